import { because, type Refusal } from '#lib/kernel/game/engine.ts';
import { costsTo, reached, type Ways } from '#lib/kernel/hex/paths.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import { fleetReach } from '../../rules/15-fleets-air.ts';
import { FORBIDDEN, HALVES, NOWHERE } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { words } from '../../words/en/engine-moves.ts';
import { counterOf, indexOf, lasting, nameAt, type Game } from '../game.ts';
import { fieldOf, holds } from '../map/field.ts';
import { roomRule, spaceAt } from '../map/stacking.ts';
import type { Place } from '../state.ts';
import { landDestinations, landWays, trainReach, type Destinations, type Mover } from './reach.ts';

/** More half MP than any way over the maps costs. */
const ANYWHERE = 999;

/** The mover with all the MP that a way may take. */
export const enough = (mover: Mover): Mover => ({ ...mover, left: ANYWHERE });

/** 7.1 Where it could go if it had them. */
export const farFrom = (mover: Mover): Destinations => landDestinations(enough(mover));

/** 7.1 The places that the ground alone lets a mover get to, by its column and its place; the map does not change. */
const grounds = lasting<string, ReadonlySet<number>>();
const overGround = (game: Game, key: string, start: number, ways: () => Ways) =>
	grounds(game, `${key} ${start}`, [], () => new Set(reached(ways(), start, ANYWHERE).nodes));

/** 7, 16.1 What keeps it out of this place, from wherever it comes. */
const shutOut = ({ game, state, player, shut, start }: Mover, at: number): Refusal | undefined => {
	if (at === NOWHERE) return because('7.1', words.notOnTheMap);
	if (at === start) return because('7.1', words.itIsThereAlready);
	if (holds(fieldOf(game, state)[enemyOf(player)], at)) return because('7', words.enemiesHoldIt);
	return shut.limit(at) ? because('16.1', words.beyondTheColumnThatBoundsIt) : undefined;
};

/** 7.2, 7.8, 14.1.1 Why it does not end its move in a place that it gets to. */
const notTheEnd = ({ game, state, unit, player, shut, along }: Mover, at: number): Refusal => {
	if (shut.rails(at)) return because('14.1.1', words.tooFarFromARailroadForATank);
	if (shut.end(at)) return because('7.8', words.anEnemyComesInThere);
	return spaceAt(game, state, player, [unit, ...along], at)
		? because('7.2', words.itNeedsCompanyThere)
		: because(roomRule(game, nameAt(game, at)), words.thereIsNoRoom);
};

/** 7.1 The costs of all ways, however long, in half MP: as things are, or with something that hampers it left out. */
const costsOf = (mover: Mover, without: Parameters<typeof landWays>[1] = {}): Int16Array =>
	costsTo(landWays(enough(mover), without), mover.start, ANYWHERE);

/** 7.1 Why a unit on foot, on horseback or on wheels does not get to a place, told apart. */
const byLand = (mover: Mover): ((at: number) => Refusal) => {
	const { game, start, unit, shut } = mover;
	const left = Math.max(0, mover.left);
	const column = moverOf(counterOf(game, unit.id).type) ?? 'infantry';
	const found = new Set(reached(landWays(mover), start, left).nodes);
	const kept: Partial<Record<'now' | 'calm' | 'dry' | 'bold', Int16Array>> = {};
	const now = () => (kept.now ??= costsOf(mover));
	const calm = () => (kept.calm ??= costsOf(mover, { zoc: true }));
	const dry = () => (kept.dry ??= costsOf(mover, { zoc: true, ground: true }));
	const bold = () => (kept.bold ??= costsOf(mover, { keeps: true }));
	/** By how many MP it is too far; undefined where no way leads there. */
	const short = (costs: Int16Array, at: number): number | undefined => {
		const cost = costs[at] ?? -1;
		return cost < 0 ? undefined : Math.max(0, cost - left) / HALVES;
	};
	const ground = () =>
		overGround(game, column, start, () => ({
			nodes: game.board.places.length,
			from: (place, _, to) => {
				const { board } = game;
				for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++)
					if ((board.byRail[column][step] ?? FORBIDDEN) !== FORBIDDEN)
						to(board.to[step] ?? NOWHERE, 0);
			}
		}));
	return (at) => {
		if (found.has(at)) return notTheEnd(mover, at);
		if (!ground().has(at)) return because('7.1', words.everyWayLeadsOverGroundOrWater);
		if (shut.rails(at)) return notTheEnd(mover, at);
		if (shut.keeps && short(bold(), at) === 0) return shut.keeps;
		const [mp, free] = [short(now(), at), short(calm(), at)];
		if (free === undefined)
			return shut.keeps && short(bold(), at) !== undefined
				? shut.keeps
				: because('7.1', words.everyWayIsBarred);
		if (free > 0)
			return short(dry(), at) === 0
				? because('7.1', words.groundOrWaterClosesTheDirectWayFor, { mp: mp ?? free })
				: because('7.1', words.tooFarByMp, { mp: mp ?? free });
		return because('7.3', words.forZocItIsShortOfMp, { mp: mp ?? free });
	};
};

/** 14.2, 7.6 Why a train, or Trotsky, does not get to a place. */
const byRails = (mover: Mover, rule: '14.2' | '7.6'): ((at: number) => Refusal) => {
	const { game, start } = mover;
	const { board } = game;
	const found = new Set(trainReach(mover));
	const line = () =>
		overGround(game, 'rails', start, () => ({
			nodes: board.places.length,
			from: (place, _, to) => {
				for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++)
					if (board.rail[step] === 1) to(board.to[step] ?? NOWHERE, 0);
			}
		}));
	return (at) => {
		if (board.railed[at] !== 1) return because(rule, words.noRailroadThere);
		if (found.has(at)) return notTheEnd(mover, at);
		return because(rule, line().has(at) ? words.theLineIsBarred : words.noRailroadLeadsThere);
	};
};

/** 15.1 Why a fleet does not get to a place. */
const bySea = ({ game, player, start }: Mover): ((at: number) => Refusal) => {
	const freely = new Set([...fleetReach(game.board, 'red', start)]);
	return (at) => {
		if (game.board.sea[at] !== 1) return because('15.1', words.shipsKeepToTheSea);
		return player === 'white' && freely.has(at)
			? because('15.1', words.theMinesBarTheWay)
			: because('15.1', words.theSeaDoesNotLeadThere);
	};
};

/** 7.1 Why a unit does not get to a place that is not among those it gets to; each reason is worked out when asked for. */
export const whyNot = (mover: Mover): ((at: Place) => Refusal) => {
	const { game, unit } = mover;
	const { type, movement } = counterOf(game, unit.id);
	const reasons =
		type === 'fleet'
			? bySea(mover)
			: type === 'leader'
				? byRails(mover, '7.6')
				: movement === 'unlimited'
					? byRails(mover, '14.2')
					: byLand(mover);
	return (name) => {
		const at = indexOf(game, name);
		if (game.pack.data.map.hexes[name]?.terrain === 'petrograd')
			return because('12', words.petrogradHasAMapOfItsOwnUnitsStand);
		return shutOut(mover, at) ?? reasons(at);
	};
};
