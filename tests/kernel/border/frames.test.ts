import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { base45, fromBase45 } from '#lib/kernel/border/base45.ts';
import { checksum } from '#lib/kernel/border/checksum.ts';
import {
	framesOf,
	gathered,
	missingParts,
	NOTHING_GATHERED,
	readFrame,
	wholeParcel,
	type Frame,
	type Gathering
} from '#lib/kernel/border/frames.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const anyBytes = fc.uint8Array({ minLength: 1, maxLength: 2000 });
const frameOf = (text: string): Frame => {
	const frame = readFrame(text);
	if (typeof frame === 'string') throw new Error(frame);
	return frame;
};
const gatherAll = (texts: readonly string[]): Gathering =>
	texts.map(frameOf).reduce(gathered, NOTHING_GATHERED);

describe('base45', () => {
	test.each([
		['AB', 'BB8'],
		['Hello!!', '%69 VD92EX0'],
		['base-45', 'UJCLQE7W581'],
		['ietf!', 'QED8WEX0']
	])('%s is written as RFC 9285 has it', (plain, written) => {
		expect(base45(bytesOf(plain))).toBe(written);
		expect(fromBase45(written)).toEqual(bytesOf(plain));
	});

	test('any bytes come back', () => {
		fc.assert(
			fc.property(anyBytes, (bytes) => {
				expect(fromBase45(base45(bytes))).toEqual(bytes);
			})
		);
	});

	test.each(['a', 'GGW', '::', 'A', 'AAAA'])('%s is none', (text) => {
		expect(fromBase45(text)).toBeUndefined();
	});
});

test('the checksum is CRC-32', () => {
	expect(checksum(bytesOf('123456789'))).toBe('CBF43926');
	expect(checksum(new Uint8Array())).toBe('00000000');
});

describe('a row of codes', () => {
	test('comes back in any order, with parts seen twice and parts of another row between', () => {
		const cut = fc.integer({ min: 30, max: 400 });
		fc.assert(
			fc.property(
				anyBytes,
				anyBytes,
				cut,
				fc.infiniteStream(fc.nat()),
				(bytes, other, most, ns) => {
					const texts = [...framesOf(bytes, most)];
					const others = framesOf(other, most);
					const mixed = [...texts, ...texts.slice(0, 3), ...others.slice(0, others.length - 1)]
						.map((text) => ({ text, n: Number(ns.next().value) }))
						.sort((a, b) => a.n - b.n)
						.map(({ text }) => text);
					const seen = gatherAll([...mixed, texts[0] ?? '']);
					expect(wholeParcel(seen)).toEqual(bytes);
				}
			)
		);
	});

	test('says which parts are missing', () => {
		const texts = framesOf(bytesOf('x'.repeat(100)), 20);
		expect(texts).toHaveLength(5);
		const seen = gatherAll([texts[3] ?? '', texts[1] ?? '']);
		const parcel = seen.parcels.get(seen.last ?? '');
		expect(parcel && missingParts(parcel)).toEqual([1, 3, 5]);
		expect(wholeParcel(seen)).toBeUndefined();
	});

	test('is written in signs a code keeps short', () => {
		fc.assert(
			fc.property(anyBytes, (bytes) => {
				for (const text of framesOf(bytes, 300)) expect(text).toMatch(/^[0-9A-Z $%*+\-./:]+$/);
			})
		);
	});

	test.each(['https://example.org', '', 'tk1:x', 'WIFI:S:hall;;'])('%s is foreign', (text) => {
		expect(readFrame(text)).toBe('foreign');
	});

	test('an empty part is none', () => {
		expect(readFrame('TK1:00000000:1:3:0000:')).toBe('broken');
	});

	test('a damaged part is known as such, wherever a sign was changed', () => {
		const [text = ''] = framesOf(bytesOf('Kromy crossing'), 300);
		for (let at = 4; at < text.length; at++) {
			const changed = text.slice(0, at) + (text[at] === 'A' ? 'B' : 'A') + text.slice(at + 1);
			const frame = readFrame(changed);
			const alone =
				typeof frame === 'string' ? frame : wholeParcel(gathered(NOTHING_GATHERED, frame));
			expect(alone === 'broken' || alone === undefined, `sign ${at}`).toBe(true);
		}
	});
});
