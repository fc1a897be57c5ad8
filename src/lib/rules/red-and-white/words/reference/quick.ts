import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { unsaved } from '../../rules/fire/hits.ts';
import { marginToClear } from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import { SEQUENCE } from '../../engine/sequence.ts';
import {
	faces,
	type Cell,
	type QuickPhase,
	type QuickSheet,
	type ReferenceTable
} from '#lib/kernel/book/reference.ts';
import type { Ruling } from '#lib/kernel/book/ruling.ts';
import { RULING_GROUPS } from '../../rulings/all.ts';
import { reference } from './reference.ts';

/** Looks a table of the reference up; a name that does not exist is a bug. */
type Look = (entry: string, title: string) => ReferenceTable;

const looking = (book: Book): Look => {
	const entries = reference(book).flatMap((part) => part.entries);
	return (slug, title) => {
		const found = entries
			.find((entry) => entry.slug === slug)
			?.tables.find((table) => table.title === title);
		if (!found) throw new Error(`No table ${title} in ${slug}`);
		return found;
	};
};

/** Some columns of a table, in this order. */
const columnsOf = (table: ReferenceTable, columns: readonly string[]): Cell[][] => {
	const places = columns.map((column) => table.columns.indexOf(column));
	return table.rows.map((row) => places.map((place) => row[place] ?? ''));
};

/** Tables with the same rows side by side. */
const besides = (
	title: string,
	...parts: readonly (readonly [ReferenceTable, readonly string[]])[]
): ReferenceTable => {
	const [first] = parts;
	const rows = parts.map(([table, columns]) => columnsOf(table, columns));
	return {
		title,
		columns: parts.flatMap(([, columns]) => columns),
		rows: (first?.[0].rows ?? []).map((_, at) => rows.flatMap((part) => part[at] ?? [])),
		...(parts.some(([table]) => table.byDefault) ? { byDefault: true } : {})
	};
};

const value = (cell: Cell | undefined): PhraseValue =>
	typeof cell === 'string' ? say(cell) : (cell ?? '');

/** A table of two columns as a sentence: `Point blank +1, Long range −1`. */
const running = (table: ReferenceTable): Phrase => {
	const [head, ...rest] = table.rows.map(([of, amount]) =>
		say('{of} {amount}', { of: value(of), amount: value(amount) })
	);
	return rest.reduce((before, part) => say('{before}, {part}', { before, part }), head ?? say(''));
};

const leadership = (look: Look): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [look('leadership', 'Leadership, one D10 a unit')],
	lines: [
		'Who acts may fire in phase 2 or move in phase 3. Led heroically: no roll.',
		'Then officers move, once each. One may join a unit and lead it heroically.'
	]
});

const fire = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [
		besides(
			'Small arms',
			[look('small-arms', 'Dice'), ['Weapon', 'D6']],
			[look('small-arms', 'Ranges'), ['Point blank', 'Normal', 'Long']]
		),
		besides('Ranges of guns', [look('guns', 'Ranges'), ['Gun', 'Point blank', 'Close', 'Long']]),
		besides('Fire of a gun section', [
			look('guns', 'Fire of one section'),
			['Gun', 'Shells', 'Hits on', 'Figures']
		])
	],
	lines: [
		say('Small arms: a modified {n} or more hits.', {
			n: book.charts.IN_TEXT.at('small_arms_hit_from', 'number')
		}),
		say('Small arms, each D6: {list}.', {
			list: running(look('small-arms-modifiers', 'Added to each die'))
		}),
		say('Guns, each D10: {list}.', {
			list: running(look('artillery-fire', 'Added to each D10'))
		}),
		say('In cover half of the hits. Crews and armoured cars save on {faces}.', {
			faces: value(faces(1, unsaved(book).from - 1))
		})
	]
});

/** The reading in force of a ruling, in its words. */
const readingOf = ({ readings }: Book, id: 'R02' | 'R64'): Phrase => {
	const found = RULING_GROUPS.flatMap(({ rulings }): readonly Ruling[] => rulings).find(
		(one) => one.id === id
	);
	return say(found?.readings.find(({ key }) => key === readings[id])?.text ?? '');
};

/** Ships have a line only where they are played. */
const AFLOAT: readonly Cell[] = ['Ship', 'Ship with barges in tow'];

const movement = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => {
	const table = look('movement', 'Inches moved');
	const { options } = book;
	const column = options.movement === 'alternate' ? 'Alternate' : 'Variable';
	const rows = columnsOf(table, ['Mover', column, 'Rough']).filter(
		([mover = '']) => options.ships_and_ice === 'used' || !AFLOAT.includes(mover)
	);
	return {
		tables: [{ title: 'Inches moved', columns: ['Mover', column, 'Rough'], rows }],
		lines: [
			'Half of its roll or less: it may claim cover. Cavalry does not charge in two of its turns running.',
			say('Claimed cover: {who}', { who: readingOf(book, 'R64') }),
			'Contact now: who starts a melee moves to it. Mounted cavalry, armoured cars and trains may withdraw.'
		]
	};
};

const defence = (book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [],
	lines: [
		'As in phase 2, without leadership; guns fire directly. Who withdrew does not fire.',
		say('Lost a stand in phase 2: suppressed. {how}', { how: readingOf(book, 'R02') })
	]
});

const attack = (look: Look): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [],
	lines: [
		'Only who attacks into melee, with weapons that did not fire in phase 2.',
		say('{list}.', { list: running(look('attacking-fire', 'Who fires')) }),
		'Of infantry at least one stand.'
	]
});

const melee = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [
		look('melee-modifiers', 'Either side, and the attacker'),
		look('melee-modifiers', 'Defender')
	],
	lines: [
		'One D6 a side, higher wins. The attacker loses ties, but not from flank or rear.',
		'The loser loses the difference and goes back. A tank loses nothing. Who falls back is attacked in the rear.',
		say('Against defences the attacker must win by {n}.', { n: marginToClear(book) })
	]
});

/** MORALE: the test of a unit, and what follows, in a line each. */
export const MORALE_TEST =
	'Who lost anything since its last phase 7, or falls back, tests: D6 not above the stands left.';
export const MORALE_AFTER = 'Failed: one move to the rear and a mark. Passed: the mark goes.';

const morale = (look: Look, book: Book): Pick<QuickPhase, 'tables' | 'lines'> => ({
	tables: [look('army-morale', 'Breaks on, one D10')],
	lines: [
		MORALE_TEST,
		say('Added to the die: {list}.', {
			list: running(look('morale', 'Added to the die: minus is good'))
		}),
		MORALE_AFTER,
		say('The army tests from {n} per cent of its units lost.', {
			n: book.charts.ARMY_BREAKS.rows[0] ?? 0
		})
	]
});

const WHO = {
	phasing: 'the side whose turn it is',
	other: 'the other side',
	both: 'both sides'
} as const;

/** SEQUENCE OF ACTION: the turn on one sheet, with the numbers and options of this book. */
export const quickReference = (book: Book): QuickSheet => {
	const look = looking(book);
	const parts = [
		leadership(look),
		fire(look, book),
		movement(look, book),
		defence(book),
		attack(look),
		melee(look, book),
		morale(look, book)
	];
	const phases = SEQUENCE.map(({ phase, title, acts }, at) => ({
		phase,
		title,
		note: WHO[acts],
		tables: parts[at]?.tables ?? [],
		lines: parts[at]?.lines ?? []
	}));
	return { phases, notes: ['0 on a D10 is 10'] };
};
