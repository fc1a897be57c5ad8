import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import type { RetreatOwed } from '../procedures/calculator.ts';
import type { Fought } from '../rules/combat.ts';
import type { Capability } from '../rules/leaders.ts';
import type { Camp, Cancel } from '../types.ts';
import type { Phase } from './sequence.ts';
import type {
	Activation,
	CountName,
	Id,
	Leader,
	LeaderState,
	Season,
	SpaceEnding
} from './state.ts';

/** For what, and by whom, a check is rolled. */
export interface About {
	readonly space?: Id;
	readonly leader?: Id;
	readonly capability?: Capability;
}

/** LEADERS: what of a leader changes. */
export interface LeaderChange {
	readonly name?: string;
	readonly rating?: number;
	readonly state?: LeaderState;
	readonly used?: boolean;
}

/** What the players tell the app. One command is one tap, or one roll. */
export type Command =
	| { readonly type: 'begin'; readonly name: string }
	| { readonly type: 'rename'; readonly name: string }
	| { readonly type: 'tick'; readonly step: string; readonly done: boolean }
	| { readonly type: 'goTo'; readonly turn: number; readonly phase: Phase }
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
	| { readonly type: 'addLeader'; readonly leader: Leader }
	| { readonly type: 'changeLeader'; readonly id: Id; readonly change: LeaderChange }
	| {
			readonly type: 'drawChit';
			readonly camp: Camp;
			readonly chit: string;
			readonly by: 'hand' | 'app';
	  }
	| { readonly type: 'endFighting'; readonly camp: Camp; readonly chit: string }
	| { readonly type: 'note'; readonly text: string }
	| {
			readonly type: 'declare';
			readonly attacker: Camp;
			readonly triggered: boolean;
			readonly spaces: readonly { readonly id: Id; readonly name: string }[];
	  }
	| { readonly type: 'proceed'; readonly space: Id }
	| { readonly type: 'settle'; readonly space: Id; readonly ending: SpaceEnding }
	| { readonly type: 'endActivation' }
	| {
			readonly type: 'roll';
			readonly check: string;
			readonly form: Form;
			readonly throws: readonly Throw[];
			readonly about: About;
	  };

/** What then is so. */
export type Fact =
	| { readonly type: 'begun'; readonly name: string }
	| { readonly type: 'renamed'; readonly name: string }
	| { readonly type: 'ticked'; readonly step: string; readonly done: boolean }
	| { readonly type: 'movedTo'; readonly turn: number; readonly phase: Phase }
	| { readonly type: 'seasonSet'; readonly season: Season }
	| { readonly type: 'counted'; readonly camp: Camp; readonly what: CountName; readonly to: number }
	| { readonly type: 'pointsSet'; readonly camp: Camp; readonly points: number }
	| { readonly type: 'pointSpent'; readonly camp: Camp; readonly text: string }
	| {
			readonly type: 'stepsSpent';
			readonly camp: Camp;
			readonly armies: number;
			readonly corps: number;
			readonly cost: number;
	  }
	| {
			readonly type: 'stepsAdded';
			readonly camp: Camp;
			readonly lines: readonly Modifier[];
			readonly anew: boolean;
	  }
	| { readonly type: 'leaderAdded'; readonly leader: Leader }
	| { readonly type: 'leaderChanged'; readonly id: Id; readonly change: LeaderChange }
	| {
			readonly type: 'chitDrawn';
			readonly camp: Camp;
			readonly chit: string;
			readonly lasting: boolean;
	  }
	| {
			readonly type: 'fightingEnded';
			readonly camp: Camp;
			readonly chit: string;
			readonly back: boolean;
	  }
	| { readonly type: 'noted'; readonly text: string }
	| { readonly type: 'declared'; readonly activation: Activation }
	| { readonly type: 'stageReached'; readonly space: Id; readonly stage: 'fire' | 'done' }
	| { readonly type: 'withdrawalFailed'; readonly space: Id }
	| { readonly type: 'reinforced'; readonly space: Id }
	| {
			readonly type: 'fought';
			readonly space: Id;
			readonly fought: Fought;
			readonly owed: RetreatOwed;
	  }
	| { readonly type: 'cancelRolled'; readonly space: Id; readonly came: Cancel }
	| { readonly type: 'settled'; readonly space: Id; readonly ending: SpaceEnding }
	| { readonly type: 'activationEnded' }
	| { readonly type: 'trialRolled' }
	| {
			readonly type: 'rolled';
			readonly check: string;
			readonly form: Form;
			readonly said: readonly Phrase[];
			readonly by: 'hand' | 'app' | 'both' | 'nobody';
	  };
