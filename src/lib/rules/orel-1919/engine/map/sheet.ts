import { NOWHERE, type HexGrid, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { stopsSupply } from '../../rules/08-combat/08-2-munitions.ts';
import { enemyOf, type Player } from '../../types.ts';
import type { State } from '../state.ts';

/** The kinds of ZoC, by who makes it: infantry and guns, or cavalry. */
export const FOOT = 1;
export const HORSE = 2;

type Layers = Readonly<Record<Player, Uint8Array>>;

/** What the enemy puts in the way of a side, by hex: `ENEMY`, `ZOC`, or 0. */
export const ZOC = 1;
export const ENEMY = 2;

/** Who stands where, and what ZoC there are, by hex. */
export interface Field {
	readonly orel: State['orel'];
	/** The place of the last unit in each hex, −1 where there is none; `next` leads on to the others. */
	readonly last: Int16Array;
	readonly next: Int16Array;
	/** 1 where a side has a unit. */
	readonly held: Layers;
	/** 1.2 ZoC that a side makes: FOOT, HORSE or both. */
	readonly zoc: Layers;
	/** 1.2 The ZoC that each hex projects, and has itself. */
	readonly sends: Layers;
	/** 1.2 1 where a unit of the side cancels enemy ZoC for supply and retreats. */
	readonly cancels: Layers;
	/** 7.1.3 How many units cancel enemy ZoC for movement: they have not moved in this phase and need not (OR-64). */
	readonly covered: Layers;
	/** 7.1.2 Units and stacking points in each hex, not counting vehicles and depots. */
	readonly stack: Uint8Array;
	readonly points: Uint8Array;
	/** What is in the way of each side; kept from field to field as long as it does not change. */
	readonly inWay: Readonly<Record<Player, InWay>>;
}

/** The layers asked for so far; `undefined` before. */
export interface InWay {
	/** 8.2.2 What is in the way of its supply lines. */
	supply: Uint8Array | undefined;
	/** 7.1.3 What is in the way of its moves. */
	moves: Uint8Array | undefined;
	/** 5.3 The enemy ZoC, whoever cancels it. */
	zones: Uint8Array | undefined;
}

/** The layers of a field, to be filled in; all of them share one buffer, so that they can be copied at once. */
export interface Sheet extends Omit<Field, 'orel' | 'inWay'> {
	readonly buffer: Uint8Array;
}

/** An empty sheet. */
export const newSheet = (size: number, units: number): Sheet => {
	const buffer = new ArrayBuffer((size + units) * 2 + size * 12);
	let at = 0;
	const words = (length: number): Int16Array => {
		at += length * 2;
		return new Int16Array(buffer, at - length * 2, length);
	};
	const bytes = (): Uint8Array => {
		at += size;
		return new Uint8Array(buffer, at - size, size);
	};
	const both = (): Layers => ({ white: bytes(), red: bytes() });
	return {
		last: words(size),
		next: words(units),
		held: both(),
		zoc: both(),
		cancels: both(),
		covered: both(),
		sends: both(),
		stack: bytes(),
		points: bytes(),
		buffer: new Uint8Array(buffer)
	};
};

/** A field on a sheet that is filled in. */
export const fieldOn = (
	sheet: Sheet,
	{ orel }: Pick<State, 'orel'>,
	inWay: Field['inWay']
): Field => {
	const { last, next, held, zoc, sends, cancels, covered, stack, points } = sheet;
	return { orel, last, next, held, zoc, sends, cancels, covered, stack, points, inWay };
};

/** 8.2.2 What blocks a supply line in a hex. */
export const barsSupply = (
	{ held, zoc, cancels }: Sheet | Field,
	player: Player,
	hex: HexIndex
): number => {
	const enemy = enemyOf(player);
	const by = stopsSupply({
		enemies: held[enemy][hex] === 1,
		enemyZoc: zoc[enemy][hex] !== 0,
		cancelled: cancels[player][hex] === 1
	});
	return by === 'enemies' ? ENEMY : by === 'zoc' ? ZOC : 0;
};

/** 7.1.3 What hampers a move in a hex. */
export const hampers = (
	{ held, zoc, covered }: Sheet | Field,
	player: Player,
	hex: HexIndex
): number =>
	held[enemyOf(player)][hex] === 1
		? ENEMY
		: zoc[enemyOf(player)][hex] !== 0 && covered[player][hex] === 0
			? ZOC
			: 0;

/** 5.3 The kinds of enemy ZoC over a hex, whoever stands in it. */
export const zoned = ({ zoc }: Sheet | Field, player: Player, hex: HexIndex): number =>
	zoc[enemyOf(player)][hex] ?? 0;

/** What is in the way in every hex. */
const layerOf = (what: typeof barsSupply, field: Field, player: Player): Uint8Array => {
	const layer = new Uint8Array(field.stack.length);
	for (let hex = 0; hex < layer.length; hex++) layer[hex] = what(field, player, hex);
	return layer;
};

/** A layer updated where these hexes may have changed; the same object where nothing has. */
export const patched = (
	layer: Uint8Array | undefined,
	what: typeof barsSupply,
	sheet: Sheet,
	player: Player,
	touched: readonly HexIndex[]
): Uint8Array | undefined => {
	if (!layer) return undefined;
	let next = layer;
	for (const hex of touched) {
		const now = what(sheet, player, hex);
		if (now === layer[hex]) continue;
		if (next === layer) next = layer.slice();
		next[hex] = now;
	}
	return next;
};

/** 8.2.2 What blocks the supply lines of a side, by hex; the same object as long as nothing in it changes. */
export const barredSupply = (field: Field, player: Player): Uint8Array =>
	(field.inWay[player].supply ??= layerOf(barsSupply, field, player));

/** 7.1.3 What hampers the moves of a side, by hex; the same object as long as nothing in it changes. */
export const hamperedMoves = (field: Field, player: Player): Uint8Array =>
	(field.inWay[player].moves ??= layerOf(hampers, field, player));

/** 5.3 The ZoC of a side's enemy, by hex; the same object as long as nothing in it changes. */
export const enemyZones = (field: Field, player: Player): Uint8Array =>
	(field.inWay[player].zones ??= layerOf(zoned, field, player));

/** Is a layer the same in and next to every hex that a search came to? It asked of no other. */
export const isAlike = (
	{ neighbours }: HexGrid,
	{ start, found }: { readonly start: HexIndex; readonly found: readonly HexIndex[] },
	one: Uint8Array,
	two: Uint8Array
): boolean => {
	if (one === two) return true;
	const around = (hex: HexIndex): boolean => {
		if (one[hex] !== two[hex]) return false;
		for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
			const next = neighbours[slot] ?? NOWHERE;
			if (next !== NOWHERE && one[next] !== two[next]) return false;
		}
		return true;
	};
	return around(start) && found.every(around);
};
