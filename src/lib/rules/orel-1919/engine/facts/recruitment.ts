import { say } from '#lib/kernel/phrase.ts';
import { controlled, withUnits } from '../changes.ts';
import { become, happens, named } from './kind.ts';
import { hex, list, maybe, player, some, unit, yes } from './schema.ts';

/** 3.2, 4 Depots and recruits. */
export const RECRUITMENT = {
	/** 3.2 B They trace again. */
	depotsRecovered: happens(
		{ units: list(unit) },
		'3.2',
		'They supply again: {units}.',
		become({ unsupplied: false })
	),
	/** 4 The points of the turn, what Civil Exactions took left out. */
	pointsReceived: happens(
		{ player, points: some },
		'4',
		'{player} has {points} recruit points more.',
		(state, { player: to, points }) => ({
			points: { ...state.points, [to]: state.points[to] + points },
			exactions: { ...state.exactions, [to]: 0 }
		})
	),
	prisonersEnlisted: happens(
		{ player, prisoners: some, points: some },
		'4.1',
		'{player} enlists {prisoners} prisoners for {points} recruit point.',
		(state, { player: by, prisoners, points }) => ({
			points: { ...state.points, [by]: state.points[by] + points },
			prisoners: { ...state.prisoners, [by]: state.prisoners[by] - prisoners }
		})
	),
	/** 4.3.1 `recruits`: it has the Recruits marker now. */
	stepRecovered: happens(
		{ unit, points: some, recruits: yes },
		'4.3.1',
		(fact) =>
			fact.recruits
				? say('{unit} has a step more, of recruits.', named(fact))
				: say('{unit} has a step more.', named(fact)),
		(state, { unit: id, points, recruits }, game) => ({
			...withUnits(game, state, [id], ({ steps }) => ({ steps: steps + 1, recruits })),
			points: { ...state.points, [state.player]: state.points[state.player] - points }
		})
	),
	/** 4.3.2 With so many steps, at a station or to come in over an edge. */
	battalionRaised: happens(
		{ unit, hex: maybe(hex), points: some, steps: some },
		'4.3.2',
		(fact) =>
			fact.hex === null
				? say('{unit} is raised and comes in over an edge.', named(fact))
				: say('{unit} is raised in {hex}.', named(fact)),
		(state, { unit: id, hex: at, points, steps }, game) => {
			const { player: by, turn, control } = state;
			const due = { turn, hexes: [], group: null, penalty: 0, returning: false };
			return {
				...withUnits(game, state, [id], () =>
					at === null ? { fate: 'due', due, steps } : { fate: 'map', hex: at, steps }
				),
				points: { ...state.points, [by]: state.points[by] - points },
				control: at === null ? control : controlled(game, control, by, [at])
			};
		}
	)
} as const;
