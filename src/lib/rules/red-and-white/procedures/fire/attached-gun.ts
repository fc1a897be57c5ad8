import { byMeasure, chanceOf } from '#lib/kernel/dice/distribution.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import {
	attachedGunLosses,
	attachedGunRolls,
	attachedGunSaves,
	attachedGunSpares
} from '../../rules/fire/attached-gun.ts';
import { resolution, type Calculator } from '../calculator.ts';
import { barsOf, numberIn, oneOf, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as command } from '#lib/rules/red-and-white/words/en/command.ts';

const WEAPONS = ['hmg', 'tchanka', 'lmg'] as const;

/** MACHINE GUNS: a unit with a machine gun has lost figures to fire. */
export const ATTACHED_GUN: Calculator = {
	slug: 'attached-gun',
	title: words.attachedMachineGunHit,
	section: 'Machine guns',
	phases: [2, 4, 5],
	roles: { unit: words.lostFiguresToFire },
	log: { alone: words.theMachineGunWithUnit },
	owed: words.itsMachineGunUnderFire,
	initial: { weapon: 'hmg', gunners: 2, figuresLost: 1 },
	asks: () => [],
	groups: (book, form) => [
		{
			title: words.theMachineGun,
			section: 'Machine guns',
			fields: [
				{
					kind: 'choice',
					key: 'weapon',
					label: words.machineGun,
					options: [
						{ value: 'hmg', label: words.heavy },
						{ value: 'tchanka', label: words.tchanka },
						{ value: 'lmg', label: words.light }
					]
				},
				{
					kind: 'count',
					key: 'gunners',
					label: words.gunnersLeft,
					min: 1,
					max: oneOf(form, 'weapon', WEAPONS) === 'lmg' ? 1 : 2
				},
				...(book.readings.R21 === 'per_figure'
					? [
							{
								kind: 'count',
								key: 'figuresLost',
								label: words.figuresItsUnitLost,
								hint: say(words.toThisFire),
								min: 1,
								max: 48
							} as const
						]
					: [])
			]
		}
	],
	resolve: (book, form) => {
		const rolls = attachedGunRolls(book, numberIn(form, 'figuresLost'));
		const weapon = oneOf(form, 'weapon', WEAPONS);
		const gunners = numberIn(form, 'gunners');
		return {
			resolution: resolution({
				working: [
					{
						lines: [told(say(words.d10ForTheMachineGun), 'Machine guns', rolls)],
						note: attachedGunSaves(book)
							? say(words.n0HitsItThenASavingThrow1To3Does)
							: say(words.n0HitsIt)
					}
				],
				draw: attachedGunLosses(book, rolls, gunners),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (lost) => lost > 0) },
						strong: say(words.toLoseAGunner),
						...(gunners > 1
							? {
									second: say(words.chanceToLoseTheGun, {
										chance: { chance: chanceOf(dist, (lost) => lost >= gunners) }
									})
								}
							: {})
					},
					chart: {
						caption: say(words.gunnersLostInPercent),
						bars: barsOf(
							byMeasure(dist, (lost) => lost),
							(lost) => lost > 0
						)
					},
					facts: []
				}),
				tell: (lost) => ({
					value: lost === 0 ? command.unhurt : String(lost),
					say: lost === 0 ? say(words.theMachineGunIsNotHit) : count(lost, words.nGunnersLost),
					more:
						lost > 0 && attachedGunSpares(book)
							? [say(words.itIsLostInsteadOfAFigureOfTheUnit)]
							: [],
					remarks: lost >= gunners ? [say(words.theMachineGunIsGone)] : [],
					lines: []
				}),
				changes: (lost) =>
					Array.from({ length: lost }, () => ({ who: 'unit', attached: weapon }) as const)
			})
		};
	}
};
