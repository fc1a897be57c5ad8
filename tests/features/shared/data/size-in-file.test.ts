import { expect, test } from 'vitest';
import { sizeInFile } from '#lib/features/shared/data/gather.ts';
import { base64 } from '#lib/store/files/base64.ts';

test('the size said of photos in a file holds their letters and little more', () => {
	const letters = base64(new ArrayBuffer(300_000)).length;
	expect(sizeInFile(300_000)).toBeGreaterThan(letters);
	expect(sizeInFile(300_000)).toBeLessThan(letters * 1.02);
});
