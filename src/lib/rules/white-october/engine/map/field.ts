import { besides, NOWHERE } from '../../scenarios/board.ts';
import { exertsZoc, inZocOf, type Zoner } from '../../rules/01-definitions.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import { cancelsForLines, covers } from '../../rules/07-movement/07-3-zones.ts';
import { enemyOf, PLAYERS, type Player } from '../../types.ts';
import { indexOf, once, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';

/** Who stands where, and whose ZOC reaches where. */
export interface Field {
	/** The places in `State.units` of the units that stand in each place. */
	readonly stacks: readonly (readonly number[])[];
	/** When each place last changed, in who stands there or in whose ZOC it is: later changes have higher numbers. */
	readonly changed: Int32Array;
	/** What is noted of each place for each side, as below. */
	readonly white: Marks;
	readonly red: Marks;
	/** When anything last changed that stands in the way of a side's lines of supply and command. */
	readonly lines: Readonly<Record<Player, number>>;
	/** 7.5.1 When what closes railroads to the trains of a side last changed. */
	readonly rails: Readonly<Record<Player, number>>;
}

/** What a field is written on. */
type Sheet = Pick<Field, 'changed'> & Pick<Marks, 'noted'>;

/** What is noted of each place for a side. */
export interface Marks {
	/** What is noted of each place, for both sides. */
	readonly noted: Int32Array;
	/** Where its marks begin among those of a place, in bits. */
	readonly from: number;
}
/** The side holds the place; it has its ZOC there, a unit on the ground, and a stack that exerts a ZOC. */
const HELD = 1;
const ZOC = 2;
const FRIENDS = 4;
const EXERTS = 8;
/** Any unit of it is there. */
const THERE = 16;
/** 7.3 Each unit that cancels enemy ZOC there counts so much: the highest of the marks. */
const COVER = 32;
/** Where the marks of each side begin, and all of them. */
const FROM: Readonly<Record<Player, number>> = { white: 0, red: 12 };
const ALL = 0xfff;

const has = ({ noted, from }: Marks, mark: number, place: number): boolean =>
	(((noted[place] ?? 0) >> from) & mark) !== 0;

/** Does the side hold a place, so that no enemy may enter? Not with HQs, Trotsky or ships alone. */
export const holds = (marks: Marks, place: number): boolean => has(marks, HELD, place);

/** Is a place in the ZOC of the side? */
export const inZoc = (marks: Marks, place: number): boolean => has(marks, ZOC, place);

/** Is any unit of the side in a place? */
export const isThere = (marks: Marks, place: number): boolean => has(marks, THERE, place);

/** 7.3 How many units of the side cancel enemy ZOC in a place for the moves of others? */
export const coverIn = ({ noted, from }: Marks, place: number): number =>
	Math.trunc((((noted[place] ?? 0) >> from) & ALL) / COVER);

/** 1.5 Is a place in enemy ZOC that no friend there cancels, for lines and retreats? */
export const inOpenZoc = (field: Pick<Field, Player>, player: Player, place: number): boolean =>
	inZoc(field[enemyOf(player)], place) && !has(field[player], FRIENDS, place);

/**
 * 7.5.1 What closes a place to the trains of a side: enemies to all of them; their ZOC, where no friend stays, to those
 * that begin or end there.
 */
export const railBar = (field: Pick<Field, Player>, player: Player, place: number): 0 | 1 | 2 => {
	const enemies = field[enemyOf(player)];
	if (holds(enemies, place)) return 2;
	return inZoc(enemies, place) && coverIn(field[player], place) === 0 ? 1 : 0;
};

/** What is noted of a stack for a side, but for its ZOC. */
const marked = (
	{ counters }: Game,
	units: readonly Unit[],
	stack: readonly number[],
	player: Player
): number => {
	let marks = 0;
	const zoners: Zoner[] = [];
	for (const place of stack) {
		const unit = units[place];
		const counter = counters[place];
		if (!counter || unit?.player !== player) continue;
		const { mode: state, moved } = unit;
		const { type, whiteSymbol } = counter;
		marks |= THERE;
		if (stopsLines(type)) marks |= HELD;
		if (cancelsForLines(type)) marks |= FRIENDS;
		if (covers({ type, state, moved })) marks += COVER;
		zoners.push({ type, whiteSymbol, state });
	}
	return exertsZoc(zoners) ? marks | EXERTS : marks;
};

const NOBODY: readonly number[] = [];

const empty = ({ board: { places } }: Game, now: number): Field => {
	const noted = new Int32Array(places.length);
	return {
		stacks: places.map(() => NOBODY),
		changed: noted,
		white: { noted, from: FROM.white },
		red: { noted, from: FROM.red },
		lines: { white: now, red: now },
		rails: { white: now, red: now }
	};
};

/**
 * The field of these units, of which these have changed since an earlier one, or all: only the places that they touch are
 * gone over. `now`: the number of this change.
 */
const survey = (
	game: Game,
	units: readonly Unit[],
	moved: readonly number[],
	now: number,
	sheet: Sheet,
	earlier?: Surveyed
): Field => {
	const { board, counters } = game;
	const before = earlier?.field ?? empty(game, now);
	const stacks = before.stacks.slice();
	const { changed, noted } = sheet;
	changed.set(before.changed);
	noted.set(before.white.noted);
	const lines = { ...before.lines };
	const rails = { ...before.rails };
	const white = { noted, from: FROM.white };
	const red = { noted, from: FROM.red };
	const field: Field = { stacks, changed, white, red, lines, rails };
	const touched: number[] = [];
	const touch = (place: number): void => {
		if (changed[place] === now) return;
		touched.push(place);
		changed[place] = now;
	};
	const placeIn = (list: readonly Unit[], place: number): number => {
		const unit = list[place];
		return unit?.fate === 'map' ? indexOf(game, unit.at) : NOWHERE;
	};
	for (const place of moved) {
		const here = placeIn(units, place);
		const left = earlier ? placeIn(earlier.units, place) : NOWHERE;
		for (const at of [left, here]) if (at !== NOWHERE) touch(at);
		if (left === here) continue;
		if (left !== NOWHERE) stacks[left] = (stacks[left] ?? []).filter((one) => one !== place);
		if (here !== NOWHERE) stacks[here] = [...(stacks[here] ?? []), place].sort((a, b) => a - b);
	}
	const gone = touched.slice();
	for (const here of gone) {
		const stack = stacks[here] ?? NOBODY;
		let marks = (noted[here] ?? 0) & ((ZOC << FROM.white) | (ZOC << FROM.red));
		for (const player of PLAYERS) marks |= marked(game, units, stack, player) << FROM[player];
		noted[here] = marks;
		// 6 Insurgents among Reds hold nothing until they have won.
		const stays = (place: number): boolean =>
			units[place]?.player === 'white' && counters[place]?.formation !== 'Insurgents';
		if (holds(white, here) && holds(red, here) && !stack.some(stays))
			noted[here] = marks & ~(HELD << FROM.white);
	}
	for (const player of PLAYERS) {
		const marks = field[player];
		const exerts = (place: number): boolean => has(marks, EXERTS, place);
		for (const here of gone) {
			if (exerts(here) === has(before[player], EXERTS, here)) continue;
			for (const next of besides(board, here)) {
				if (inZocOf(board, exerts, next) === inZoc(marks, next)) continue;
				touch(next);
				noted[next] = (noted[next] ?? 0) ^ (ZOC << marks.from);
			}
		}
	}
	for (const player of PLAYERS) {
		const enemy = enemyOf(player);
		const differs = (told: (one: Field, here: number) => number, here: number): boolean =>
			told(field, here) !== told(before, here);
		const bars = (one: Field, here: number): number =>
			(holds(one[enemy], here) ? HELD : 0) + (inOpenZoc(one, player, here) ? ZOC : 0);
		const trains = (one: Field, here: number): number =>
			board.railed[here] === 1 ? railBar(one, player, here) : 0;
		if (touched.some((here) => differs(bars, here))) lines[player] = now;
		if (touched.some((here) => differs(trains, here))) rails[player] = now;
	}
	return field;
};

/** Does a unit still stand as it did, as far as a field can tell? */
const standsAlike = (one: Unit, other: Unit | undefined): boolean =>
	one === other ||
	(other !== undefined &&
		one.at === other.at &&
		one.ep === other.ep &&
		one.mode === other.mode &&
		one.moved === other.moved &&
		(one.fate === 'map') === (other.fate === 'map'));

/** The places in `State.units` of those who do not stand as they stood. */
const changedSince = (units: readonly Unit[], before: readonly Unit[]): readonly number[] => {
	const changed: number[] = [];
	units.forEach((unit, place) => {
		if (!standsAlike(unit, before[place])) changed.push(place);
	});
	return changed;
};

/** A field, and the units that it was made for. */
interface Surveyed {
	readonly units: readonly Unit[];
	readonly field: Field;
}

/** The last two fields, the latest first: whoever looks at what would come of something comes back from it. */
interface Fields {
	latest: Surveyed | undefined;
	before: Surveyed | undefined;
	/** What fields are written on, the oldest first. */
	readonly sheets: Sheet[];
	/** How many have been made. */
	made: number;
}

const fields = once((): Fields => ({ latest: undefined, before: undefined, sheets: [], made: 0 }));

/** How many sheets there are: whoever is given a field reads it at once, and asks for it again later. */
const SHEETS = 8;

/** A new sheet, or the oldest that neither of the two is written on. */
const nextSheet = ({ board: { places } }: Game, { latest, before, sheets }: Fields): Sheet => {
	const used = [latest, before].map((one) => one?.field.changed);
	const oldest =
		sheets.length < SHEETS ? -1 : sheets.findIndex(({ changed }) => !used.includes(changed));
	const [sheet = { changed: new Int32Array(places.length), noted: new Int32Array(places.length) }] =
		oldest < 0 ? [] : sheets.splice(oldest, 1);
	sheets.push(sheet);
	return sheet;
};

/** The field as the units stand; the same one as long as none of them stands otherwise. */
export const fieldOf = (game: Game, { units }: State): Field => {
	const kept = fields(game);
	const { latest, before } = kept;
	if (latest?.units === units) return latest.field;
	if (before?.units === units) {
		[kept.latest, kept.before] = [before, latest];
		return before.field;
	}
	const near = latest?.units.length === units.length ? latest : undefined;
	const moved = changedSince(units, near?.units ?? []);
	const alike = near && moved.length === 0;
	const field = alike
		? near.field
		: survey(game, units, moved, ++kept.made, nextSheet(game, kept), near);
	kept.latest = { units, field };
	if (!alike) kept.before = latest;
	return field;
};

/**
 * When any of these places last changed: as long as it is the same, so is everything that a field tells of them, and how
 * many EP stand there.
 */
export const lastChange = ({ changed }: Field, places: readonly number[]): number => {
	let last = 0;
	for (const place of places) last = Math.max(last, changed[place] ?? 0);
	return last;
};

const among = (
	{ units }: State,
	places: readonly number[] = [],
	is: (unit: Unit) => boolean = () => true
): readonly Unit[] => {
	const found: Unit[] = [];
	for (const place of places) {
		const unit = units[place];
		if (unit && is(unit)) found.push(unit);
	}
	return found;
};

/** The units of a side in a place. */
export const ownAt = (
	game: Game,
	state: State,
	player: Player,
	at: Place | null
): readonly Unit[] =>
	at === null
		? []
		: among(
				state,
				fieldOf(game, state).stacks[indexOf(game, at)],
				(unit) => unit.player === player
			);
