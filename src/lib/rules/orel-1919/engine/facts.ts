import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { AttackKind, EventName, Player } from '../types.ts';
import type { ProcedureName } from '../procedures/heads.ts';
import type { Parties } from './commands.ts';
import type { CombatFact } from './combat/facts.ts';
import type { Phase } from './sequence.ts';
import type {
	Chance,
	Due,
	Header,
	Moving,
	Playing,
	Result,
	Suffering,
	Unit,
	UnitId
} from './state.ts';

/** Marks of a unit that change without a story of their own. */
export type Marks = Partial<
	Pick<
		Unit,
		| 'mode'
		| 'routed'
		| 'command'
		| 'unsupplied'
		| 'recruits'
		| 'rumors'
		| 'works'
		| 'done'
		| 'moved'
		| 'action'
		| 'fired'
		| 'engine'
		| 'spent'
	>
>;

/** A fact of the game: small, in the past tense, with the section that made it where that is not plain. */
export type Fact =
	| ({ readonly type: 'gameBegan' } & Header)
	| { readonly type: 'turnBegan'; readonly turn: number; readonly player: Player }
	| { readonly type: 'phaseBegan'; readonly phase: Phase }
	| { readonly type: 'phaseEnded' }
	| {
			readonly type: 'diceThrown';
			readonly procedure: ProcedureName;
			readonly parties: Parties;
			readonly throws: readonly Throw[];
	  }
	/** Marks of one or more units. */
	| {
			readonly type: 'marked';
			readonly rule: string;
			readonly units: readonly UnitId[];
			readonly marks: Marks;
	  }
	| { readonly type: 'pointsCame'; readonly player: Player; readonly points: number }
	| { readonly type: 'enlisted'; readonly player: Player }
	| { readonly type: 'restored'; readonly unit: UnitId; readonly recruits: boolean }
	| { readonly type: 'raised'; readonly unit: UnitId; readonly hex: Hex | null }
	| {
			readonly type: 'commandChecked';
			readonly player: Player;
			readonly bodies: Readonly<Record<string, readonly (readonly UnitId[])[]>>;
			readonly ties: readonly string[];
			readonly out: readonly UnitId[];
	  }
	| {
			readonly type: 'bodyChosen';
			readonly formation: string;
			readonly body: readonly UnitId[];
			/** Nothing left to choose in this formation. */
			readonly settled: boolean;
	  }
	| { readonly type: 'chanceDrawn'; readonly chance: Chance; readonly face: number }
	| { readonly type: 'chancePlayed'; readonly event: EventName; readonly player: Player }
	| { readonly type: 'suffers'; readonly suffering: Suffering | null }
	/** 6.2 Not played in time. */
	| { readonly type: 'chanceLapsed'; readonly event: EventName; readonly player: Player }
	| { readonly type: 'playing'; readonly playing: Playing | null }
	| { readonly type: 'exacted'; readonly player: Player }
	/** 8.3.1, 5.3 As movement begins: enemies observed, units that must move. */
	| {
			readonly type: 'movementBegan';
			readonly observed: readonly UnitId[];
			readonly strays: readonly UnitId[];
	  }
	| { readonly type: 'woken'; readonly group: string }
	| { readonly type: 'picked'; readonly moving: Moving }
	| {
			readonly type: 'entered';
			readonly unit: UnitId;
			readonly hex: Hex;
			readonly group: string | null;
			readonly moving: Moving;
	  }
	| {
			readonly type: 'moved';
			readonly unit: UnitId;
			/** The hexes entered, in order. */
			readonly path: readonly Hex[];
			readonly moving: Moving;
	  }
	| { readonly type: 'movingChanged'; readonly moving: Moving | null }
	| {
			readonly type: 'attackDeclared';
			readonly attack: number;
			readonly kind: AttackKind;
			readonly hex: Hex;
			readonly unit: UnitId;
	  }
	| {
			readonly type: 'placedInOrel';
			readonly place: 'suburbs' | 'centre';
			readonly chosen: boolean;
	  }
	| {
			readonly type: 'stepsLost';
			readonly rule: string;
			readonly unit: UnitId;
			readonly steps: number;
			/** Of these, so many are prisoners. */
			readonly prisoners: number;
	  }
	/** Lost with all its steps; a depot comes back, a battalion may be raised again. */
	| {
			readonly type: 'removed';
			readonly rule: string;
			readonly unit: UnitId;
			readonly prisoners: number;
			readonly due: Due | null;
	  }
	/** 7.5 Forced off the map, or 9.1.1 a train under repair. */
	| { readonly type: 'leftMap'; readonly rule: string; readonly unit: UnitId; readonly due: Due }
	| { readonly type: 'attacksForgotten' }
	| { readonly type: 'ended'; readonly result: Result }
	| CombatFact;
