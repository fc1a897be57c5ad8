import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { casualtyTests, priestOver, type PriestUnderFire } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import { resolution, type Calculator, type Line } from '../calculator.ts';
import { namedBars } from '../either.ts';
import { numberIn, priestChanges, told } from '../parts.ts';

const ours = (reason: Phrase, amount: string): Line => ({
	reason,
	section: 'Religious inspiration',
	amount,
	byDefault: true
});

const became = ({ outcome, hit }: PriestUnderFire): readonly [word: string, sentence: Phrase] => {
	if (hit) return ['Hit', say('The priest is hit and removed.')];
	if (outcome === 'tends_the_dying')
		return ['0', say('He tends the dying: no bonus for the rest of this turn.')];
	if (outcome === 'panic') return ['−1', say('He panics: −1 for the rest of this turn.')];
	return ['+1', say('The priest goes on.')];
};

/** RELIGIOUS INSPIRATION: his unit has lost figures. */
export const PRIEST: Calculator = {
	slug: 'priest',
	title: 'Priest distracted',
	section: 'Religious inspiration',
	phases: [2, 4, 5, 6],
	roles: { unit: 'lost figures' },
	log: { alone: 'The priest of {unit}', nobody: 'A priest' },
	owed: 'its priest',
	initial: { figuresLost: 1 },
	groups: (book) =>
		book.readings.R35 === 'per_figure'
			? [
					{
						title: 'His unit',
						section: 'Religious inspiration',
						fields: [
							{
								kind: 'count',
								key: 'figuresLost',
								label: 'Figures it lost',
								hint: say('a test for each'),
								min: 1,
								max: 48
							}
						]
					}
				]
			: [],
	resolve: (book, form) => {
		const tests = casualtyTests(book, numberIn(form, 'figuresLost'));
		const none = numberOf(book, 'priest_distracted.no_bonus_upto');
		const minus = numberOf(book, 'priest_distracted.minus_upto');
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							told(say('D10: 0 distracts him'), 'Religious inspiration', tests),
							...(none > 0 ? [ours(say('Then a D6: no bonus on 1 to'), String(none))] : []),
							...(minus > none ? [ours(say('−1 after that, to'), String(minus))] : []),
							...(minus < 6 ? [ours(say('Hit after that, to'), '6')] : [])
						]
					},
					...(book.readings.R65 === 'two_rolls'
						? [{ lines: [], note: say('Then another D10, whether he is hit himself.') }]
						: [])
				],
				draw: priestOver(book, tests),
				well: ({ outcome, hit }) => !hit && outcome === 'inspires',
				forecast: (dist) => ({
					answer: {
						value: {
							chance: chanceOf(dist, ({ outcome, hit }) => !hit && outcome === 'inspires')
						},
						strong: say('to go on inspiring'),
						second: say('{chance} to be hit', {
							chance: { chance: chanceOf(dist, ({ hit }) => hit) }
						})
					},
					chart: {
						caption: say('what becomes of the priest, in %'),
						bars: namedBars(dist, [
							{ label: '+1', is: ({ outcome, hit }) => !hit && outcome === 'inspires', on: true },
							{
								label: '0',
								is: ({ outcome, hit }) => !hit && outcome === 'tends_the_dying',
								on: false
							},
							{ label: '−1', is: ({ outcome, hit }) => !hit && outcome === 'panic', on: false },
							{ label: 'Hit', is: ({ hit }) => hit, on: false }
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
