import { besides, NOWHERE } from '../../scenarios/board.ts';
import { exertsZoc, inZocOf, type Zoner } from '../../rules/01-definitions.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import { cancelsForLines, covers } from '../../rules/07-movement/07-3-zones.ts';
import { enemyOf, PLAYERS, type Player } from '../../types.ts';
import { indexOf, once, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';

/** Who stands where, and whose ZOC reaches where. */
export interface Field {
	/** The places of the units in `State.units`, by the index of the place where they stand. */
	readonly at: readonly (readonly number[] | undefined)[];
	/** 1 where a side holds a place, so that no enemy may enter; not with HQs, Trotsky or ships alone. */
	readonly held: Sides;
	/** 1 in the ZOC of a side. */
	readonly zoc: Sides;
	/** 1 where a side has a unit on the ground, which cancels enemy ZOC for lines and retreats. */
	readonly friends: Sides;
	/** 7.3 How many units of a side cancel enemy ZOC here for the moves of others. */
	readonly covering: Sides;
	/** 1.5 1 in the ZOC of the enemies of a side that no friend there cancels, for lines and retreats. */
	readonly barred: Sides;
	/** 1 where units of a side exert a ZOC. */
	readonly exerts: Sides;
	/** When a place last changed, in who stands there or in whose ZOC it is: later changes have higher numbers. */
	readonly changed: Int32Array;
	/** When anything last changed that stands in the way of a side's lines of supply and command. */
	readonly lines: Readonly<Record<Player, number>>;
	/** All layers in one, so that they can be copied at once. */
	readonly buffer: ArrayBuffer;
}

/** What is noted of each place for each side. */
type Sides = Readonly<Record<Player, Uint8Array>>;

type Marks = Pick<Field, 'held' | 'friends' | 'covering' | 'exerts'>;

/** Notes in the layers who stands in a place, and what of it counts. */
const mark = (
	{ counters }: Game,
	units: readonly Unit[],
	stack: readonly number[],
	here: number,
	{ held, friends, covering, exerts }: Marks
): void => {
	const zoners: Record<Player, Zoner[]> = { white: [], red: [] };
	for (const player of PLAYERS)
		held[player][here] = friends[player][here] = covering[player][here] = 0;
	for (const place of stack) {
		const unit = units[place];
		const counter = counters[place];
		if (!unit || !counter) continue;
		const { player, mode: state, moved } = unit;
		const { type, whiteSymbol } = counter;
		if (stopsLines(type)) held[player][here] = 1;
		if (cancelsForLines(type)) friends[player][here] = 1;
		if (covers({ type, state, moved })) covering[player][here] = (covering[player][here] ?? 0) + 1;
		zoners[player].push({ type, whiteSymbol, state });
	}
	// 6 Insurgents among Reds hold nothing until they have won.
	if (held.white[here] === 1 && held.red[here] === 1)
		held.white[here] = stack.some(
			(place) => units[place]?.player === 'white' && counters[place]?.formation !== 'Insurgents'
		)
			? 1
			: 0;
	for (const player of PLAYERS) exerts[player][here] = exertsZoc(zoners[player]) ? 1 : 0;
};

/** The layers of a field, as a copy of another's where there is one. */
const layersOf = (size: number, from?: Field): Omit<Field, 'at' | 'lines'> => {
	const buffer = from ? from.buffer.slice(0) : new ArrayBuffer(size * 16);
	let next = size * 4;
	const layer = (): Uint8Array => new Uint8Array(buffer, (next += size) - size, size);
	const sides = (): Sides => ({ white: layer(), red: layer() });
	return {
		held: sides(),
		zoc: sides(),
		friends: sides(),
		covering: sides(),
		barred: sides(),
		exerts: sides(),
		changed: new Int32Array(buffer, 0, size),
		buffer
	};
};

const NOBODY: readonly number[] = [];

/**
 * The field of these units, of which these have changed since an earlier one, or all: only the places that they touch are
 * gone over. `now`: the number of this change.
 */
const survey = (
	game: Game,
	units: readonly Unit[],
	moved: readonly number[],
	now: number,
	earlier?: Surveyed
): Field => {
	const { board } = game;
	const size = board.places.length;
	const before = earlier?.field;
	const at: (readonly number[] | undefined)[] = before
		? before.at.slice()
		: Array.from({ length: size });
	const layers = layersOf(size, before);
	const { held, friends, barred, exerts, zoc, changed } = layers;
	const lines = before ? { ...before.lines } : { white: now, red: now };
	const touched: number[] = [];
	const touch = (place: number): void => {
		if (!touched.includes(place)) touched.push(place);
	};
	const placeIn = (list: readonly Unit[], place: number): number => {
		const unit = list[place];
		return unit?.fate === 'map' ? indexOf(game, unit.at) : NOWHERE;
	};
	for (const place of moved) {
		const here = placeIn(units, place);
		const left = earlier ? placeIn(earlier.units, place) : NOWHERE;
		if (left !== NOWHERE) touch(left);
		if (here !== NOWHERE) touch(here);
		if (left === here) continue;
		if (left !== NOWHERE) at[left] = at[left]?.filter((one) => one !== place);
		if (here !== NOWHERE) at[here] = [...(at[here] ?? NOBODY), place].sort((a, b) => a - b);
	}
	/** 1.5 Whether a friend cancels the ZOC in a place, or not any more. */
	const bar = (player: Player, here: number): void => {
		const barring = zoc[enemyOf(player)][here] === 1 && friends[player][here] !== 1 ? 1 : 0;
		if (barred[player][here] === barring) return;
		barred[player][here] = barring;
		lines[player] = now;
	};
	const sent = touched.map((here) => [exerts.white[here], exerts.red[here]]);
	for (const here of touched) {
		const [white, red] = [held.white[here], held.red[here]];
		mark(game, units, at[here] ?? NOBODY, here, layers);
		if (held.white[here] !== white) lines.red = now;
		if (held.red[here] !== red) lines.white = now;
		changed[here] = now;
	}
	PLAYERS.forEach((player, side) => {
		touched.forEach((here, nth) => {
			if (sent[nth]?.[side] === exerts[player][here]) return;
			for (const next of besides(board, here)) {
				const covered = inZocOf(board, exerts[player], next) ? 1 : 0;
				if (covered === zoc[player][next]) continue;
				zoc[player][next] = covered;
				changed[next] = now;
				bar(enemyOf(player), next);
			}
		});
	});
	for (const here of touched) for (const player of PLAYERS) bar(player, here);
	return { at, lines, ...layers };
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
const fields = once(() => ({
	latest: undefined as Surveyed | undefined,
	before: undefined as Surveyed | undefined,
	made: 0
}));

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
	const field = alike ? near.field : survey(game, units, moved, ++kept.made, near);
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

/** The units in a place. */
export const unitsAt = (game: Game, state: State, at: Place | null): readonly Unit[] =>
	at === null ? [] : among(state, fieldOf(game, state).at[indexOf(game, at)]);

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
		: among(state, fieldOf(game, state).at[indexOf(game, at)], (unit) => unit.player === player);

/** 1.5 Is a place in enemy ZOC that no friend there cancels, for lines and retreats? */
export const inOpenZoc = (field: Field, player: Player, place: number): boolean =>
	field.barred[player][place] === 1;
