import { expect, test } from 'vitest';
import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { lineIn, lineOf, linesWithin, NOTHING_BEFORE } from '#lib/store/journal/line.ts';

const summed = (body: string): string => `${body},"c":"${checksumOf(`j\n${body}`)}"}`;

test('letters whose sum is right and that are no line are none', () => {
	expect(lineIn('j', summed('nonsense'))).toBeUndefined();
	expect(lineIn('j', summed('{"p":-1,"b":"00000000","e":1'))).toBeUndefined();
	expect(lineIn('j', summed('{"p":01,"b":"00000000","e":1'))).toBeUndefined();
	expect(lineIn('j', summed('{"p":1,"b":"0000000","e":1'))).toBeUndefined();
	expect(lineIn('j', summed('{"p":1,"b":"00000000","e":1'))?.place).toBe(1);
});

test('a line belongs to one journal', () => {
	const { raw } = lineOf('j', 0, NOTHING_BEFORE, '1');
	expect(lineIn('j', raw)?.text).toBe('1');
	expect(lineIn('k', raw)).toBeUndefined();
	expect(linesWithin('j', `torn${raw}{"p":${raw}end`).map(({ text }) => text)).toEqual(['1', '1']);
});
