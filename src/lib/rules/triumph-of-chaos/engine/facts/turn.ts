import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { campName, COUNT_WORDS, SEASON_WORDS } from '../../words/names.ts';
import { PHASES, phaseOf, SEQUENCE, STEP_KEYS } from '../sequence.ts';
import {
	COUNTS,
	freshSteps,
	leadersFree,
	SEASONS,
	withCamp,
	withRound,
	type Campaign
} from '../state.ts';
import { camp, kind, text, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const SECTION = 'Turn Sequence';
/** The last turn that can be written down. */
export const MOST_TURN = 999;

/** TURN SEQUENCE: a new turn: an empty checklist; points and steps of the last one are gone (TC-27). */
const newTurn = (state: Campaign): Campaign => ({
	...state,
	done: [],
	activation: null,
	round: null,
	leaders: leadersFree(state.leaders),
	camps: {
		red: { ...state.camps.red, ...freshSteps, points: 0, spent: 0 },
		white: { ...state.camps.white, ...freshSteps, points: 0, spent: 0 }
	}
});

const stepTitle = (step: string): Phrase => {
	for (const { phase, steps } of SEQUENCE)
		for (const { key, title } of steps) if (`${phase}.${key}` === step) return say(title);
	return say(words.aStep);
};

/** TURN SEQUENCE: phases, the checklist, the weather, what is counted. */
export const TURN_FACTS = [
	kind(
		'phaseBegun',
		SECTION,
		{ turn: whole(1, MOST_TURN), phase: v.picklist(PHASES) },
		(state, { turn, phase }) => ({
			...(turn === state.turn ? state : newTurn(state)),
			turn,
			phase
		}),
		({ turn, phase }) => say(words.turnTurnPhase, { turn, phase: say(phaseOf(phase).title) })
	),
	kind(
		'ticked',
		SECTION,
		{ step: v.picklist(STEP_KEYS), done: v.boolean() },
		(state, { step, done }) => ({
			...state,
			done: done ? [...state.done, step] : state.done.filter((one) => one !== step)
		}),
		({ step, done }) => say(done ? words.stepDone : words.stepOpenAgain, { step: stepTitle(step) })
	),
	kind(
		'weatherChanged',
		SECTION,
		{ season: v.picklist(SEASONS) },
		(state, { season }) => ({ ...state, season }),
		({ season }) => say(SEASON_WORDS[season])
	),
	kind(
		'counted',
		SECTION,
		{ camp, what: v.picklist(COUNTS), to: whole(-99, 999) },
		(state, { camp, what, to }) =>
			withCamp(state, camp, ({ counts }) => ({ counts: { ...counts, [what]: to } })),
		({ camp, what, to }) =>
			say(patterns.campNWhat, {
				camp: campName(camp),
				n: to,
				what: count(to, COUNT_WORDS[what])
			})
	),
	kind(
		'pointsGiven',
		SECTION,
		{ camp, points: whole(0, 99) },
		(state, { camp, points }) => withCamp(state, camp, () => ({ points })),
		({ camp, points }) =>
			count(points, words.campHasNActionPointsThisTurn, { camp: campName(camp) })
	),
	/** Said where no points are counted, or for another round of the same side. */
	kind(
		'roundBegun',
		SECTION,
		{ camp },
		(state, { camp }) => withRound(state, { camp, paid: 'no', acted: false, spaces: 0 }),
		({ camp }) => say(words.campsActionRoundBegins, { camp: campName(camp) })
	),
	/** The point of a round that is not paid for yet, or of a new one: some spend it before they act, some after. */
	kind(
		'pointSpent',
		SECTION,
		{ camp, text },
		(state, { camp }) => {
			const spent = withCamp(state, camp, ({ spent }) => ({ spent: spent + 1 }));
			const { round, activation } = state;
			if (round?.camp !== camp || round.paid !== 'no')
				return withRound(spent, { camp, paid: 'before', acted: false, spaces: 0 });
			const paid = { ...round, paid: round.acted ? ('after' as const) : ('before' as const) };
			return round.acted && !activation ? withRound(spent, paid) : { ...spent, round: paid };
		},
		({ camp, text }) =>
			text
				? say(words.campSpendsAnActionPointText, { camp: campName(camp), text })
				: say(words.campSpendsAnActionPoint, { camp: campName(camp) })
	)
] as const;
