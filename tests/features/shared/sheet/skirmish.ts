import { byMeasure, chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { die, pool, sum } from '#lib/kernel/dice/draw.ts';
import { refuse } from '#lib/kernel/game/engine.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import {
	resolution,
	type Calculator,
	type Form
} from '#lib/rules/red-and-white/procedures/calculator.ts';

const of = (form: Form) => ({
	range: String(form['range']),
	stands: Number(form['stands']),
	led: form['led'] === true,
	cover: form['cover'] === true,
	march: form['march'] === true,
	crews: Array.isArray(form['crews']) ? (form['crews'] as readonly number[]) : []
});

/** Not a rule of any game: a small calculator with every kind of field and throw, for tests of the screen. */
export const skirmish: Calculator = {
	slug: 'skirmish',
	title: 'Skirmish',
	section: 'Small arms firing',
	phases: [2, 4],
	roles: { unit: 'fires', target: 'is hit' },
	initial: {
		range: 'near',
		stands: 3,
		distance: 6,
		led: false,
		cover: false,
		march: false,
		crews: [2]
	},
	groups: (_book, form) => [
		{
			title: 'Range',
			section: 'Small arms firing',
			fields: [
				{
					kind: 'choice',
					key: 'range',
					label: 'Range',
					options: [
						{ value: 'near', label: 'Near', effect: say('to 4″') },
						{ value: 'far', label: 'Far', effect: say('to 12″ · −1') },
						{ value: 'beyond', label: 'Beyond' }
					]
				}
			]
		},
		{
			title: 'Who fires',
			fields: [
				{ kind: 'count', key: 'stands', label: 'Stands', hint: say('1 die each'), min: 0, max: 40 },
				...(form['march'] === true
					? [
							{
								kind: 'count',
								key: 'distance',
								label: 'Distance',
								min: 0,
								max: 40,
								inches: true
							} as const
						]
					: []),
				{ kind: 'flag', key: 'led', label: 'Led heroically', amount: '+1' },
				{ kind: 'flag', key: 'cover', label: 'In cover', amount: '½' },
				{ kind: 'flag', key: 'march', label: 'Then marches' },
				{
					kind: 'counts',
					key: 'crews',
					label: 'Crews',
					each: 'Crew {n}',
					min: 1,
					max: 4,
					atMost: 3,
					fresh: 2
				}
			]
		}
	],
	resolve: (_book, form) => {
		const { range, stands, led, cover, march, crews } = of(form);
		if (range === 'beyond')
			return { refused: refuse('Ranges', say('Nobody fires beyond 12″.')).refusal };
		const from = 4 + (range === 'far' ? 1 : 0) - (led ? 1 : 0);
		const dice = stands + crews.length;
		const draw = die(10, {
			label: 'Commissar',
			rule: 'Commissars',
			needs: { from: 1, to: 9, word: 'no quarrel', other: 'quarrel' }
		}).chain(() =>
			pool(
				dice,
				6,
				{ from, to: 6, word: 'hit', other: 'miss' },
				{ label: 'Fire', rule: 'Small arms firing' }
			)
				.chain((hits) =>
					cover && hits % 2
						? pool(
								1,
								6,
								{ from: 1, to: 3, word: 'saved', other: 'lost' },
								{ label: 'Odd hit against cover', rule: 'Saving throw' }
							).map((saved) => Math.floor(hits / 2) + 1 - saved)
						: pool(0, 6, { from: 1, to: 6, word: '', other: '' }, { label: '', rule: '' }).map(() =>
								cover ? hits / 2 : hits
							)
				)
				.chain((lost) =>
					march
						? sum(2, 6, { label: 'March', rule: 'Movement' }).map((inches) => ({ lost, inches }))
						: sum(0, 6, { label: '', rule: '' }).map((inches) => ({ lost, inches }))
				)
		);
		return {
			resolution: resolution({
				working: [
					{
						lines: [
							{
								reason: count(stands, '{n} stands, 1 die each'),
								section: 'Small arms firing',
								amount: String(stands)
							},
							{
								reason: say('Range'),
								section: 'Ranges',
								amount: range === 'far' ? '−1' : '0',
								byDefault: true
							}
						],
						total: { label: say('Dice to roll'), amount: String(dice) },
						note: say('A die hits on {from} or more.', { from })
					}
				],
				draw,
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, ({ lost }) => lost >= 2) },
						strong: say('to lose a stand'),
						rest: say('and be suppressed'),
						second: say('{mean} figures lost on average', {
							mean: { mean: meanOf(dist, ({ lost }) => lost) }
						})
					},
					chart: {
						caption: say('figures lost, in %'),
						bars: byMeasure(dist, ({ lost }) => lost).map(({ value, chance }) => ({
							label: String(value),
							chance,
							on: value >= 2
						})),
						bracket: say('2 or more take the stand')
					},
					facts: [
						{
							label: say('At least one figure'),
							value: { chance: chanceOf(dist, ({ lost }) => lost > 0) }
						}
					]
				}),
				tell: ({ lost, inches }) => ({
					value: String(lost),
					say: say(lost === 1 ? '{lost} figure lost.' : '{lost} figures lost.', { lost }),
					more: march ? [say('It marches {far}.', { far: { inches } })] : [],
					lines: [
						{ reason: say('Figures lost'), section: 'Small arms firing', amount: String(lost) }
					]
				}),
				changes: ({ lost }) => [{ who: 'target', figures: lost }]
			})
		};
	}
};
