import { describe, expect, it, test } from 'vitest';
import { bookFrom, numberOf, type Choices, type OptionField } from '#lib/kernel/book/book.ts';
import { parseChoices } from '#lib/kernel/book/own.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { chart } from '#lib/kernel/book/chart.ts';
import {
	changesIn,
	changesOf,
	knownChoices,
	numberGroups,
	withChange
} from '#lib/kernel/book/choices.ts';
import { asked, inForce, settled, titled, type BookNumber } from '#lib/kernel/book/ruling.ts';

const number = <const Path extends string>(path: Path, of: string): BookNumber<Path> => ({
	path,
	label: path,
	of,
	unit: 'count',
	default: 2,
	min: 1,
	max: 6
});
const RULINGS = titled('game.rulings', [
	{
		id: 'X1',
		section: '1',
		kind: 'switch',
		readings: ['strict', 'as_printed'],
		notes: ['either'],
		numbers: [number('gap.a', 'A'), number('gap.b', 'A'), number('gap.c', 'C')]
	}
]);
const [SWITCH] = RULINGS;
const OPTIONS = [
	{
		key: 'weather',
		section: '2',
		title: 'Weather',
		question: 'Is there weather?',
		choices: [
			{ value: 'fair', text: 'Fair' },
			{ value: 'foul', text: 'Foul' }
		]
	}
] as const satisfies readonly OptionField[];
const FIRE = chart({
	source: { book: 'sheet', section: '3', standing: 'printed' },
	columns: ['hits', 'what'],
	rows: ['low', 'high'],
	cells: [
		[-1, 'nothing'],
		[3, 'all']
	]
});
const BOOK = bookFrom({
	charts: { FIRE },
	groups: [
		{ title: 'One', rulings: RULINGS },
		{ title: 'Two', rulings: asked('game.more', [settled('X-2', '1', 'high')]) }
	],
	options: OPTIONS
});
const NONE: Choices = { readings: {}, numbers: {}, options: {} };
const CHOSEN: Choices = {
	readings: { X1: 'as_printed' },
	numbers: { 'gap.b': 5, 'FIRE.high.hits': 4 },
	options: { weather: 'foul' }
};

describe('a book', () => {
	const usual = BOOK.of();
	const owned = BOOK.of(CHOSEN);

	it('has the first reading and the first choice of each, and the numbers as proposed', () => {
		expect(usual.readings).toEqual({ X1: 'strict', 'X-2': 'default' });
		expect(usual.options).toEqual({ weather: 'fair' });
		expect(numberOf(usual, 'gap.c')).toBe(2);
		expect(usual.charts.FIRE).toBe(FIRE);
	});

	it('gives back what was chosen over that, and nothing else', () => {
		expect(BOOK.choices(usual)).toEqual(NONE);
		expect(BOOK.choices(owned)).toEqual(CHOSEN);
		expect(BOOK.of(BOOK.choices(owned)).charts.FIRE.at('high', 'hits')).toBe(4);
	});

	it('reads a corrected cell in its chart, and leaves the printed one alone', () => {
		expect(owned.charts.FIRE.at('high', 'hits')).toBe(4);
		expect(owned.charts.FIRE.at('low', 'hits')).toBe(-1);
		expect(FIRE.at('high', 'hits')).toBe(3);
	});

	it('calls the texts of a ruling by it', () => {
		expect(SWITCH).toMatchObject({
			title: 'game.rulings.x1',
			question: 'game.rulings.x1Asks',
			readings: [
				{ key: 'strict', text: 'game.rulings.x1Strict' },
				{ key: 'as_printed', text: 'game.rulings.x1AsPrinted' }
			],
			notes: ['game.rulings.either']
		});
		expect(BOOK.ruling('X-2')).toMatchObject({
			question: 'game.more.x2',
			readings: [{ key: 'default', text: 'game.more.x2Default' }]
		});
		expect(BOOK.ruling('X-2')).not.toHaveProperty('title');
	});

	it('does not compile with a misspelt reading, number or option', () => {
		// @ts-expect-error: there is no such reading
		expect(usual.readings.X1 === 'lose').toBe(false);
		// @ts-expect-error: there is no such ruling
		expect(usual.readings.X3).toBeUndefined();
		// @ts-expect-error: there is no such number
		expect(numberOf(usual, 'gap.d')).toBeUndefined();
		// @ts-expect-error: there is no such choice
		expect(usual.options.weather === 'fowl').toBe(false);
	});

	it('lists the numbers of its rulings, then every number of its charts', () => {
		expect(BOOK.numbers.map(({ path }) => path)).toEqual([
			'gap.a',
			'gap.b',
			'gap.c',
			'FIRE.low.hits',
			'FIRE.high.hits'
		]);
		expect(BOOK.number('FIRE.low.hits')).toMatchObject({ default: -1, unit: 'die', of: '3' });
	});
});

describe('choices', () => {
	it('count nothing as changed in the book of the app, or where nothing is said', () => {
		expect(changesIn(BOOK, BOOK.of())).toEqual([]);
		expect(changesIn(BOOK, NONE)).toEqual([]);
	});

	it('name what is changed and what it was', () => {
		const changes = changesIn(BOOK, {
			...CHOSEN,
			readings: { X1: 'as_printed', 'X-2': 'no_such' }
		});
		expect(changes).toEqual([
			{ kind: 'option', key: 'weather', now: 'foul', usual: 'fair' },
			{ kind: 'reading', key: 'X1', now: 'as_printed', usual: 'strict' },
			{ kind: 'number', key: 'gap.b', now: 5, usual: 2 },
			{ kind: 'number', key: 'FIRE.high.hits', now: 4, usual: 3 }
		]);
		expect(changesOf(SWITCH, changes).map(({ key }) => key)).toEqual(['X1', 'gap.b']);
	});

	it('are made of changes; the app\u2019s own is no choice', () => {
		const changes = changesIn(BOOK, CHOSEN);
		expect(changes.reduce(withChange, NONE)).toEqual(CHOSEN);
		const back = changes.map((change) => ({ ...change, now: change.usual }) as typeof change);
		expect(back.reduce(withChange, CHOSEN)).toEqual(NONE);
	});

	it('read a ruling as the app does where a file names a reading that does not exist', () => {
		expect(inForce(SWITCH, { X1: 'no_such' }).key).toBe('strict');
		expect(inForce(SWITCH, { X1: 'as_printed' }).key).toBe('as_printed');
	});

	it('put numbers that belong together under what they are numbers of', () => {
		expect(numberGroups(SWITCH.numbers).map(({ of, numbers }) => [of, numbers.length])).toEqual([
			['A', 2],
			['C', 1]
		]);
	});
});

describe('choices as they were kept', () => {
	it('come back', () => {
		expect(knownChoices(BOOK, JSON.parse(JSON.stringify(CHOSEN)))).toEqual(CHOSEN);
	});

	test.each([undefined, null, 3, 'book', [], { readings: null, numbers: [], options: 'x' }])(
		'%j is no choice',
		(kept) => expect(knownChoices(BOOK, kept)).toEqual(NONE)
	);

	it('are dropped where no ruling, number or option knows them', () => {
		const kept = {
			readings: { X9: 'x', X1: 'no such reading', toString: 'x' },
			numbers: { nothing: 1, 'gap.a': 7, 'gap.b': 'many' },
			options: { weather: 'flying' }
		};
		expect(knownChoices(BOOK, kept)).toEqual(NONE);
	});
});

describe('choices from outside', () => {
	it('come in as they are', () => {
		expect(parseChoices(BOOK, JSON.parse(JSON.stringify(CHOSEN)))).toEqual(parsed(CHOSEN));
	});

	test.each([
		['a ruling', { readings: { X9: 'x' } }],
		['a reading', { readings: { X1: 'no such reading' } }],
		['a number', { numbers: { nothing: 1 } }],
		['a number that large', { numbers: { 'gap.a': 700 } }],
		['an option', { options: { sun: 'flying' } }],
		['a choice of an option', { options: { weather: 'flying' } }],
		['anything else', { more: 1 }]
	])('%s that the book does not know is named, with its place', (_, part) => {
		const read = parseChoices(BOOK, { readings: {}, numbers: {}, options: {}, ...part }, 'own');
		expect(!read.ok && read.problem.values?.['path']).toMatch(/^own/);
	});
});
