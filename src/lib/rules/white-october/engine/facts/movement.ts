import * as v from 'valibot';
import { list, section, some, text, yes } from '#lib/kernel/decided/entries-of.ts';
import { own, silent } from '#lib/kernel/decided/kinds.ts';
import { phraseOf, say } from '#lib/kernel/phrase.ts';
import { HALVES, isDistrict } from '../../scenarios/board.ts';
import { enemyOf } from '../../types.ts';
import { moved, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { counterOf, indexOf, placeOf, type Game } from '../game.ts';
import { coverIn, fieldOf, inZoc } from '../map/field.ts';
import type { Place, State, UnitId } from '../state.ts';
import { words } from '../../words/en/engine-facts.ts';
import { happens, named, nameOf } from './kind.ts';
import { due, path, place, unit } from './schema.ts';

const last = (way: readonly string[]): string => nameOf(way.at(-1) ?? '');

/** 8.2.6 Has a Red unit run out of Petrograd? */
const hasFled = (game: Game, { running, units }: State, id: UnitId): boolean => {
	const one = units[placeOf(game, id)];
	const inside = (at: Place | null): boolean => isDistrict(game.board, indexOf(game, at));
	return (
		one?.player === 'red' && one.fate === 'map' && inside(running?.from ?? null) && !inside(one.at)
	);
};

/** 7.3, 7.5.1 The places in enemy ZOC among these that a friend at rest covers: he stays all sequence; not for a train (14.2). */
const reliedOn = (
	game: Game,
	state: State,
	id: UnitId,
	...places: readonly Place[]
): State['relied'] => {
	if (counterOf(game, id).type === 'armoured_train') return state.relied;
	const { player } = state.units[placeOf(game, id)] ?? state;
	const field = fieldOf(game, state);
	const more = places.filter((at) => {
		const here = indexOf(game, at);
		const covered = coverIn(field[player], here) > 0;
		return inZoc(field[enemyOf(player)], here) && covered && !state.relied.includes(at);
	});
	return more.length > 0 ? [...state.relied, ...more] : state.relied;
};

/** Where a unit stands. */
const placeBefore = (game: Game, { units }: State, id: UnitId): Place =>
	units[placeOf(game, id)]?.at ?? '';

/** 7.5.2 The end of a line. */
const entriesOf = ({ pack }: Game, line: string): readonly Place[] => {
	const { M, V } = pack.data.scenario.entries;
	return line === 'M' ? [M] : line === 'V' ? [V] : [];
};

/** 7.8 The hexes by which a side has come in, with those of a unit that comes in now; not of one that comes back (7.9). */
const cameBy = (
	game: Game,
	{ units, cameBy: before }: State,
	id: UnitId,
	places: readonly Place[]
): State['cameBy'] => {
	const unit = units[placeOf(game, id)];
	if (!unit || unit.due?.returning === true) return before;
	const more = places.filter((at) => !before[unit.player].includes(at));
	return { ...before, [unit.player]: [...before[unit.player], ...more] };
};

/** 7 Moves, and what belongs to them. */
export const MOVEMENT = {
	/** A fresh start for every unit of the side. */
	movementBegan: happens({ units: list(unit) }, '7', silent, (state, { units }, game) =>
		withUnits(game, state, units, () => ({ spent: 0, done: false, moved: false }), {
			relied: [],
			forced: false,
			moving: null
		})
	),
	unitPicked: happens({ unit }, '7.1', words.unitBeginsItsMove, ({ relied }, { unit: id }) => ({
		moving: id,
		reliedBefore: relied.length
	})),
	/** `spent`: half MP since its move began; `relied`: places whose units cover it (7.3). */
	moved: happens(
		{ unit, path, spent: some, relied: list(place) },
		'7.1',
		(fact) => phraseOf(words.unitMovesToPlace, { ...named(fact), place: last(fact.path) }),
		(state, { unit: id, path: way, spent, relied }, game) => {
			const after = moved(game, state, [id], way, () => ({ spent, moved: true }));
			return relied.length > 0
				? changed(after, { relied: [...new Set([...state.relied, ...relied])] })
				: after;
		}
	),
	/** `paid`: places whose ZOC it pays for as it ends its move, so that nobody has to cover it there (7.3). */
	moveEnded: happens(
		{ unit, paid: v.exactOptional(list(place)) },
		'7.1',
		({ unit: id, paid = [] }) =>
			paid.length > 0
				? say(words.unitPaysAsItEnds, { unit: nameOf(id), places: { list: paid.map(nameOf) } })
				: say(words.unitEndsItsMove, { unit: nameOf(id) }),
		(state, { unit: id, paid = [] }, game) =>
			withUnits(
				game,
				state,
				[id],
				({ spent }) => ({ done: true, spent: spent + HALVES * paid.length }),
				{ moving: null, relied: state.relied.filter((at) => !paid.includes(at)) }
			)
	),
	/** 7.4 */
	marchForced: happens(
		{ units: list(unit) },
		'7.4',
		words.theNorthWestArmyMakesAForcedMarch,
		(state, { units }, game) =>
			withUnits(game, state, units, () => ({ done: false }), { forced: true })
	),
	/** 7.8 Comes onto the map here, having spent so much; it may go on. */
	entered: happens(
		{ unit, place, spent: some },
		'7.8',
		words.unitComesInAtPlace,
		(state, { unit: id, place: at, spent }, game) =>
			changed(
				moved(game, state, [id], [at], () => ({ spent, moved: true })),
				{
					relied: reliedOn(game, state, id, at),
					reliedBefore: state.relied.length,
					cameBy: cameBy(game, state, id, [at]),
					moving: id
				}
			)
	),
	/** 7.5.2, 16.1 Gets off a train, or a ship, and goes no farther; `path`: what it has passed by rail. */
	landed: happens(
		{ rule: section, unit, place, line: text, path: v.exactOptional(path) },
		own,
		(fact) =>
			say(fact.line === 'sea' ? words.unitDisembarksAtPlace : words.unitGetsOffInPlace, {
				unit: nameOf(fact.unit),
				place: nameOf(fact.place)
			}),
		(state, { unit: id, place: at, line, path: way = [at] }, game) =>
			changed(
				moved(game, state, [id], way, () => ({ moved: true, done: true })),
				{
					...(line !== 'sea' && {
						relied: reliedOn(game, state, id, at),
						cameBy: cameBy(game, state, id, entriesOf(game, line))
					}),
					railed: {
						...state.railed,
						[line]: [...(state.railed[line] ?? []), id],
						...(line === 'sea' ? {} : { [at]: [...(state.railed[at] ?? []), id] })
					}
				}
			)
	),
	/** 7.5.2 Gets on a train here, to leave by this line; `path`: what it passes. */
	entrained: happens(
		{ unit, place, line: text, path: v.exactOptional(path) },
		'7.5.2',
		silent,
		(state, { unit: id, place: at, line, path: way = [] }, game) => ({
			...moved(game, state, [id], way),
			relied: reliedOn(game, state, id, at),
			railed: {
				...state.railed,
				[line]: [...(state.railed[line] ?? []), id],
				[at]: [...(state.railed[at] ?? []), id]
			}
		})
	),
	/** 7.5.3 White's train within the map. */
	railed: happens(
		{ unit, path },
		'7.5.3',
		(fact) => phraseOf(words.unitGoesByTrainToPlace, { ...named(fact), place: last(fact.path) }),
		(state, { unit: id, path: way }, game) =>
			changed(
				moved(game, state, [id], way, () => ({ moved: true, done: true })),
				{ relied: reliedOn(game, state, id, placeBefore(game, state, id), ...way), whiteRail: true }
			)
	),
	/** 7.5.2 Waits a turn, then comes another way. */
	postponed: happens(
		{ unit, due },
		'7.5.2',
		({ unit: id, due: { turn, how, places } }) =>
			say(
				how === 'foot'
					? words.unitWaitsAndComesOnFootInTurnTurn
					: words.unitWaitsAndComesByTrainInTurnTurn,
				{
					unit: nameOf(id),
					turn,
					places: { list: places.map(nameOf) }
				}
			),
		(state, { unit: id, due: next }, game) => withUnits(game, state, [id], () => ({ due: next }))
	),
	/** 16.2 Red does without it. */
	declined: happens({ unit }, '16.2', words.redDoesWithoutUnit, (state, { unit: id }, game) =>
		changed(
			withUnits(game, state, [id], () => ({ fate: 'out', due: null })),
			{ declined: [...state.declined, id] }
		)
	),
	/** 16.1, 11.2.2 White has come through, and what was built there is gone. */
	worksGone: happens({ rule: section, places: list(place) }, own, words.theWorksInPlacesAreGone),
	/** 8.2.6 Routed units of a place begin to run. */
	runBegan: happens({ units: list(unit), place }, '8.2.6', silent, (_, { units, place: from }) => ({
		running: { units, spent: 0, from, path: [from], zoc: false, river: false }
	})),
	/** 8.2.6 One step of it. */
	ran: happens(
		{ units: list(unit), place, spent: some, zoc: yes, river: yes },
		'8.2.6',
		words.runToPlaceUnits,
		(state, { units, place: at, spent, zoc, river }, game) =>
			changed(
				moved(game, state, units, [at], () => ({ moved: true })),
				{
					running: state.running && {
						...state.running,
						spent,
						path: [...state.running.path, at],
						zoc: state.running.zoc || zoc,
						river: state.running.river || river
					}
				}
			)
	),
	runEnded: happens({ units: list(unit) }, '8.2.6', silent, (state, { units }, game) =>
		changed(
			withUnits(game, state, units, () => ({ done: true })),
			{ fled: [...state.fled, ...units.filter((id) => hasFled(game, state, id))], running: null }
		)
	),
	/** 8.3 One hex at the start of the combat sequence. */
	offensivelyMoved: happens(
		{ unit, place },
		'8.3',
		words.unitMovesUpToPlace,
		(state, { unit: id, place: at }, game) =>
			moved(game, state, [id], [at], () => ({ task: 'offensive' }))
	),
	/** 8.4 */
	bridgeBlown: happens(
		{ unit, bridge: v.tuple([place, place]) },
		'8.4',
		({ unit: id, bridge: [a, b] }) =>
			phraseOf(words.unitBlowsTheBridgeBetweenAAndB, {
				unit: nameOf(id),
				a: nameOf(a),
				b: nameOf(b)
			}),
		(state, { unit: id, bridge }, game) =>
			changed(
				withUnits(game, state, [id], () => ({ task: 'bridge' })),
				{ blown: [...state.blown, bridge] }
			)
	)
} as const;
