import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CHARACTER_FACTS } from '../../scenarios/characters.ts';
import { failsFrom, testOfCharacter, type CharacterTest } from '../../rules/special-figures.ts';
import { CHARACTERS } from '../../types.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { oneOf, told } from '../parts.ts';
import { words as texts } from '#lib/rules/red-and-white/words/en/command.ts';

type Failure = NonNullable<CharacterTest['failure']>;

/** CONSEQUENCES OF OFFICER'S FAILURE (G08). */
const FAILURES: Record<Failure, readonly [value: string, label: string, words: string]> = {
	coward: [texts.nerveGone, texts.hisNerveIsGone, texts.hisNerveIsGoneFromNowOnHeCountsAsA],
	drunk_d6_turns: [texts.drunk, texts.heDrinks, texts.heIsDrunkAndOutForTurnsOfHisSide],
	flees: [texts.flees, texts.heFlees, texts.heFleesAndIsRemoved],
	shoots_himself: [texts.dead, texts.heShootsHimself, texts.heShootsHimselfSentence],
	surrenders: [texts.surrenders, texts.heSurrenders, texts.heSurrendersToTheEnemy],
	defects: [texts.goneOver, texts.heGoesOver, texts.heGoesOverToTheEnemy]
};
const ORDER = Object.keys(FAILURES) as readonly Failure[];

const meaning = ({ failure }: CharacterTest): Phrase[] => {
	if (failure === null) return [];
	return failure === 'coward'
		? [say(texts.heMayNoLongerLeadHeroically)]
		: [say(texts.hisUnitsRollOnTheLastLineOf)];
};

/** OFFICERS' CHARACTER; CONSEQUENCES OF OFFICER'S FAILURE: does he hold, and if not, how does he end? */
export const TEST_OF_CHARACTER: Calculator = {
	slug: 'test-of-character',
	title: texts.testOfCharacter,
	section: "Officers' character",
	phases: [6, 7],
	roles: { unit: texts.hasAnOfficerWhoIsTested },
	log: { alone: texts.anOfficerIsTested, nobody: texts.officerIsTested },
	owed: texts.testOfCharacterOwed,
	initial: { character: 'normal' },
	asks: () => [],
	groups: (book) => [
		{
			title: texts.character,
			section: "Officers' character",
			fields: [
				{
					kind: 'choice',
					key: 'character',
					label: texts.character,
					options: CHARACTERS.map((value) => ({
						value,
						label: CHARACTER_FACTS[value].title,
						effect:
							failsFrom(book, value) === 6
								? say(texts.failsOn6)
								: say(texts.onFrom6, { from: failsFrom(book, value) })
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
							told(say(texts.d6HeFailsOn), "Officers' character", from === 6 ? '6' : `${from}–6`)
						],
						note: say(texts.heIsTestedWhenAMeleeHeFoughtInIs)
					}
				],
				draw: testOfCharacter(book, character),
				well: ({ failure }) => failure === null,
				forecast: (dist) => {
					const holds = chanceOf(dist, ({ failure }) => failure === null);
					return {
						answer: {
							value: { chance: holds },
							strong: say(texts.toHold),
							second: from === 6 ? say(texts.heFailsOnA6) : say(texts.heFailsOnFromOrMore, { from })
						},
						chart: {
							caption: say(texts.oneTestInPercent),
							bars: namedBars(dist, [
								{ label: texts.holds, is: ({ failure }) => failure === null, on: true },
								{ label: texts.fails, is: ({ failure }) => failure !== null, on: false }
							])
						},
						facts: ORDER.map((which) => ({
							label: say(FAILURES[which][1]),
							value: { chance: chanceOf(dist, ({ failure }) => failure === which) }
						}))
					};
				},
				tell: (result) => ({
					value: result.failure ? FAILURES[result.failure][0] : texts.holds,
					say: result.failure
						? say(FAILURES[result.failure][2], { turns: result.turns })
						: say(texts.hisCharacterHolds),
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
