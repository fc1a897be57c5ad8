import { fits, mayStack, type Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { isDistrict } from '../../scenarios/board.ts';
import type { Player } from '../../types.ts';
import { counterOf, indexOf, lasting, once, type Game } from '../game.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { fieldOf, type Field } from './field.ts';

const stacked = lasting<UnitId, Stacked>();
const kinds = once(() => new Map<string, Stacked>());

/** 7.2, 12 A unit as the limits of stacking count it: the same object for all units that count alike. */
export const stackedAs = (game: Game, { id, ep }: Pick<Unit, 'id' | 'ep'>): Stacked =>
	stacked(game, id, [ep], () => {
		const { type, formation } = counterOf(game, id);
		const detachment =
			formation === 'Communists'
				? 'communist'
				: formation === 'District detachments' && type === 'infantry'
					? 'district'
					: undefined;
		const known = kinds(game);
		const name = [type, ep, detachment].join();
		const made = known.get(name) ?? { type, ep, ...(detachment && { detachment }) };
		known.set(name, made);
		return made;
	});

/** 7.2, 12 May these units stand together in this place, by this rule? */
const stackIn = (
	game: Game,
	here: number,
	units: readonly Unit[],
	rule: typeof mayStack = mayStack
): boolean =>
	rule(
		units.map((unit) => stackedAs(game, unit)),
		game.pack.data.scenario.stacking,
		isDistrict(game.board, here) ? 'city' : 'field'
	);

const NOBODY: readonly number[] = [];

/** The friends that stand in a place besides these units. */
const friendsAt = (
	{ at }: Field,
	{ units }: State,
	player: Player,
	here: number,
	besides: readonly Unit[]
): readonly Unit[] => {
	let found: Unit[] | undefined;
	for (const place of at[here] ?? NOBODY) {
		const other = units[place];
		if (other?.player === player && !besides.some(({ id }) => id === other.id))
			(found ??= []).push(other);
	}
	return found ?? NONE;
};
const NONE: readonly Unit[] = [];

const besideFriends =
	(rule: typeof mayStack) =>
	(game: Game, state: State, player: Player, units: readonly Unit[], here: number): boolean =>
		stackIn(
			game,
			here,
			[...friendsAt(fieldOf(game, state), state, player, here, units), ...units],
			rule
		);

/** 7.2 Is there room for these units besides the friends that stand there? */
export const roomAt = besideFriends(mayStack);

/** 7.2 Is there space for these units besides the friends that stand there, though vehicles find no company? */
export const spaceAt = besideFriends(fits);

/** 7.2 In which places there is room for a unit, and for those that go along, besides the friends that stand there. */
export const roomOf = (
	game: Game,
	state: State,
	unit: Unit,
	along: readonly Unit[] = NONE
): ((here: number) => boolean) => {
	const field = fieldOf(game, state);
	const all = [unit, ...along];
	const known: { field?: boolean; city?: boolean } = {};
	return (here) => {
		const friends = friendsAt(field, state, unit.player, here, all);
		return friends.length > 0
			? stackIn(game, here, [...friends, ...all])
			: (known[isDistrict(game.board, here) ? 'city' : 'field'] ??= stackIn(game, here, all));
	};
};

/** 7.2 The same for a place by its name. */
export const roomFor = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	at: Place
): boolean => roomAt(game, state, player, units, indexOf(game, at));
