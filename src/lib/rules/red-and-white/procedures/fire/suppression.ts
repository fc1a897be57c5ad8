import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say } from '#lib/kernel/phrase.ts';
import {
	isSuppressed,
	passedTestLifts,
	suppressedMayWithdraw,
	suppressionTest,
	type MoraleCheck,
	type MoraleResult
} from '../../rules/morale.ts';
import type { Book } from '../../book.ts';
import { resolution, type Calculator, type Form, type Group, type Telling } from '../calculator.ts';
import {
	MORALE_INITIAL,
	moraleFields,
	moraleIn,
	moraleLines,
	moraleWorking,
	passNote,
	passesTo
} from '../morale/morale-parts.ts';
import { namedBars } from '../either.ts';
import { commissarChange, numberIn, told } from '../parts.ts';

const groups = (book: Book): readonly Group[] => [
	{
		title: 'The unit under fire',
		section: 'Suppression',
		fields: [
			{
				kind: 'count',
				key: 'standsLost',
				label: 'Stands lost in phase 2',
				hint: say('to preparatory fire this turn'),
				min: 0,
				max: 12
			},
			{ kind: 'count', key: 'stands', label: 'Stands left', min: 1, max: 20 }
		]
	},
	{ title: 'What changes the die', section: 'Morale', fields: moraleFields(book) }
];

const tell = (book: Book, lost: number, check: MoraleCheck, result: MoraleResult): Telling => {
	if (!isSuppressed(lost))
		return {
			value: 'Free',
			say: say('It is not suppressed.'),
			more: [say('Only a whole stand lost to preparatory fire suppresses a unit.')],
			lines: []
		};
	const lines = moraleLines(book, check, result);
	if (!result.passed)
		return {
			value: 'Failed',
			say: say('It stays suppressed.'),
			more: [
				suppressedMayWithdraw(book)
					? say('Until the turn ends it may not fire; it may withdraw before melee.')
					: say('Until the turn ends it may neither fire nor withdraw before melee.')
			],
			lines
		};
	return {
		value: 'Passed',
		say: say('It may fire in phase 4.'),
		more: [
			passedTestLifts(book) === 'fire_and_move'
				? say('It may also withdraw before melee.')
				: suppressedMayWithdraw(book)
					? say('It might have withdrawn before melee in any case.')
					: say('The test gives back its fire and nothing else.')
		],
		lines
	};
};

/** SUPPRESSION: may a suppressed unit fire in phase 4 after all? */
export const SUPPRESSION: Calculator = {
	slug: 'suppression',
	title: 'Suppression',
	section: 'Suppression',
	phases: [4],
	roles: { unit: 'is under fire' },
	sign: 'suppressed',
	log: { alone: '{unit} tests to fire although suppressed', words: 'first' },
	owed: 'test to fire although suppressed',
	deed: 'Suppres\u00ADsion',
	initial: { standsLost: 1, stands: 3, ...MORALE_INITIAL },
	groups,
	resolve: (book: Book, form: Form) => {
		const lost = numberIn(form, 'standsLost');
		const check: MoraleCheck = { ...moraleIn(form), stands: numberIn(form, 'stands') };
		const suppressed = isSuppressed(lost);
		return {
			resolution: resolution({
				working: suppressed
					? moraleWorking(
							book,
							check,
							told(say('Stands left: the die must not exceed them'), 'Morale', check.stands)
						)
					: [{ lines: [], note: say('No stand was lost to preparatory fire: nothing is rolled.') }],
				draw: suppressionTest(book, lost, check),
				well: ({ passed }) => passed,
				forecast: (dist) => {
					const passes = chanceOf(dist, ({ passed }) => passed);
					return {
						answer: {
							value: { chance: passes },
							strong: say('to fire in phase 4'),
							second: suppressed ? passNote(passesTo(book, check)) : say('It is not suppressed.')
						},
						chart: {
							caption: say('one test, in %'),
							bars: namedBars(dist, [
								{ label: 'May fire', is: ({ passed }) => passed, on: true },
								{ label: 'Suppressed', is: ({ passed }) => !passed, on: false }
							])
						},
						facts: []
					};
				},
				tell: (result) => tell(book, lost, check, result),
				changes: (result) =>
					suppressed
						? [
								{
									...commissarChange('unit', result.commissar, result.passed ? [] : ['suppressed']),
									...(result.passed ? { off: ['suppressed'] as const } : {})
								}
							]
						: []
			})
		};
	}
};
