import * as v from 'valibot';
import { say } from '#lib/kernel/phrase.ts';
import { marched, moved, withUnit, withUnits } from '../changes.ts';
import { fresh, type Moving, type State } from '../state.ts';
import {
	cityPlace,
	happens,
	hex,
	list,
	maybe,
	nameOf,
	namesOf,
	some,
	text,
	unit,
	yes
} from './parts.ts';

const mode = v.picklist(['combat', 'march']);

const nowMoving = (state: State, changes: Partial<Moving>): State => ({
	...state,
	moving: state.moving && { ...state.moving, ...changes }
});

/** 7.1, 7.4 Moves, and what belongs to them. */
export const MOVEMENT = {
	/** 8.3.1, 5.3 Enemies observed, units that must move, and all who may now act. */
	movementBegan: happens(
		{ observed: list(unit), strays: list(unit), units: list(unit) },
		{
			rule: '7',
			evolve: (game, state, { observed, strays, units }) => ({
				...withUnits(game, state, units, (one) => ({
					...one,
					done: false,
					moved: false,
					action: null,
					engine: 'untried'
				})),
				observed,
				strays,
				orelChosen: false,
				attacks: []
			}),
			tell: ({ strays }) =>
				strays.length > 0
					? say('They must move: {units}.', { units: namesOf(strays) })
					: say('The units may move.')
		}
	),
	/** 10.2 A formation that slept, by its name. */
	formationWoken: happens(
		{ group: text },
		{
			rule: '10.2',
			evolve: (_, state, { group }) => ({
				...state,
				asleep: state.asleep.filter((id) => id !== group)
			}),
			tell: ({ group }) => say('No longer inactive: {formation}.', { formation: group })
		}
	),
	unitPicked: happens(
		{ unit },
		{
			rule: '7.1',
			evolve: (_, state, { unit: id }) => ({ ...state, moving: fresh(id) }),
			tell: ({ unit: id }) => say('{unit} begins its move.', { unit: nameOf(id) })
		}
	),
	/** 7.4 `spent`: in quarter MP; `group`: who comes in by the same hex. */
	entered: happens(
		{ unit, hex, group: maybe(text), spent: some },
		{
			rule: '7.4',
			evolve: (game, state, { unit: id, hex: at, group, spent }) => ({
				...moved(game, state, id, [at], (one) => ({ ...one, moved: true, command: true })),
				moving: { ...fresh(id, spent), entered: at },
				entries: group === null ? state.entries : { ...state.entries, [group]: at }
			}),
			tell: ({ unit: id, hex: at }) =>
				say('{unit} comes in at {hex}.', { unit: nameOf(id), hex: at })
		}
	),
	/** 7.1 The hexes entered, in order; `spent`: in quarter MP, from the start of its move. */
	moved: happens(
		{ unit, path: list(hex), spent: some, onRoad: yes, valley: yes, stopped: yes },
		{
			rule: '7.1',
			evolve: (game, state, { unit: id, path, spent, onRoad, valley, stopped }) =>
				moved(
					game,
					state,
					id,
					path,
					marched,
					state.moving && { ...state.moving, spent, onRoad, valley, stopped }
				),
			tell: ({ unit: id, path }) =>
				say('{unit} moves to {hex}.', { unit: nameOf(id), hex: path.at(-1) ?? '' })
		}
	),
	marchingDayBegun: happens(
		{ unit },
		{
			rule: '7.1.5',
			evolve: (_, state) => nowMoving(state, { marching: true }),
			tell: ({ unit: id }) => say('{unit} has a Marching Day.', { unit: nameOf(id) })
		}
	),
	/** 5.3 Out of command in a ZoC: its check is called for. */
	checkDared: happens(
		{ unit },
		{
			rule: '5.3',
			evolve: (_, state) => nowMoving(state, { dared: 'rolling' }),
			tell: ({ unit: id }) => say('{unit} takes its check out of command.', { unit: nameOf(id) })
		}
	),
	outOfCommandChecked: happens(
		{ unit, passed: yes },
		{
			rule: '5.3',
			evolve: (_, state, { passed }) => nowMoving(state, { dared: passed ? 'passed' : 'failed' }),
			tell: ({ unit: id, passed }) =>
				passed
					? say('{unit} passes its check.', { unit: nameOf(id) })
					: say('{unit} fails its check.', { unit: nameOf(id) })
		}
	),
	/** 9.2.1 A tank that broke down has had its move. */
	engineTried: happens(
		{ unit, runs: yes },
		{
			rule: '9.2.1',
			evolve: (game, state, { unit: id, runs }) => ({
				...withUnit(game, state, id, (one) =>
					runs ? { ...one, engine: 'runs' } : { ...one, engine: 'broken', done: true }
				),
				moving: runs ? state.moving : null
			}),
			tell: ({ unit: id, runs }) =>
				runs
					? say('{unit} runs.', { unit: nameOf(id) })
					: say('{unit} breaks down.', { unit: nameOf(id) })
		}
	),
	/** 7.1.4 The unit has had its move: into Combat mode for 1 MP, into March mode, or as it was. */
	moveEnded: happens(
		{ unit, mode: maybe(mode) },
		{
			rule: '7.1.4',
			evolve: (game, state, { unit: id, mode: next }) => ({
				...withUnit(game, state, id, (one) => ({ ...one, done: true, mode: next ?? one.mode })),
				moving: null
			}),
			tell: ({ unit: id, mode: next }) =>
				next === null
					? say('{unit} stays as it is.', { unit: nameOf(id) })
					: next === 'march'
						? say('{unit} ends its move in March mode.', { unit: nameOf(id) })
						: say('{unit} forms up in Combat mode.', { unit: nameOf(id) })
		}
	),
	/** 7.1.1 `chosen`: by its owner, who has chosen for this phase. */
	placedInOrel: happens(
		{ place: cityPlace, chosen: yes },
		{
			rule: '7.1.1',
			evolve: (_, state, { place, chosen }) => ({
				...state,
				orel: place,
				orelChosen: state.orelChosen || chosen
			}),
			tell: ({ place }) =>
				place === 'suburbs'
					? say('The units in Orel are in the suburbs.')
					: say('The units in Orel are in the centre.')
		}
	)
} as const;
