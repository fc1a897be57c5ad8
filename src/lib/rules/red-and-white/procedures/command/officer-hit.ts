import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	anybodyAttached,
	attachedFates,
	type AttachedFates,
	type AttachedFigures
} from '../../rules/attached-figures.ts';
import { smallChance, type OfficerFate } from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Change,
	type Forecast,
	type Form,
	type Group,
	type Line
} from '../calculator.ts';
import { namedBars } from '../either.ts';
import { flagIn, numberIn, priestChanges, told } from '../parts.ts';

const groups = (book: Book): readonly Group[] => [
	{
		title: 'With the unit',
		section: 'Officers and leaders',
		fields: [
			{ kind: 'count', key: 'officers', label: 'Officers who lead', min: 0, max: 4 },
			{ kind: 'flag', key: 'commissar', label: 'Commissar' },
			{ kind: 'flag', key: 'priest', label: 'Priest' }
		]
	},
	{
		title: 'Losses',
		section: 'Officers and leaders',
		fields: [
			book.readings.R35 === 'per_figure'
				? {
						kind: 'count',
						key: 'facts',
						label: 'Figures the unit lost',
						hint: say('a test for each'),
						min: 1,
						max: 24
					}
				: {
						kind: 'count',
						key: 'facts',
						label: 'Times the unit lost figures',
						hint: say('one test for each fire or melee'),
						min: 1,
						max: 24
					}
		]
	}
];

const figuresIn = (form: Form): AttachedFigures => ({
	officers: numberIn(form, 'officers'),
	commissar: flagIn(form, 'commissar'),
	priest: flagIn(form, 'priest')
});

const isHit = (fate: OfficerFate): boolean => fate !== 'unhurt';
const officerHit = ({ officers }: AttachedFates): boolean => officers.some(isHit);
const anybodyHit = (fates: AttachedFates): boolean =>
	officerHit(fates) || fates.commissar === true || fates.priest?.hit === true;

const FATES: readonly (readonly [fate: OfficerFate, label: string, words: string])[] = [
	['unhurt', 'Unhurt', 'The officer is unhurt.'],
	[
		'scratch',
		'Scratch',
		'The officer is scratched: out for this turn, back with the unit next turn.'
	],
	['serious_wound', 'Wound', 'The officer is badly wounded and out of the game.'],
	['dead', 'Dead', 'The officer is dead.']
];

const worst = ({ officers }: AttachedFates): OfficerFate | undefined =>
	FATES.map(([fate]) => fate).findLast((fate) => officers.includes(fate));

const forecastOf = (who: AttachedFigures, dist: Distribution<AttachedFates>): Forecast => {
	const led = who.officers > 0;
	const one = who.officers === 1;
	const hit = { chance: chanceOf(dist, led ? officerHit : anybodyHit) };
	const fact = (words: string, holds: (fates: AttachedFates) => boolean) => ({
		label: say(words),
		value: { chance: chanceOf(dist, holds) }
	});
	const several = who.officers + Number(who.commissar) + Number(who.priest) > 1;
	return {
		answer: {
			value: hit,
			strong: led
				? say(one ? 'for the officer to be hit' : 'for an officer to be hit')
				: several
					? say('for one of them to be hit')
					: say('to be hit'),
			...(led
				? {
						second: say('{dead} to be killed', {
							dead: { chance: chanceOf(dist, ({ officers }) => officers.includes('dead')) }
						})
					}
				: {})
		},
		chart: {
			caption: led
				? say(one ? 'the officer, in %' : 'the officer worst hit, in %')
				: say('hit or not, in %'),
			bars: namedBars(
				dist,
				led
					? FATES.map(([fate, label]) => ({
							label,
							is: (fates: AttachedFates) => worst(fates) === fate,
							on: fate !== 'unhurt'
						}))
					: [
							{ label: 'Hit', is: anybodyHit, on: true },
							{ label: 'Unhurt', is: (fates) => !anybodyHit(fates), on: false }
						]
			)
		},
		facts: [
			...(led
				? [
						fact(
							one ? 'The officer is out of the game' : 'An officer is out of the game',
							({ officers }) => officers.some(goneFor)
						)
					]
				: []),
			...(who.commissar
				? [fact('The commissar is hit', ({ commissar }) => commissar === true)]
				: []),
			...(who.priest
				? [
						fact('The priest is distracted', ({ priest }) => priest?.outcome !== 'inspires'),
						fact('The priest is hit', ({ priest }) => priest?.hit === true)
					]
				: []),
			...(several ? [fact('Nobody is hit', (fates) => !anybodyHit(fates))] : [])
		]
	};
};

const goneFor = (fate: OfficerFate): boolean => fate === 'serious_wound' || fate === 'dead';

const PRIEST_WORDS = {
	inspires: 'The priest goes on.',
	tends_the_dying: 'The priest tends the dying: no bonus this turn.',
	panic: 'The priest panics: −1 this turn.',
	hit: 'The priest is hit and removed.'
} as const;

/** What became of each of them; several are known by their number. */
const officerWords = ({ officers }: AttachedFates): Phrase[] =>
	officers.flatMap((fate, at) =>
		FATES.filter(([one]) => one === fate).map(([, label, words]) =>
			officers.length === 1
				? say(words)
				: say('Officer {n}: {fate}.', { n: at + 1, fate: say(label) })
		)
	);

const sentences = (fates: AttachedFates): Phrase[] => [
	...officerWords(fates),
	...(fates.commissar === null
		? []
		: [
				fates.commissar ? say('The commissar is hit and removed.') : say('The commissar is unhurt.')
			]),
	...(fates.priest === null
		? []
		: [say(PRIEST_WORDS[fates.priest.hit ? 'hit' : fates.priest.outcome])])
];

const after = (fates: AttachedFates): Phrase[] =>
	fates.officers.some(goneFor) ? [say('His units roll on the last line of leadership.')] : [];

/** OFFICERS & LEADERS; COMMISSARS; RELIGIOUS INSPIRATION: who is gone; it is led on while one of its officers is unhurt. */
const changes = (fates: AttachedFates): Change[] => [
	...(officerHit(fates) && fates.officers.every(isHit)
		? [{ who: 'unit', off: ['heroic'] } as const]
		: []),
	...fates.officers.filter(goneFor).map((): Change => ({ who: 'unit', attached: 'officer' })),
	...(fates.commissar ? [{ who: 'unit', attached: 'commissar' } as const] : []),
	...(fates.priest ? priestChanges(fates.priest) : [])
];

const faces = (book: Book): string => {
	const { from } = smallChance(book, 'hit', 'unhurt');
	return from === 10 ? '0' : `${from}, 0`;
};

const working = (book: Book, who: AttachedFigures): Line[] => [
	...(who.officers > 0
		? [
				told(
					say(who.officers > 1 ? 'D10 for each officer: hit on' : 'D10: the officer is hit on'),
					'Officers and leaders',
					faces(book)
				)
			]
		: []),
	...(who.commissar ? [told(say('D10: the commissar is hit on'), 'Commissars', faces(book))] : []),
	...(who.priest
		? [told(say('D10: the priest is distracted on'), 'Religious inspiration', '0')]
		: [])
];

/** OFFICERS & LEADERS: the special figures of a unit that lost figures, and the fate of its officer. */
export const OFFICER_HIT: Calculator = {
	slug: 'officer-hit',
	title: 'Officer or special figure hit',
	section: 'Officers and leaders',
	phases: [2, 4, 5, 6],
	roles: { unit: 'lost figures' },
	sign: 'priest',
	log: { alone: 'Those who stand with {unit}', nobody: 'An officer' },
	owed: 'who is hit with it',
	deed: 'Who is hit with it',
	initial: { officers: 1, commissar: false, priest: false, facts: 1 },
	groups,
	resolve: (book, form) => {
		const who = figuresIn(form);
		const may = anybodyAttached(who);
		if (!may.ok) return { refused: may.refusal };
		return {
			resolution: resolution({
				working: [
					{
						lines: working(book, who),
						...(who.officers > 0
							? {
									note: say('A second D10 for a hit officer: 1–2 scratch, 3–6 wounded, else dead.')
								}
							: {})
					}
				],
				draw: attachedFates(book, who, numberIn(form, 'facts')),
				forecast: (dist) => forecastOf(who, dist),
				tell: (fates) => {
					const [first = say('Nobody is hit.'), ...rest] = sentences(fates);
					return {
						value: anybodyHit(fates) ? 'Hit' : 'Unhurt',
						say: first,
						more: [...rest, ...after(fates)],
						lines: []
					};
				},
				changes
			})
		};
	}
};
