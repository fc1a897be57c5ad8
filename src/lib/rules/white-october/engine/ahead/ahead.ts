import type { Shot } from '../combat/state.ts';
import type { Table } from '../orders/draft.ts';
import type { State } from '../state.ts';
import { shotOf, type ShotPreview } from './barrages.ts';
import type { Imagined } from './imagine.ts';
import { desertionOf, tiredAt } from './odds.ts';
import { gainsOf, previewOf, type Gain, type Preview } from './preview.ts';
import { warningsOf, type Warning } from './warnings.ts';

/** What a player may know before he decides. Nothing is decided by asking. */
export interface Ahead {
	/** 8.2 What an attack would be like: whether it may be made, what is added up, the exact chances. */
	readonly preview: (state: State, attack: Imagined) => Preview;
	/** 8.2 What each further unit, HQ or support adds to it. */
	readonly gains: (state: State, attack: Imagined) => readonly Gain[];
	/** 8.1 What a barrage would be like. */
	readonly shot: (state: State, shot: Shot) => ShotPreview;
	/** 10.2 The chances of desertion, now and with the action against it. */
	readonly desertion: (state: State) => ReturnType<typeof desertionOf>;
	/** 9.1 The chance that the North West Army must rest, with so much more fatigue. */
	readonly tired: (state: State, more?: number) => ReturnType<typeof tiredAt>;
	/** What a player should look at before he is done. */
	readonly warnings: (state: State) => readonly Warning[];
}

/** What a player may know before he decides, in the games of a session. */
export const aheadOn = (table: Table): Ahead => ({
	preview: (state, attack) => previewOf(table, state, attack),
	gains: (state, attack) => gainsOf(table, state, attack),
	shot: (state, shot) => shotOf(table, state, shot),
	desertion: desertionOf,
	tired: tiredAt,
	warnings: (state) => warningsOf(table.game(state), state)
});
