import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { chitOf, FIGHTING_OF } from '../../charts/chits.ts';
import type { Camp } from '../../types.ts';
import { campName } from '../../words/names.ts';
import { withCamp } from '../state.ts';
import { camp, id, kind, whole } from './kind.ts';
import { withSteps } from './logistics.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';

const RED = 'Red In-Fighting';
const ofCamp = ({ camp }: { readonly camp: Camp }): string => FIGHTING_OF[camp];

/** The list without the first chit equal to this one, as several chits may share a name. */
const without = (list: readonly string[], one: string): readonly string[] => {
	const at = list.indexOf(one);
	return at < 0 ? list : list.toSpliced(at, 1);
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what a chit says when it comes. */
export const chitWords = (camp: Camp, key: string): readonly Phrase[] => {
	const chit = chitOf(camp, key);
	return [say(chit?.name ?? '–'), chit?.effect ?? say('–')];
};

/** RED IN-FIGHTING: what a die that says yes or no came to. */
export const TRIAL_WORDS = {
	yes: say(words.aRandomLeaderOtherThanTrotsky),
	no: say(words.nothingHappens)
};
export const DEFEATISM_WORDS = {
	yes: say(words.theAttackOnThisSpaceGoesAhead),
	no: say(words.thisSpaceIsNotAttacked)
};
export const NO_ACT_WORDS = {
	yes: say(words.nothingHappens),
	no: say(words.whiteMarksOneRedStackWithoutA)
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: steps lost on the map, or replacement steps. */
export const lossWords = (steps: number, onMap: boolean): readonly Phrase[] => [
	onMap ? count(steps, words.nNonEliteStepsAreLost) : count(steps, words.nReplacementStepsAreLost),
	...(onMap ? [say(words.inARandomRegionOfDonKubanUrals)] : [])
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points on Republics. */
export const influenceWords = (points: number): readonly Phrase[] => [
	count(points, words.nInfluencePointsArePlaced),
	say(words.twoAtMostOnEachRepublicOneRussia)
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: chits, and what their dice came to. */
export const FIGHTING_FACTS = [
	kind(
		'chitDrawn',
		ofCamp,
		{ camp, chit: id, lasting: v.boolean() },
		(state, { camp, chit, lasting }) =>
			withCamp(state, camp, ({ drawn, inForce }) => ({
				drawn: [...drawn, chit],
				inForce: lasting ? [...inForce, chit] : inForce
			})),
		({ camp, chit }) => {
			const [name = say('–'), effect = say('–')] = chitWords(camp, chit);
			return say(words.campDrawsInFightingChitEffect, {
				camp: campName(camp),
				chit: name,
				effect
			});
		}
	),
	/** `back`: the chit goes back into the pool (TC-12). */
	kind(
		'fightingEnded',
		ofCamp,
		{ camp, chit: id, back: v.boolean() },
		(state, { camp, chit, back }) =>
			withCamp(state, camp, ({ drawn, inForce }) => ({
				inForce: without(inForce, chit),
				drawn: back ? without(drawn, chit) : drawn
			})),
		({ camp, chit }) =>
			say(words.campChitEnds, {
				camp: campName(camp),
				chit: say(chitOf(camp, chit)?.name ?? '–')
			})
	),
	kind(
		'trialRolled',
		RED,
		{ trial: v.boolean() },
		(state) => ({ ...state, trials: state.trials + 1 }),
		({ trial }) => TRIAL_WORDS[trial ? 'yes' : 'no']
	),
	kind(
		'defeatismRolled',
		RED,
		{ ahead: v.boolean() },
		(state) => state,
		({ ahead }) => DEFEATISM_WORDS[ahead ? 'yes' : 'no']
	),
	kind(
		'noActRolled',
		RED,
		{ spared: v.boolean() },
		(state) => state,
		({ spared }) => NO_ACT_WORDS[spared ? 'yes' : 'no']
	),
	kind(
		'stepsLost',
		ofCamp,
		{ camp, steps: whole(0, 20), onMap: v.boolean() },
		(state, { camp, steps, onMap }) =>
			onMap
				? state
				: withSteps(state, camp, {
						section: FIGHTING_OF[camp],
						reason: camp === 'red' ? words.bureaucracy : words.corruption,
						amount: 0 - steps
					}),
		({ steps, onMap }) => lossWords(steps, onMap)
	),
	kind(
		'influencePlaced',
		RED,
		{ points: whole(0, 20) },
		(state) => state,
		({ points }) => influenceWords(points)
	)
] as const;
