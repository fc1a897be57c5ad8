import { count, say } from '#lib/kernel/phrase.ts';
import { unitStatus } from '../../rules/unit-status.ts';
import type { Calculator } from '../calculator.ts';
import { withoutDice } from '../either.ts';
import { numberIn, signed, told } from '../parts.ts';
import { words } from '#lib/rules/red-and-white/words/en/morale.ts';

/** INFANTRY; MORALE: what is left of a unit, and the number that its morale die must not exceed. */
export const UNIT_STATUS: Calculator = {
	slug: 'unit-status',
	title: words.whatIsLeftOfAUnit,
	section: 'Infantry',
	phases: [2, 4, 5, 6, 7],
	roles: { unit: words.hasLosses },
	initial: { startStands: 4, figuresPerStand: 4, casualties: 0 },
	groups: (_book, form) => [
		{
			title: words.theUnit,
			section: 'Organization',
			fields: [
				{ kind: 'count', key: 'startStands', label: words.standsAtTheStart, min: 1, max: 24 },
				{ kind: 'count', key: 'figuresPerStand', label: words.figuresOfAStand, min: 1, max: 8 },
				{
					kind: 'count',
					key: 'casualties',
					label: words.figuresLost,
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
		const left = count(figuresLeft, words.nFiguresLeft);
		return {
			resolution: withoutDice({
				working: [
					{
						lines: [
							told(say(words.standsAtTheStart), 'Organization', unit.startStands),
							...(standsLost > 0
								? [told(say(words.standsLost), 'Infantry', signed(-standsLost))]
								: [])
						],
						total: { label: say(words.standsLeft), amount: String(standsLeft) },
						note: say(words.aStandCountsFiresAndFightsInFull)
					}
				],
				answer: {
					value: standsLeft,
					strong: count(standsLeft, words.standsLeftCounted),
					second: left
				},
				facts: [
					{ label: say(words.moraleNumber), value: status.moraleNumber },
					{ label: say(words.standsThatFire), value: status.firingStands },
					{ label: say(words.standsLostMinus1EachInMelee), value: standsLost },
					{
						label: say(words.countsAsLostForArmyMorale),
						value: status.halfStrengthOrLess ? say(words.yes) : say(words.isNotAtHalf)
					}
				],
				telling: {
					value: String(standsLeft),
					say: status.destroyed
						? say(words.theUnitIsDestroyed)
						: count(standsLeft, words.nStandsLeft),
					more: [
						...(status.destroyed
							? []
							: [
									count(figuresLeft, words.nFiguresLeftSentence),
									say(words.itPassesMoraleOnNOrLessBefore, {
										n: status.moraleNumber
									})
								]),
						...(status.halfStrengthOrLess ? [say(words.itIsDownToHalfStrengthAndCountsAs)] : [])
					],
					lines: []
				}
			})
		};
	}
};
