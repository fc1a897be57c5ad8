import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingJson } from '#lib/kernel/border/json.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { runs } from '../../random.ts';

const read = (text: string) => finished(readingJson(text));

/** A text so long that it is read in parts. */
const LINES = Array.from({ length: 3000 }, (_, n) => ({
	n,
	said: `"[{,:${'\\'.repeat(n % 5)}`,
	of: [[n]]
}));
const whole = {
	app: 'x',
	journals: [{ kind: 'a', entries: LINES, photos: [{ id: 'p' }] }, { entries: [] }]
};

test('what a text says, short or in parts', () => {
	for (const indent of ['', '\t']) {
		const text = JSON.stringify(whole, null, indent);
		expect(text.length).toBeGreaterThan(128 * 1024);
		expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) });
	}
	for (const text of ['1', '"a"', 'null', '[]', '{"a":[1,{"b":"]"}]}'])
		expect(read(text)).toEqual({ ok: true, value: JSON.parse(text) });
});

test('a long text yields often', () => {
	const work = readingJson(JSON.stringify({ journals: Array(20).fill(whole.journals[0]) }));
	let turns = 0;
	while (!work.next().done) turns += 1;
	expect(turns).toBeGreaterThan(30);
});

test('what is broken breaks here too, and at the same place', () => {
	const text = JSON.stringify(whole);
	const broken = fc.tuple(
		fc.integer({ min: 0, max: text.length - 1 }),
		fc.constantFrom('', ',', ']', '[', '{', '}', '"', ':', '\\', ' ', '1', '\u0000', 'x'),
		fc.boolean()
	);
	fc.assert(
		fc.property(broken, ([at, put, cut]) => {
			const spoilt = text.slice(0, at) + put + (cut ? '' : text.slice(at + 1));
			let wanted: unknown;
			try {
				wanted = { ok: true, value: JSON.parse(spoilt) as unknown };
			} catch (error) {
				const position = /position (\d+)/.exec(String(error))?.[1];
				wanted = { ok: false, ...(position && { position: Number(position) }) };
			}
			expect(read(spoilt)).toMatchObject(wanted as object);
		}),
		{ numRuns: runs(300) }
	);
});

test.each(['[1,]', '[,1]', '[1,,2]', '[1 2]', '[1}'])('a long list %s is none', (list) => {
	const many = `${'1,'.repeat(70_000)}1`;
	const text = `{"a":[{"b":${list.replace('1', many)}}]}`;
	expect(() => JSON.parse(text) as unknown).toThrow();
	expect(read(text)).toMatchObject({ ok: false, kind: 'broken' });
});

test('nobody writes a part of his own', () => {
	const entries = ['\u0000part0', '\u0000part9', ...Array.from({ length: 40_000 }, () => 'x')];
	const text = JSON.stringify({ journals: [{ entries }] });
	expect(read(text)).toEqual({ ok: true, value: { journals: [{ entries }] } });
});

test('a name that every object has is only a name', () => {
	const text = `{"__proto__":{"a":1},"x":"${'x'.repeat(70_000)}","l":[{"e":[1,2]}]}`;
	const found = read(text);
	expect(found.ok && Object.keys(found.value as object)).toEqual(['__proto__', 'x', 'l']);
	expect(({} as { a?: number }).a).toBeUndefined();
});

test('too deep, or too many', () => {
	expect(read('['.repeat(41))).toEqual({ ok: false, kind: 'nested', most: 40 });
	expect(read(`[${'1,'.repeat(5_000_001)}1]`)).toMatchObject({ ok: false, kind: 'many' });
});
