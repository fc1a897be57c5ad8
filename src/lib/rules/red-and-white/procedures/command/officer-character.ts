import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CHARACTER_FACTS } from '../../scenarios/characters.ts';
import { officerCharacter } from '../../rules/special-figures.ts';
import { CHARACTERS, type Character } from '../../types.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { oneOf, told } from '../parts.ts';

/** OFFICERS' CHARACTER: the faces as the die shows them; ten is its 0. */
const facesOf = (character: Character): string => {
	const [from, to] = CHARACTER_FACTS[character].faces;
	const face = (value: number): string => (value === 10 ? '0' : String(value));
	return from === to ? face(from) : `${face(from)}–${face(to)}`;
};

/** Where the word is wider than its column, it may break. */
const SHORT: Partial<Record<Character, string>> = { committed: 'Com\u00ADmitted' };

/** OFFICERS' CHARACTER: drawn once for each officer and kept secret. */
export const OFFICER_CHARACTER: Calculator = {
	slug: 'officer-character',
	title: "Officer's character",
	section: "Officers' character",
	phases: [],
	roles: { unit: 'draws his character' },
	log: {
		alone: 'The officer of {unit} draws his character, which stays covered',
		nobody: '{officer} draws his character, which stays covered',
		secret: true
	},
	initial: { rank: 'officer' },
	groups: () => [
		{
			title: 'Who he is',
			section: "Officers' character",
			fields: [
				{
					kind: 'choice',
					key: 'rank',
					label: 'Who he is',
					options: [
						{ value: 'officer', label: 'Officer', effect: say('leads units') },
						{ value: 'cinc', label: 'Commander-in-chief', effect: say('leads the army') }
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
								say('{character}: {means}', {
									character: say(CHARACTER_FACTS[character].title),
									means: say(means(character))
								}),
								"Officers' character",
								facesOf(character)
							)
						),
						note: say('One D10 at the start of the game; only his player knows it.')
					}
				],
				draw: officerCharacter(),
				forecast: (dist) => {
					const chance = (which: Character) => chanceOf(dist, (character) => character === which);
					const coward = { chance: chance('coward') };
					return {
						answer: {
							value: coward,
							strong: say('to be a coward'),
							second: say('{chance} to be committed', { chance: { chance: chance('committed') } })
						},
						chart: {
							caption: say('his character, in %'),
							bars: CHARACTERS.map((character) => ({
								label: facesOf(character),
								small: say(SHORT[character] ?? CHARACTER_FACTS[character].title),
								chance: chance(character),
								on: character === 'coward'
							}))
						},
						facts: [
							{
								label: say('Anything but normal'),
								value: { chance: chanceOf(dist, (character) => character !== 'normal') }
							}
						]
					};
				},
				tell: (character) => ({
					value: CHARACTER_FACTS[character].title,
					say: say(means(character)),
					more: [say('Keep it secret until it shows.')],
					lines: []
				})
			})
		};
	}
};
