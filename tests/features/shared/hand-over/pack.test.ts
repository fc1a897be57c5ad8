import fc from 'fast-check';
import jsQR from 'jsqr';
import { encode } from 'uqr';
import { expect, test } from 'vitest';
import {
	codesFor,
	fromWord,
	packed,
	unpacked,
	wordFor
} from '#lib/features/shared/hand-over/codes/pack.ts';
import { NOTHING_GATHERED, gathered, readFrame, wholeParcel } from '#lib/kernel/border/frames.ts';
import { drawn } from '#lib/ui/signs/qr.ts';
import { runs } from '../../../random.ts';
import { english } from '../../../english.ts';

const anyText = fc.string({ unit: 'grapheme', maxLength: 3000 });

/** A code as a camera sees it, `dots` to a square. */
const seen = (text: string, version: number, dots = 4) => {
	const { size, data } = encode(text, { ecc: 'M', minVersion: version, border: 4 });
	const across = size * dots;
	const pixels = new Uint8ClampedArray(across * across * 4);
	for (let at = 0; at < across * across; at++) {
		const row = data[Math.floor(Math.floor(at / across) / dots)];
		const dark = row?.[Math.floor((at % across) / dots)];
		pixels.set([dark ? 0 : 255, dark ? 0 : 255, dark ? 0 : 255, 255], at * 4);
	}
	return jsQR(pixels, across, across)?.data;
};

test('any text comes out of a word as it went in', async () => {
	await fc.assert(
		fc.asyncProperty(anyText, async (text) => {
			expect(await fromWord(`\n ${await wordFor(text)} `)).toEqual({ ok: true, value: text });
		}),
		{ numRuns: runs(40) }
	);
});

test('no changed letter of a word is accepted, and none that is left out or doubled', async () => {
	const word = await wordFor('{"app":"tachanka","of":"Kromy crossing"}');
	const begin = 'tachanka:'.length;
	const accepted: string[] = [];
	for (let at = begin; at < word.length; at++)
		for (const sign of [
			'A',
			'a',
			'B',
			'Q',
			'0',
			'9',
			'-',
			'_',
			'+',
			'/',
			'=',
			':',
			'.',
			' ',
			'',
			'я',
			word.charAt(at) + word.charAt(at)
		]) {
			const spoilt = word.slice(0, at) + sign + word.slice(at + 1);
			if (spoilt !== word && (await fromWord(spoilt))?.ok) accepted.push(spoilt);
		}
	expect(accepted).toEqual([]);
});

test('no changed letter of a code is accepted', async () => {
	const [code = ''] = await codesFor('Kromy crossing');
	const accepted: string[] = [];
	for (let at = 0; at < code.length; at++)
		for (const sign of 'A0 9:$Zz1+') {
			const frame = readFrame(code.slice(0, at) + sign + code.slice(at + 1));
			if (sign === code.charAt(at) || typeof frame === 'string') continue;
			const whole = wholeParcel(gathered(NOTHING_GATHERED, frame));
			if (whole instanceof Uint8Array) accepted.push(`${at} ${sign}`);
		}
	expect(accepted).toEqual([]);
});

test('what is no word, not whole, or far too large is said so', async () => {
	expect(await fromWord('hello')).toBeUndefined();
	const word = await wordFor('Kromy crossing '.repeat(20));
	expect(await fromWord(word.slice(0, -9))).toMatchObject({ ok: false });
	expect(await fromWord('tachanka:*')).toMatchObject({ ok: false });
	expect(english(await unpacked(await packed('x'.repeat(5_000_000))))).toMatchObject({
		ok: false,
		problem: { text: expect.stringMatching(/larger/) as string }
	});
});

test('codes are read back by a reader, all of one size and none above version 13', async () => {
	const text = Array.from({ length: 900 }, (_, n) => (n * 7919).toString(36)).join(' ');
	const codes = await codesFor(text);
	expect(codes.length).toBeGreaterThan(5);
	const { version } = drawn(codes);
	expect(version).toBeLessThanOrEqual(13);
	const frames = codes.map((code) => readFrame(seen(code, version) ?? ''));
	const all = frames.flatMap((frame) => (typeof frame === 'string' ? [] : [frame]));
	const whole = wholeParcel([...all].reverse().reduce(gathered, NOTHING_GATHERED));
	expect(whole instanceof Uint8Array && (await unpacked(whole.slice()))).toEqual({
		ok: true,
		value: text
	});
});
