import { isDistrict } from '../../scenarios/board.ts';
import { enemyOf, type Player } from '../../types.ts';
import { isOwn } from '../changes.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, lasting, nameAt, once, type Game } from '../game.ts';
import { fieldOf, holds } from '../map/field.ts';
import { unitsOf } from '../map/roster.ts';
import { roomOf } from '../map/stacking.ts';
import { supplyOf } from '../map/supply.ts';
import { shutTo } from '../moves/limits.ts';
import { auto, choice, type Owed } from '../owed.ts';
import { OREL_EP, OREL_FROM } from '../setup.ts';
import type { Due, Place, State, Unit } from '../state.ts';

const due = lasting<Player, readonly Unit[]>();
/** The units of a side that are to come in by now. */
const dueNow = (game: Game, state: State, player: Player): readonly Unit[] => {
	const units = unitsOf(game, state, player, 'due');
	const { turn } = state;
	return due(game, player, [units, turn], () =>
		units.filter((unit) => unit.due !== null && unit.due.turn <= turn)
	);
};

/** The units of a side that are to come in like this by now. */
export const comingIn = (
	game: Game,
	state: State,
	player: Player,
	...how: readonly Due['how'][]
): Unit[] =>
	dueNow(game, state, player).filter((unit) => unit.due !== null && how.includes(unit.due.how));

/** Which places are free of enemies, with room for the unit? */
export const freeFor = (game: Game, state: State, unit: Unit): ((at: number) => boolean) => {
	const enemies = fieldOf(game, state)[enemyOf(unit.player)];
	const room = roomOf(game, state, unit);
	return (at) => !holds(enemies, at) && room(at);
};

/** The same for a place by its name. */
export const isFreeFor = (game: Game, state: State, unit: Unit, at: Place): boolean =>
	freeFor(game, state, unit)(indexOf(game, at));

/** The towns, villages and districts of the map. */
const settled = once(({ board }) =>
	board.places.flatMap((_, at) =>
		board.settlement[at] !== null || isDistrict(board, at) ? [at] : []
	)
);

/** 5.4, 14.1.1 A friendly town or village; for a tank, in supply and near its railroad; not beyond its column (16.1). 12 A district counts as a town. */
const localities = (game: Game, state: State, unit: Unit): readonly Place[] => {
	const { type, army } = counterOf(game, unit.id);
	const supplied = type === 'tank' ? supplyOf(game, state, army) : undefined;
	const free = freeFor(game, state, unit);
	const { limit, rails } = shutTo(game, state, unit);
	return settled(game)
		.filter(
			(at) =>
				isOwn(state, unit.player, at) &&
				(supplied === undefined || supplied[at] === 1) &&
				!limit(at) &&
				!rails(at) &&
				free(at)
		)
		.map((at) => nameAt(game, at));
};

/** 7.8, WO-51 Where a unit may appear now; if nowhere, it waits. In Petrograd 16.1 and 11.2.2 leave it any district. */
const placesFor = (game: Game, state: State, unit: Unit): readonly Place[] => {
	if (unit.due?.how === 'recruitment') return localities(game, state, unit);
	const free = freeFor(game, state, unit);
	return (unit.due?.places ?? []).filter((name) => {
		const at = indexOf(game, name);
		return (isDistrict(game.board, at) || isOwn(state, unit.player, at)) && free(at);
	});
};

/** 16.1 Does it come by sea here, and so go no farther? */
const lands = (game: Game, { due }: Unit, at: Place): boolean =>
	due?.how === 'raised' && game.pack.data.scenario.entries.disembark.includes(at);

/** The owner says where each unit appears, one after the other; `then` once nobody is left. */
export const placing = (
	game: Game,
	state: State,
	units: readonly Unit[],
	rule: string,
	then: () => Owed
): Owed => {
	for (const unit of units) {
		const places = placesFor(game, state, unit);
		if (places.length > 0)
			return choice(
				unit.player,
				rule,
				places.map((place) => ({
					command: { type: 'place', unit: unit.id, place },
					events: (): readonly Fact[] => [
						lands(game, unit, place)
							? { type: 'landed', rule: '16.1', unit: unit.id, place, line: 'sea' }
							: { type: 'placed', rule, unit: unit.id, place }
					]
				}))
			);
	}
	return then();
};

/** 7.8 What appears in Petrograd or in a fort at the start of the turn. */
export const arrivalsOwed = (game: Game, state: State): Owed =>
	recallOwed(game, state) ??
	placing(game, state, comingIn(game, state, 'red', 'start'), '7.8', () =>
		auto({ type: 'stepEnded' })
	);

/** 16.2.1, WO-57 After a White victory at Orel, Red sends units there, of 12 EP or more; they do not count as destroyed. */
const recallOwed = (game: Game, state: State): Owed | undefined => {
	if (game.book.options.orel_first !== 'white' || state.turn !== OREL_FROM) return undefined;
	if (state.recalled >= OREL_EP) return undefined;
	const units = state.units.filter(
		({ id, player, fate, ep }) =>
			player === 'red' && fate === 'map' && ep > 0 && counterOf(game, id).type !== 'fort'
	);
	return units.length === 0
		? undefined
		: choice(
				'red',
				'16.2.1',
				units.map(({ id, ep }) => ({
					command: { type: 'decline', unit: id },
					events: (): readonly Fact[] => [{ type: 'recalled', unit: id, ep }]
				}))
			);
};
