import * as v from 'valibot';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { Camp } from '../../types.ts';
import { inPort, portsIn } from '../../rules/logistics.ts';
import type { Response } from '../../rules/western.ts';
import { campName, WHERE_STEPS_GO } from '../../words/names.ts';
import {
	addedUpTo,
	forgiven,
	stepsLeft,
	stepsToSpend,
	withCamp,
	type Campaign,
	type CampState
} from '../state.ts';
import { camp, kind, list, name, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const modifier = v.strictObject({
	section: name,
	reason: name,
	amount: v.pipe(v.number(), v.minValue(-99), v.maxValue(99)),
	byDefault: v.exactOptional(v.boolean())
});

/** REPLACEMENTS: one more line of a side's steps; nothing for no steps. */
export const withSteps = (state: Campaign, camp: Camp, line: Modifier): Campaign =>
	line.amount === 0 ? state : withCamp(state, camp, ({ steps }) => ({ steps: [...steps, line] }));

/** REPLACEMENTS: what is added up, and whether its penalties come to more; a loss in a port is apart from them. */
export const stepsWords = (
	own: Pick<CampState, 'added' | 'rolled'>,
	steps: number = addedUpTo(own)
): readonly Phrase[] => [
	count(steps, words.nReplacementStepsToSpend),
	...(forgiven(own) > 0 ? [say(words.thePenaltiesComeToMoreThanThereIs)] : [])
];

/** WESTERN RESPONSE: pushes and steps. */
export const westernWords = ({
	pushes,
	steps,
	withheld = 0
}: Response & { readonly withheld?: number }): readonly Phrase[] => [
	say(words.pushesAndSteps, {
		pushes: count(pushes, words.nPushesOfControlMarkers),
		steps: count(steps, words.nReplacementSteps)
	}),
	...(pushes
		? [say(words.noMarkerGoesIntoOrOutOfControlByA), say(words.oneMarkerMayBePushedMoreThanOne)]
		: []),
	...(withheld ? [count(withheld, words.nReplacementStepsAreNotGiven)] : [])
];

/** PORT CORRUPTION: what one port loses, 0 or fewer. */
export const portWords = (lost: number): Phrase =>
	lost === 0 ? say(words.nothingIsLostInThisPort) : count(-lost, words.nReplacementStepsAreLost);

/** REPLACEMENTS; WESTERN RESPONSE; PORT CORRUPTION: steps that come, go and are spent. */
export const LOGISTICS_FACTS = [
	kind(
		'stepsAddedUp',
		'Replacements',
		{
			camp,
			lines: list(modifier, 0, 60),
			/** What dice gave or took, which no later adding up takes back; a loss in a port stands on its own. */
			rolled: v.exactOptional(list(modifier, 0, 60)),
			dice: v.exactOptional(list(name, 0, 20)),
			ports: v.exactOptional(whole(0, 20))
		},
		(state, { camp, lines, rolled = [], dice = [], ports = 0 }) =>
			withCamp(state, camp, (own) => ({
				added: lines,
				rolled: [...own.rolled, ...rolled.filter((line) => !inPort(line))],
				steps: [...own.steps, ...rolled.filter(inPort)],
				dice: [...own.dice, ...dice],
				ports: own.ports + ports,
				addedUp: true
			})),
		({ camp }, after) => {
			const own = after.camps[camp];
			return [
				...stepsWords(own).map((what, at) =>
					at === 0 ? say(patterns.campWhat, { camp: campName(camp), what }) : what
				),
				...(stepsLeft(own) === addedUpTo(own)
					? []
					: [say(words.withAllThatCameAndWentLeftAreLeft, { left: stepsToSpend(own) })])
			];
		}
	),
	kind(
		'stepsSpent',
		'Replacements',
		{
			camp,
			armies: whole(0, 99),
			corps: whole(0, 99),
			cost: v.pipe(v.number(), v.minValue(0), v.maxValue(999))
		},
		(state, { camp, cost }) =>
			withCamp(state, camp, ({ stepsSpent }) => ({ stepsSpent: stepsSpent + cost })),
		({ camp, armies, corps, cost }) => [
			armies && corps
				? say(words.campRebuildsArmiesAndCorpsForCost, {
						camp: campName(camp),
						armies: count(armies, words.nArmySteps),
						corps: count(corps, words.nCorpsSteps),
						cost
					})
				: say(words.campRebuildsStepsForCost, {
						camp: campName(camp),
						steps: armies ? count(armies, words.nArmySteps) : count(corps, words.nCorpsSteps),
						cost
					}),
			say(WHERE_STEPS_GO)
		]
	),
	kind(
		'westernPowersAnswered',
		'Western Response',
		/** `withheld`: steps that nobody was there to take. */
		{ pushes: whole(0, 20), steps: whole(0, 20), withheld: v.exactOptional(whole(0, 20)) },
		(state, { steps }) =>
			withSteps(state, 'white', {
				section: 'Western Response',
				reason: words.westernResponse,
				amount: steps
			}),
		(answer) => {
			const [what = say(''), ...more] = westernWords(answer);
			return [say(words.chitDoesWhat, { chit: say(words.westernResponse), what }), ...more];
		}
	),
	kind(
		'portCorrupted',
		'Port Corruption',
		{ steps: whole(-20, 20) },
		(state, { steps }) =>
			withSteps(
				withCamp(state, 'white', ({ ports, draft, addedUp }) => ({
					ports: ports + 1,
					// One more of those that were drawn on this turn; the sheet of an earlier turn stays as it was.
					...(addedUp ? { draft: { ...draft, ports: portsIn(draft) + 1 } } : {})
				})),
				'white',
				{ section: 'Port Corruption', reason: words.portCorruption, amount: steps }
			),
		({ steps }) => portWords(steps)
	)
] as const;
