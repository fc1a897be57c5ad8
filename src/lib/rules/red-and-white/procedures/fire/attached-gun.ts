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

const WEAPONS = ['hmg', 'tchanka', 'lmg'] as const;

/** MACHINE GUNS: a unit with a machine gun has lost figures to fire. */
export const ATTACHED_GUN: Calculator = {
	slug: 'attached-gun',
	title: 'Attached machine gun hit',
	section: 'Machine guns',
	phases: [2, 4, 5],
	roles: { unit: 'lost figures to fire' },
	log: { alone: 'The machine gun with {unit}' },
	owed: 'its machine gun under fire',
	initial: { weapon: 'hmg', gunners: 2, figuresLost: 1 },
	groups: (book, form) => [
		{
			title: 'The machine gun',
			section: 'Machine guns',
			fields: [
				{
					kind: 'choice',
					key: 'weapon',
					label: 'Machine gun',
					options: [
						{ value: 'hmg', label: 'Heavy' },
						{ value: 'tchanka', label: 'Tchanka' },
						{ value: 'lmg', label: 'Light' }
					]
				},
				{
					kind: 'count',
					key: 'gunners',
					label: 'Gunners left',
					min: 1,
					max: oneOf(form, 'weapon', WEAPONS) === 'lmg' ? 1 : 2
				},
				...(book.readings.R21 === 'per_figure'
					? [
							{
								kind: 'count',
								key: 'figuresLost',
								label: 'Figures its unit lost',
								hint: say('to this fire'),
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
						lines: [told(say('D10 for the machine gun'), 'Machine guns', rolls)],
						note: attachedGunSaves(book)
							? say('0 hits it; then a saving throw, 1 to 3 does nothing.')
							: say('0 hits it.')
					}
				],
				draw: attachedGunLosses(book, rolls, gunners),
				forecast: (dist) => ({
					answer: {
						value: { chance: chanceOf(dist, (lost) => lost > 0) },
						strong: say('to lose a gunner'),
						...(gunners > 1
							? {
									second: say('{chance} to lose the gun', {
										chance: { chance: chanceOf(dist, (lost) => lost >= gunners) }
									})
								}
							: {})
					},
					chart: {
						caption: say('gunners lost, in %'),
						bars: barsOf(
							byMeasure(dist, (lost) => lost),
							(lost) => lost > 0
						)
					},
					facts: []
				}),
				tell: (lost) => ({
					value: String(lost),
					say:
						lost === 0
							? say('The machine gun is not hit.')
							: count(lost, '{n} gunner lost.', '{n} gunners lost.'),
					more:
						lost > 0 && attachedGunSpares(book)
							? [say('It is lost instead of a figure of the unit: give one back.')]
							: [],
					remarks: lost >= gunners ? [say('The machine gun is gone.')] : [],
					lines: []
				}),
				changes: (lost) =>
					Array.from({ length: lost }, () => ({ who: 'unit', attached: weapon }) as const)
			})
		};
	}
};
