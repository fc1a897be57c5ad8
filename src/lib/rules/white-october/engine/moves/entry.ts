import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { TextId } from '#lib/kernel/texts.ts';
import { moverOf } from '../../rules/01-definitions.ts';
import { DELAY, leftOnLine, takesRoom } from '../../rules/07-movement/07-5-rail.ts';
import type { Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { intoZoc } from '../../rules/07-movement/07-1-movement.ts';
import { besides, HALVES } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { words as moves } from '../../words/en/engine-moves.ts';
import { words } from '../../words/en/engine-phases.ts';
import { isOwn } from '../changes.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, lasting, nameAt, unitOf, type Game } from '../game.ts';
import { coverIn, fieldOf, holds, inZoc } from '../map/field.ts';
import { roomRule, stackedAs } from '../map/stacking.ts';
import type { Due, Place, State, Unit, UnitId } from '../state.ts';
import { byRail, changedByRail, lineOf, railRoute, stopsFor } from './by-rail.ts';
import { noEndFor } from './limits.ts';
import { destinations, moverOn, trainReach } from './reach.ts';
import { trampled } from '../overrun.ts';
import { STEPS } from '../sequence.ts';
import { comingIn, freeFor } from '../phases/arrivals.ts';

/** 16.1, 16.2.2 Does its division, brought forward, still wait for the garrison to stand before Luga? */
export const awaitsGarrison = (
	game: Game,
	{ garrison, turn }: State,
	{ id, due }: Unit
): boolean => {
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
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
	const free = freeFor(game, state, unit);
	return near.filter((name) => {
		const at = indexOf(game, name);
		if (type === 'armoured_train' && game.board.railed[at] !== 1) return false;
		const ground = game.board.terrain[at];
		const closed =
			column !== null &&
			ground !== undefined &&
			game.book.charts.TERRAIN_MOVEMENT.at(ground, column) === null;
		if (closed || holds(enemies, at)) return false;
		return free(at) || passesOn(game, state, unit, name);
	});
};

/** 7.9 Who was driven off the map and can come back, and so must. */
export const mustReturn = (game: Game, state: State): readonly Unit[] =>
	comingIn(game, state, state.player, 'foot').filter(
		(unit) => unit.due?.returning && entriesOf(game, state, unit).length > 0
	);

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
	const zoc = inZoc(field[enemyOf(unit.player)], at) && coverIn(field[unit.player], at) === 0;
	return { type: 'entered', unit: unit.id, place, spent: intoZoc(mp * HALVES, zoc) };
};

/** 7.2 Can it go on from a place where it may not end its move: a full one, or for a vehicle an empty one? */
const passesOn = (game: Game, state: State, unit: Unit, at: Place): boolean => {
	const { spent } = entering(game, state, unit, at);
	const there: Unit = { ...unit, fate: 'map', at, spent, moved: true };
	return destinations(game, state, there).places.length > 0;
};

/** 7.5.2, 16.1 Where a unit gets off a train or a ship. */
const landingsOf = (game: Game, state: State, unit: Unit): readonly number[] => {
	const { due } = unit;
	if (!due || due.turn > state.turn) return NOWHERE_OFF;
	if (due.how === 'sea') {
		const free = freeFor(game, state, unit);
		return due.places
			.map((name) => indexOf(game, name))
			.filter((at) => isOwn(state, unit.player, at) && free(at));
	}
	if (due.how !== 'rail') return NOWHERE_OFF;
	const [from, ...more] = due.places.map((end) => landingsBy(game, state, unit, end));
	return more.length === 0 ? (from ?? NOWHERE_OFF) : [...new Set([from ?? [], ...more].flat())];
};

const gettingOff = {
	M: lasting<Stacked, readonly number[]>(),
	V: lasting<Stacked, readonly number[]>()
};
const trainsIn = lasting<string, readonly number[]>();
const NOWHERE_OFF: readonly number[] = [];

/** 7.5.2 Where a unit that comes by the line ending here gets off, as all that count alike do; nowhere if that line is full. */
const landingsBy = (game: Game, state: State, unit: Unit, from: Place): readonly number[] => {
	const line = lineOf(game, [from]);
	if (line === null) return NOWHERE_OFF;
	const brought = [...(state.railed[line] ?? []), unit.id].map((id) => counterOf(game, id));
	if (leftOnLine(brought, game.pack.data.scenario.rail.lines[line]) < 0) return NOWHERE_OFF;
	const { end, endsBy } = noEndFor(game, state, unit);
	if (counterOf(game, unit.id).type === 'armoured_train') {
		// 14.2 A train goes on from there by its own movement.
		const field = fieldOf(game, state);
		if (holds(field[enemyOf(unit.player)], indexOf(game, from))) return NOWHERE_OFF;
		const by = [unit, field.rails[unit.player], state.blown, state.events.vetrenko];
		const reach = trainsIn(game, `${unit.id} ${from}`, by, () =>
			trainReach(moverOn(game, state, { ...unit, at: from, moved: true }))
		);
		const free = freeFor(game, state, unit);
		return reach.filter((at) => !end(at) && free(at));
	}
	const open = byRail(game, state, unit.player, from);
	const by = [state.railed, open, changedByRail(game, state, unit.player, from), ...endsBy];
	return gettingOff[line](game, stackedAs(game, unit), by, () => {
		const takes = stopsFor(game, state, unit);
		const free = freeFor(game, state, unit);
		return open.filter((at) => takes(at) && !end(at) && free(at));
	});
};

/** 7.8 The turn in which a unit comes in: its own, or the next one in which its side still moves. */
export const turnToCome = (
	{ turn, step, first }: Pick<State, 'turn' | 'step' | 'first'>,
	{ player, due }: Unit
): number => {
	if (!due || !['foot', 'rail', 'sea'].includes(due.how)) return due?.turn ?? 0;
	const chosen = first[player];
	const sequence = `${player}-${chosen === 'movement' ? 1 : 2}` as const;
	const over = chosen !== null && STEPS.indexOf(step) > STEPS.indexOf(sequence);
	return Math.max(due.turn, turn + (over ? 1 : 0));
};

/** 7.5.2, 7.8 Would a unit come in at this place, were nothing in the way? By rail wherever a railroad leads. */
export const comesTo = (game: Game, { due }: Unit, place: Place): boolean =>
	due?.how === 'rail'
		? game.board.railed[indexOf(game, place)] === 1
		: (due?.places.includes(place) ?? false);

/** 7.5.2 How many more units the lines of one that is to come carry this turn; undefined where that does not bind it. */
export const leftForTrain = (game: Game, state: State, { id, due }: Unit): number | undefined => {
	if (due?.how !== 'rail' || !takesRoom(counterOf(game, id).type)) return undefined;
	const left = due.places.flatMap((end) => {
		const line = lineOf(game, [end]);
		const used = line ? (state.railed[line] ?? []).map((one) => counterOf(game, one)) : [];
		return line ? leftOnLine(used, game.pack.data.scenario.rail.lines[line]) : [];
	});
	return left.reduce((sum, n) => sum + n, 0);
};

/**
 * 7.5.2 How many units its line carries in the turn of an arrival, and how many others want it then, those among them whom
 * it does not carry before; undefined on foot, by either line, or where it takes no place.
 */
export const bookedOn = (
	game: Game,
	state: State,
	unit: UnitId,
	{ how, turn, places }: Due
): { readonly n: number; readonly all: number } | undefined => {
	const line = how === 'rail' && places.length === 1 ? lineOf(game, places) : null;
	if (line === null || !takesRoom(counterOf(game, unit).type)) return undefined;
	const all = game.pack.data.scenario.rail.lines[line];
	const taking = (units: readonly Pick<Unit, 'id'>[]): number =>
		units.filter(({ id }) => takesRoom(counterOf(game, id).type)).length;
	const others = state.units.filter(
		({ id, due }) => id !== unit && due?.how === how && lineOf(game, due.places) === line
	);
	let n = 0;
	let waiting = taking((state.railed[line] ?? []).map((id) => ({ id })));
	for (let at = state.turn; at <= turn; at++) {
		const then = others.filter(({ due }) => Math.max(due?.turn ?? 0, state.turn) === at);
		const stays = (one: Unit) => at === state.turn && landingsOf(game, state, one).length === 0;
		n = waiting + taking(then);
		waiting = Math.max(n - all, taking(then.filter(stays)));
	}
	return { all, n };
};

/** 7.2, 12 A place takes no more. */
const noRoom = (game: Game, at: number): Decision<Fact> =>
	refuse(roomRule(game, nameAt(game, at)), say(moves.thereIsNoRoom));

/** 7.5.2 Why a unit does not get off there: the line is full or does not lead there, or the place takes no more. */
const notOffThere = (game: Game, state: State, unit: Unit, name: Place): Decision<Fact> => {
	const { due } = unit;
	const at = indexOf(game, name);
	const no = (why: TextId<never>) => refuse('7.5.2', say(why));
	const from = due?.how === 'rail' ? due.places.filter((end) => lineOf(game, [end])) : [];
	if (from.length === 0) return no(words.itCannotComeInThere);
	if (leftForTrain(game, state, unit) === 0) return no(words.itsRailsCanCarryNoMoreUnitsThis);
	if (game.board.railed[at] !== 1) return no(moves.noRailroadLeadsThere);
	if (!from.some((end) => byRail(game, state, unit.player, end).includes(at)))
		return no(moves.theLineIsBarred);
	const open = stopsFor(game, state, unit)(at);
	if (!open && state.railed[name]) return no(words.noMoreUnitsCanGetOffThereThisTurn);
	if (!open) return no(words.soManyEpCannotGetOnOrOffThere);
	return freeFor(game, state, unit)(at) ? no(words.itCannotComeInThere) : noRoom(game, at);
};

/** 16.1 Why a unit does not come ashore there. */
const notAshore = (game: Game, state: State, { player, due }: Unit, place: Place, at: number) => {
	if (!due?.places.includes(place)) return refuse('16.1', say(words.itCannotComeAshoreThere));
	return isOwn(state, player, at)
		? noRoom(game, at)
		: refuse('16.1', say(words.itsSideDoesNotControlThatPlace));
};

/** 7.8 Why a unit does not come in there on foot. */
const notIn = (game: Game, state: State, unit: Unit, place: Place): Decision<Fact> => {
	const at = indexOf(game, place);
	if (!comesTo(game, unit, place)) return refuse('7.8', say(words.itCannotComeInThere));
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
	if (holds(enemies, at)) return refuse('7.8', say(moves.enemiesHoldIt));
	return freeFor(game, state, unit)(at)
		? refuse('7.8', say(words.itCannotComeInThere))
		: noRoom(game, at);
};

/** 7.5.2 What a unit that waits will do: come on foot, which no train does (14.2), by rail again, or by the other line. */
const waiting = (
	game: Game,
	{ turn }: State,
	{ id, due }: Unit,
	how: 'foot' | 'rail' | 'reroute'
): Due | undefined => {
	if (due?.how !== 'rail' || due.turn > turn) return undefined;
	const { M, V } = game.pack.data.scenario.entries;
	const line = lineOf(game, due.places);
	if (line === null) return undefined;
	const later = { ...due, turn: turn + DELAY };
	if (how === 'rail') return later;
	if (how === 'foot')
		return counterOf(game, id).type === 'armoured_train' ? undefined : { ...later, how };
	// Who may come by either line has no other one, and who has left by rail comes back by that one.
	return due.places.length > 1 || due.left
		? undefined
		: { ...later, places: [line === 'M' ? V : M] };
};

/** 16.2 Reinforcements with a price, be it 0, may be declined when they are due, in the movement sequence. */
const mayDecline = (game: Game, state: State, unit: Unit): boolean =>
	unit.player === 'red' &&
	unit.fate === 'due' &&
	unit.due !== null &&
	unit.due.turn === state.turn &&
	!unit.due.returning &&
	game.pack.data.scenario.reinforcements.some(
		(one) => one.unit === unit.id && one.turn === state.turn && one.eprdIfDeclined !== undefined
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
			if (!entriesOf(game, state, unit).includes(place)) return notIn(game, state, unit, place);
			return accept<Fact>(entering(game, state, unit, place));
		}
		case 'land': {
			const { place } = command;
			const at = indexOf(game, place);
			if (!landingsOf(game, state, unit).includes(at))
				return unit.due?.how === 'sea'
					? notAshore(game, state, unit, place, at)
					: notOffThere(game, state, unit, place);
			const from = (unit.due?.places ?? []).find((end) =>
				landingsBy(game, state, unit, end).includes(at)
			);
			const line =
				unit.due?.how === 'sea' || from === undefined ? 'sea' : (lineOf(game, [from]) ?? 'sea');
			if (line === 'sea' || from === undefined)
				return accept<Fact>({ type: 'landed', rule: '16.1', unit: unit.id, place, line });
			const path = railRoute(game, state, unit.player, [from, place], true);
			return accept<Fact>(
				{ type: 'landed', rule: '7.5.2', unit: unit.id, place, line, path },
				...trampled(game, state, unit, path)
			);
		}
		case 'postpone': {
			const due = waiting(game, state, unit, command.how);
			return due
				? accept<Fact>({ type: 'postponed', unit: unit.id, due })
				: refuse('7.5.2', say(words.thisUnitDoesNotComeInNow));
		}
		case 'decline':
			return mayDecline(game, state, unit)
				? accept<Fact>({ type: 'declined', unit: unit.id })
				: refuse('16.2', say(words.redCannotDoWithoutItNow));
	}
};

type Land = Extract<Command, { type: 'land' }>;
const landings = lasting<UnitId, readonly Land[]>();
const lands = lasting<UnitId, Land[]>();

/** One command for a unit and a place, and one list as long as the places are the same. */
const landCommands = (game: Game, unit: UnitId, places: readonly number[]): readonly Land[] =>
	landings(game, unit, [places], () => {
		const known = lands(game, unit, [], () => []);
		return places.map((at) => (known[at] ??= { type: 'land', unit, place: nameAt(game, at) }));
	});

/** 7.8 Everything that may come in now, and what else may become of it. */
export const entryCommands = (game: Game, state: State): Command[] => {
	const found: Command[] = [];
	for (const unit of comingIn(game, state, state.player, 'foot', 'sea', 'rail')) {
		for (const place of entriesOf(game, state, unit))
			found.push({ type: 'enter', unit: unit.id, place });
		for (const land of landCommands(game, unit.id, landingsOf(game, state, unit))) found.push(land);
		for (const how of ['foot', 'rail', 'reroute'] as const)
			if (waiting(game, state, unit, how)) found.push({ type: 'postpone', unit: unit.id, how });
		if (mayDecline(game, state, unit)) found.push({ type: 'decline', unit: unit.id });
	}
	return found;
};
