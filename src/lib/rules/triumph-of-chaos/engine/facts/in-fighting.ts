import * as v from 'valibot';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { chitOf, FIGHTING_OF } from '../../charts/chits.ts';
import type { Camp } from '../../types.ts';
import { campName } from '../../words/names.ts';
import { withCamp } from '../state.ts';
import { camp, id, kind, whole } from './kind.ts';
import { withSteps } from './logistics.ts';

const RED = 'Red In-Fighting';
const ofCamp = ({ camp }: { readonly camp: Camp }): string => FIGHTING_OF[camp];

/** Without the first that is this one: chits of a name are several. */
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
	yes: say('A random leader other than Trotsky, Stalin or Lenin is removed; no VP lost.'),
	no: say('Nothing happens.')
};
export const DEFEATISM_WORDS = {
	yes: say('The attack on this space goes ahead.'),
	no: say('This space is not attacked.')
};
export const NO_ACT_WORDS = {
	yes: say('Nothing happens.'),
	no: say('White marks one Red stack without a leader NO ACT.')
};

/** WHITE IN-FIGHTING; RED IN-FIGHTING: steps lost on the map, or replacement steps. */
export const lossWords = (steps: number, onMap: boolean): readonly Phrase[] => [
	onMap
		? count(steps, '{n} non-elite step is lost.', '{n} non-elite steps are lost.')
		: count(steps, '{n} replacement step is lost.', '{n} replacement steps are lost.'),
	...(onMap
		? [say('In a random region of Don, Kuban, Urals Central, Urals North; only if behind in VCs.')]
		: [])
];

/** WHITE IN-FIGHTING; RED IN-FIGHTING: influence points on Republics. */
export const influenceWords = (points: number): readonly Phrase[] => [
	count(points, '{n} influence point is placed.', '{n} influence points are placed.'),
	say('Two at most on each Republic. One Russia: Red places. Heavy Hand: White.')
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
			return say('{camp} draws In-Fighting: {chit}. {effect}', {
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
			say('{camp}: {chit} ends.', {
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
						reason: camp === 'red' ? 'Bureaucracy' : 'Corruption',
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
