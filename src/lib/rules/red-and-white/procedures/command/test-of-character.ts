import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CHARACTER_FACTS } from '../../scenarios/characters.ts';
import { failsFrom, testOfCharacter, type CharacterTest } from '../../rules/special-figures.ts';
import { CHARACTERS } from '../../types.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { oneOf, told } from '../parts.ts';

type Failure = NonNullable<CharacterTest['failure']>;

/** CONSEQUENCES OF OFFICER'S FAILURE (G08). */
const FAILURES: Record<Failure, readonly [value: string, label: string, words: string]> = {
	coward: [
		'Nerve gone',
		'His nerve is gone',
		'His nerve is gone: from now on he counts as a coward.'
	],
	drunk_d6_turns: ['Drunk', 'He drinks', 'He is drunk and out for turns of his side: {turns}.'],
	flees: ['Flees', 'He flees', 'He flees and is removed.'],
	shoots_himself: ['Dead', 'He shoots himself', 'He shoots himself.'],
	surrenders: ['Surrenders', 'He surrenders', 'He surrenders to the enemy.'],
	defects: ['Gone over', 'He goes over', 'He goes over to the enemy.']
};
const ORDER = Object.keys(FAILURES) as readonly Failure[];

const meaning = ({ failure }: CharacterTest): Phrase[] => {
	if (failure === null) return [];
	return failure === 'coward'
		? [say('He may not lead heroically any more.')]
		: [say('His units roll on the last line of leadership.')];
};

/** OFFICERS' CHARACTER; CONSEQUENCES OF OFFICER'S FAILURE: does he hold, and if not, how does he end? */
export const TEST_OF_CHARACTER: Calculator = {
	slug: 'test-of-character',
	title: 'Test of character',
	section: "Officers' character",
	phases: [6, 7],
	roles: { unit: 'has an officer who is tested' },
	log: { alone: 'An officer is tested', nobody: '{officer} is tested' },
	owed: 'test of character',
	initial: { character: 'normal' },
	groups: (book) => [
		{
			title: 'Character',
			section: "Officers' character",
			fields: [
				{
					kind: 'choice',
					key: 'character',
					label: 'Character',
					options: CHARACTERS.map((value) => ({
						value,
						label: CHARACTER_FACTS[value].title,
						effect:
							failsFrom(book, value) === 6
								? say('fails on 6')
								: say('on {from}–6', { from: failsFrom(book, value) })
					}))
				}
			]
		}
	],
	resolve: (book, form) => {
		const character = oneOf(form, 'character', ['normal', ...CHARACTERS]);
		const from = failsFrom(book, character);
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(say('D6: he fails on'), "Officers' character", from === 6 ? '6' : `${from}–6`)
						],
						note: say(
							'He is tested when a melee he fought in is lost, when a unit he leads heroically falls back off the table, and when his army breaks.'
						)
					}
				],
				draw: testOfCharacter(book, character),
				well: ({ failure }) => failure === null,
				forecast: (dist) => {
					const holds = chanceOf(dist, ({ failure }) => failure === null);
					return {
						answer: {
							value: { chance: holds },
							strong: say('to hold'),
							second:
								from === 6 ? say('he fails on a 6') : say('he fails on {from} or more', { from })
						},
						chart: {
							caption: say('one test, in %'),
							bars: namedBars(dist, [
								{ label: 'Holds', is: ({ failure }) => failure === null, on: true },
								{ label: 'Fails', is: ({ failure }) => failure !== null, on: false }
							])
						},
						facts: ORDER.map((which) => ({
							label: say(FAILURES[which][1]),
							value: { chance: chanceOf(dist, ({ failure }) => failure === which) }
						}))
					};
				},
				tell: (result) => ({
					value: result.failure ? FAILURES[result.failure][0] : 'Holds',
					say: result.failure
						? say(FAILURES[result.failure][2], { turns: result.turns })
						: say('His character holds.'),
					more: meaning(result),
					lines: result.failure
						? [
								{
									...told(
										say(FAILURES[result.failure][1]),
										"Consequences of officer's failure",
										''
									),
									byDefault: true
								}
							]
						: []
				}),
				changes: ({ failure }) => (failure === null ? [] : [{ who: 'unit', off: ['heroic'] }])
			})
		};
	}
};
