import { throwsBombs } from '../../rules/petrol-bombs.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Change } from '../../procedures/calculator.ts';
import type { Resolve } from './command.ts';
import type { Fact } from '../facts/fact.ts';
import { type BattleState, bookIn, type Id, type UnitInBattle } from '../state.ts';
import { attachedLeft, figuresLeft, heroesOf, marked, onTable } from '../table/unit.ts';

const SMALL_ARMS: readonly string[] = ['small-arms-fire', 'attacking-fire'];
/** OFFICERS & LEADERS (R35): what is one fire resolution, one melee, one move through shells. */
const COSTS_FIGURES: readonly string[] = [
	...SMALL_ARMS,
	'artillery',
	'melee',
	'bombardment',
	'petrol-bombs'
];

const fell = (before: UnitInBattle, after: UnitInBattle): boolean =>
	figuresLeft(after) < figuresLeft(before);

/** OFFICERS & LEADERS: somebody stands with the unit who is rolled for when figures of it fall (SP-4). */
const hasFigures = (state: BattleState, unit: UnitInBattle): boolean =>
	attachedLeft(unit, 'commissar') + attachedLeft(unit, 'priest') > 0 ||
	heroesOf(state, unit.id).length > 0 ||
	marked(unit, 'heroic');

/** OFFICERS & LEADERS: its last figures fell while an officer led it: he may be hit all the same (SP-4). */
const diedUnder = (before: BattleState, { id, presence }: UnitInBattle): boolean =>
	presence === 'destroyed' && heroesOf(before, id).length > 0;

const owe = (unit: UnitInBattle, calculator: string, n: number): Fact => ({
	type: 'testOwed',
	unit: unit.id,
	calculator,
	n
});
const oweMore = (unit: UnitInBattle, calculator: string, n: number): Fact =>
	owe(unit, calculator, (unit.owes[calculator] ?? 0) + n);

/** TANKS (R46): infantry fights a tank that cannot move: its crew tests whether it gives up. */
const shaken = (before: BattleState, unit: UnitInBattle, attackers: readonly Id[]): boolean =>
	marked(unit, 'immobilised') && attackers.some((id) => before.units[id]?.unit.type === 'infantry');

/** What this result calls for from one of the two units: figures and guns with it, its crew, its officers. */
const unitDebts = (
	calculator: string,
	shelled: boolean,
	before: BattleState,
	state: BattleState,
	id: Id,
	changes: readonly Change[],
	attackers: readonly Id[]
): Fact[] => {
	const unit = state.units[id];
	const old = before.units[id];
	if (!unit || !old) return [];
	const facts: Fact[] = [];
	if (changes.some(({ beaten }) => beaten))
		for (const hero of heroesOf(before, id))
			facts.push({ type: 'characterOwed', officer: hero.id, n: hero.owesCharacter + 1 });
	const lost = fell(old, unit);
	if (diedUnder(before, unit) && lost && COSTS_FIGURES.includes(calculator))
		return [...facts, owe(unit, 'officer-hit', 1)];
	if (!onTable(unit)) return facts;
	if (lost && COSTS_FIGURES.includes(calculator) && hasFigures(state, unit))
		facts.push(owe(unit, 'officer-hit', 1));
	const guns = attachedLeft(unit, 'hmg') + attachedLeft(unit, 'tchanka');
	if (lost && guns > 0 && SMALL_ARMS.includes(calculator)) facts.push(owe(unit, 'attached-gun', 1));
	if (calculator === 'melee' && shaken(before, unit, attackers))
		facts.push(owe(unit, 'tank-hits', 1));
	const hits = unit.hits - old.hits;
	if (unit.unit.type === 'armoured_car' && hits > 0)
		facts.push(oweMore(unit, 'armoured-car-morale', hits));
	if (
		unit.unit.type === 'armoured_train' &&
		shelled &&
		!unit.rolled.includes('train-morale') &&
		(hits > 0 || bookIn(state).readings.R53 !== 'when_hit')
	)
		facts.push(owe(unit, 'train-morale', 1));
	for (const { tests } of changes) if (tests) facts.push(oweMore(unit, tests.calculator, tests.n));
	return facts;
};

/** TANKS; PETROL BOMBS VS. TANK: infantry with bombs that met a tank in this melee, on either side (R47). */
const bombDebts = (
	state: BattleState,
	{ calculator, unit, others = [], target, changes }: Resolve
): Fact[] => {
	if (calculator !== 'melee' || unit === null || target === null) return [];
	const there = (id: Id): UnitInBattle[] => {
		const one = state.units[id];
		return one && onTable(one) ? [one] : [];
	};
	const attackers = [unit, ...others].flatMap(there);
	const defenders = there(target);
	const tank = (one: UnitInBattle): boolean => one.unit.type === 'tank';
	const beaten = (who: Change['who']): boolean =>
		changes.some((change) => change.who === who && change.beaten);
	const sides = [
		{ infantry: attackers, enemy: defenders, tankAttacked: false, infantryWon: beaten('target') },
		{ infantry: defenders, enemy: attackers, tankAttacked: true, infantryWon: beaten('unit') }
	];
	return sides
		.filter(({ enemy, ...melee }) => enemy.some(tank) && throwsBombs(bookIn(state), melee))
		.flatMap(({ infantry }) => infantry)
		.filter((one) => attachedLeft(one, 'petrol_bombs') > 0)
		.map((one) => owe(one, 'petrol-bombs', 1));
};

/** CONSEQUENCES OF MAJOR MORALE FAILURE: each officer of a broken army takes a test of character (G07). */
const armyDebts = (state: BattleState, { army }: Resolve): Fact[] =>
	army?.broken &&
	state.armies[army.camp].consequences &&
	numberOf(bookIn(state), 'army_broken.officers_test') === 1
		? Object.values(state.officers)
				.filter(({ camp, status }) => camp === army.camp && status === 'fit')
				.map(({ id, owesCharacter }): Fact => ({
					type: 'characterOwed',
					officer: id,
					n: owesCharacter + 1
				}))
		: [];

/** What a result calls for besides what it changes. `before`: the table as it was when the dice were thrown. */
export const debts = (before: BattleState, state: BattleState, command: Resolve): Fact[] => {
	const { calculator, unit, target, changes, others = [] } = command;
	const of = (id: Id | null, who: Change['who']): Fact[] =>
		id === null
			? []
			: unitDebts(
					calculator,
					calculator === 'artillery' && who === 'target',
					before,
					state,
					id,
					changes.filter((change) => change.who === who),
					who === 'target' ? [unit, ...others].filter((one) => one !== null) : []
				);
	return [
		...[unit, ...others].flatMap((id) => of(id, 'unit')),
		...of(target, 'target'),
		...bombDebts(state, command),
		...armyDebts(state, command)
	];
};
