import { lastingFor } from '#lib/kernel/decided/counters.ts';
import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { NOWHERE, type Hex, type HexIndex } from '#lib/kernel/hex/hex.ts';
import { costsTo, overHexsides, reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf, QUARTERS } from '../../book.ts';
import { endsOnRails } from '../../rules/07-movement/07-1-movement.ts';
import { enemyOf } from '../../types.ts';
import { hexIndex, type Game } from '../game.ts';
import { fieldOf } from '../map/field.ts';
import { ENEMY } from '../map/sheet.ts';
import { ANYWHERE } from '../map/supply.ts';
import { onlyRoads, type Land } from './land.ts';
import { landWays, railWays, SHUT, type Mover } from './mover.ts';
import { inPoints } from './steps.ts';

import { words } from '#lib/rules/orel-1919/words/en/engine-reach.ts';

/** 7.1.5 The mover with leave to be next to enemies. */
const unafraid = (mover: Mover): Mover => ({
	...mover,
	moving: { ...mover.moving, marching: false }
});

/** The mover with nobody's ZoC in its way, nor enemies next to it. */
const unhampered = (mover: Mover): Mover => ({
	...unafraid(mover),
	hampered: mover.hampered.map((met) => (met === ENEMY ? ENEMY : 0)),
	startsInZoc: false,
	far: undefined
});

/** 7.1.1 Which hexes the ground alone lets it get to, by the mover and its hex; the map does not change. */
const grounds = lastingFor<Game>()<string, ReadonlySet<HexIndex>>();
const overGround = (game: Game, key: string, start: HexIndex, ways: () => Ways) =>
	grounds(game, `${key} ${start}`, [], () => new Set(reached(ways(), start, ANYWHERE).nodes));

/** Why a hex is shut, by what `shut` says of it. */
const SHUT_BY: Readonly<Record<number, Refusal>> = {
	[SHUT.area]: because('10.1', words.thatIsOutsideTheAreaOfTheScenario),
	[SHUT.zone]: because('7.4', words.anEnemyEntryZone),
	[SHUT.rails]: because('9.2.1', words.thatIsMoreThan2HexesFromARailroad),
	[SHUT.limit]: because('10.2', words.thatIsBeyondTheLimitOfItsDivision)
};

/** 7.4, 9.2.1, 10.1, 10.2, 7.2 What keeps it out of this hex, from wherever it comes. */
const shutOut = (mover: Mover, hex: HexIndex): Refusal | undefined => {
	const { game, state, player, shut } = mover;
	if (fieldOf(game, state).held[enemyOf(player)][hex] === 1)
		return because('7.2', words.anEnemyStandsThere);
	return SHUT_BY[shut[hex] ?? 0];
};

/** By how much a hex is too far, in quarter MP; `undefined` where no way leads there. */
type Short = (hex: HexIndex) => number | undefined;

const shortOf = (mover: Mover, { budget, from }: Land): Short => {
	const { size } = mover.game.board.grid;
	const free = costsTo(landWays(mover, false), from, ANYWHERE);
	const road = onlyRoads(mover) ? costsTo(landWays(mover, true), from, ANYWHERE) : undefined;
	const least = (cost: Int16Array | undefined, hex: HexIndex): number => {
		const [dry, wet] = [cost?.[hex] ?? -1, cost?.[hex + size] ?? -1];
		return Math.min(dry < 0 ? Infinity : dry, wet < 0 ? Infinity : wet);
	};
	return (hex) => {
		const short = Math.min(
			least(free, hex) - Math.max(0, budget),
			least(road, hex) - budget - QUARTERS
		);
		return short === Infinity ? undefined : Math.max(0, short);
	};
};

/** What steps would cost if no ground and no water were closed to it. */
const opened = lastingFor<Game>()<Int8Array, Int8Array>();
const openedCosts = (game: Game, costs: Int8Array): Int8Array =>
	opened(game, costs, [], () => costs.map((cost) => (cost < 0 ? QUARTERS : cost)));

const away = because('8.7.3', words.routedItMayOnlyMoveAwayFromThe);

const tooFar = (short: number): Refusal =>
	because('7.1', words.tooFarByMp, { mp: inPoints(short) });

/** 7.1 Why a unit on foot, on horseback or on wheels does not get to a hex, told apart. */
export const whyNotByLand = (mover: Mover, land: Land): ((hex: Hex) => Refusal) => {
	const { game, unit, moving, start } = mover;
	const column = moverOf(mover.type);
	const found = new Set(land.found);
	let known: { readonly now: Short; readonly freely: Short } | undefined;
	let dry: Short | undefined;
	let brave: Short | undefined;
	const ifOpen = (): Short =>
		(dry ??= shortOf({ ...unhampered(mover), costs: openedCosts(game, mover.costs) }, land));
	const shorts = () =>
		(known ??= { now: shortOf(mover, land), freely: shortOf(unhampered(mover), land) });
	/** 7.1.5 Does only the Marching Day keep it away? */
	const marches = (hex: HexIndex): boolean =>
		moving.marching && (brave ??= shortOf(unafraid(mover), land))(hex) === 0;
	const ground = () =>
		overGround(game, column, start, () =>
			overHexsides(game.board.grid, 1, (_, side) => (game.board.cost[column][side] ?? -1) >= 0)
		);
	return (name) => {
		const hex = hexIndex(game, name);
		if (hex === NOWHERE) return because('7.1', words.thatIsNotOnTheMap);
		if (hex === start) return because('7.1', words.itIsThereAlready);
		const out = shutOut(mover, hex);
		if (out) return out;
		if (found.has(hex)) {
			if (!land.fits(hex)) return because('7.1.2', words.thereIsNoRoomForIt);
			if (!land.supplied(hex)) return because('5.3', words.outOfCommandItStaysNearDepots);
			if (!land.back(hex)) return because('10.2', words.itMustGoBackWithinItsLimit);
			return away;
		}
		if (!ground().has(hex)) return because('7.1.1', words.everyWayLeadsOverGroundOrWater);
		const { now, freely: free } = shorts();
		const [short, freely] = [now(hex), free(hex)];
		if (freely === undefined) return because('7.1', words.everyWayIsBarred);
		if (freely > 0)
			return ifOpen()(hex) === 0
				? because('7.1.1', words.groundOrWaterClosesTheDirectWayFor, {
						mp: inPoints(short ?? freely)
					})
				: tooFar(short ?? freely);
		if (mover.far) return away;
		if (marches(hex)) return because('7.1.5', words.onAMarchingDayItKeepsAwayFrom);
		if (short !== undefined)
			return because('7.1.3', words.forZocItIsShortOfMp, { mp: inPoints(short) });
		return moving.marching
			? because('7.1.5', words.onAMarchingDayItKeepsAwayFrom)
			: unit.command
				? because('7.1.3', words.enemyZocBarTheWay)
				: because('5.3', words.outOfCommandItMayNotEnterAZoc);
	};
};

/** 7.1.6 Why a train or railroad depot does not get to a hex, told apart. */
export const whyNotByRail = (mover: Mover, found: readonly HexIndex[]): ((hex: Hex) => Refusal) => {
	const { game, start, type } = mover;
	const { board } = game;
	const line = () =>
		overGround(game, 'rail', start, () =>
			overHexsides(board.grid, 0, (_, side) => board.rail[side] === 1)
		);
	let free: readonly HexIndex[] | undefined;
	return (name) => {
		const hex = hexIndex(game, name);
		if (hex === NOWHERE) return because('7.1', words.thatIsNotOnTheMap);
		if (hex === start) return because('7.1', words.itIsThereAlready);
		if (board.railPlace[hex] === -1) return because('7.1.6', words.noRailroadThere);
		const out = shutOut(mover, hex);
		if (out) return out;
		if (!endsOnRails(type, board.station[hex] === 1))
			return because('7.1.6', words.aRailroadDepotStopsAtStationsOnly);
		if (found.includes(hex)) return because('7.1.2', words.thereIsNoRoomForIt);
		if (!line().has(hex)) return because('7.1.6', words.noRailroadLeadsThereFromHere);
		free ??= reached(railWays(unhampered(mover)), start, 0).nodes;
		return free.includes(hex)
			? because('7.1.6', words.fromZocToZocItMustStop)
			: because('7.1.6', words.theLineIsBarred);
	};
};
