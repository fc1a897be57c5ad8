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
import type { Arm, Camp, Character } from '../types.ts';
import type { Calculator, Change, Form } from './calculator.ts';

/** A roll that is over: what came of it, and what that does to the two sides. */
export interface Outcome {
	readonly roll: BattleRoll;
	readonly value: unknown;
	readonly changes: readonly Change[];
}

/** OFFICERS & LEADERS; OFFICERS' CHARACTER: what a roll makes of an officer. */
export interface Fate {
	readonly status?: OfficerStatus;
	/** OFFICERS' CHARACTER: turns of his side a drunk one is out. */
	readonly turns?: number;
	readonly character?: Character;
	/** LEADERSHIP: he has made his move. */
	readonly moved?: true;
	/** OFFICERS' CHARACTER: one of the tests that he owed is made. */
	readonly tested?: true;
}

/** One of the units of a roll, before it and after its losses. */
export interface Struck {
	readonly before: BattleState;
	readonly state: BattleState;
	readonly old: UnitInBattle;
	readonly unit: UnitInBattle;
	readonly who: Change['who'];
	readonly roll: BattleRoll;
}

/** The raw faces that are good, of one die; none are where `from` is above `to`. */
export interface FaceNeed {
	readonly sides: number;
	readonly from: number;
	readonly to: number;
}

/** Whose roll it is, for what is known before it is made. */
export type Roller =
	| { readonly unit: UnitInBattle; readonly n: number }
	| { readonly officer: OfficerInBattle }
	| { readonly camp: Camp };

/** A throw of a battle: its sheet, how the table fills it, what comes of it, and its words. */
export interface Procedure extends Calculator {
	/** The situation as far as the table knows it; the rest of the form stays as it begins. */
	readonly fill: (state: BattleState, parties: Parties) => Form;
	/** What of it the table alone knows, whatever was filled in. */
	readonly byTable?: readonly string[];
	/** Can it be done to this unit at all? */
	readonly canHit?: (target: UnitInBattle) => boolean;
	/** Another throw by which it is worked out against this target. */
	readonly against?: (target: UnitInBattle) => string | undefined;
	/** SEQUENCE OF ACTION; NOTES ON FIRING (G04): the weapons that fire, by what was filled in and the part that was named. */
	readonly arms?: (
		state: BattleState,
		unit: UnitInBattle,
		form: Form,
		part?: FirePart
	) => readonly Arm[];

	/** What its one die must show; undefined where it is not one die, or not known before it is measured. */
	readonly need?: (state: BattleState, roller: Roller) => FaceNeed | undefined;
	/** Somebody else may call for it; leadership and the like come with the turn. */
	readonly calledFor?: true;
	/** Many units may owe it at the same time: their numbers can be taken in one grid. */
	readonly together?: true;
	/** How many of the tests that were owed are made by one throw, where it is not one. */
	readonly pays?: (form: Form) => number;
	/** It passes or fails by one die: what the referee's word instead of the die makes of it. */
	readonly passing?: {
		readonly passes: string;
		readonly fails: string;
		readonly value: (passes: boolean) => unknown;
	};
	/** It is about what becomes of somebody: nobody does well or badly at it. */
	readonly fateOnly?: true;

	/** OFFICERS & LEADERS (R35): one fire resolution, one melee, one move through shells: who stands by may be hit. */
	readonly costsFigures?: true;
	/** What its losses are laid to, where something else is owed for them. */
	readonly causes?: 'fire' | 'melee' | 'shells' | 'petrol_bombs';
	/** MACHINE GUNS: it is fire: guns with a unit that loses figures may be hit. */
	readonly fires?: true;
	/** What becomes of officers: of him alone who is named, or of those who lead the unit, in their order. */
	readonly fate?: {
		readonly of: 'named' | 'leading';
		readonly is: (value: unknown) => readonly Fate[];
	};
	/** What the turn has to remember of it besides marks. */
	readonly remembers?: (state: BattleState, outcome: Outcome) => readonly Fact[];
	/** What it calls for from a unit that it struck, on the table still. */
	readonly calls?: (struck: Struck) => readonly Fact[];
	/** What else it calls for, once everything is lost that is lost. */
	readonly owes?: (state: BattleState, outcome: Outcome) => readonly Fact[];
	/** What is over with it, or begins. */
	readonly ends?: (state: BattleState, outcome: Outcome) => readonly Fact[];
}

/** So many tests of a kind are due from a unit, by this cause more or fewer. */
export const owe = (unit: UnitInBattle, calculator: string, n: number, because: Cause): Fact => ({
	type: 'testOwed',
	unit: unit.id,
	calculator,
	n,
	because
});

/** So many tests more. */
export const oweMore = (unit: UnitInBattle, calculator: string, n: number, because: Cause): Fact =>
	owe(unit, calculator, owedTimes(unit, calculator) + n, because);

/** An officer owes one more test of character. */
export const oweCharacter = (officer: OfficerInBattle, because: Cause): Fact => ({
	type: 'characterOwed',
	officer: officer.id,
	n: officer.owesCharacter.length + 1,
	because
});

/** A situation that the unit who acts fills, and at most one on whom. */
export const byUnit =
	(fill: (state: BattleState, unit: UnitInBattle, target: UnitInBattle | null) => Form) =>
	(state: BattleState, { unit: id, target }: Parties): Form => {
		const unit = unitIn(state, id);
		return unit ? fill(state, unit, unitIn(state, target) ?? null) : {};
	};

export const unitIn = ({ units }: BattleState, id: Id | null): UnitInBattle | undefined =>
	id === null ? undefined : units[id];

/** Those who act together, the first of them first. */
export const actorsIn = ({ unit, others = [] }: Parties): readonly Id[] =>
	unit === null ? [] : [unit, ...others];
