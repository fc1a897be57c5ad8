import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
	FILE_FORM,
	makeFile,
	makingFile,
	MAX_MEGABYTES,
	parseFile,
	tooLarge,
	type FileContents
} from '#lib/kernel/border/file.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { english } from '../../english.ts';

const whole: FileContents = {
	journals: [
		{ kind: 'a', version: 3, entries: [{ kind: 'undo', at: '' }] },
		{ kind: 'b', version: 1, entries: [1], photos: [{ id: 'p', about: {}, bytes: 'AAAA' }] }
	],
	documents: [
		{ kind: 'force', version: 1, body: { name: 'Penza column' } },
		{ kind: 'force', version: 1, body: {} }
	]
};
const spoilt = (change: (file: Record<string, unknown>) => unknown): string =>
	JSON.stringify(change(JSON.parse(makeFile(whole)) as Record<string, unknown>));

test('a file round-trips, long or short', () => {
	expect(parseFile(makeFile(whole))).toEqual(parsed(whole));
	expect(parseFile(makeFile(whole, ''))).toEqual(parsed(whole));
	const nothing = { journals: [], documents: [] };
	expect(parseFile(`\uFEFF${makeFile(nothing)}`)).toEqual(parsed(nothing));
});

test('a file is written letter by letter as JSON, long or short, in parts where it is long', () => {
	const text = 'Ёж "a"\n\t\\\u2028';
	const lines = Array.from({ length: 3000 }, (_, n) => ({ n, text, of: { some: [text, n, []] } }));
	const long: FileContents = {
		journals: [
			{ kind: 'a', version: 3, entries: [...lines, 1, null, undefined, () => 1, [], {}] },
			...whole.journals
		],
		documents: [
			...whole.documents,
			{ kind: 'b', version: 1, body: { deep: { er: lines, no: () => 1 } } }
		],
		by: '2b'
	};
	for (const contents of [long, whole, { journals: [], documents: [], by: undefined }])
		for (const indent of ['', '\t']) {
			const { journals, documents, by } = contents;
			const said = { app: 'tachanka', form: FILE_FORM, by, journals, documents };
			expect(makeFile(contents, indent)).toBe(`${JSON.stringify(said, null, indent)}\n`);
		}
	const told = [...makingFile(long)];
	expect(told.length).toBeGreaterThan(2);
	expect(told).toEqual(told.toSorted((a, b) => a - b));
});

describe('what cannot be read says why and where', () => {
	const problem = (text: string) => {
		const result = parseFile(text);
		return result.ok ? undefined : result.problem;
	};
	test.each([
		['empty', '  \n', say('The file is empty.')],
		['foreign text', 'Dear diary', say('This is not from this app.')],
		['a list', '[1, 2]', say('This is not from this app.')],
		['another app', '{"app": "orc", "form": 1}', say('This is not from this app.')],
		[
			'broken',
			'{\n\t"app": "tachanka",\n\t"form" 4\n}',
			say('This is broken at line {line}, column {column}.', { line: 3, column: 9 })
		]
	])('%s', (_, text, phrase) => {
		expect(problem(text)).toEqual(phrase);
	});

	test('cut off at any place', () => {
		const text = makeFile(whole);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), (end) => {
				expect(parseFile(text.slice(0, end)).ok).toBe(false);
			})
		);
	});

	test('any one letter changed: read or refused, never thrown at', () => {
		const text = makeFile(whole);
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: text.length - 1 }),
				fc.string({ size: '-1' }),
				(at, put) => {
					expect(typeof parseFile(text.slice(0, at) + put + text.slice(at + 1)).ok).toBe('boolean');
				}
			)
		);
	});

	test('of another form: newer, or from before the present one', () => {
		expect(
			english(problem(spoilt((file) => ({ ...file, form: FILE_FORM + 1, new: 1 })))?.text)
		).toContain('newer version');
		for (const early of ['version', 'form'])
			expect(
				english(
					problem(JSON.stringify({ app: 'tachanka', [early]: 3, forces: [], battles: [] }))?.text
				)
			).toContain('early version');
	});

	test.each([
		['form', spoilt((file) => ({ ...file, form: 'one' }))],
		['documents', spoilt(({ documents, ...file }) => (documents ? file : null))],
		['recipes', spoilt((file) => ({ ...file, recipes: [] }))],
		[
			'documents.1.kind',
			spoilt((file) => ({ ...file, documents: [whole.documents[0], { version: 1, body: {} }] }))
		],
		[
			'documents.0.id',
			spoilt((file) => ({ ...file, documents: [{ ...whole.documents[0], id: 'x' }] }))
		],
		[
			'journals.0.entries',
			spoilt((file) => ({ ...file, journals: [{ kind: 'a', version: 3, entries: [] }] }))
		]
	])('a wrong %s', (path, text) => {
		expect(problem(text)?.values?.['path']).toBe(path);
	});

	test('120 MB, before it is read and after', () => {
		expect(tooLarge(120 * 1024 * 1024)).toEqual(
			say('The file is {size} MB; this app reads up to {most} MB.', {
				size: 120,
				most: MAX_MEGABYTES
			})
		);
		expect(tooLarge(MAX_MEGABYTES * 1024 * 1024)).toBeUndefined();
		expect(
			problem(`{"app":"tachanka","x":"${'x'.repeat(120 * 1024 * 1024)}"}`)?.values?.['size']
		).toBe(120);
	});
});

test('the stored example is what is written now', () => {
	const text = readFileSync('tests/golden/forms/forces-1.json', 'utf8');
	const file = parseFile(text);
	expect(file.ok && JSON.parse(makeFile(file.value))).toEqual(JSON.parse(text));
});
