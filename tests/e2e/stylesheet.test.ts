import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildFolder } from '../tools/steps.mjs';
import { expect, test } from './harness.ts';

/** Bytes, as they travel. */
const BUDGET = 14_030;

test('one stylesheet dresses the whole app', () => {
	const folder = join(buildFolder, '_app/immutable/assets');
	const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
	expect(sheets).toHaveLength(1);
	const [sheet = ''] = sheets;
	const size = gzipSync(readFileSync(join(folder, sheet)), { level: 9 }).length;
	expect(size).toBeLessThanOrEqual(BUDGET);
});
