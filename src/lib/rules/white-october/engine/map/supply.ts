import { commandedFrom, suppliedFrom, type LinesOf } from '../../rules/04-lines.ts';
import { alwaysSupplied, isLowAmmo, sourcesOf } from '../../rules/04-supply.ts';
import { capacityOf, radiusOf } from '../../rules/05-hq.ts';
import { stepCost } from '../../rules/07-movement/07-1-movement.ts';
import { brokenBridges, FORBIDDEN, isDistrict, NOWHERE } from '../../scenarios/board.ts';
import { enemyOf, playerOf, type Army, type Mover, type Player } from '../../types.ts';
import { latestFor } from '#lib/kernel/decided/counters.ts';
import { counterOf, indexOf, lasting, once, type Game } from '../game.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { INSURGENTS } from './city.ts';
import { fieldOf, holds, inOpenZoc } from './field.ts';

const bridges = once(() => new WeakMap<State['blown'], ReadonlySet<number>>());

/** 8.4 The steps whose rail bridges are down. */
export const brokenOf = (game: Game, { blown }: State): ReadonlySet<number> => {
	const known = bridges(game);
	const made = known.get(blown) ?? brokenBridges(game.board, blown);
	known.set(blown, made);
	return made;
};

const prices = lasting<Mover, Int8Array>();

/** 7.1 What each step costs a mover in half MP, with the bridges that are down. */
export const costsOf = (game: Game, state: State, mover: Mover): Int8Array =>
	prices(game, mover, [state.blown], () =>
		game.board.to.reduce((made, _, step) => {
			made[step] = stepCost(game.board, mover, step, brokenOf(game, state));
			return made;
		}, new Int8Array(game.board.to.length))
	);

/** 14.2, 16.2.2 May a train of this army take a step: along a whole railroad, the NWA over a bridge that was repaired too? */
export const carriesTrain = (game: Game, state: State, army: Army, step: number): boolean => {
	const { board, book } = game;
	const repaired = army === 'NWA' && book.options.repaired_bridge === 'yes';
	return (
		board.rail[step] === 1 &&
		(!brokenOf(game, state).has(step) || (repaired && board.wrecked.has(step)))
	);
};

/** 7.6 May Trotsky take a step: along a whole railroad, or from district to district? */
export const carriesTrotsky = (game: Game, state: State, from: number, step: number): boolean => {
	const { board } = game;
	const inCity = isDistrict(board, from) && isDistrict(board, board.to[step] ?? NOWHERE);
	return (
		(inCity && board.ground.hq[step] !== FORBIDDEN) ||
		(board.rail[step] === 1 && !brokenOf(game, state).has(step))
	);
};

/** 4.2, 5.1 What stands in the way of the lines of a side. */
const linesOf = (game: Game, state: State, player: Player): LinesOf => {
	const field = fieldOf(game, state);
	const enemies = field[enemyOf(player)];
	return {
		zoc: (place) => inOpenZoc(field, player, place),
		held: (place) => holds(enemies, place),
		broken: brokenOf(game, state),
		bench: game.bench
	};
};

/** The places of the forts in `State.units`. */
const forts = once(({ counters }) =>
	counters.flatMap(({ type }, place) => (type === 'fort' ? [place] : []))
);
/** 13 Where forts stand. */
const fortsOf = (game: Game, { units }: State): readonly Place[] =>
	forts(game).flatMap((place) => {
		const fort = units[place];
		return fort?.fate === 'map' && fort.at !== null ? [fort.at] : [];
	});

const sources = lasting<Army, readonly number[]>();
const supplied = lasting<Army, Uint8Array>();

/** 4.2 Where an army is in supply; the same as long as nobody stands in the way of its lines elsewhere, bridges and all. */
const suppliedNow = (game: Game, state: State, army: Army): Uint8Array => {
	const { blown, givenUp } = state;
	const player = playerOf(army);
	const standing = fortsOf(game, state);
	const from = sources(game, army, [givenUp, ...standing], () =>
		sourcesOf(game.pack.data, game.board, army, {
			forts: standing,
			firstDivisionKept: givenUp.length === 0
		})
	);
	return supplied(game, army, [from, fieldOf(game, state).lines[player], blown], () =>
		known(game, army, suppliedFrom(game.board, from, linesOf(game, state, player)))
	);
};

const latest = once((): Partial<Record<Army, Uint8Array>> => ({}));

/** 4.2 Where nothing has changed it is the same object, so that what follows from it need not be worked out again. */
const known = (game: Game, army: Army, now: Uint8Array): Uint8Array => {
	const before = latest(game);
	const last = before[army];
	return (before[army] = last?.every((one, at) => one === now[at]) ? last : now);
};

const inState = latestFor<Game>()((): Partial<Record<Army, Uint8Array>> => ({}));

/** 4.2 Where an army is in supply: 1 for each place. */
export const supplyOf = (game: Game, state: State, army: Army): Uint8Array =>
	(inState(game, state)[army] ??= suppliedNow(game, state, army));

/** 4.1 Is a unit in supply where it stands? Ships and aircraft always are (4.4). */
export const isSupplied = (game: Game, state: State, unit: Unit): boolean => {
	const { type, army, formation } = counterOf(game, unit.id);
	if (alwaysSupplied(type) || formation === INSURGENTS) return true;
	return unit.at !== null && supplyOf(game, state, army)[indexOf(game, unit.at)] === 1;
};

/** 4.1 Is a place in supply for any army of a side? */
export const suppliesSide = (game: Game, state: State, army: Army, at: Place): boolean =>
	supplyOf(game, state, army)[indexOf(game, at)] === 1;

/** 4.4.1, 4.5 Is a unit Low Ammo: by its marker, or for want of an offensive turn? Insurgents do not live on its stock (WO-53). */
export const isLow = (game: Game, { offensive }: State, unit: Unit): boolean => {
	const { army, formation } = counterOf(game, unit.id);
	return formation !== INSURGENTS && isLowAmmo({ marker: unit.lowAmmo, army, offensive });
};

const commanded = lasting<UnitId, Uint8Array>();

/** 5.1 Where an HQ commands: 1 for each place. */
export const commandOf = (game: Game, state: State, hq: Unit): Uint8Array => {
	const { at, mode } = hq;
	return commanded(
		game,
		hq.id,
		[at, mode, fieldOf(game, state).lines[hq.player], state.blown],
		() =>
			commandedFrom(
				game.board,
				indexOf(game, at),
				radiusOf(counterOf(game, hq.id).radius ?? 0, mode) ?? -1,
				linesOf(game, state, hq.player)
			)
	);
};

/** 5.2 How many hexes an HQ may command in a sequence. */
export const commandValue = (game: Game, hq: Unit): number =>
	capacityOf(counterOf(game, hq.id).command ?? 0, hq.mode);
