import { count, say } from '#lib/kernel/phrase.ts';
import { unitStatus } from '../../rules/unit-status.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { numberIn, signed, told } from '../parts.ts';

/** INFANTRY; MORALE: what is left of a unit, and the number it must not exceed. */
export const UNIT_STATUS: Calculator = {
	slug: 'unit-status',
	title: 'What is left of a unit',
	section: 'Infantry',
	phases: [2, 4, 5, 6, 7],
	roles: { unit: 'has losses' },
	initial: { startStands: 4, figuresPerStand: 4, casualties: 0 },
	groups: (_book, form) => [
		{
			title: 'The unit',
			section: 'Organization',
			fields: [
				{ kind: 'count', key: 'startStands', label: 'Stands at the start', min: 1, max: 24 },
				{ kind: 'count', key: 'figuresPerStand', label: 'Figures of a stand', min: 1, max: 8 },
				{
					kind: 'count',
					key: 'casualties',
					label: 'Figures lost',
					min: 0,
					max: Math.max(1, numberIn(form, 'startStands') * numberIn(form, 'figuresPerStand'))
				}
			]
		}
	],
	resolve: (book, form) => {
		const unit = {
			figuresPerStand: numberIn(form, 'figuresPerStand'),
			startStands: numberIn(form, 'startStands'),
			casualties: numberIn(form, 'casualties')
		};
		const status = unitStatus(book, unit);
		const { figuresLeft, standsLeft, standsLost } = status;
		const left = count(figuresLeft, '{n} figure left', '{n} figures left');
		return {
			resolution: withoutDice({
				working: [
					{
						lines: [
							told(say('Stands at the start'), 'Organization', unit.startStands),
							...(standsLost > 0 ? [told(say('Stands lost'), 'Infantry', signed(-standsLost))] : [])
						],
						total: { label: say('Stands left'), amount: String(standsLeft) },
						note: say('A stand counts, fires and fights in full until its last figure is gone.')
					}
				],
				answer: {
					value: standsLeft,
					strong: count(standsLeft, 'stand left', 'stands left'),
					second: left
				},
				facts: [
					{ label: say('Morale number'), value: status.moraleNumber },
					{ label: say('Stands that fire'), value: status.firingStands },
					{ label: say('Stands lost: −1 each in melee'), value: standsLost },
					{
						label: say('Counts as lost for army morale'),
						value: status.halfStrengthOrLess ? say('yes') : say('no')
					}
				],
				telling: {
					value: String(standsLeft),
					say: status.destroyed
						? say('The unit is destroyed.')
						: count(standsLeft, '{n} stand left.', '{n} stands left.'),
					more: [
						...(status.destroyed
							? []
							: [
									count(figuresLeft, '{n} figure left.', '{n} figures left.'),
									say('It passes morale on {n} or less, before modifiers.', {
										n: status.moraleNumber
									})
								]),
						...(status.halfStrengthOrLess
							? [say('It is down to half strength and counts as lost for army morale.')]
							: [])
					],
					lines: []
				}
			})
		};
	}
};
