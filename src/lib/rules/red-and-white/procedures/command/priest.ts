import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { casualtyTests, priestOver, type PriestUnderFire } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { resolution, type Calculator, type Line } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { numberIn, priestChanges, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/command.ts';

const ours = (reason: Phrase, amount: string): Line => ({
	reason,
	section: 'Religious inspiration',
	amount,
	byDefault: true
});

const became = ({ outcome, hit }: PriestUnderFire): readonly [word: string, sentence: Phrase] => {
	if (hit) return [words.hit, say(words.thePriestIsHitAndRemoved)];
	if (outcome === 'tends_the_dying') return ['0', say(words.heTendsTheDyingNoBonusForTheRestOf)];
	if (outcome === 'panic') return ['−1', say(words.hePanicsMinus1ForTheRestOfThisTurn)];
	return ['+1', say(words.thePriestGoesOn)];
};

/** RELIGIOUS INSPIRATION (G06): what the D6 says of a priest who is distracted. */
export const distractedLines = (book: Book): readonly Line[] => {
	const none = numberOf(book, 'priest_distracted.no_bonus_upto');
	const minus = numberOf(book, 'priest_distracted.minus_upto');
	return [
		...(none > 0 ? [ours(say(words.thenAD6NoBonusOn1To), String(none))] : []),
		...(minus > none ? [ours(say(words.minus1AfterThatTo), String(minus))] : []),
		...(minus < 6 ? [ours(say(words.hitAfterThatTo), '6')] : [])
	];
};

/** RELIGIOUS INSPIRATION: his unit has lost figures. */
export const PRIEST: Calculator = {
	slug: 'priest',
	title: words.priestDistracted,
	section: 'Religious inspiration',
	phases: [2, 4, 5, 6],
	roles: { unit: words.lostFigures },
	log: { alone: words.thePriestOfUnit, nobody: words.aPriest },
	owed: words.itsPriest,
	initial: { figuresLost: 1 },
	groups: (book) =>
		book.readings.R35 === 'per_figure'
			? [
					{
						title: words.hisUnit,
						section: 'Religious inspiration',
						fields: [
							{
								kind: 'count',
								key: 'figuresLost',
								label: words.figuresItLost,
								hint: say(words.aTestForEach),
								min: 1,
								max: 48
							}
						]
					}
				]
			: [],
	resolve: (book, form) => {
		const tests = casualtyTests(book, numberIn(form, 'figuresLost'));
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(say(words.d100DistractsHim), 'Religious inspiration', tests),
							...distractedLines(book)
						]
					},
					...(book.readings.R65 === 'two_rolls'
						? [{ lines: [], note: say(words.thenAnotherD10WhetherHeIsHit) }]
						: [])
				],
				draw: priestOver(book, tests),
				well: ({ outcome, hit }) => !hit && outcome === 'inspires',
				forecast: (dist) => ({
					answer: {
						value: {
							chance: chanceOf(dist, ({ outcome, hit }) => !hit && outcome === 'inspires')
						},
						strong: say(words.toGoOnInspiring),
						second: say(words.chanceToBeHit, {
							chance: { chance: chanceOf(dist, ({ hit }) => hit) }
						})
					},
					chart: {
						caption: say(words.whatBecomesOfThePriestInPercent),
						bars: namedBars(dist, [
							{ label: '+1', is: ({ outcome, hit }) => !hit && outcome === 'inspires', on: true },
							{
								label: '0',
								is: ({ outcome, hit }) => !hit && outcome === 'tends_the_dying',
								on: false
							},
							{ label: '−1', is: ({ outcome, hit }) => !hit && outcome === 'panic', on: false },
							{ label: words.hit, is: ({ hit }) => hit, on: false }
						])
					},
					facts: []
				}),
				tell: (result) => {
					const [value, sentence] = became(result);
					return { value, say: sentence, more: [], lines: [] };
				},
				changes: priestChanges
			})
		};
	}
};
