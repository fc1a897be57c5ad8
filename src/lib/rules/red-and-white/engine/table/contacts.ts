import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Form } from '../../procedures/calculator.ts';
import type { Commissar, UnitType } from '../../types.ts';
import type { CommandOf } from '../commands/command.ts';
import { bookIn, senseless, withUnit } from '../commands/deciding.ts';
import type { Fact } from '../facts/fact.ts';
import type { BattleState, Id, UnitInBattle } from '../state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	priestPanics,
	standsLostIn
} from './support.ts';
import { marked, nameOf, onTable } from './unit.ts';

/** MELEE: units in contact: all that attack one defender fight one melee with him (ME-5). */
export interface Contact {
	readonly defender: Id;
	/** In the order in which they came; the first speaks for all. */
	readonly attackers: readonly Id[];
}

/** MELEE: who may start one. */
const STARTS: readonly UnitType[] = ['infantry', 'cavalry', 'tank'];
export const startsMelee = ({ unit }: UnitInBattle): boolean => STARTS.includes(unit.type);

/** MORALE; MELEE (G15): a move to the rear is still to be rolled. */
export const goesBack = ({ owes }: UnitInBattle): boolean => (owes['movement'] ?? 0) > 0;

/** CAVALRY (R54): in the enemy's phase 3 a unit may only withdraw. */
export const withdraws = ({ clock }: BattleState, { camp }: UnitInBattle): boolean =>
	clock.phase === 3 && camp !== clock.turn;

/** MELEE: the melee in which a unit stands, on either side. */
export const contactOf = ({ contacts }: BattleState, id: Id): Contact | undefined =>
	contacts.find(({ defender, attackers }) => defender === id || attackers.includes(id));

/** The units of a melee that are still there. */
export const attackersIn = (state: BattleState, { attackers }: Contact): readonly UnitInBattle[] =>
	attackers.flatMap((id) => {
		const unit = state.units[id];
		return unit && onTable(unit) ? [unit] : [];
	});

/** MELEE: the melees still to be fought: both sides are there. */
export const meleesToFight = (
	state: BattleState
): readonly {
	readonly defender: UnitInBattle;
	readonly attackers: readonly [UnitInBattle, ...UnitInBattle[]];
}[] =>
	state.contacts.flatMap((contact) => {
		const defender = state.units[contact.defender];
		const [first, ...rest] = attackersIn(state, contact);
		return first && defender && onTable(defender)
			? [{ defender, attackers: [first, ...rest] }]
			: [];
	});

/** ARMORED VEHICLE FRIGHT: cavalry and gunners that a tank comes at do not simply stand (ME-7). */
const frightened = (
	{ units }: BattleState,
	{ id, unit, owes }: UnitInBattle,
	attackers: readonly Id[],
	before: readonly Id[]
): Fact[] => {
	const tank = (one: Id): boolean => units[one]?.unit.type === 'tank';
	const comes = attackers.some(tank) && !before.some(tank);
	const shies = unit.type === 'cavalry' || unit.type === 'battery';
	return comes && shies && !owes['fright']
		? [{ type: 'testOwed', unit: id, calculator: 'fright', n: 1 }]
		: [];
};

/**
 * MELEE: who attacks whom, before the dice. Nobody left attacks: the contact is off. A unit that attacks somebody
 * else leaves him for this one.
 */
export const engage = (
	state: BattleState,
	{ defender: id, attackers }: CommandOf<'engage'>
): Decision<Fact> =>
	withUnit(state, id, (defender) => {
		const now = state.contacts.find((contact) => contact.defender === id)?.attackers ?? [];
		if (now.length === attackers.length && now.every((one, at) => one === attackers[at]))
			return senseless('It is so already.');
		if (new Set(attackers).size < attackers.length)
			return senseless('A unit attacks once in a melee.');
		if (attackers.length && !onTable(defender))
			return senseless('{unit} is not on the table.', { unit: nameOf(state, id) });
		for (const one of attackers) {
			const unit = state.units[one];
			const named = { unit: nameOf(state, one) };
			if (!unit || !onTable(unit)) return senseless('{unit} is not on the table.', named);
			if (unit.camp === defender.camp) return senseless('The two fight on the same side.');
			if (!startsMelee(unit))
				return refuse('Melee', say('Only infantry, cavalry and tanks may start a melee.'));
		}
		const left = state.contacts.flatMap((contact): Fact[] => {
			if (contact.defender === id) return [];
			const stay = contact.attackers.filter((one) => !attackers.includes(one));
			return stay.length === contact.attackers.length
				? []
				: [{ type: 'engaged', defender: contact.defender, attackers: stay }];
		});
		return accept<Fact>(
			...left,
			{ type: 'engaged', defender: id, attackers },
			...frightened(state, defender, attackers, now)
		);
	});

/** ATTACKING FIRE; ARMOURED CARS: by which a unit fires after it has moved into melee. */
const ATTACKING: readonly string[] = ['attacking-fire', 'armoured-car-fire'];

/**
 * ATTACKING FIRE (G05): it is at the unit that is attacked: who fires so in phase 5 is in contact with it, and fights it
 * in phase 6. Who is in contact already stays where he is.
 */
export const attackedByFire = (
	state: BattleState,
	{ calculator, unit: id, target }: CommandOf<'resolve'>
): readonly Fact[] => {
	const { phase, turn } = state.clock;
	const unit = id === null ? undefined : state.units[id];
	if (phase !== 5 || unit?.camp !== turn || target === null || !ATTACKING.includes(calculator))
		return [];
	if (bookIn(state).readings.G05 !== 'melee_target_only' || contactOf(state, unit.id)) return [];
	const now = state.contacts.find(({ defender }) => defender === target)?.attackers ?? [];
	const met = engage(state, { type: 'engage', defender: target, attackers: [...now, unit.id] });
	return met.ok ? met.facts : [];
};

/** MELEE: the table after a contact was made, changed or broken off. */
export const engaged = (
	contacts: readonly Contact[],
	{ defender, attackers }: Contact
): readonly Contact[] => {
	const known = contacts.some((contact) => contact.defender === defender);
	if (attackers.length === 0) return contacts.filter((contact) => contact.defender !== defender);
	return known
		? contacts.map((contact) => (contact.defender === defender ? { defender, attackers } : contact))
		: [...contacts, { defender, attackers }];
};

/** MELEE; CAVALRY; ARMORED VEHICLE FRIGHT: a contact is over when it was fought, or the defender did not stay. */
export const contactsOver = (
	{ contacts }: BattleState,
	gone: (contact: Contact) => boolean
): Fact[] =>
	contacts.filter(gone).map(({ defender }): Fact => ({ type: 'engaged', defender, attackers: [] }));

const most = (units: readonly UnitInBattle[], of: (unit: UnitInBattle) => number): number =>
	Math.max(0, ...units.map(of));

/**
 * COMMISSARS (R29): each kind counts once. One who overrules costs 1 for the rest of the turn, whoever is with him; one
 * who argues merely adds nothing, so another may still be asked.
 */
const commissarWith = (units: readonly UnitInBattle[]): Commissar => {
	const all = units.map(commissarOf);
	return (['minus', 'check', 'zero'] as const).find((one) => all.includes(one)) ?? 'none';
};

/** MELEE (R29): several attackers on one sheet: one die, each kind of bonus once, stands lost added up. */
export const fillGroup = (state: BattleState, units: readonly UnitInBattle[]): Form => {
	const mounted = (unit: UnitInBattle): boolean =>
		unit.unit.type === 'cavalry' && !marked(unit, 'dismounted');
	const tanks = units.filter(({ unit }) => unit.type === 'tank').length;
	const cavalry = units.filter(mounted).length;
	return {
		attackTanks: tanks,
		attackCavalry: cavalry,
		attackInfantry: units.length - tanks - cavalry,
		attackerBanner: units.some(hasBanner),
		attackerBanners: units.filter(hasBanner).length,
		attackerPriest: units.some(hasPriest),
		attackerPriests: units.filter(hasPriest).length,
		attackerPriestPanic: units.some(priestPanics),
		attackerPriestPanics: units.filter(priestPanics).length,
		attackerHeroic: most(units, (unit) => heroicOf(state, unit)),
		attackerStandsLost: units.reduce((sum, unit) => sum + standsLostIn(state, unit), 0),
		attackerCommissar: commissarWith(units),
		attackerSuppressed: units.some((unit) => marked(unit, 'suppressed'))
	};
};
