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
import { words as texts } from '#lib/rules/red-and-white/words/en/command.ts';
import { words as rules } from '#lib/rules/red-and-white/words/en/rules.ts';

/** COMMISSARS: the D10, then the D6 of a quarrel, as the dice show them. */
const ENDS: readonly (readonly [
	outcome: CommissarOutcome,
	faces: string,
	short: string,
	words: string
])[] = [
	['plus', '1–9', texts.heHelps, texts.noQuarrelHeHelps],
	['argument', '0: 1–3', rules.heArgues, texts.theyArgueNoBonusForTheRestOfThis],
	['overrules', '0: 4–5', rules.heOverrules, texts.theCommissarOverrulesMinus1ForThe],
	['deserts', '0: 6', texts.isShot, texts.theCommanderShootsHimAndGoesOverTo]
];

/** COMMISSARS: what it does to the present action (R33), and what lasts. */
const meaning = (book: Book, outcome: CommissarOutcome): Phrase[] => [
	say(texts.forThisActionAmount, {
		amount: { signed: commissarNow(book, 'check', outcome) }
	}),
	...(outcome === 'deserts' ? [say(texts.theUnitHasNoCommissarForTheRestOf)] : [])
];

/** COMMISSARS: each time the bonus of a Red unit would be used. */
export const COMMISSAR: Calculator = {
	slug: 'commissar',
	title: texts.commissar,
	section: 'Commissars',
	phases: [2, 4, 5, 6, 7],
	roles: { unit: texts.hasACommissar },
	sign: 'commissar',
	log: { alone: texts.theCommissarOfUnit, nobody: texts.aCommissar },
	owed: texts.itsCommissar,
	initial: { uses: 6 },
	asks: () => [],
	groups: () => [
		{
			title: texts.lookingAhead,
			section: 'Commissars',
			fields: [
				{
					kind: 'count',
					key: 'uses',
					label: texts.turnsInWhichHeIsUsed,
					hint: say(texts.onceInEach),
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
						told(say(texts.d101To9HeHelps), 'Commissars', signed(commissarModifier('plus'))),
						told(say(texts.n0ThenD613TheyArgue), 'Commissars', '0'),
						told(
							say(texts.n0ThenD645HeOverrules),
							'Commissars',
							signed(commissarModifier('overrules'))
						),
						told(say(texts.n0ThenD66HeIsShot), 'Commissars', '0')
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
						strong: say(texts.toQuarrel),
						second: say(texts.chanceThatTheCommanderDeserts, {
							chance: { chance: chance('deserts') }
						})
					},
					chart: {
						caption: say(texts.atEachUseInPercent),
						bars: ENDS.map(([outcome, faces, short]) => ({
							label: faces,
							small: say(short),
							chance: chance(outcome),
							on: quarrels(outcome)
						}))
					},
					facts: [
						{ label: say(texts.theyArgueNoBonus), value: { chance: chance('argument') } },
						{ label: say(texts.heOverrulesMinus1), value: { chance: chance('overrules') } },
						{ label: say(texts.theCommanderDeserts), value: { chance: chance('deserts') } },
						{
							label: count(uses, texts.desertsWithinNUses),
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
