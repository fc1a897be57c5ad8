import { exertsZoc, zocFrom, type Zoner } from '../../rules/01-definitions.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import { cancelsForLines, covers } from '../../rules/07-movement/07-3-zones.ts';
import { enemyOf, type Player } from '../../types.ts';
import { indexOf, once, type Game } from '../game.ts';
import type { Place, State, Unit } from '../state.ts';

/** Who stands where, and whose ZOC reaches where. */
export interface Field {
	/** The places of the units in `State.units`, by the index of the place where they stand. */
	readonly at: ReadonlyMap<number, readonly number[]>;
	/** 1 where a side holds a place, so that no enemy may enter; not with HQs, Trotsky or ships alone. */
	readonly held: Readonly<Record<Player, Uint8Array>>;
	/** 1 in the ZOC of a side. */
	readonly zoc: Readonly<Record<Player, Uint8Array>>;
	/** 1 where a side has a unit on the ground, which cancels enemy ZOC for lines and retreats. */
	readonly friends: Readonly<Record<Player, Uint8Array>>;
	/** 7.3 How many units of a side cancel enemy ZOC here for the moves of others. */
	readonly covering: Readonly<Record<Player, Uint8Array>>;
}

const survey = (game: Game, units: readonly Unit[]): Field => {
	const { board, counters } = game;
	const size = board.places.length;
	const at = new Map<number, number[]>();
	const layers = () => ({ white: new Uint8Array(size), red: new Uint8Array(size) });
	const [held, friends, covering] = [layers(), layers(), layers()];
	units.forEach((unit, place) => {
		if (unit.fate !== 'map') return;
		const here = indexOf(game, unit.at);
		const stack = at.get(here);
		if (stack) stack.push(place);
		else at.set(here, [place]);
		const type = counters[place]?.type ?? 'hq';
		if (stopsLines(type)) held[unit.player][here] = 1;
		if (cancelsForLines(type)) friends[unit.player][here] = 1;
		if (covers({ type, state: unit.mode, moved: unit.moved }))
			covering[unit.player][here] = (covering[unit.player][here] ?? 0) + 1;
	});
	// 6 Insurgents among Reds hold nothing until they have won.
	for (const [here, stack] of at)
		if (held.white[here] === 1 && held.red[here] === 1) {
			const own = stack.filter((place) => counters[place]?.formation !== 'Insurgents');
			held.white[here] = own.some((place) => units[place]?.player === 'white') ? 1 : 0;
		}
	const exerting: Record<Player, number[]> = { white: [], red: [] };
	for (const [here, stack] of at) {
		const own: Record<Player, Zoner[]> = { white: [], red: [] };
		for (const place of stack) {
			const unit = units[place];
			const counter = counters[place];
			if (!unit || !counter) continue;
			const { type, whiteSymbol } = counter;
			own[unit.player].push({ type, whiteSymbol, state: unit.mode });
		}
		if (exertsZoc(own.white)) exerting.white.push(here);
		if (exertsZoc(own.red)) exerting.red.push(here);
	}
	return {
		at,
		held,
		friends,
		covering,
		zoc: { white: zocFrom(board, exerting.white), red: zocFrom(board, exerting.red) }
	};
};

/** Fields by the units that they were made for. */
const fields = once(() => new WeakMap<readonly Unit[], Field>());

/** The field as the units stand. */
export const fieldOf = (game: Game, { units }: State): Field => {
	const known = fields(game);
	const before = known.get(units);
	if (before) return before;
	const made = survey(game, units);
	known.set(units, made);
	return made;
};

/** The units in a place. */
export const unitsAt = (game: Game, state: State, at: Place | null): readonly Unit[] =>
	at === null
		? []
		: (fieldOf(game, state).at.get(indexOf(game, at)) ?? []).flatMap(
				(place) => state.units[place] ?? []
			);

/** The units of a side in a place. */
export const ownAt = (
	game: Game,
	state: State,
	player: Player,
	at: Place | null
): readonly Unit[] => unitsAt(game, state, at).filter((unit) => unit.player === player);

/** 1.5 Is a place in enemy ZOC that no friend there cancels, for lines and retreats? */
export const inOpenZoc = (field: Field, player: Player, place: number): boolean =>
	field.zoc[enemyOf(player)][place] === 1 && field.friends[player][place] !== 1;
