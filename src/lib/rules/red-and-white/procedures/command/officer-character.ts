import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CHARACTER_FACTS } from '../../scenarios/characters.ts';
import { officerCharacter } from '../../rules/special-figures.ts';
import { CHARACTERS, type Character } from '../../types.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { oneOf, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/command.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** OFFICERS' CHARACTER: the faces as the die shows them; ten is its 0. */
const facesOf = (character: Character): string => {
	const [from, to] = CHARACTER_FACTS[character].faces;
	const face = (value: number): string => (value === 10 ? '0' : String(value));
	return from === to ? face(from) : `${face(from)}–${face(to)}`;
};

/** Where the word is wider than its column, it may break. */
const SHORT: Partial<Record<Character, string>> = { committed: words.committedShort };

/** OFFICERS' CHARACTER: drawn once for each officer and kept secret. */
export const OFFICER_CHARACTER: Calculator = {
	slug: 'officer-character',
	title: words.officersCharacter,
	section: "Officers' character",
	phases: [],
	roles: { unit: words.drawsHisCharacter },
	log: {
		alone: words.theOfficerOfUnitDrawsHisCharacter,
		nobody: words.officerDrawsHisCharacterWhichStays,
		secret: true
	},
	initial: { rank: 'officer' },
	groups: () => [
		{
			title: words.whoHeIs,
			section: "Officers' character",
			fields: [
				{
					kind: 'choice',
					key: 'rank',
					label: words.whoHeIs,
					options: [
						{ value: 'officer', label: words.officer, effect: say(words.leadsUnits) },
						{ value: 'cinc', label: words.commanderInChief, effect: say(words.leadsTheArmy) }
					]
				}
			]
		}
	],
	resolve: (_book, form) => {
		const chief = oneOf(form, 'rank', ['officer', 'cinc']) === 'cinc';
		const means = (character: Character): string =>
			CHARACTER_FACTS[character][chief ? 'asChief' : 'asOfficer'];
		return {
			resolution: resolution({
				working: [
					{
						lines: CHARACTERS.map((character) =>
							told(
								say(patterns.characterMeans, {
									character: say(CHARACTER_FACTS[character].title),
									means: say(means(character))
								}),
								"Officers' character",
								facesOf(character)
							)
						),
						note: say(words.oneD10AtTheStartOfTheGameOnlyHis)
					}
				],
				draw: officerCharacter(),
				forecast: (dist) => {
					const chance = (which: Character) => chanceOf(dist, (character) => character === which);
					const coward = { chance: chance('coward') };
					return {
						answer: {
							value: coward,
							strong: say(words.toBeACoward),
							second: say(words.chanceToBeCommitted, { chance: { chance: chance('committed') } })
						},
						chart: {
							caption: say(words.hisCharacterInPercent),
							bars: CHARACTERS.map((character) => ({
								label: facesOf(character),
								small: say(SHORT[character] ?? CHARACTER_FACTS[character].title),
								chance: chance(character),
								on: character === 'coward'
							}))
						},
						facts: [
							{
								label: say(words.anythingButNormal),
								value: { chance: chanceOf(dist, (character) => character !== 'normal') }
							}
						]
					};
				},
				tell: (character) => ({
					value: CHARACTER_FACTS[character].title,
					say: say(means(character)),
					more: [say(words.keepItSecretUntilItShows)],
					lines: []
				})
			})
		};
	}
};
