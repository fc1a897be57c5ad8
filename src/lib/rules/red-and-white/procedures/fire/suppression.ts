import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	isSuppressed,
	passedTestLifts,
	suppressedMayWithdraw,
	suppressionTest,
	type MoraleCheck,
	type MoraleResult
} from '../../rules/morale.ts';
import type { Book } from '../../book.ts';
import {
	resolution,
	type Calculator,
	type Form,
	type Group,
	type Telling,
	type Working
} from '../calculator.ts';
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
import { words as texts } from '#lib/rules/red-and-white/words/en/fire.ts';
import { words as artillery } from '#lib/rules/red-and-white/words/en/artillery.ts';

const groups = (book: Book, form: Form): readonly Group[] => [
	{
		title: texts.theUnitUnderFire,
		section: 'Suppression',
		fields: [
			{
				kind: 'count',
				key: 'standsLost',
				label: texts.standsLostInPhase2,
				hint: say(texts.toPreparatoryFireThisTurn),
				min: 0,
				max: 12
			},
			{ kind: 'count', key: 'stands', label: texts.standsLeft, min: 1, max: 20 }
		]
	},
	{ title: texts.whatChangesTheDie, section: 'Morale', fields: moraleFields(book, form) }
];

/** SUPPRESSION: what the test is against; in a result, with the commissar as he came out. */
const working = (book: Book, check: MoraleCheck, result?: MoraleResult): readonly Working[] =>
	moraleWorking(
		book,
		check,
		told(say(artillery.standsLeftTheDieMustNotExceedThem), 'Morale', check.stands),
		result
	);

/** CAVALRY (R02, R54): what a passed test means for who would withdraw; at the table only for those attacked who can. */
const alsoMay = (book: Book, form: Form): readonly Phrase[] => {
	if (form['withdraws'] === false) return [];
	if (passedTestLifts(book) === 'fire_and_move') return [say(texts.itMayAlsoWithdrawBeforeMelee)];
	const fireAlone = suppressedMayWithdraw(book)
		? texts.itMightHaveWithdrawnBeforeMeleeIn
		: texts.theTestGivesBackItsFireAndNothing;
	return [say(fireAlone)];
};

const tell = (book: Book, form: Form, check: MoraleCheck, result: MoraleResult): Telling => {
	const lost = numberIn(form, 'standsLost');
	if (!isSuppressed(lost))
		return {
			value: texts.free,
			say: say(texts.itIsNotSuppressed),
			more: [say(texts.onlyAWholeStandLostToPreparatory)],
			lines: []
		};
	const read = {
		lines: moraleLines(book, check, result),
		working: working(book, check, result)
	};
	if (!result.passed)
		return {
			value: texts.failed,
			say: say(texts.itStaysSuppressed),
			more: [
				suppressedMayWithdraw(book)
					? say(texts.untilTheTurnEndsItMayNotFireItMay)
					: say(texts.untilTheTurnEndsItMayNeitherFire)
			],
			...read
		};
	return {
		value: texts.passed,
		say: say(texts.itMayFireInPhase4),
		more: alsoMay(book, form),
		...read
	};
};

/** SUPPRESSION: may a suppressed unit fire in phase 4 after all? */
export const SUPPRESSION: Calculator = {
	slug: 'suppression',
	title: texts.suppression,
	section: 'Suppression',
	phases: [4],
	roles: { unit: texts.isUnderFire },
	sign: 'suppressed',
	log: { alone: texts.unitTestsToFireAlthoughSuppressed, words: 'first' },
	owed: texts.testToFireAlthoughSuppressed,
	deed: texts.suppressionShort,
	initial: { standsLost: 1, stands: 3, withdraws: true, ...MORALE_INITIAL },
	groups,
	asks: () => [],
	resolve: (book: Book, form: Form) => {
		const lost = numberIn(form, 'standsLost');
		const check: MoraleCheck = { ...moraleIn(form), stands: numberIn(form, 'stands') };
		const suppressed = isSuppressed(lost);
		return {
			resolution: resolution({
				working: suppressed
					? working(book, check)
					: [{ lines: [], note: say(texts.noStandWasLostToPreparatoryFire) }],
				draw: suppressionTest(book, lost, check),
				well: ({ passed }) => passed,
				forecast: (dist) => {
					const passes = chanceOf(dist, ({ passed }) => passed);
					return {
						answer: {
							value: { chance: passes },
							strong: say(texts.toPass),
							second: suppressed ? passNote(passesTo(book, check)) : say(texts.itIsNotSuppressed)
						},
						chart: {
							caption: say(texts.oneTestInPercent),
							bars: namedBars(dist, [
								{ label: texts.mayFire, is: ({ passed }) => passed, on: true },
								{ label: texts.suppressed, is: ({ passed }) => !passed, on: false }
							])
						},
						facts: []
					};
				},
				tell: (result) => tell(book, form, check, result),
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
