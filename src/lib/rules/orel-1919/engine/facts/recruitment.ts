import { say } from '#lib/kernel/phrase.ts';
import { controlled, withUnit, withUnits } from '../changes.ts';
import {
	happens,
	hex,
	list,
	maybe,
	nameOf,
	namesOf,
	player,
	playerName,
	some,
	unit,
	yes
} from './parts.ts';

/** 3.2, 4 Depots and recruits. */
export const RECRUITMENT = {
	/** 3.2 B They trace again. */
	depotsRecovered: happens(
		{ units: list(unit) },
		{
			rule: '3.2',
			evolve: (game, state, { units }) =>
				withUnits(game, state, units, (one) => ({ ...one, unsupplied: false })),
			tell: ({ units }) => say('They supply again: {units}.', { units: namesOf(units) })
		}
	),
	/** 4 The points of the turn, what Civil Exactions took left out. */
	pointsReceived: happens(
		{ player, points: some },
		{
			rule: '4',
			evolve: (_, state, { player: to, points }) => ({
				...state,
				points: { ...state.points, [to]: state.points[to] + points },
				exactions: { ...state.exactions, [to]: 0 }
			}),
			tell: ({ player: to, points }) =>
				say('{player} has {n} recruit points more.', { player: playerName(to), n: points })
		}
	),
	prisonersEnlisted: happens(
		{ player, prisoners: some, points: some },
		{
			rule: '4.1',
			evolve: (_, state, { player: by, prisoners, points }) => ({
				...state,
				points: { ...state.points, [by]: state.points[by] + points },
				prisoners: { ...state.prisoners, [by]: state.prisoners[by] - prisoners }
			}),
			tell: ({ player: by, prisoners, points }) =>
				say('{player} enlists {prisoners} prisoners for {points} recruit point.', {
					player: playerName(by),
					prisoners,
					points
				})
		}
	),
	/** 4.3.1 `recruits`: it has the Recruits marker now. */
	stepRecovered: happens(
		{ unit, points: some, recruits: yes },
		{
			rule: '4.3.1',
			evolve: (game, state, { unit: id, points, recruits }) => ({
				...withUnit(game, state, id, (one) => ({ ...one, steps: one.steps + 1, recruits })),
				points: { ...state.points, [state.player]: state.points[state.player] - points }
			}),
			tell: ({ unit: id, recruits }) =>
				recruits
					? say('{unit} has a step more, of recruits.', { unit: nameOf(id) })
					: say('{unit} has a step more.', { unit: nameOf(id) })
		}
	),
	/** 4.3.2 At a station, or to come in over an edge. */
	battalionRaised: happens(
		{ unit, hex: maybe(hex), points: some },
		{
			rule: '4.3.2',
			evolve: (game, state, { unit: id, hex: at, points }) => {
				const { player: by, turn } = state;
				const due = { turn, hexes: [], group: null, penalty: 0, returning: false };
				return {
					...withUnit(game, state, id, (one) => ({
						...one,
						fate: at === null ? 'due' : 'map',
						hex: at,
						due: at === null ? due : null
					})),
					points: { ...state.points, [by]: state.points[by] - points },
					control: at === null ? state.control : controlled(game, state.control, by, [at])
				};
			},
			tell: ({ unit: id, hex: at }) =>
				at === null
					? say('{unit} is raised and comes in over an edge.', { unit: nameOf(id) })
					: say('{unit} is raised in {hex}.', { unit: nameOf(id), hex: at })
		}
	)
} as const;
