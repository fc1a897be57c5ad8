import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Roll } from '../procedures/procedure.ts';
import type { Camp } from '../types.ts';
import type { Fact } from './facts.ts';
import type { Phase } from './sequence.ts';
import type { CountName, Id, LeaderState, Season, SpaceEnding } from './state.ts';

/** LEADERS: what is changed about a leader. */
export interface LeaderChange {
	readonly name?: string;
	readonly rating?: number;
	readonly state?: LeaderState;
	/** The rating of his back. */
	readonly back?: number;
	/** He has acted in this Action Round, or has not, whatever is written down. */
	readonly used?: boolean;
}

/** What the players tell the app. One command is one tap, or one roll. */
export type Command =
	| { readonly type: 'begin'; readonly name: string }
	| { readonly type: 'rename'; readonly name: string }
	| { readonly type: 'note'; readonly text: string }
	| { readonly type: 'tick'; readonly step: string; readonly done: boolean }
	/** `discard`: also while a combat is under way, which is then left unfinished. */
	| {
			readonly type: 'goTo';
			readonly turn: number;
			readonly phase: Phase;
			readonly discard?: boolean;
	  }
	| { readonly type: 'beginRound'; readonly camp: Camp }
	| { readonly type: 'setSeason'; readonly season: Season }
	| { readonly type: 'count'; readonly camp: Camp; readonly what: CountName; readonly to: number }
	| { readonly type: 'setPoints'; readonly camp: Camp; readonly points: number }
	| { readonly type: 'spendPoint'; readonly camp: Camp; readonly text: string }
	| {
			readonly type: 'spendSteps';
			readonly camp: Camp;
			readonly armies: number;
			readonly corps: number;
	  }
	| {
			readonly type: 'addLeader';
			readonly leader: {
				readonly id: Id;
				readonly name: string;
				readonly camp: Camp;
				readonly rating: number;
				readonly back?: number;
			};
	  }
	| { readonly type: 'changeLeader'; readonly id: Id; readonly change: LeaderChange }
	/**
	 * `taken`: an enemy VC was taken since No VC was drawn, whatever the counts say. `behind`: the side is not behind in
	 * VCs, so that the chit has no effect.
	 */
	| {
			readonly type: 'endFighting';
			readonly camp: Camp;
			readonly chit: string;
			readonly taken?: boolean;
			readonly behind?: false;
	  }
	/** `fresh`: a new Action Round of the attacker begins with it. */
	| {
			readonly type: 'declare';
			readonly attacker: Camp;
			readonly fresh?: boolean;
			readonly triggered: boolean;
			readonly spaces: readonly { readonly id: Id; readonly name: string }[];
	  }
	| { readonly type: 'proceed'; readonly space: Id }
	| { readonly type: 'settle'; readonly space: Id; readonly ending: SpaceEnding }
	| { readonly type: 'counterattack'; readonly space: Id }
	| { readonly type: 'endActivation'; readonly discard?: boolean }
	| Roll;

/** The command of this kind. */
export type Of<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

/** A refusal by common sense, which the aid does not state. */
export const senseless = (text: string, values?: Phrase['values']): Decision<Fact> =>
	refuse('Campaign', say(text, values));
