import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { campName, COUNT_WORDS, SEASON_WORDS } from '../../words/names.ts';
import { PHASES, phaseOf, SEQUENCE, STEP_KEYS } from '../sequence.ts';
import { COUNTS, SEASONS, withCamp, type Campaign } from '../state.ts';
import { camp, kind, text, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const SECTION = 'Turn Sequence';

/** A new turn begins with an empty checklist; Action Points are entered again, and unspent steps are gone. */
const newTurn = (state: Campaign): Campaign => ({
	...state,
	done: [],
	activation: null,
	camps: {
		red: { ...state.camps.red, spent: 0, steps: [], stepsSpent: 0 },
		white: { ...state.camps.white, spent: 0, steps: [], stepsSpent: 0 }
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
		{ turn: whole(1, 99), phase: v.picklist(PHASES) },
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
			say(patterns.campIsNBesideWhatStop, {
				camp: campName(camp),
				n: to,
				what: say(COUNT_WORDS[what])
			})
	),
	kind(
		'pointsGiven',
		SECTION,
		{ camp, points: whole(0, 99) },
		(state, { camp, points }) => withCamp(state, camp, () => ({ points })),
		({ camp, points }) =>
			say(words.campHasPointsActionPointsThisTurn, { camp: campName(camp), points })
	),
	/** LEADERS: a leader may act once in an Action Round of his side; this one begins. */
	kind(
		'pointSpent',
		SECTION,
		{ camp, text },
		(state, fact) => ({
			...withCamp(state, fact.camp, ({ spent }) => ({ spent: spent + 1 })),
			leaders: state.leaders.map((leader) =>
				leader.camp === fact.camp ? { ...leader, used: false } : leader
			)
		}),
		({ camp, text }) =>
			text
				? say(words.campSpendsAnActionPointText, { camp: campName(camp), text })
				: say(words.campSpendsAnActionPoint, { camp: campName(camp) })
	)
] as const;
