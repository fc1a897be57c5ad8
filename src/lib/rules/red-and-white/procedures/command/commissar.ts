import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import { desertsWithin } from '../../rules/attached-figures.ts';
import {
	commissarCheck,
	commissarModifier,
	commissarNow,
	type CommissarOutcome
} from '../../rules/special-figures.ts';
import type { Book } from '../../book.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { commissarChange, commissarLines, numberIn, quarrels, signed, told } from '../parts.ts';

/** COMMISSARS: the D10, then the D6 of a quarrel, as the dice show them. */
const ENDS: readonly (readonly [
	outcome: CommissarOutcome,
	faces: string,
	short: string,
	words: string
])[] = [
	['plus', '1–9', 'helps', 'No quarrel: he helps.'],
	['argument', '0: 1–3', 'argues', 'They argue: no bonus for the rest of this turn.'],
	['overrules', '0: 4–5', 'overrules', 'The commissar overrules: −1 for the rest of this turn.'],
	['deserts', '0: 6', 'is shot', 'The commander shoots him and goes over to the Whites.']
];

/** COMMISSARS: what it does to the action at hand (R33), and what stays. */
const meaning = (book: Book, outcome: CommissarOutcome): Phrase[] => [
	say('For this action: {amount}.', {
		amount: { signed: commissarNow(book, 'check', outcome) }
	}),
	...(outcome === 'deserts' ? [say('The unit has no commissar for the rest of the game.')] : [])
];

/** COMMISSARS: each time the bonus of a Red unit would be used. */
export const COMMISSAR: Calculator = {
	slug: 'commissar',
	title: 'Commissar',
	section: 'Commissars',
	phases: [2, 4, 5, 6, 7],
	roles: { unit: 'has a commissar' },
	sign: 'commissar',
	log: { alone: 'The commissar of {unit}', nobody: 'A commissar' },
	owed: 'its commissar',
	initial: { uses: 6 },
	groups: () => [
		{
			title: 'Looking ahead',
			section: 'Commissars',
			fields: [
				{
					kind: 'count',
					key: 'uses',
					label: 'Turns in which he is used',
					hint: say('once in each'),
					min: 1,
					max: 20
				}
			]
		}
	],
	resolve: (book, form) => ({
		resolution: resolution({
			working: [
				{
					lines: [
						told(say('D10, 1 to 9: he helps'), 'Commissars', signed(commissarModifier('plus'))),
						told(say('0, then D6 1–3: they argue'), 'Commissars', '0'),
						told(
							say('0, then D6 4–5: he overrules'),
							'Commissars',
							signed(commissarModifier('overrules'))
						),
						told(say('0, then D6 6: he is shot'), 'Commissars', '0')
					]
				}
			],
			draw: commissarCheck(),
			well: (outcome) => !quarrels(outcome),
			forecast: (dist) => {
				const chance = (which: CommissarOutcome) => chanceOf(dist, (outcome) => outcome === which);
				const uses = numberIn(form, 'uses');
				return {
					answer: {
						value: { chance: chanceOf(dist, quarrels) },
						strong: say('to quarrel'),
						second: say('{chance} that the commander deserts', {
							chance: { chance: chance('deserts') }
						})
					},
					chart: {
						caption: say('at each use, in %'),
						bars: ENDS.map(([outcome, faces, short]) => ({
							label: faces,
							small: say(short),
							chance: chance(outcome),
							on: quarrels(outcome)
						}))
					},
					facts: [
						{ label: say('They argue, no bonus'), value: { chance: chance('argument') } },
						{ label: say('He overrules, −1'), value: { chance: chance('overrules') } },
						{ label: say('The commander deserts'), value: { chance: chance('deserts') } },
						{
							label: count(uses, 'Deserts at one use', 'Deserts within {n} uses'),
							value: { chance: chanceOf(chances(desertsWithin(uses)), (gone) => gone) }
						}
					]
				};
			},
			tell: (outcome) => ({
				value: signed(commissarNow(book, 'check', outcome)),
				say: say(ENDS.find(([which]) => which === outcome)?.[3] ?? ''),
				more: meaning(book, outcome),
				lines: commissarLines(outcome)
			}),
			changes: (outcome) => [commissarChange('unit', outcome)]
		})
	})
};
