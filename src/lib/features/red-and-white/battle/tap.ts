import {
	against,
	canHit,
	deedsOf,
	phaseDeed,
	type UnitInBattle
} from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from './live.svelte.ts';
import { rollHref, targetHref, unitHref } from './paths.ts';

/** ATTACKING FIRE: the one way in which it fires at the unit that it is in contact with; undefined where there is a choice. */
const fireInContact = ({ state, id }: LiveBattle, unit: UnitInBattle): string | undefined => {
	const contact = state.contacts.find(({ attackers }) => attackers.includes(unit.id));
	const defender = contact && state.units[contact.defender];
	const ways = deedsOf(state, unit, (one) => one === 'attacking-fire').filter(
		({ calculator, refusal, reminder }) => calculator === 'attacking-fire' && !refusal && !reminder
	);
	return defender && canHit('attacking-fire', defender) && ways.length === 1
		? rollHref(id, against('attacking-fire', defender), { unit: unit.id, target: defender.id })
		: undefined;
};

/** Where a tap on a unit leads in a phase of fire: whoever may fire is asked at whom, unless the table knows. */
export const deedHref = (battle: LiveBattle, unit: UnitInBattle): string | undefined => {
	const deed = phaseDeed(battle.state, unit);
	const open = battle.waiting.crowds.some(({ units }) =>
		units.some((one) => one.unit === unit.id && one.doing === 'open')
	);
	if (!deed || !open) return undefined;
	return (
		(deed === 'attacking-fire' ? fireInContact(battle, unit) : undefined) ??
		targetHref(battle.id, deed, { unit: unit.id })
	);
};

/** Where a tap on a unit leads; anybody who does not fire shows his sheet. */
export const tapHref = (battle: LiveBattle, unit: UnitInBattle): string =>
	deedHref(battle, unit) ?? unitHref(battle.id, unit.id);
