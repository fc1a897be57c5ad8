import { count, say } from '#lib/kernel/phrase.ts';
import { RECOVERED, recovered, ROUNDINGS, shareRecovered } from '../../rules/vehicles/recovery.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { numberIn, oneOf, told } from '../parts.ts';

const SECTION = 'Notes by the original author';

/** NOTES BY THE ORIGINAL AUTHOR: figures that come back when the game is over, if the players allow it. */
export const RECOVERY: Calculator = {
	slug: 'recovery',
	title: 'Recovered figures',
	section: SECTION,
	phases: [],
	roles: { unit: 'takes figures back' },
	initial: { outcome: 'winner', lost: 6, rounding: 'down' },
	groups: () => [
		{
			title: 'After the game',
			section: SECTION,
			fields: [
				{
					kind: 'choice',
					key: 'outcome',
					label: 'Side',
					options: [
						{
							value: 'winner',
							label: 'Winner',
							effect: say('{share} of them', { share: RECOVERED.winner.toFraction() })
						},
						{
							value: 'loser',
							label: 'Loser',
							effect: say('{share} of them', { share: RECOVERED.loser.toFraction() })
						}
					]
				},
				{ kind: 'count', key: 'lost', label: 'Figures lost', min: 0, max: 999 },
				{
					kind: 'choice',
					key: 'rounding',
					label: 'Parts of a figure',
					options: [
						{ value: 'down', label: 'Down' },
						{ value: 'nearest', label: 'Nearest' },
						{ value: 'up', label: 'Up' }
					]
				}
			]
		}
	],
	resolve: (_book, form) => {
		const lost = numberIn(form, 'lost');
		const outcome = oneOf(form, 'outcome', ['winner', 'loser']);
		const rounding = oneOf(form, 'rounding', ROUNDINGS);
		const back = recovered(lost, RECOVERED[outcome], rounding);
		const exact = shareRecovered(lost, RECOVERED[outcome]).toFraction(true);
		return {
			resolution: withoutDice({
				working: [
					{
						lines: [
							told(say('Figures lost'), SECTION, lost),
							told(
								outcome === 'winner' ? say('The winner takes back') : say('The loser takes back'),
								SECTION,
								RECOVERED[outcome].toFraction()
							),
							{
								reason: say('Exactly {exact}, rounded', { exact }),
								section: SECTION,
								amount: String(back),
								byDefault: true
							}
						],
						total: { label: say('Figures come back'), amount: String(back) }
					}
				],
				answer: {
					value: back,
					strong: count(back, 'figure comes back', 'figures come back'),
					second: say('of {lost} lost', { lost })
				},
				telling: {
					value: String(back),
					say: count(back, '{n} figure comes back.', '{n} figures come back.'),
					more: [say('{n} stay lost.', { n: lost - back })],
					lines: []
				}
			})
		};
	}
};
