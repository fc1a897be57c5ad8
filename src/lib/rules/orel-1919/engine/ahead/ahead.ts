import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { leaversOf, type Leaver } from '../combat/attack/evasion.ts';
import type { Imagined } from '../combat/imagine.ts';
import { prioritiesOf, type WayBack } from '../combat/retreat/ways.ts';
import type { Game } from '../game.ts';
import type { State, UnitId } from '../state.ts';
import type { Player } from '../../types.ts';
import { afterMove, depotRange, type Forecast } from './forecasts.ts';
import { barredFrom } from './barred.ts';
import { gainsOf, standsNear, supportsAttack, type Gain } from './gains.ts';
import type { Way } from '../moves/reach.ts';
import { commandedHexes } from '../phases/command.ts';
import { railsHeld, supplyArea, zonesOf } from './layers.ts';
import { previewOf, type Preview } from './preview.ts';
import { idleGuns, urgentOf, warningsOf, type Warned } from './warnings.ts';

/** What a player may know before he decides. Nothing is decided by asking. */
export interface Ahead {
	/** 8 What an attack would be like: whether it may be made, what is added up, the exact chances. */
	readonly preview: (state: State, attack: Imagined) => Preview;
	/** 8 What each further unit, gun or train that stands near would add to it. */
	readonly gains: (state: State, attack: Imagined) => Sliced<readonly Gain[]>;
	/** 7.2, 8.6.2 Could a unit take part in an attack on a hex from where it stands? */
	readonly near: (state: State, unit: UnitId, hex: Hex) => boolean;
	/** 8.6.2, 9.1.1 Would it support such an attack, and not attack itself? */
	readonly supports: (state: State, unit: UnitId, hex: Hex) => boolean;
	/** 7.2, 9 The hexes beside the unit on the move whose enemies it may not begin to attack from there, and why. */
	readonly barred: (state: State) => ReturnType<typeof barredFrom>;
	/** 8.5 Who of those that are attacked now may leave before combat. */
	readonly leavers: (state: State) => readonly Leaver[];
	/** 8.5.1 The priorities behind the ways of the group that goes back now; undefined where none does. */
	readonly wayBack: (state: State) => WayBack | undefined;
	/** What a player should look at before he is done. */
	readonly warnings: (state: State) => readonly Warned[];
	/** 8.3.1, 8.6.2 Those of guns that have made ready and will not fire, as things stand. */
	readonly idleGuns: (state: State) => readonly Warned[];
	/** 5.3, 7.1.2, 7.5 Those of them that keep a movement phase from ending, or cost a unit at its end. */
	readonly urgent: (state: State) => readonly Warned[];
	/** 5.2, 8.2.2 What would follow for command and supply if a unit went this way. */
	readonly afterMove: (state: State, unit: UnitId, way: Way) => Forecast;
	/** 1.2 The hexes over which the ZoC of each side lies. */
	readonly zones: (state: State) => ReturnType<typeof zonesOf>;
	/** 8.2.1, 8.2.2 The hexes in which infantry of a side can draw on a depot; who cannot, and trains without a line. */
	readonly supply: (state: State, player: Player) => ReturnType<typeof supplyArea>;
	/** 5.1, 5.2 The hexes in which a unit is near enough to a main body that commands it. */
	readonly commanded: (state: State, unit: UnitId) => readonly Hex[];
	/** 3.2 The railroads by the side that holds them. */
	readonly rails: (state: State) => ReturnType<typeof railsHeld>;
	/** 8.2.2 The hexes from which infantry can draw on a depot. */
	readonly depotRange: (state: State, depot: UnitId) => readonly Hex[];
}

/** What a player may know before he decides, in the games of a session. */
export const aheadOn = (game: (state: State) => Game): Ahead => ({
	preview: (state, attack) => previewOf(game(state), state, attack),
	gains: (state, attack) => gainsOf(game(state), state, attack),
	near: (state, unit, hex) => standsNear(game(state), state, unit, hex),
	supports: (state, unit, hex) => supportsAttack(game(state), state, unit, hex),
	barred: (state) => barredFrom(game(state), state),
	leavers: (state) => {
		const fight = state.combat?.fight;
		return fight ? leaversOf(game(state), state, fight) : [];
	},
	wayBack: (state) => prioritiesOf(game(state), state),
	warnings: (state) => warningsOf(game(state), state),
	idleGuns: (state) => idleGuns(game(state), state),
	urgent: (state) => urgentOf(game(state), state),
	afterMove: (state, unit, way) => afterMove(game(state), state, unit, way),
	zones: (state) => zonesOf(game(state), state),
	supply: (state, player) => supplyArea(game(state), state, player),
	commanded: (state, unit) => commandedHexes(game(state), state, unit),
	rails: (state) => railsHeld(game(state), state),
	depotRange: (state, depot) => depotRange(game(state), state, depot)
});
