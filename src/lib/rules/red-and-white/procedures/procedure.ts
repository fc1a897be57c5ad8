import type { Cause } from '../engine/causes.ts';
import { owedTimes } from '../engine/changed.ts';
import type { Fact } from '../engine/facts/fact.ts';
import type {
	BattleState,
	Id,
	OfficerInBattle,
	OfficerStatus,
	UnitInBattle
} from '../engine/state.ts';
import type { BattleRoll, Parties } from '../engine/rolls/parties.ts';
import type { FirePart } from '../engine/table/arms.ts';
import { hitsTaken, onTable } from '../engine/table/unit.ts';
import type { Arm, Camp, Character } from '../types.ts';
import type { Calculator, Change, Form } from './calculator.ts';

/** A roll that has been made: what came of it, and what that does to the two sides. */
export interface Outcome {
	readonly roll: BattleRoll;
	readonly value: unknown;
	readonly changes: readonly Change[];
}

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: what a roll makes of an officer. */
export interface Fate {
	readonly status?: OfficerStatus;
	/** OFFICERS' CHARACTER: for how many turns of his side a drunk officer is out. */
	readonly turns?: number;
	readonly character?: Character;
	/** LEADERSHIP: he has made his move. */
	readonly moved?: true;
	/** OFFICERS' CHARACTER: one of the tests that he owed has been made. */
	readonly tested?: true;
}

/** One of the units in a roll, before it and after its losses. */
export interface Struck {
	readonly before: BattleState;
	readonly state: BattleState;
	readonly old: UnitInBattle;
	readonly unit: UnitInBattle;
	readonly who: Change['who'];
	readonly roll: BattleRoll;
}

/** The unmodified faces that succeed on one die; none where `from` is above `to`. */
export interface FaceNeed {
	readonly sides: number;
	readonly from: number;
	readonly to: number;
}

/** Whose roll it is, for questions asked before it is made. */
export type Roller =
	| { readonly unit: UnitInBattle; readonly n: number }
	| { readonly officer: OfficerInBattle }
	| { readonly camp: Camp };

/** A throw in a battle: its sheet, how the table fills it in, what comes of it, and its words. */
export interface Procedure extends Calculator {
	/** The situation as far as the table knows it; the rest of the form keeps its initial values. */
	readonly fill: (state: BattleState, parties: Parties) => Form;
	/** Of what only the eye can tell, the fields that the table knows after all: recorded cover, a contact. */
	readonly knows?: (state: BattleState, parties: Parties) => readonly string[];
	/** The fields that only the table knows, whatever was filled in. */
	readonly byTable?: readonly string[];
	/** Can this be done to the unit at all? */
	readonly canHit?: (target: UnitInBattle) => boolean;
	/** A different throw that is used against this target. */
	readonly against?: (target: UnitInBattle) => string | undefined;
	/** SEQUENCE OF ACTION; NOTES ON FIRING (G04): the weapons that fire, by what was filled in and the part that was named. */
	readonly arms?: (
		state: BattleState,
		unit: UnitInBattle,
		form: Form,
		part?: FirePart
	) => readonly Arm[];

	/** What its single die must show; undefined where it is not a single die, or depends on a distance not yet measured. */
	readonly need?: (state: BattleState, roller: Roller) => FaceNeed | undefined;
	/** Somebody may call for it; leadership and the like come with the turn instead. */
	readonly calledFor?: true;
	/** Many units may owe it at the same time, so that their numbers can be entered in one grid. */
	readonly together?: true;
	/** How many of the tests that were owed are made by one throw, where that is not one. */
	readonly pays?: (form: Form) => number;
	/** It passes or fails by one die: the outcome when the referee's word replaces the die. */
	readonly passing?: {
		readonly passes: string;
		readonly fails: string;
		readonly value: (passes: boolean) => unknown;
	};
	/** It only decides somebody's fate: nobody does well or badly at it. */
	readonly fateOnly?: true;

	/**
	 * OFFICERS & LEADERS (R35): it is one fire resolution, one melee, or one move through shells, in which attached
	 * figures may be hit.
	 */
	readonly costsFigures?: true;
	/** The cause given for its losses, where something else is owed for them. */
	readonly causes?: 'fire' | 'melee' | 'shells' | 'petrol_bombs';
	/** MACHINE GUNS: it is fire, in which guns with a unit that loses figures may be hit. */
	readonly fires?: true;
	/** What becomes of officers: only of the one named, or of those who lead the unit, in their order. */
	readonly fate?: {
		readonly of: 'named' | 'leading';
		readonly is: (value: unknown) => readonly Fate[];
	};
	/** What the turn has to remember about it besides marks. */
	readonly remembers?: (state: BattleState, outcome: Outcome) => readonly Fact[];
	/** What it calls for from a unit that it struck and that is still on the table. */
	readonly calls?: (struck: Struck) => readonly Fact[];
	/** What else it calls for, once all losses have been taken. */
	readonly owes?: (state: BattleState, outcome: Outcome) => readonly Fact[];
	/** What it ends, or begins. */
	readonly ends?: (state: BattleState, outcome: Outcome) => readonly Fact[];
}

/** Makes this many tests of a kind due from a unit, with the cause of the change. */
export const owe = (unit: UnitInBattle, calculator: string, n: number, because: Cause): Fact => ({
	type: 'testOwed',
	unit: unit.id,
	calculator,
	n,
	because
});

/** Makes this many more tests due. */
export const oweMore = (unit: UnitInBattle, calculator: string, n: number, because: Cause): Fact =>
	owe(unit, calculator, owedTimes(unit, calculator) + n, because);

/** ARMOURED CARS (R44): the tests of the crew for hits since then, or those that hits taken back spare it. */
export const crewOwes = (
	old: UnitInBattle,
	unit: UnitInBattle,
	because: Cause
): readonly Fact[] => {
	const slug = 'armoured-car-morale';
	const now = owedTimes(unit, slug);
	const n = Math.max(0, now + hitsTaken(unit) - hitsTaken(old));
	return unit.unit.type === 'armoured_car' && onTable(unit) && n !== now
		? [owe(unit, slug, n, because)]
		: [];
};

/** Makes one more test of character due from an officer. */
export const oweCharacter = (officer: OfficerInBattle, because: Cause): Fact => ({
	type: 'characterOwed',
	officer: officer.id,
	n: officer.owesCharacter.length + 1,
	because
});

/** A situation filled in from the unit that acts, and at most one that it acts on. */
export const byUnit =
	(fill: (state: BattleState, unit: UnitInBattle, target: UnitInBattle | null) => Form) =>
	(state: BattleState, { unit: id, target }: Parties): Form => {
		const unit = unitIn(state, id);
		return unit ? fill(state, unit, unitIn(state, target) ?? null) : {};
	};

export const unitIn = ({ units }: BattleState, id: Id | null): UnitInBattle | undefined =>
	id === null ? undefined : units[id];

/** Those who act together, in order. */
export const actorsIn = ({ unit, others = [] }: Parties): readonly Id[] =>
	unit === null ? [] : [unit, ...others];
