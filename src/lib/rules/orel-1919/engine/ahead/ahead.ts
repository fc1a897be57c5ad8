import type { Sliced } from '#lib/kernel/sliced.ts';
import type { Policy } from '../combat/chances.ts';
import type { Imagined } from '../combat/imagine.ts';
import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { gainsOf, type Gain } from './gains.ts';
import { previewOf, type Preview } from './preview.ts';
import { warningsOf, type Warning } from './warnings.ts';

/** What a player may know before he decides. Nothing is decided by asking. */
export interface Ahead {
	/** 8 What an attack would be like: whether it may be made, what is added up, the exact chances. */
	readonly preview: (state: State, attack: Imagined, policy?: Policy) => Preview;
	/** 8 What each further unit, gun, train or amount of munitions would add to it. */
	readonly gains: (state: State, attack: Imagined, policy?: Policy) => Sliced<readonly Gain[]>;
	/** What a player should look at before he is done. */
	readonly warnings: (state: State) => readonly Warning[];
}

/** What a player may know before he decides, in the games of a session. */
export const aheadOn = (game: (state: State) => Game): Ahead => ({
	preview: (state, attack, policy) => previewOf(game(state), state, attack, policy),
	gains: (state, attack, policy) => gainsOf(game(state), state, attack, policy),
	warnings: (state) => warningsOf(game(state), state)
});
