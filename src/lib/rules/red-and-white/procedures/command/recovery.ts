import { count, say } from '#lib/kernel/phrase.ts';
import { RECOVERED, recovered, ROUNDINGS, shareRecovered } from '../../rules/vehicles/recovery.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { numberIn, oneOf, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/command.ts';

const SECTION = 'Notes by the original author';

/** NOTES BY THE ORIGINAL AUTHOR: figures that come back when the game is over, if the players allow it. */
export const RECOVERY: Calculator = {
	slug: 'recovery',
	title: words.recoveredFigures,
	section: SECTION,
	phases: [],
	roles: { unit: words.takesFiguresBack },
	initial: { outcome: 'winner', lost: 6, rounding: 'down' },
	groups: () => [
		{
			title: words.afterTheGame,
			section: SECTION,
			fields: [
				{
					kind: 'choice',
					key: 'outcome',
					label: words.side,
					options: [
						{
							value: 'winner',
							label: words.winner,
							effect: say(words.shareOfThem, { share: RECOVERED.winner.toFraction() })
						},
						{
							value: 'loser',
							label: words.loser,
							effect: say(words.shareOfThem, { share: RECOVERED.loser.toFraction() })
						}
					]
				},
				{ kind: 'count', key: 'lost', label: words.figuresLost, min: 0, max: 999 },
				{
					kind: 'choice',
					key: 'rounding',
					label: words.partsOfAFigure,
					options: [
						{ value: 'down', label: words.down },
						{ value: 'nearest', label: words.nearest },
						{ value: 'up', label: words.up }
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
							told(say(words.figuresLost), SECTION, lost),
							told(
								outcome === 'winner' ? say(words.theWinnerTakesBack) : say(words.theLoserTakesBack),
								SECTION,
								RECOVERED[outcome].toFraction()
							),
							{
								reason: say(words.exactlyExactRounded, { exact }),
								section: SECTION,
								amount: String(back),
								byDefault: true
							}
						],
						total: { label: say(words.figuresComeBack), amount: String(back) }
					}
				],
				answer: {
					value: back,
					strong: count(back, words.figuresComeBackCounted),
					second: say(words.ofLostLost, { lost })
				},
				telling: {
					value: String(back),
					say: count(back, words.nFiguresComeBack),
					more: [say(words.nStayLost, { n: lost - back })],
					lines: []
				}
			})
		};
	}
};
