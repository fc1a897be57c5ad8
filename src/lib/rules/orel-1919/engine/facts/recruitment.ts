import { phraseOf } from '#lib/kernel/phrase.ts';
import { controlled, withUnits } from '../changes.ts';
import { changed } from '../copies.ts';
import { become, happens, named } from './kind.ts';
import { list, maybe, some, yes } from '#lib/kernel/decided/entries-of.ts';
import { hex, player, unit } from './schema.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-facts.ts';

/** 3.2, 4 Depots and recruits. */
export const RECRUITMENT = {
	/** 3.2 B They trace again. */
	depotsRecovered: happens(
		{ units: list(unit) },
		'3.2',
		words.theySupplyAgainUnits,
		become({ unsupplied: false })
	),
	/** 4 The points of the turn, less what Civil Exactions took. */
	pointsReceived: happens(
		{ player, points: some },
		'4',
		words.playerRecruitPointsReceivedPoints,
		(state, { player: to, points }) => ({
			points: { ...state.points, [to]: state.points[to] + points },
			exactions: { ...state.exactions, [to]: 0 }
		})
	),
	prisonersEnlisted: happens(
		{ player, prisoners: some, points: some },
		'4.1',
		words.playerEnlistsPrisonersPrisonersFor,
		(state, { player: by, prisoners, points }) => ({
			points: { ...state.points, [by]: state.points[by] + points },
			prisoners: { ...state.prisoners, [by]: state.prisoners[by] - prisoners }
		})
	),
	/** 4.3.1 `recruits`: it now has the Recruits marker. */
	stepRecovered: happens(
		{ unit, points: some, recruits: yes },
		'4.3.1',
		(fact) =>
			fact.recruits
				? phraseOf(words.unitGainsAStepOfRecruits, named(fact))
				: phraseOf(words.unitRegainsAStep, named(fact)),
		(state, { unit: id, points, recruits }, game) =>
			changed(
				withUnits(game, state, [id], ({ steps }) => ({ steps: steps + 1, recruits })),
				{ points: { ...state.points, [state.player]: state.points[state.player] - points } }
			)
	),
	/** 4.3.2 The steps it has; at a station, or to come in over an edge. */
	battalionRaised: happens(
		{ unit, hex: maybe(hex), points: some, steps: some },
		'4.3.2',
		(fact) =>
			fact.hex === null
				? phraseOf(words.unitIsRaisedAndComesInOverAnEdge, named(fact))
				: phraseOf(words.unitIsRaisedInHex, named(fact)),
		(state, { unit: id, hex: at, points, steps }, game) => {
			const { player: by, turn, control, raised } = state;
			const due = { turn, hexes: [], group: null, penalty: 0, returning: false };
			return changed(
				withUnits(game, state, [id], () =>
					at === null ? { fate: 'due', due, steps } : { fate: 'map', hex: at, steps }
				),
				{
					points: { ...state.points, [by]: state.points[by] - points },
					raised: [...raised, id],
					control: at === null ? control : controlled(game, control, by, [at])
				}
			);
		}
	)
} as const;
