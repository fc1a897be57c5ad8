import { phaseDeed, type UnitInBattle } from '#lib/rules/red-and-white/index.ts';
import type { LiveBattle } from './live.svelte.ts';
import { targetHref, unitHref } from './paths.ts';

/**
 * Where a tap on a unit leads: in a phase of fire, whoever may fire is asked at whom; anybody else shows his sheet.
 */
export const tapHref = (battle: LiveBattle, unit: UnitInBattle): string => {
	const deed = phaseDeed(battle.state, unit);
	const open = battle.waiting.crowds.some(({ units }) =>
		units.some((one) => one.unit === unit.id && one.doing === 'open')
	);
	return deed && open
		? targetHref(battle.id, deed, { unit: unit.id })
		: unitHref(battle.id, unit.id);
};
