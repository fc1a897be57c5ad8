import { fits, mayStack, type Stacked } from '../../rules/07-movement/07-2-stacking.ts';
import { isDistrict } from '../../scenarios/board.ts';
import { isMotor, type Player } from '../../types.ts';
import { counterOf, indexOf, lasting, once, placeOf, type Game } from '../game.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';
import { fieldOf, type Field } from './field.ts';

/** Each unit as it counts with so many EP, by its place in the module; and each way to count by its name. */
const stacked = once((): Stacked[][] => []);
const kinds = once(() => new Map<string, Stacked>());

/** 7.2, 12 A unit as the limits of stacking count it: the same object for all units that count alike. */
export const stackedAs = (game: Game, { id, ep }: Pick<Unit, 'id' | 'ep'>): Stacked =>
	((stacked(game)[placeOf(game, id)] ??= [])[ep] ??= kindOf(game, id, ep));

const kindOf = (game: Game, id: UnitId, ep: number): Stacked => {
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
};

/** 7.2, 12 May these units stand together in this place, by this rule? */
export const stackIn = (
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

/** These units, after the friends that stand in a place besides them. */
const withFriends = (
	{ stacks }: Field,
	state: State,
	player: Player,
	here: number,
	units: readonly Unit[]
): readonly Unit[] => {
	const found: Unit[] = [];
	for (const place of stacks[here] ?? NOBODY) {
		const other = state.units[place];
		if (other?.player === player && !units.some(({ id }) => id === other.id)) found.push(other);
	}
	for (const unit of units) found.push(unit);
	return found;
};

const besideFriends =
	(rule: typeof mayStack) =>
	(game: Game, state: State, player: Player, units: readonly Unit[], here: number): boolean =>
		stackIn(game, here, withFriends(fieldOf(game, state), state, player, here, units), rule);

/** 7.2 Is there space for these units besides the friends that stand there, though vehicles find no company? */
export const spaceAt = besideFriends(fits);
const inCompany = besideFriends(mayStack);

/** 7.2 Is there room for these units besides the friends that stand there; for vehicles among them company too? */
const roomAt: typeof spaceAt = (game, state, player, units, here) =>
	(units.some(({ id }) => isMotor(counterOf(game, id).type)) ? inCompany : spaceAt)(
		game,
		state,
		player,
		units,
		here
	);

/** Whether there is room for a kind of unit in each place, and since which change of the place: twice that, and 1 for room. */
const rooms = {
	white: lasting<Stacked, Int32Array>(),
	red: lasting<Stacked, Int32Array>()
};

/** 7.2 In which places there is room for a unit, and for those that go along, besides the friends that stand there. */
export const roomOf = (
	game: Game,
	state: State,
	unit: Unit,
	along: readonly Unit[] = []
): ((here: number) => boolean) => {
	const { player, at } = unit;
	const all = [unit, ...along];
	const room = (here: number): boolean => roomAt(game, state, player, all, here);
	if (along.length > 0) return room;
	const field = fieldOf(game, state);
	const start = indexOf(game, at);
	const kept = rooms[player](game, stackedAs(game, unit), [], () =>
		new Int32Array(field.stacks.length).fill(-1)
	);
	return (here) => {
		if (here === start) return room(here);
		const now = field.changed[here] ?? 0;
		const known = kept[here] ?? -1;
		if (known >> 1 === now) return (known & 1) === 1;
		const may = room(here);
		kept[here] = now * 2 + (may ? 1 : 0);
		return may;
	};
};

/** 7.2, 12 By which section a place takes no more. */
export const roomRule = (game: Game, at: Place | null | undefined): string =>
	isDistrict(game.board, indexOf(game, at ?? null)) ? '12' : '7.2';

/** 7.2 The same for a place by its name. */
export const roomFor = (
	game: Game,
	state: State,
	player: Player,
	units: readonly Unit[],
	at: Place
): boolean => roomAt(game, state, player, units, indexOf(game, at));
