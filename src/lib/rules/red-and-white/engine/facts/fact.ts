import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Options } from '../../book.ts';
import type { Camp, Character, Force, Mark, Officer, Player, Unit } from '../../types.ts';
import type { BesideFact } from '../beside/facts.ts';
import type { AutomationStep } from '../table/automation.ts';
import type { LeaderBand } from '../table/leading.ts';
import type { FirePart } from '../table/unit.ts';
import type { LeftOwed } from '../phases/fates.ts';
import type { Clock, PhaseNumber } from '../sequence.ts';
import type { Area } from '../table/areas.ts';
import type { Id, OfficerStatus, Presence } from '../state.ts';

/** What can have happened in a battle: small facts, in the past tense. Only these are replayed. */
export type Fact =
	| {
			readonly type: 'begun';
			readonly name: string;
			readonly forces: readonly Force[];
			/** Units that arrive later. */
			readonly reserve: readonly Id[];
			readonly options: Partial<Options>;
			readonly readings: Readonly<Record<string, string>>;
			readonly numbers: Readonly<Record<string, number>>;
	  }
	| { readonly type: 'renamed'; readonly name: string }
	| { readonly type: 'clockMoved'; readonly to: Clock }
	/**
	 * SEQUENCE OF ACTION: a turn is over; what lasted for it is forgotten. `tests`: whose phase 7 is over,
	 * nobody's where it was left out.
	 */
	| { readonly type: 'turnEnded'; readonly tests: readonly Camp[] }
	/** SEQUENCE OF ACTION: a phase is over, or was left out; what was still owed lapses. */
	| {
			readonly type: 'phaseClosed';
			readonly phase: PhaseNumber;
			readonly skipped: boolean;
			readonly owed: readonly LeftOwed[];
	  }
	| { readonly type: 'phaseReopened'; readonly phase: PhaseNumber }
	| { readonly type: 'automationSet'; readonly step: AutomationStep; readonly on: boolean }
	/** So many tests of a kind are due now; 0: none is. */
	| {
			readonly type: 'testOwed';
			readonly unit: Id;
			readonly calculator: string;
			readonly n: number;
	  }
	| { readonly type: 'characterOwed'; readonly officer: Id; readonly n: number }
	/** So many figures or hits are for the owner to place. */
	| { readonly type: 'lossesDue'; readonly unit: Id; readonly n: number }
	| {
			readonly type: 'bandsTold';
			readonly unit: Id;
			readonly leader: LeaderBand | null;
			readonly chief: LeaderBand | null;
	  }
	| { readonly type: 'officerMoved'; readonly officer: Id; readonly moved: boolean }
	| { readonly type: 'officerOutFor'; readonly officer: Id; readonly turns: number | null }
	| { readonly type: 'playerReady'; readonly player: Id; readonly ready: boolean }
	/** The referee sets what the rules would not, with his reason. */
	| {
			readonly type: 'corrected';
			readonly unit: Id;
			readonly reason: string;
			readonly moraleTested?: boolean;
			readonly suppressionTest?: 'passed' | 'failed' | null;
			readonly casualtiesSinceTest?: number;
			readonly chargedLastTurn?: boolean;
	  }
	| {
			readonly type: 'figuresLost';
			readonly unit: Id;
			readonly stand: number;
			readonly figures: number;
	  }
	| {
			readonly type: 'figuresReturned';
			readonly unit: Id;
			readonly stand: number;
			readonly figures: number;
	  }
	/** Figures left of the `place`th attached stand. */
	| {
			readonly type: 'attachedChanged';
			readonly unit: Id;
			readonly place: number;
			readonly left: number;
	  }
	| { readonly type: 'hitsChanged'; readonly unit: Id; readonly hits: number }
	| {
			readonly type: 'marked';
			readonly unit: Id;
			readonly on: readonly Mark[];
			readonly off: readonly Mark[];
	  }
	| { readonly type: 'moraleTested'; readonly unit: Id }
	| { readonly type: 'suppressionTested'; readonly unit: Id; readonly passed: boolean }
	| {
			readonly type: 'armyChanged';
			readonly camp: Camp;
			readonly broken?: boolean;
			readonly tested?: boolean;
			readonly supplyCut?: boolean;
			readonly rerolls?: number;
			readonly testedAt?: number;
	  }
	| { readonly type: 'unitMoved'; readonly unit: Id; readonly presence: Presence }
	| {
			readonly type: 'unitAdded';
			readonly force: Id;
			readonly unit: Unit;
			readonly presence: Presence;
	  }
	| { readonly type: 'merged'; readonly unit: Id; readonly into: Id }
	| { readonly type: 'sideChanged'; readonly unit: Id; readonly camp: Camp }
	| { readonly type: 'officerAssigned'; readonly unit: Id; readonly officer: Id | null }
	| { readonly type: 'unitHandedOver'; readonly unit: Id; readonly player: Id | null }
	| { readonly type: 'officerAdded'; readonly force: Id; readonly officer: Officer }
	| { readonly type: 'officerHandedOver'; readonly officer: Id; readonly player: Id | null }
	| { readonly type: 'officerFared'; readonly officer: Id; readonly status: OfficerStatus }
	| { readonly type: 'ledHeroically'; readonly officer: Id; readonly unit: Id | null }
	| { readonly type: 'characterSet'; readonly officer: Id; readonly character: Character | null }
	| { readonly type: 'characterShown'; readonly officer: Id; readonly shown: boolean }
	| { readonly type: 'secondTookOver'; readonly officer: Id; readonly second: boolean }
	| { readonly type: 'playerJoined'; readonly force: Id; readonly player: Player }
	| { readonly type: 'playerRenamed'; readonly player: Id; readonly name: string }
	| { readonly type: 'playerAway'; readonly player: Id; readonly absent: boolean }
	| { readonly type: 'playerStoodIn'; readonly player: Id; readonly by: Id | null }
	/** MELEE: who attacks this defender; nobody: the contact is off. */
	| { readonly type: 'engaged'; readonly defender: Id; readonly attackers: readonly Id[] }
	/** MOVEMENT: how far it may go in this turn, in inches. */
	| { readonly type: 'distanceRolled'; readonly unit: Id; readonly inches: number }
	/** BOMBARDMENT: an area lies under fire, or no longer. */
	| { readonly type: 'areaPlaced'; readonly area: Area }
	| { readonly type: 'areaLifted'; readonly battery: Id }
	| {
			readonly type: 'areaEntered';
			readonly battery: Id;
			readonly unit: Id;
			readonly where: 'edge' | 'inside' | 'outside';
			/** It has tested for the area in this turn. */
			readonly tested?: true;
	  }
	| { readonly type: 'readingSet'; readonly ruling: string; readonly reading: string }
	| { readonly type: 'numberSet'; readonly path: string; readonly value: number }
	| { readonly type: 'optionSet'; readonly option: string; readonly value: string | boolean }
	| { readonly type: 'noted'; readonly unit: Id | null; readonly text: string }
	| {
			readonly type: 'resolved';
			readonly calculator: string;
			readonly unit: Id | null;
			readonly target: Id | null;
			/** MELEE: further units that acted with the first. */
			readonly others?: readonly Id[];
			/** NOTES ON FIRING (G04): only this part of the unit fired. */
			readonly part?: FirePart;
			readonly throws: readonly Throw[];
			/** What happened, in words: the sentence first. */
			readonly text: readonly Phrase[];
			/** Why the referee allowed what a rule forbids. */
			readonly overruled?: string;
	  }
	| BesideFact;

export type FactOf<T extends Fact['type']> = Extract<Fact, { type: T }>;
