import { say } from '#lib/kernel/phrase.ts';
import { armyLosses } from '../../rules/major-morale.ts';
import { MORALE_REASONS, moraleModifiers } from '../../rules/morale.ts';
import { failsFrom } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, ours, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/morale.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';

/** MORALE: the test and its list. */
const unit = (book: Book): ReferenceEntry => ({
	slug: 'morale',
	title: words.unitMorale,
	sections: ['Morale', 'Banners', 'Bombardment'],
	tables: [
		{
			title: shared.addedToTheDieMinusIsGood,
			columns: [shared.reason, shared.amount],
			byDefault: true,
			rows: moraleModifiers(
				book,
				MORALE_REASONS.filter((reason) => !reason.startsWith('bombardment'))
			).map(({ reason, amount }): Cell[] => [reason, signed(amount)])
		}
	],
	lines: [
		words.whoTookACasualtySinceItsLastPhase7,
		ruling('R36'),
		words.d6AndItsModifiersNotAboveTheStands,
		ruling('R37'),
		ruling('R38'),
		words.failedOneMoveToTheRearAndAMark,
		ruling('G15'),
		ruling('G02')
	]
});

const fallingBack = (book: Book): ReferenceEntry => ({
	slug: 'falling-back',
	title: words.fallingBack,
	sections: ['Morale', 'Melee'],
	tables: [
		{
			title: words.whatAMarkedUnitMayDo,
			columns: [words.act, words.allowed],
			byDefault: true,
			rows: (
				[
					[words.fireInPhase2, 'falling_back.phase_2_fire'],
					[words.fireInPhase4, 'falling_back.phase_4_fire'],
					[words.advance, 'falling_back.advance'],
					[words.startAMelee, 'falling_back.start_melee']
				] as const
			).map(([act, path]): Cell[] => [act, yesNo(book, path)])
		}
	],
	lines: [
		words.withLeadershipItMayMoveToItsOwn,
		words.inMeleeItCountsAsAttackedInFlankOr,
		ruling('R56')
	]
});

function yesNo(book: Book, path: keyof Book['numbers']): Cell {
	return numberOf(book, path) === 1 ? numbers.yes : numbers.no;
}

/** MAJOR MORALE; FORCE HQ. */
const army = (book: Book): ReferenceEntry => ({
	slug: 'army-morale',
	title: words.armyMorale,
	sections: ['Major morale', 'Force HQ', "Officers' character"],
	tables: [
		{
			title: shared.breaksOnOneD10,
			columns: [words.unitsLost, words.breaksOn],
			rows: book.charts.ARMY_BREAKS.rows.map((percent): Cell[] => [
				say(words.nPerCent, { n: percent }),
				faces(1, book.charts.ARMY_BREAKS.at(percent, 'breaksTo'))
			])
		},
		{
			title: words.countedWithTheLosses,
			columns: [words.fact, shared.units],
			rows: armyLosses(book, {
				totalUnits: 1,
				unitsLost: 0,
				ownTrainsLost: 1,
				supplyCut: true,
				enemyTrainsLost: 1,
				enemySupplyCut: true
			}).map(({ reason, amount }): Cell[] => [reason, signed(amount)])
		}
	],
	lines: [
		say(words.testsInPhase7FromNPerCentOfIts, {
			n: book.charts.ARMY_BREAKS.rows[0] ?? 0
		}),
		words.lostIsWhatIsDestroyedSurrendered,
		ruling('R71'),
		ruling('R52'),
		ruling('R51'),
		ruling('R48'),
		ruling('R49'),
		words.aFanaticsArmyDoesNotTestBelow50Per,
		ruling('R50'),
		ruling('G16')
	]
});

const broken = (book: Book): ReferenceEntry => ({
	slug: 'army-broken',
	title: words.armyBroken,
	sections: ['Consequences of major morale failure'],
	tables: [
		{
			title: words.aBrokenArmy,
			columns: [words.rule, words.value],
			byDefault: true,
			rows: [
				[words.addedToTheMoraleDieAtOnce, signed(numberOf(book, 'army_broken.test_modifier'))],
				[words.mayAdvance, yesNo(book, 'army_broken.advance')],
				[words.mayStartAMelee, yesNo(book, 'army_broken.start_melee')],
				[words.allLeadershipOnTheLastLine, yesNo(book, 'army_broken.leadership_last_line')],
				[words.repeatedEachPhase7ItTestsIn, yesNo(book, 'army_broken.repeat')],
				[words.eachOfficerTestsHisCharacter, yesNo(book, 'army_broken.officers_test')]
			]
		}
	],
	lines: [words.withLeadershipItsUnitsMayStillFire, ruling('G07')]
});

const FAILURES: readonly string[] = [
	words.nerveGoneCountsAsACoward,
	words.drunkOutForD6Turns,
	numbers.flees,
	words.shootsHimself,
	numbers.surrenders,
	words.goesOverToTheEnemy
];

/** CONSEQUENCES OF OFFICER'S FAILURE. */
const character = (book: Book): ReferenceEntry => ({
	slug: 'test-of-character',
	title: words.testOfCharacter,
	sections: ["Consequences of officer's failure", "Officers' character"],
	tables: [
		{
			title: words.characterFailsD6,
			columns: [shared.officer, words.failsOn],
			rows: [
				[shared.coward, faces(failsFrom(book, 'coward'), 6)],
				[words.anyOther, faces(failsFrom(book, 'normal'), 6)]
			]
		},
		{
			title: words.howHeFailsD6,
			columns: ['D6', words.end],
			byDefault: true,
			rows: ([1, 2, 3, 4, 5, 6] as const).map((face): Cell[] => [
				faces(face, face),
				FAILURES[numberOf(book, `officer_failure.${face}`) - 1] ?? '–'
			])
		}
	],
	lines: [
		words.whenAMeleeHeTookPartInIsLostWhenA,
		ours(words.inAllButTheFirstEndHisUnitsRollOn),
		ruling('G08')
	]
});

export const morale = (book: Book): readonly ReferenceEntry[] => [
	unit(book),
	fallingBack(book),
	army(book),
	broken(book),
	character(book)
];
