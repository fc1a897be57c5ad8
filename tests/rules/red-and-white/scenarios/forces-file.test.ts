import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { EXAMPLE_FORCES } from '#lib/rules/red-and-white/scenarios/examples.ts';
import {
	FILE_VERSION,
	kindOf,
	makeFile,
	MAX_MEGABYTES,
	parseFile,
	tooLarge
} from '#lib/rules/red-and-white/scenarios/file.ts';
import {
	FORCE_STEPS,
	FORCE_VERSION,
	parseForceOf,
	upgraded
} from '#lib/rules/red-and-white/scenarios/versions.ts';

interface Battle {
	readonly header: string;
	readonly entries: readonly unknown[];
}
const parseBattle = (raw: unknown, at: string): Parsed<Battle> =>
	typeof (raw as Battle).header === 'string'
		? parsed(raw as Battle)
		: wrong(say('At {path}: no header.', { path: `${at}.header` }));
const read = (text: string) => parseFile(text, parseBattle);
const whole = {
	forces: EXAMPLE_FORCES,
	battles: [{ header: 'Kromy', entries: [{ kind: 'undo', at: '' }] }]
};
const spoilt = (change: (file: Record<string, unknown>) => unknown): string =>
	JSON.stringify(change(JSON.parse(makeFile(whole)) as Record<string, unknown>));

test('a file round-trips', () => {
	expect(read(makeFile(whole))).toEqual(parsed(whole));
	expect(read(`\uFEFF${makeFile({ forces: [], battles: [] })}`)).toEqual(
		parsed({ forces: [], battles: [] })
	);
});

test('its kind says what it carries', () => {
	expect(kindOf({ forces: EXAMPLE_FORCES, battles: [] })).toBe('forces');
	expect(kindOf({ forces: [], battles: [1] })).toBe('battle');
	expect(kindOf(whole)).toBe('everything');
});

describe('what cannot be read says why and where', () => {
	const problem = (text: string) => {
		const result = read(text);
		return result.ok ? undefined : result.problem;
	};
	test.each([
		['empty', '  \n', say('The file is empty.')],
		['foreign text', 'Dear diary', say('This file is not from this app.')],
		['a list', '[1, 2]', say('This file is not from this app.')],
		['another app', '{"app": "orc", "version": 1}', say('This file is not from this app.')],
		[
			'broken',
			'{\n\t"app": "tachanka",\n\t"kind" "forces"\n}',
			say('The file is broken at line {line}, column {column}.', { line: 3, column: 9 })
		]
	])('%s', (_, text, phrase) => {
		expect(problem(text)).toEqual(phrase);
	});

	test('cut off at any place', () => {
		const text = makeFile(whole);
		fc.assert(
			fc.property(fc.integer({ min: 0, max: text.trimEnd().length - 1 }), (end) => {
				expect(read(text.slice(0, end)).ok).toBe(false);
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
					expect(typeof read(text.slice(0, at) + put + text.slice(at + 1)).ok).toBe('boolean');
				}
			)
		);
	});

	test('newer', () => {
		const newer = problem(
			spoilt((file) => ({ ...file, version: FILE_VERSION + 1, forces: 'new' }))
		);
		expect(newer?.text).toContain('newer version');
		const forces = problem(spoilt((file) => ({ ...file, forceVersion: FORCE_VERSION + 1 })));
		expect(forces?.text).toContain('newer version');
	});

	test.each([
		['kind', spoilt((file) => ({ ...file, kind: 'recipe' }))],
		['version', spoilt((file) => ({ ...file, version: 'one' }))],
		['battles', spoilt(({ battles, ...file }) => (battles ? file : null))],
		[
			'forces.1.name',
			spoilt((file) => ({
				...file,
				forces: [EXAMPLE_FORCES[0], { ...EXAMPLE_FORCES[1], name: 7 }]
			}))
		],
		['battles.1.header', spoilt((file) => ({ ...file, battles: [...(file['battles'] as []), {}] }))]
	])('a wrong %s', (path, text) => {
		expect(problem(text)?.values?.['path']).toBe(path);
	});

	test('120 MB, before it is read and after', () => {
		expect(tooLarge(120 * 1024 * 1024)).toEqual(
			say('The file has {size} MB; this app reads up to {most} MB.', {
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

describe('versions', () => {
	/** One stored example for each form that was ever written. */
	const example = (version: number): string =>
		readFileSync(new URL(`../../../golden/forms/forces-${version}.json`, import.meta.url), 'utf8');

	test('every form ever written opens', () => {
		for (let version = 1; version <= FORCE_VERSION; version++) {
			const file = read(example(version));
			expect(file.ok, String(version)).toBe(true);
			if (file.ok) expect(file.value.forces.length).toBeGreaterThan(0);
		}
		expect(Object.keys(FORCE_STEPS)).toHaveLength(FORCE_VERSION - 1);
	});

	test('the latest example is what is written now', () => {
		const text = example(FORCE_VERSION);
		const file = read(text);
		expect(file.ok && JSON.parse(makeFile(file.value))).toEqual(JSON.parse(text));
	});

	test('steps are taken one after the other, and none may be missing', () => {
		const steps = { 1: (raw: unknown) => [raw], 2: (raw: unknown) => ({ list: raw }) };
		expect(upgraded('a', 1, { to: 3, steps })).toEqual(parsed({ list: ['a'] }));
		expect(upgraded('a', 2, { to: 3, steps })).toEqual(parsed({ list: 'a' }));
		expect(upgraded('a', 3, { to: 3, steps })).toEqual(parsed('a'));
		expect(upgraded('a', 0, { to: 3, steps }).ok).toBe(false);
		expect(upgraded('a', 4, { to: 3, steps }).ok).toBe(false);
		expect(parseForceOf(EXAMPLE_FORCES[0], FORCE_VERSION + 1).ok).toBe(false);
	});
});
