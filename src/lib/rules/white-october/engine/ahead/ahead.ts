import type Fraction from 'fraction.js';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { prioritiesOf, type WayBack } from '../combat/retreats.ts';
import type { Shot } from '../combat/state.ts';
import type { Table } from '../orders/draft.ts';
import type { Army, Player } from '../../types.ts';
import type { Way } from '../moves/reach.ts';
import type { Place, State, UnitId } from '../state.ts';
import type { Command } from '../commands.ts';
import { shotOf, type ShotPreview } from './barrages.ts';
import { chancesAfter } from './fight.ts';
import type { Imagined } from './imagine.ts';
import { desertionOf, policeChance, tiredAt } from './odds.ts';
import {
	gainsOf,
	moralesNow,
	previewOf,
	type AttackChances,
	type Gain,
	type Preview
} from './preview.ts';
import { afterMove, between, type Forecast } from './forecasts.ts';
import { commandArea, railsHeld, supplyArea, zonesOf } from './layers.ts';
import { isCheaperRun } from './runs.ts';
import { lostAsItStands, warningsOf, type Warned } from './warnings.ts';

/** What a player may know before he decides. Nothing is decided by asking. */
export interface Ahead {
	/** 8.2 What an attack would be like: whether it may be made, what is added up, the exact chances. */
	readonly preview: (state: State, attack: Imagined) => Preview;
	/** 8.2 What each further unit, HQ or support adds to it. */
	readonly gains: (state: State, attack: Imagined) => Sliced<readonly Gain[]>;
	/** 8.2.5 What the Morale is made of by which each side will read its result in the attack that is being fought. */
	readonly morale: (state: State) => Preview['morale'];
	/** 8.1 What a barrage would be like. */
	readonly shot: (state: State, shot: Shot) => ShotPreview;
	/** 8.2.3, 5.3, 6.2 What may become of it once the defender has answered so, or an event is played or kept. */
	readonly answered: (state: State, command: Command) => AttackChances | undefined;
	/** 8.2.6 C Why those who go back now go where they do; undefined where nobody does. */
	readonly wayBack: (state: State) => WayBack | undefined;
	/** 8.2.6 D Which of two ways of Routed units to one end costs them less. */
	readonly isCheaperRun: typeof isCheaperRun;
	/** 10.2 The chances of desertion, now and with the action against it. */
	readonly desertion: (state: State) => ReturnType<typeof desertionOf>;
	/** 11.2.1 The chance that the police close a district. */
	readonly police: () => Fraction;
	/** 9.1 The chance that the North West Army must rest, with so much more fatigue. */
	readonly tired: (state: State, more?: number) => ReturnType<typeof tiredAt>;
	/** What a player should look at before he is done. */
	readonly warnings: (state: State) => readonly Warned[];
	/** 7.2, 14.1.1 The vehicles that his movement sequence would cost him if it ended now. */
	readonly strays: (state: State) => readonly UnitId[];
	/** 4.1, 5.1 What would follow for supply, command and points if a unit went there, by this way; undefined where it cannot. */
	readonly afterMove: (state: State, unit: UnitId, place: Place, way?: Way) => Forecast | undefined;
	/** 4.1, 5.1, 16.2 What of that differs between two states. */
	readonly between: (before: State, after: State) => Forecast;
	/** 7.5 The railroads by the side that passed them last. */
	readonly rails: (state: State) => ReturnType<typeof railsHeld>;
	/** 1.5 The places over which the ZOC of each side lies. */
	readonly zones: (state: State) => ReturnType<typeof zonesOf>;
	/** 4.2 Where an army is in supply, and who of its side is not. */
	readonly supply: (state: State, army: Army) => ReturnType<typeof supplyArea>;
	/** 5.1 The HQs of a side, or those that may command this unit, and where they command. */
	readonly commanded: (
		state: State,
		player: Player,
		unit?: UnitId
	) => ReturnType<typeof commandArea>;
}

/** What a player may know before he decides, in the games of a session. */
export const aheadOn = (table: Table): Ahead => ({
	preview: (state, attack) => previewOf(table, state, attack),
	gains: (state, attack) => gainsOf(table, state, attack),
	morale: (state) => moralesNow(table.game(state), state),
	shot: (state, shot) => shotOf(table, state, shot),
	answered: (state, command) => chancesAfter(table, state, command),
	wayBack: (state) => prioritiesOf(table.game(state), state),
	isCheaperRun,
	desertion: (state) => desertionOf(table.game(state), state),
	police: policeChance,
	tired: tiredAt,
	warnings: (state) => warningsOf(table.game(state), state),
	strays: (state) => lostAsItStands(table.game(state), state).map(({ unit }) => unit),
	afterMove: (state, unit, place, way) => afterMove(table.game(state), state, unit, place, way),
	between: (before, after) => between(table.game(before), before, after),
	rails: (state) => railsHeld(table.game(state), state),
	zones: (state) => zonesOf(table.game(state), state),
	supply: (state, army) => supplyArea(table.game(state), state, army),
	commanded: (state, player, unit) => commandArea(table.game(state), state, player, unit)
});
