import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import {
	DELAY,
	mayUseStop,
	onTheLine,
	railReach,
	stopAt,
	type Stop
} from '../../rules/07-movement/07-5-rail.ts';
import { INTO_ZOC } from '../../rules/07-movement/07-1-movement.ts';
import { besides, HALVES } from '../../scenarios/board.ts';
import { enemyOf, isMotor, type Player } from '../../types.ts';
import { words } from '../../words/en/engine-phases.ts';
import { isOwn } from '../changes.ts';
import type { Command } from '../commands.ts';
import { evolve, type Fact } from '../facts.ts';
import { counterOf, indexOf, lasting, nameAt, once, unitOf, type Game } from '../game.ts';
import { fieldOf, type Field } from '../map/field.ts';
import { stackedAs } from '../map/stacking.ts';
import type { Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { brokenOf } from '../map/supply.ts';
import type { Due, Place, State, Unit, UnitId } from '../state.ts';
import { shutTo } from './limits.ts';
import { destinationsOf } from './reach.ts';
import { comingIn, freeFor } from '../phases/arrivals.ts';

/** 16.1, 16.2.2 Does its division, brought forward, still wait for the garrison to stand before Luga? */
const awaitsGarrison = (game: Game, { garrison, turn }: State, { id, due }: Unit): boolean => {
	const { delays, latest } = game.pack.data.scenario.special.garrison;
	const stands = garrison.done || (garrison.since > 0 && garrison.since <= turn);
	return (
		counterOf(game, id).formation === delays &&
		due?.returning === false &&
		turn <= latest &&
		!stands
	);
};

/** 7.8, 7.9 Where a unit comes in on foot: by its hexes; one driven off the map by those next to them too. */
const entriesOf = (game: Game, state: State, unit: Unit): readonly Place[] => {
	const { due } = unit;
	if (due?.how !== 'foot' || due.turn > state.turn || awaitsGarrison(game, state, unit)) return [];
	const near = due.returning
		? due.places.flatMap((at) => [
				at,
				...besides(game.board, indexOf(game, at))
					.filter((next) => game.board.column[next] === game.board.column[indexOf(game, at)])
					.map((next) => nameAt(game, next))
			])
		: due.places;
	const { type } = counterOf(game, unit.id);
	const column = moverOf(type);
	const { held } = fieldOf(game, state);
	const free = freeFor(game, state, unit);
	return near.filter((name) => {
		const at = indexOf(game, name);
		if (type === 'armoured_train' && game.board.railed[at] !== 1) return false;
		const ground = game.board.terrain[at];
		const closed =
			column !== null &&
			ground !== undefined &&
			game.book.charts.TERRAIN_MOVEMENT.at(ground, column) === null;
		if (closed || held[enemyOf(unit.player)][at] === 1) return false;
		return free(at) || passesOn(game, state, unit, name);
	});
};

/** 7.8 A unit in its place of entry, with what that cost it. */
const entering = (
	game: Game,
	state: State,
	unit: Unit,
	place: Place
): Extract<Fact, { type: 'entered' }> => {
	const column = moverOf(counterOf(game, unit.id).type);
	const at = indexOf(game, place);
	const ground = game.board.terrain[at];
	const mp = column && ground ? (game.book.charts.TERRAIN_MOVEMENT.at(ground, column) ?? 0) : 0;
	const field = fieldOf(game, state);
	const zoc =
		field.zoc[enemyOf(unit.player)][at] === 1 && (field.covering[unit.player][at] ?? 0) === 0;
	return { type: 'entered', unit: unit.id, place, spent: mp * HALVES + (zoc ? INTO_ZOC : 0) };
};

/** 7.2 Can it go on from a place where it may not end its move: a full one, or for a vehicle an empty one? */
const passesOn = (game: Game, state: State, unit: Unit, at: Place): boolean =>
	destinationsOf(game, evolve(game, state, entering(game, state, unit, at)), unit.id).places
		.length > 0;

/** 7.5.2 The line that a place is the end of, and how many units it brings in a turn. */
export const lineOf = ({ pack }: Game, places: readonly Place[]): 'M' | 'V' | null => {
	const { entries } = pack.data.scenario;
	return places.includes(entries.M) ? 'M' : places.includes(entries.V) ? 'V' : null;
};

/** 7.5.2 What each place is for those who get on and off. */
const stops = once(({ board }) =>
	board.places.map((_, at) => stopAt(board.terrain[at] ?? 'clear', board.settlement[at] ?? null))
);

/** 7.5.2 Which places still take a unit off, or onto, trains: with those that have used them in this turn. */
export const stopsFor = (game: Game, state: State, unit: Unit): ((at: number) => boolean) => {
	const { detrain } = game.pack.data.scenario.rail;
	const loaded = (id: UnitId): Stacked => {
		const stacked = stackedAs(game, unitOf(game, state, id));
		return isMotor(stacked.type) ? { ...stacked, ep: 1 } : stacked;
	};
	const own = loaded(unit.id);
	const unused: Partial<Record<Stop, boolean>> = {};
	return (at) => {
		const stop = stops(game)[at] ?? 'other';
		const used = state.railed[nameAt(game, at)];
		return used
			? mayUseStop([...used.map(loaded), own], detrain[stop])
			: (unused[stop] ??= mayUseStop([own], detrain[stop]));
	};
};

/** The places with a railroad. */
const railed = once(({ board }) =>
	board.places.flatMap((_, at) => (board.railed[at] === 1 ? [at] : []))
);

/**
 * 7.5.1 What closes a place to trains: enemies to all of them; their ZOC, where no friend stays, to those that begin or
 * end there.
 */
const barOf = (field: Field, player: Player, place: number): 0 | 1 | 2 => {
	const enemy = enemyOf(player);
	if (field.held[enemy][place] === 1) return 2;
	return field.zoc[enemy][place] === 1 && field.covering[player][place] === 0 ? 1 : 0;
};

const bars = lasting<Player, readonly number[]>();
const latest = once((): Partial<Record<Player, { field: Field; bars: readonly number[] }>> => ({}));

/** What closes each place with a railroad; the same list as long as nothing in it changes. */
const railBars = (game: Game, field: Field, player: Player): readonly number[] => {
	const known = latest(game);
	const before = known[player];
	if (before?.field === field) return before.bars;
	const now = railed(game).map((place) => barOf(field, player, place));
	const made = bars(game, player, now, () => now);
	known[player] = { field, bars: made };
	return made;
};

/** 7.5.3 What enemies leave of the railroads from a place: the places joined to it, in their ZOC or not. */
export const joinedByRail = (
	game: Game,
	state: State,
	player: Player,
	from: Place
): readonly number[] => {
	const { held } = fieldOf(game, state);
	return railReach(game.board, indexOf(game, from), {
		broken: brokenOf(game, state),
		bench: game.bench,
		closed: (place) => held[enemyOf(player)][place] === 1
	});
};

const lines = lasting<string, readonly number[]>();

/**
 * 7.5 The places that a side gets to by rail from an open end: enemies close the way; their ZOC, where no friend stays,
 * closes both its ends (7.5.1).
 */
export const byRail = (
	game: Game,
	state: State,
	player: Player,
	from: Place
): readonly number[] => {
	const field = fieldOf(game, state);
	const start = indexOf(game, from);
	const bar = (place: number): 0 | 1 | 2 => barOf(field, player, place);
	const by = [railBars(game, field, player), bar(start), state.blown];
	return lines(game, `${player} ${from}`, by, () => {
		const closed = (place: number): boolean => bar(place) === 2;
		const open =
			bar(start) > 0
				? []
				: railReach(game.board, start, {
						broken: brokenOf(game, state),
						closed,
						bench: game.bench
					});
		return open.filter((at) => bar(at) === 0);
	});
};

/** 7.5.2, 16.1 Where a unit gets off a train or a ship. */
const landingsOf = (game: Game, state: State, unit: Unit): readonly Place[] => {
	const { due } = unit;
	if (!due || due.turn > state.turn) return [];
	if (due.how === 'sea') {
		const free = freeFor(game, state, unit);
		return due.places.filter((name) => {
			const at = indexOf(game, name);
			return isOwn(state, unit.player, at) && free(at);
		});
	}
	if (due.how !== 'rail') return [];
	const places = new Set(due.places.flatMap((from) => landingsBy(game, state, unit, from)));
	return [...places].map((at) => nameAt(game, at));
};

/** 7.5.2 Where a unit that comes by the line ending here gets off; nowhere if that line is full. */
const landingsBy = (game: Game, state: State, unit: Unit, from: Place): readonly number[] => {
	const line = lineOf(game, [from]);
	if (line === null) return [];
	const brought = [...(state.railed[line] ?? []), unit.id].map((id) => counterOf(game, id));
	if (!onTheLine(brought, game.pack.data.scenario.rail.lines[line])) return [];
	const shut = shutTo(game, state, unit);
	const takes = stopsFor(game, state, unit);
	const free = freeFor(game, state, unit);
	return byRail(game, state, unit.player, from).filter(
		(at) => takes(at) && !shut.end(at) && free(at)
	);
};

/** 7.5.2 Why a unit does not get off there: its line carries no more, the place takes no more, or it is not on the way. */
const whyNotThere = (game: Game, state: State, unit: Unit, name: Place): string => {
	const { due } = unit;
	const at = indexOf(game, name);
	const from = due?.how === 'rail' ? due.places.filter((end) => lineOf(game, [end])) : [];
	const full = from.every((end) => landingsBy(game, state, unit, end).length === 0);
	if (from.length > 0 && full) return words.itsLineCarriesNoMore;
	return from.some((end) => byRail(game, state, unit.player, end).includes(at)) &&
		!stopsFor(game, state, unit)(at)
		? words.noMoreGetOffThere
		: words.itCannotGetOffThere;
};

/** 7.5.2 What a unit that waits will do: come on foot, by rail again, or by the other line. */
const waiting = (
	game: Game,
	{ turn }: State,
	{ due }: Unit,
	how: 'foot' | 'rail' | 'reroute'
): Due | undefined => {
	if (due?.how !== 'rail' || due.turn > turn) return undefined;
	const { M, V } = game.pack.data.scenario.entries;
	const line = lineOf(game, due.places);
	if (line === null) return undefined;
	const later = { ...due, turn: turn + DELAY };
	if (how === 'foot') return { ...later, how: 'foot' };
	return how === 'rail' ? later : { ...later, places: [line === 'M' ? V : M] };
};

/** 16.2 Reinforcements with a price may be declined when they are due, in the movement sequence. */
const mayDecline = (game: Game, state: State, unit: Unit): boolean =>
	unit.player === 'red' &&
	unit.fate === 'due' &&
	unit.due !== null &&
	unit.due.turn === state.turn &&
	!unit.due.returning &&
	game.pack.data.scenario.reinforcements.some(
		(one) => one.unit === unit.id && one.turn === state.turn && one.eprdIfDeclined > 0
	);

type Entry = Extract<Command, { type: 'enter' | 'land' | 'postpone' | 'decline' }>;

/** 7.5.2, 7.8, 16.2 A unit comes in, waits, or is done without. */
export const decideEntry = (game: Game, state: State, command: Entry): Decision<Fact> => {
	const unit = unitOf(game, state, command.unit);
	if (unit.player !== state.player || unit.fate !== 'due')
		return refuse('7.8', say(words.thisUnitDoesNotComeInNow));
	switch (command.type) {
		case 'enter': {
			const { place } = command;
			if (!entriesOf(game, state, unit).includes(place))
				return refuse('7.8', say(words.itCannotComeInThere));
			return accept<Fact>(entering(game, state, unit, place));
		}
		case 'land': {
			const { place } = command;
			if (!landingsOf(game, state, unit).includes(place))
				return refuse('7.5.2', say(whyNotThere(game, state, unit, place)));
			const from = (unit.due?.places ?? []).find((at) =>
				landingsBy(game, state, unit, at).includes(indexOf(game, place))
			);
			const line =
				unit.due?.how === 'sea' || from === undefined ? 'sea' : (lineOf(game, [from]) ?? 'sea');
			const rule = line === 'sea' ? '16.1' : '7.5.2';
			return accept<Fact>({ type: 'landed', rule, unit: unit.id, place, line });
		}
		case 'postpone': {
			const due = waiting(game, state, unit, command.how);
			return due
				? accept<Fact>({ type: 'postponed', unit: unit.id, due })
				: refuse('7.5.2', say(words.thisUnitDoesNotComeByRail));
		}
		case 'decline':
			return mayDecline(game, state, unit)
				? accept<Fact>({ type: 'declined', unit: unit.id })
				: refuse('16.2', say(words.redCannotDoWithoutIt));
	}
};

/** 7.8 Everything that may come in now, and what else may become of it. */
export const entryCommands = (game: Game, state: State): Command[] =>
	comingIn(state, state.player, 'foot', 'sea', 'rail').flatMap((unit): Command[] => [
		...entriesOf(game, state, unit).map(
			(place) => ({ type: 'enter', unit: unit.id, place }) as const
		),
		...landingsOf(game, state, unit).map(
			(place) => ({ type: 'land', unit: unit.id, place }) as const
		),
		...(['foot', 'rail', 'reroute'] as const)
			.filter((how) => waiting(game, state, unit, how))
			.map((how) => ({ type: 'postpone', unit: unit.id, how }) as const),
		...(mayDecline(game, state, unit) ? [{ type: 'decline', unit: unit.id } as const] : [])
	]);
