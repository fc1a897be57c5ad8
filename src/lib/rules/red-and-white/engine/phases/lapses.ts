import type { LAPSES } from '../causes.ts';
import { owedTimes } from '../changed.ts';
import type { Fact } from '../facts/fact.ts';
import type { Contact } from '../ground.ts';
import type { BattleState, Id, OfficerInBattle, UnitInBattle } from '../state.ts';
import { contactOf, goesBack } from '../table/contacts.ts';
import { hasGone } from '../table/moves.ts';
import { breaksNow } from '../table/support.ts';
import {
	attachedLeft,
	hasArms,
	hasGuns,
	heroesOf,
	marked,
	onTable,
	standsWith,
	staysThere,
	stillThere,
	unitsOf
} from '../table/unit.ts';

/** MELEE: a unit that is gone, goes back or has changed sides is no longer in contact. */
const stays = (unit: UnitInBattle | undefined): unit is UnitInBattle =>
	unit !== undefined && onTable(unit) && !goesBack(unit);

/** BOMBARDMENT: pinned by what has just happened; the referee may let a unit attack that was pinned before. */
const pinnedNow = (before: BattleState, unit: UnitInBattle): boolean => {
	const old = before.units[unit.id];
	return marked(unit, 'pinned') && !(old && marked(old, 'pinned'));
};

/** MELEE; ARMORED VEHICLE FRIGHT: who of a contact stays in it. */
const stayIn = (
	before: BattleState,
	{ units }: BattleState,
	{ defender: id, attackers }: Contact
): readonly Id[] => {
	const defender = units[id];
	const old = before.units[id];
	const gone = (one: UnitInBattle): boolean => hasGone(one, 'withdrawal');
	const touched = before.contacts.some((one) => one.defender === id);
	const withdraws = touched && old && !gone(old) && defender && gone(defender);
	return stays(defender) && !withdraws
		? attackers.filter((one) => {
				const unit = units[one];
				return stays(unit) && unit.camp !== defender.camp && !pinnedNow(before, unit);
			})
		: [];
};

/** MELEE: the contact as it now stands, without those who do not stay. */
const contactEnds = (before: BattleState, state: BattleState, contact: Contact): Fact[] => {
	const { defender, attackers } = contact;
	const there = stayIn(before, state, contact);
	return there.length === attackers.length
		? []
		: [{ type: 'engaged', defender, attackers: there, came: [] }];
};

/** ARMORED VEHICLE FRIGHT: the contact with a tank is off, and so is the fright. */
const frightEnds = (before: BattleState, state: BattleState): Fact[] =>
	before.contacts.flatMap(({ defender, attackers }): Fact[] => {
		const now = contactOf(state, defender);
		const tank = (id: Id): boolean => state.units[id]?.unit.type === 'tank';
		return state.units[defender]?.owes['fright'] &&
			attackers.some(tank) &&
			!(now && stayIn(before, state, now).some(tank))
			? [lapses(defender, 'fright', 'contact_over')]
			: [];
	});

/** PETROL BOMBS VS. TANK: the tank that they were for burns, or its crew has left it. */
const bombsEnd = (state: BattleState): Fact[] =>
	unitsOf(state).flatMap(({ id, owes }) =>
		owes['petrol-bombs']?.some(({ unit: tank }) => tank && !stillThere(state, [tank]).length)
			? [lapses(id, 'petrol-bombs', 'contact_over')]
			: []
	);

const lapses = (unit: Id, calculator: string, what: (typeof LAPSES)[number], n = 0): Fact => ({
	type: 'testOwed',
	unit,
	calculator,
	n,
	because: { what }
});

/**
 * TANKS; CRITICAL HITS: the moves to the rear that it still owes: none where it goes nowhere, not even back; with a
 * blinded driver in its own turn those that it owed before.
 */
const waysBack = ({ clock }: BattleState, old: UnitInBattle, unit: UnitInBattle): number => {
	if (staysThere(unit)) return 0;
	const misses = marked(unit, 'blinded') && unit.camp === clock.turn;
	const owes = owedTimes(unit, 'movement');
	return misses ? Math.min(owes, owedTimes(old, 'movement')) : owes;
};

/**
 * Tests lapse when what they were for is gone: figures and guns that could be hit; a retreat for a tank that cannot
 * move.
 */
const debtsLapse = (before: BattleState, state: BattleState, unit: UnitInBattle): Fact[] => {
	const { id, owes } = unit;
	const old = before.units[id];
	if (!old || !Object.keys(owes).length) return [];
	const nobody = {
		'officer-hit': standsWith(before, old) && !standsWith(state, unit),
		commissar: !attachedLeft(unit, 'commissar'),
		'attached-gun': hasGuns(old) && !hasGuns(unit)
	};
	return [
		...Object.entries(nobody).flatMap(([calculator, left]) =>
			left && owes[calculator] ? [lapses(id, calculator, 'nobody_left')] : []
		),
		...(waysBack(state, old, unit) < owedTimes(unit, 'movement')
			? [lapses(id, 'movement', 'stays', waysBack(state, old, unit))]
			: []),
		...(owes['movement'] && old.camp !== unit.camp ? [lapses(id, 'movement', 'gone_over')] : [])
	];
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): a unit that joins an army already breaking was not there when it broke. */
const comesLate = (before: BattleState, unit: UnitInBattle): Fact[] => {
	const old = before.units[unit.id];
	const came = onTable(unit) && (!old || !onTable(old) || old.camp !== unit.camp);
	return came && !unit.moraleTested && breaksNow(before, unit)
		? [{ type: 'moraleTested', unit: unit.id }]
		: [];
};

/**
 * OFFICERS & LEADERS; OFFICERS' CHARACTER: nobody leads a unit that is gone or fights for the other side, and he who proves a coward leads none; one
 * who was known as such leads by the referee's word.
 */
const leavesUnit = (
	before: BattleState,
	state: BattleState,
	{ id, heroicWith, character, camp }: OfficerInBattle
): Fact[] => {
	const unit = state.units[heroicWith ?? ''];
	if (!unit) return [];
	const toRoll = unit.presence === 'destroyed' && unit.owes['officer-hit'];
	const gone = unit.camp !== camp || (!onTable(unit) && !toRoll);
	const proves = character === 'coward' && before.officers[id]?.character !== 'coward';
	if (!gone && !proves) return [];
	const others = heroesOf(state, unit.id).some((hero) => hero.id !== id);
	return [
		{ type: 'ledHeroically', officer: id, unit: null },
		...(marked(unit, 'heroic') && !others
			? [{ type: 'marked', unit: unit.id, on: [], off: ['heroic'] } as const]
			: []),
		...(unit.owes['officer-hit'] &&
		!others &&
		attachedLeft(unit, 'commissar') + attachedLeft(unit, 'priest') === 0
			? [lapses(unit.id, 'officer-hit', 'nobody_left')]
			: [])
	];
};

/** OFFICERS & LEADERS: he does not stand with a unit that is gone, or that fights for the other side. */
const standsAlone = (state: BattleState, { id, beside, camp }: OfficerInBattle): Fact[] => {
	const unit = state.units[beside ?? ''];
	return unit && (!onTable(unit) || unit.camp !== camp)
		? [{ type: 'officerJoined', officer: id, unit: null }]
		: [];
};

/** BOMBARDMENT: guns that nobody serves, or that are limbered or on their way to the rear, no longer fire. */
const silent = (unit: UnitInBattle): boolean =>
	!hasArms(unit) || goesBack(unit) || marked(unit, 'limbered');

/** BOMBARDMENT: the area ends where its battery is gone, goes back, or fights for the other side. */
const areaEnds = (before: BattleState, { units }: BattleState, battery: Id): Fact[] => {
	const unit = units[battery];
	const old = before.units[battery];
	return unit && old && onTable(unit) && unit.camp === old.camp && (!silent(unit) || silent(old))
		? []
		: [{ type: 'areaLifted', battery }];
};

/** What ends by itself with what has just happened. */
export const lapsed = (before: BattleState, state: BattleState): readonly Fact[] =>
	before.units === state.units && before.officers === state.officers
		? []
		: [
				...state.contacts.flatMap((contact) => contactEnds(before, state, contact)),
				...frightEnds(before, state),
				...bombsEnd(state),
				...state.areas.flatMap(({ battery }) => areaEnds(before, state, battery)),
				...state.order.flatMap((id) => {
					const unit = state.units[id];
					if (!unit || unit === before.units[id]) return [];
					return [...debtsLapse(before, state, unit), ...comesLate(before, unit)];
				}),
				...Object.values(state.officers).flatMap((officer) => [
					...leavesUnit(before, state, officer),
					...standsAlone(state, officer)
				])
			];
