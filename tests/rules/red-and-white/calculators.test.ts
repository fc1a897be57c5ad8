import fc from 'fast-check';
import Fraction from 'fraction.js';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type Throw } from '#lib/kernel/dice/draw.ts';
import { say, type Phrase, type PhraseValue } from '#lib/kernel/phrase.ts';
import { fieldsOf, fitted, isFor } from '#lib/kernel/sheet/form.ts';
import type {
	Calculator,
	Field,
	Form,
	FormValue,
	Line,
	Resolution
} from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug, calculatorSlugs } from '#lib/rules/red-and-white/procedures/index.ts';
import { CONTENTS } from '#lib/rules/red-and-white/procedures/contents.ts';
import { OUTLINE, OWN_SECTIONS } from '#lib/rules/red-and-white/outline.ts';
import { BOOK, bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import { MARKS } from '#lib/rules/red-and-white/types.ts';
import { runs } from '../../random.ts';
import { inEnglish } from '#lib/kernel/texts.ts';
import { english } from '../../english.ts';
import { hasWords } from '../../tools/catalogues.ts';

const ALL: readonly Calculator[] = await Promise.all(
	calculatorSlugs.map(async (slug) => {
		const calculator = await calculatorBySlug(slug);
		if (!calculator) throw new Error(`No calculator ${slug}`);
		return calculator;
	})
);

const HEADINGS = new Set([
	...OUTLINE.filter(({ status }) => status === 'done').map(({ cite }) => cite),
	...OWN_SECTIONS
]);
const isHeading = (section: string): boolean =>
	section.split('; ').every((one) => HEADINGS.has(one));

/** Words that no catalogue has are said in English in every language. */
const bare = (text: string | undefined): string[] =>
	text !== undefined && hasWords(text) && inEnglish(text) === undefined ? [text] : [];

/** A phrase whose gaps are not all filled shows `{gap}` on the screen. */
const openGaps = (value: PhraseValue | Phrase | undefined): string[] => {
	if (typeof value !== 'object' || !('text' in value)) return [];
	const named = [...english(value.text).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
	return [
		...bare(value.text),
		...named.filter((name) => value.values?.[name] === undefined),
		...Object.values(value.values ?? {}).flatMap(openGaps)
	];
};

describe('the contents', () => {
	const listed = CONTENTS.flatMap(({ entries }) => entries);

	it('lead to every calculator there is, and to no other', () => {
		expect([...new Set(listed.map(({ slug }) => slug))].sort()).toEqual(
			[...calculatorSlugs].sort()
		);
	});

	it.each(ALL.map((one) => [one.slug, one] as const))('%s has one name', (slug, { title }) => {
		const titles = listed.filter((entry) => entry.slug === slug).map((entry) => entry.title);
		expect(english(titles).map((one) => one.replaceAll('’', "'"))).toEqual(
			titles.map(() => english(title).replaceAll('’', "'"))
		);
	});

	it('stand in the order of the sequence', () => {
		const phases = CONTENTS.map(({ phase }) => phase).filter((phase) => phase !== null);
		expect(phases).toEqual([1, 2, 3, 4, 5, 6, 7]);
	});

	it('are unknown where there is no calculator', async () => {
		expect(await calculatorBySlug('no-such-roll')).toBeUndefined();
		expect(await calculatorBySlug('constructor')).toBeUndefined();
	});
});

/** A value for a field, of those it can hold. */
const valueFor = (field: Field): fc.Arbitrary<FormValue> => {
	switch (field.kind) {
		case 'choice':
			return fc.constantFrom(...field.options.map(({ value }) => value));
		case 'flag':
			return fc.boolean();
		case 'count':
			return field.inches
				? fc.integer({ min: field.min * 4, max: field.max * 4 }).map((n) => n / 4)
				: fc.integer({ min: field.min, max: field.max });
		case 'counts':
			return fc.array(fc.integer({ min: field.min, max: field.max }), {
				minLength: 1,
				maxLength: Math.min(field.atMost, 4)
			});
	}
};

/** Draws with more outcomes than a player would ever set up are left alone: they only cost time. */
const modest = (field: Field, value: FormValue): FormValue =>
	field.kind === 'count' && typeof value === 'number' && !field.inches
		? Math.max(field.min, Math.min(value, 8))
		: value;

/** A situation as a player might tap it together: a few changes, one after the other. */
const situations = (calculator: Calculator, book: Book): fc.Arbitrary<Form> =>
	fc
		.array(fc.tuple(fc.nat(), fc.infiniteStream(fc.nat({ max: 1000 }))), { maxLength: 12 })
		.map((taps) => {
			let form = calculator.initial;
			for (const [at, stream] of taps) {
				const fields = fieldsOf(calculator, book, form);
				const field = fields[at % Math.max(1, fields.length)];
				if (!field) continue;
				const seed = stream.next().value ?? 0;
				const [value] = fc.sample(valueFor(field), { numRuns: 1, seed });
				if (value === undefined) continue;
				form = fitted(calculator, book, { ...form, [field.key]: modest(field, value) });
			}
			return form;
		});

/** Every book: the default one, and one with each switch at each of its other readings. */
const READINGS = BOOK.rulings
	.filter(({ kind }) => kind === 'switch')
	.flatMap(({ id, readings }) => readings.slice(1).map(({ key }) => ({ [id]: key })));
const books: fc.Arbitrary<Book> = fc.oneof(
	fc.constant(defaultBook),
	fc.constantFrom(...READINGS).map((readings) => bookOf({ readings })),
	fc.constant(bookOf({ options: { movement: 'alternate' } }))
);

const checkLine = ({ reason, section, amount }: Line): void => {
	expect(isHeading(section), section).toBe(true);
	expect(openGaps(reason), reason.text).toEqual([]);
	expect(english(amount)).not.toMatch(/-|undefined|NaN|Infinity/);
};

const checkForecast = (resolution: Resolution, fallen: readonly Throw[] = []): void => {
	const { answer, chart, facts } = resolution.forecast(fallen);
	for (const phrase of [answer.strong, answer.rest, answer.second, answer.value])
		expect(openGaps(phrase)).toEqual([]);
	for (const { label, value } of facts)
		expect([...openGaps(label), ...openGaps(value)]).toEqual([]);
	if (!chart) return;
	expect([...openGaps(chart.caption), ...openGaps(chart.bracket)]).toEqual([]);
	const sum = chart.bars.reduce((all, { chance }) => all.add(chance), new Fraction(0));
	expect(sum.toFraction(), 'bars add up').toBe('1');
	expect(new Set(chart.bars.map(({ label }) => label)).size, 'bars have names of their own').toBe(
		chart.bars.length
	);
	for (const { label, small } of chart.bars) {
		expect(label).not.toMatch(/undefined|NaN|Infinity/);
		expect([...bare(label), ...openGaps(small)]).toEqual([]);
	}
};

const checkResult = (resolution: Resolution, seed: number): void => {
	const { value, throws } = play(resolution.draw, diceFrom([seed, 1, 2, 3]));
	expect(throws.flatMap(({ call }) => openGaps(say(call.label)))).toEqual([]);
	for (const at of throws.keys()) checkForecast(resolution, throws.slice(0, at));
	const telling = resolution.tell(value);
	expect(telling.value).toMatch(/^[^{}]+$/);
	for (const phrase of [telling.say, ...telling.more]) expect(openGaps(phrase)).toEqual([]);
	telling.lines.forEach(checkLine);
	for (const { made } of telling.totals ?? []) expect(openGaps(made)).toEqual([]);
	if (telling.totals) {
		expect(telling.totals.map((one) => one.value).join(' : ')).toBe(telling.value);
		expect(telling.totals.filter(({ ahead }) => ahead)).toHaveLength(1);
	}
	for (const change of resolution.changes(value)) {
		for (const count of [change.figures, change.stands, change.hits])
			if (count !== undefined) {
				expect(Number.isInteger(count), 'whole losses').toBe(true);
				expect(count).toBeGreaterThanOrEqual(0);
			}
		for (const mark of [...(change.on ?? []), ...(change.off ?? [])]) expect(MARKS).toContain(mark);
	}
};

describe.each(ALL.map((one) => [one.slug, one] as const))('%s', (slug, calculator) => {
	it('cites headings of the rulebook', () => {
		expect(calculator.slug).toBe(slug);
		expect(isHeading(calculator.section), calculator.section).toBe(true);
		for (const group of calculator.groups(defaultBook, calculator.initial))
			if (group.section !== undefined) expect(isHeading(group.section), group.section).toBe(true);
		expect(calculator.phases.every((phase) => phase >= 1 && phase <= 7)).toBe(true);
	});

	it('opens with an answer, and with values its fields can hold', () => {
		expect(calculator.resolve(defaultBook, calculator.initial).refused).toBeUndefined();
		for (const field of fieldsOf(calculator, defaultBook, calculator.initial))
			expect(isFor(field, calculator.initial[field.key]), field.key).toBe(true);
	});

	it(
		'answers every situation that can be tapped together, in every reading',
		{ timeout: 30_000 },
		() => {
			fc.assert(
				fc.property(
					books.chain((book) => fc.tuple(fc.constant(book), situations(calculator, book))),
					fc.nat(),
					([book, form], seed) => {
						for (const field of fieldsOf(calculator, book, form)) {
							expect(calculator.initial[field.key], `${field.key} begins somewhere`).toBeDefined();
							const options = 'options' in field ? field.options : [];
							const amount = field.kind === 'flag' ? field.amount : undefined;
							for (const { label } of [field, ...options])
								expect(typeof label === 'string' ? bare(label) : openGaps(label)).toEqual([]);
							expect(bare(amount)).toEqual([]);
						}
						const resolved = calculator.resolve(book, form);
						if (resolved.refused) {
							expect(isHeading(resolved.refused.rule), resolved.refused.rule).toBe(true);
							expect(openGaps(resolved.refused.why)).toEqual([]);
							return;
						}
						for (const { lines, total, note } of resolved.resolution.working) {
							lines.forEach(checkLine);
							expect([...openGaps(total?.label), ...openGaps(note)]).toEqual([]);
						}
						checkForecast(resolved.resolution);
						checkResult(resolved.resolution, seed);
					}
				),
				{ numRuns: runs(40) }
			);
		}
	);
});
