import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { armyState, countsAsLost } from '../engine/table/army.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../engine/state.ts';
import {
	figuresFull,
	figuresLeft,
	marked,
	nameOf,
	onTable,
	unitsOf,
	vehicle
} from '../engine/table/unit.ts';
import { MARK_WORDS, PRESENCE_WORDS } from '../words/table.ts';
import { ATTACHMENT_WORDS } from '../words/forces.ts';
import { effectiveLosses, shareLost } from '../rules/major-morale.ts';
import type { Camp, Mark } from '../types.ts';
import { words } from '../words/en/battle-report.ts';

/** One unit in the table of losses. */
export interface UnitLosses {
	readonly unit: UnitInBattle;
	/** Figures at the start, including those of units that joined it; null for a vehicle. */
	readonly start: number | null;
	readonly left: number | null;
	readonly lost: number | null;
	/** What else became of it, in a few words each. */
	readonly fate: readonly Phrase[];
}

/** Marks that still mean something once a battle is over. */
const LASTING: readonly Mark[] = ['falling_back', 'immobilised', 'ablaze', 'engine_hit'];

/** What stood with a unit and was lost, each kind once. */
export const lostWith = ({ attached }: UnitInBattle): readonly Phrase[] =>
	[...new Set(attached.flatMap(({ kind, left }) => (left ? [] : kind)))].map((kind) =>
		say(words.whatLost, { what: say(ATTACHMENT_WORDS[kind]) })
	);

/** What became of a unit. */
const fateOf = (state: BattleState, unit: UnitInBattle): readonly Phrase[] => {
	const { camp, origin, presence, hits } = unit;
	const half = onTable(unit) && camp === origin && countsAsLost(state, unit);
	const where =
		presence === 'merged'
			? [say(words.joinedUnit, { unit: nameOf(state, unit.mergedInto) })]
			: onTable(unit)
				? []
				: [say(PRESENCE_WORDS[presence].label)];
	return [
		...where,
		...(camp === origin ? [] : [say(words.changedSides)]),
		...(half ? [say(words.atHalfStrength)] : []),
		...(hits > 0 ? [count(hits, words.nHits)] : []),
		...(onTable(unit) ? LASTING : [])
			.filter((mark) => marked(unit, mark))
			.map((mark) => say(MARK_WORDS[mark].label)),
		...lostWith(unit)
	];
};

/** Figures of one unit: at the start, left, lost. */
const lossesOf = (state: BattleState, unit: UnitInBattle): UnitLosses => {
	const fate = fateOf(state, unit);
	if (vehicle(unit)) return { unit, start: null, left: null, lost: null, fate };
	const start = figuresFull(unit);
	// An overrun headquarters, or a unit destroyed by the referee's word, still has its figures.
	const left = unit.presence === 'destroyed' ? 0 : figuresLeft(unit);
	return { unit, start, left, lost: start - left, fate };
};

/** MAJOR MORALE: what one army has lost, and whether it broke. */
export interface ArmyFate {
	readonly camp: Camp;
	readonly units: readonly UnitLosses[];
	readonly start: number;
	readonly left: number;
	readonly lost: number;
	readonly totalUnits: number;
	/** Units that count as lost, destroyed or at half strength. */
	readonly unitsLost: number;
	/** MAJOR MORALE: the same with trains and supply lines, as a part of the army. */
	readonly effective: number;
	readonly share: ReturnType<typeof shareLost>;
	readonly broken: boolean;
}

/** What an army has lost; units are counted for the camp they began with. */
export const armyFate = (state: BattleState, camp: Camp): ArmyFate => {
	const own = unitsOf(state).filter(({ origin }) => origin === camp);
	const units = own.map((unit) => lossesOf(state, unit));
	const army = armyState(state, camp);
	const added = (part: 'start' | 'left' | 'lost'): number =>
		units.reduce((sum, one) => sum + (one[part] ?? 0), 0);
	return {
		camp,
		units,
		start: added('start'),
		left: added('left'),
		lost: added('lost'),
		totalUnits: army.totalUnits,
		unitsLost: own.filter((unit) => countsAsLost(state, unit)).length,
		effective: effectiveLosses(bookIn(state), army),
		share: shareLost(bookIn(state), army),
		broken: state.armies[camp].broken
	};
};
