import type { Change, Form } from '../../procedures/calculator.ts';
import type { Camp, Character, Mark } from '../../types.ts';
import type { BesideCommand } from './beside.ts';
import type { Fact, FactOf } from '../facts/fact.ts';
import type { Clock } from '../sequence.ts';
import type { Id, OfficerStatus, Presence } from '../state.ts';

/** A command that is a fact as soon as it is allowed. */
type Plain<T extends Fact['type'], Name extends string> = { readonly type: Name } & Omit<
	FactOf<T>,
	'type'
>;

/**
 * What a player or the referee may ask for; each is the size of a tap. Places of stands count from 0.
 */
export type Command =
	| Plain<'begun', 'begin'>
	| Plain<'renamed', 'rename'>
	| { readonly type: 'stepPhase'; readonly by: 1 | -1 }
	| { readonly type: 'setClock'; readonly to: Clock }
	/** On to the next phase; this one is left out. */
	| { readonly type: 'skipPhase' }
	| Plain<'automationSet', 'setAutomation'>
	| Plain<'testOwed', 'oweTest'>
	| Plain<'characterOwed', 'oweCharacter'>
	| Plain<'lossesDue', 'setLossesDue'>
	| Plain<'officerMoved', 'moveOfficer'>
	| Plain<'playerReady', 'setReady'>
	/** What the app would do by itself at the end of a turn, where that is switched off. */
	| { readonly type: 'catchUp'; readonly step: 'marks_end' | 'officers_return' }
	| (Plain<'corrected', 'correct'> & {
			readonly presence?: Presence;
			/** Figures left of each stand. */
			readonly left?: readonly number[];
			readonly hits?: number;
			readonly on?: readonly Mark[];
			readonly off?: readonly Mark[];
	  })
	/** Without a stand: the one that was begun is completed, then the last whole one (G04). */
	| {
			readonly type: 'loseFigures';
			readonly unit: Id;
			readonly stand?: number;
			readonly figures: number;
	  }
	| {
			readonly type: 'giveBack';
			readonly unit: Id;
			readonly stand?: number;
			readonly figures: number;
	  }
	| Plain<'attachedChanged', 'setAttached'>
	| Plain<'hitsChanged', 'setHits'>
	| { readonly type: 'setMark'; readonly unit: Id; readonly mark: Mark; readonly on: boolean }
	/** The quick line. Figures below 0 are lost, above 0 given back. */
	| {
			readonly type: 'quick';
			readonly unit: Id;
			readonly figures: number;
			readonly hits: number;
			readonly on: readonly Mark[];
			readonly off: readonly Mark[];
			readonly note: string;
	  }
	| (Omit<Plain<'resolved', 'resolve'>, 'part'> & {
			/** The situation as it was filled in. */
			readonly form: Form;
			readonly changes: readonly Change[];
			/** MELEE: how its owner shares a loss of the attackers, the first of them first. */
			readonly shares?: readonly number[];
			/** MAJOR MORALE: what became of an army that tested; re-rolls used in the game so far. */
			readonly army?: { readonly camp: Camp; readonly broken: boolean; readonly rerolls: number };
			/** OFFICERS & LEADERS; OFFICERS' CHARACTER: what became of an officer, or what he is. */
			readonly officer?: {
				readonly id: Id;
				readonly status?: OfficerStatus;
				/** OFFICERS' CHARACTER: turns of his side a drunk one is out. */
				readonly turns?: number;
				readonly character?: Character;
				/** LEADERSHIP: he has made his move. */
				readonly moved?: true;
			};
			/** The officer it was rolled for, whatever became of him. */
			readonly rolledFor?: Id;
	  })
	| Plain<'armyChanged', 'setArmy'>
	| { readonly type: 'arrive'; readonly unit: Id }
	| {
			readonly type: 'removeUnit';
			readonly unit: Id;
			readonly presence: Exclude<Presence, 'table' | 'merged'>;
	  }
	| { readonly type: 'bringBack'; readonly unit: Id }
	| Plain<'unitAdded', 'addUnit'>
	| Plain<'merged', 'merge'>
	| { readonly type: 'changeSide'; readonly unit: Id; readonly camp: Camp }
	| { readonly type: 'capture'; readonly unit: Id }
	| Plain<'officerAssigned', 'changeOfficer'>
	| Plain<'unitHandedOver', 'changePlayer'>
	| Plain<'officerAdded', 'addOfficer'>
	| Plain<'officerHandedOver', 'changeCommand'>
	| (Plain<'officerFared', 'setOfficer'> & { readonly turns?: number })
	| Plain<'ledHeroically', 'leadHeroically'>
	| Plain<'characterSet', 'setCharacter'>
	| Plain<'characterShown', 'showCharacter'>
	| Plain<'secondTookOver', 'setSecond'>
	| Plain<'playerJoined', 'joinPlayer'>
	| Plain<'playerRenamed', 'renamePlayer'>
	| Plain<'playerAway', 'setAway'>
	| Plain<'playerStoodIn', 'standIn'>
	| Plain<'engaged', 'engage'>
	| Plain<'areaPlaced', 'placeArea'>
	| Plain<'areaLifted', 'liftArea'>
	| Plain<'areaEntered', 'enterArea'>
	| Plain<'readingSet', 'setReading'>
	| Plain<'numberSet', 'setNumber'>
	| Plain<'optionSet', 'setOption'>
	| Plain<'noted', 'note'>
	/** Changes that somebody made away from the table: all of these commands in one line. */
	| { readonly type: 'takeIn'; readonly from: string; readonly commands: readonly Command[] }
	| BesideCommand;

export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** The commands by which changes made away from the table come into the battle. */
export const BROUGHT_BACK = [
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'note',
	'setOfficer'
] as const satisfies readonly Command['type'][];
export type BroughtBack = CommandOf<(typeof BROUGHT_BACK)[number]>;
