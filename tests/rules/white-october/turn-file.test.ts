import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { politicsFile } from './turn-file.ts';

/** A file without the readings by which it was begun: a new ruling changes no old game. */
const withoutReadings = (file: string): string => file.replaceAll(/"readings": \{[^}]*\}/g, '');

test('the file of the fourth turn, which is played on by touch, is what the engine makes of it', async () => {
	const url = new URL('../../golden/white-october/politics.json', import.meta.url);
	expect(withoutReadings(`${politicsFile()}\n`)).toBe(withoutReadings(await readFile(url, 'utf8')));
});
