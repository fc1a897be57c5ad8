import { reached } from '#lib/kernel/hex/paths.ts';
import { tollsOf } from '../../rules/08-combat/08-2-6-retreat.ts';
import { backOnMap } from '../../rules/16-calendar.ts';
import { isDistrict, NOWHERE } from '../../scenarios/board.ts';
import { enemyOf, type Player } from '../../types.ts';
import { surrendered } from '../combat/losing.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, nameAt, type Game } from '../game.ts';
import { fieldOf, holds, inOpenZoc } from '../map/field.ts';
import { roomFor } from '../map/stacking.ts';
import { carriesTrain } from '../map/supply.ts';
import { auto, choice, option, type Owed } from '../owed.ts';
import type { Place, State, Unit } from '../state.ts';
import { mayLeave, nearer, offMap } from './back.ts';

/** 8.2.6, 7.9 Off the map: a train until the next turn (WO-58), the others a turn longer. */
export const leaves = (
	game: Game,
	{ turn }: State,
	units: readonly Unit[],
	from: Place | null
): readonly Fact[] =>
	offMap(game, units, from, ({ id }) =>
		backOnMap(turn + 1, true, counterOf(game, id).type === 'armoured_train')
	);

/** 8.2.6, 14.2 Does a railroad leave the map here, behind this side? */
const isLineEnd = (game: Game, player: Player, place: number): boolean => {
	const { entries } = game.pack.data.scenario;
	return player === 'red'
		? [entries.M, entries.V].includes(nameAt(game, place))
		: game.board.railed[place] === 1 && mayLeave(game, player, place);
};

/** 8.2.6 The places that trains get to along their rails, past no enemy, and past these places not either. */
const railsOf = (
	game: Game,
	state: State,
	{ id, player, at }: Unit,
	barred: (place: number) => boolean
): readonly number[] => {
	const { board } = game;
	const { army } = counterOf(game, id);
	const enemies = fieldOf(game, state)[enemyOf(player)];
	return reached(
		{
			nodes: board.places.length,
			from: (place, _, go) => {
				for (let step = board.first[place] ?? 0; step < (board.first[place + 1] ?? 0); step++) {
					const next = board.to[step] ?? NOWHERE;
					if (!holds(enemies, next) && !barred(next) && carriesTrain(game, state, army, step))
						go(next, 0, isDistrict(board, next));
				}
			}
		},
		indexOf(game, at),
		0
	).nodes;
};

/**
 * 8.2.6 A train runs along its rails as far as its owner likes: to where no ZOC is, past none if it can (b), homewards if
 * it can (f); off the map where nothing else is left.
 */
export const trainRuns = (game: Game, state: State, units: readonly Unit[]): Owed => {
	const [first] = units;
	if (!first) return auto();
	const { player } = first;
	const field = fieldOf(game, state);
	const here = indexOf(game, first.at);
	const inZoc = (place: number): boolean => inOpenZoc(field, player, place);
	const ids = units.map(({ id }) => id);
	const ended: Fact = { type: 'runEnded', units: ids };
	const ends = (reach: readonly number[]): readonly number[] => {
		const free = reach.filter(
			(place) =>
				place !== here && !inZoc(place) && roomFor(game, state, player, units, nameAt(game, place))
		);
		const home = free.filter((place) => nearer(game, player, here, place) > 0);
		return home.length > 0 ? home : free;
	};
	const clear = ends(railsOf(game, state, first, inZoc));
	const all = clear.length > 0 ? [] : railsOf(game, state, first, () => false);
	const zoc = clear.length === 0;
	const free = zoc ? ends(all) : clear;
	if (free.length === 0) {
		const end = all.find((place) => isLineEnd(game, player, place));
		return end === undefined
			? auto(...surrendered(game, state, units), ended)
			: auto(...leaves(game, state, units, nameAt(game, end)), ended);
	}
	const tolls = tollsOf({ zoc, river: false }, { zoc: false, river: false });
	return choice(
		player,
		'8.2.6',
		free.map((place) =>
			option(
				{ type: 'run', place: nameAt(game, place) },
				{ type: 'ran', units: ids, place: nameAt(game, place), spent: 0, zoc, river: false },
				...(zoc ? [{ type: 'tollsOwed', units: ids, tolls } as const] : []),
				ended
			)
		)
	);
};
