import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '#lib/kernel/border/sha256.ts';

const byNode = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

test('FIPS 180-4: nothing, one block, two blocks, other scripts', () => {
	expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
	expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
	for (let length = 50; length < 130; length++)
		expect(sha256('Ж'.repeat(length))).toBe(byNode('Ж'.repeat(length)));
});

test('FIPS 180-4: any text, as the platform has it', () => {
	fc.assert(
		fc.property(fc.string({ unit: 'binary' }), (text) => {
			expect(sha256(text)).toBe(byNode(text));
		})
	);
});
