import { say } from '#lib/kernel/phrase.ts';
import { armyLosses } from '../../rules/major-morale.ts';
import { MORALE_REASONS, moraleModifiers } from '../../rules/morale.ts';
import { failsFrom } from '../../rules/special-figures.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, ours, signed, type Cell, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

/** MORALE: the test and its list. */
const unit = (book: Book): ReferenceEntry => ({
	slug: 'morale',
	title: 'Unit morale',
	sections: ['Morale', 'Banners', 'Bombardment'],
	tables: [
		{
			title: 'Added to the die: minus is good',
			columns: ['Reason', 'Amount'],
			byDefault: true,
			rows: moraleModifiers(
				book,
				MORALE_REASONS.filter((reason) => !reason.startsWith('bombardment'))
			).map(({ reason, amount }): Cell[] => [reason, signed(amount)])
		}
	],
	lines: [
		'Who took a casualty since its last phase 7, or is marked falling back, tests once.',
		ruling('R36'),
		'D6 and its modifiers, not above the stands left. Attached guns do not count and do what their unit does.',
		ruling('R37'),
		ruling('R38'),
		'Failed: one move to the rear and a mark. Marked already: it moves again. Passed: the mark goes.',
		ruling('G15'),
		ruling('G02')
	]
});

const fallingBack = (book: Book): ReferenceEntry => ({
	slug: 'falling-back',
	title: 'Falling back',
	sections: ['Morale', 'Melee'],
	tables: [
		{
			title: 'What a marked unit may do',
			columns: ['Act', 'Allowed'],
			byDefault: true,
			rows: (
				[
					['Fire in phase 2', 'falling_back.phase_2_fire'],
					['Fire in phase 4', 'falling_back.phase_4_fire'],
					['Advance', 'falling_back.advance'],
					['Start a melee', 'falling_back.start_melee']
				] as const
			).map(([act, path]): Cell[] => [act, yesNo(book, path)])
		}
	],
	lines: [
		'With leadership it may move to its own rear in phase 3. A compulsory way back needs none.',
		'In melee it counts as attacked in flank or rear.',
		ruling('R56')
	]
});

function yesNo(book: Book, path: keyof Book['numbers']): Cell {
	return numberOf(book, path) === 1 ? 'yes' : 'no';
}

/** MAJOR MORALE; FORCE HQ. */
const army = (book: Book): ReferenceEntry => ({
	slug: 'army-morale',
	title: 'Army morale',
	sections: ['Major morale', 'Force HQ', "Officers' character"],
	tables: [
		{
			title: 'Breaks on, one D10',
			columns: ['Units lost', 'Breaks on'],
			rows: book.charts.ARMY_BREAKS.rows.map((percent): Cell[] => [
				say('{n} per cent', { n: percent }),
				faces(1, book.charts.ARMY_BREAKS.at(percent, 'breaksTo'))
			])
		},
		{
			title: 'Counted with the losses',
			columns: ['Fact', 'Units'],
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
		say('Tests in phase 7 from {n} per cent of its starting units on, the headquarters counted.', {
			n: book.charts.ARMY_BREAKS.rows[0] ?? 0
		}),
		'Lost is what is destroyed, surrendered, off the table or at half strength, each unit once; a headquarters that is overrun too.',
		ruling('R71'),
		ruling('R52'),
		ruling('R51'),
		ruling('R48'),
		ruling('R49'),
		"A fanatic's army does not test below 50 per cent; a committed commander throws again.",
		ruling('R50'),
		ruling('G16')
	]
});

const broken = (book: Book): ReferenceEntry => ({
	slug: 'army-broken',
	title: 'Army broken',
	sections: ['Consequences of major morale failure'],
	tables: [
		{
			title: 'A broken army',
			columns: ['Rule', 'Value'],
			byDefault: true,
			rows: [
				['Added to the morale die at once', signed(numberOf(book, 'army_broken.test_modifier'))],
				['May advance', yesNo(book, 'army_broken.advance')],
				['May start a melee', yesNo(book, 'army_broken.start_melee')],
				['All leadership on the last line', yesNo(book, 'army_broken.leadership_last_line')],
				['Repeated each phase 7 it tests in', yesNo(book, 'army_broken.repeat')],
				['Each officer tests his character', yesNo(book, 'army_broken.officers_test')]
			]
		}
	],
	lines: ['With leadership its units may still fire, and move to their own rear.', ruling('G07')]
});

const FAILURES: readonly string[] = [
	'nerve gone: counts as a coward',
	'drunk: out for D6 turns',
	'flees',
	'shoots himself',
	'surrenders',
	'goes over to the enemy'
];

/** CONSEQUENCES OF OFFICER'S FAILURE. */
const character = (book: Book): ReferenceEntry => ({
	slug: 'test-of-character',
	title: 'Test of character',
	sections: ["Consequences of officer's failure", "Officers' character"],
	tables: [
		{
			title: 'Character fails, D6',
			columns: ['Officer', 'Fails on'],
			rows: [
				['Coward', faces(failsFrom(book, 'coward'), 6)],
				['Any other', faces(failsFrom(book, 'normal'), 6)]
			]
		},
		{
			title: 'How he fails, D6',
			columns: ['D6', 'End'],
			byDefault: true,
			rows: ([1, 2, 3, 4, 5, 6] as const).map((face): Cell[] => [
				faces(face, face),
				FAILURES[numberOf(book, `officer_failure.${face}`) - 1] ?? '–'
			])
		}
	],
	lines: [
		'When a melee he took part in is lost, when a unit he tries to stop heroically falls back off the table, or when his army breaks.',
		ours('In all but the first end his units roll on the last line.'),
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
