import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { frontFile, politicsFile } from './turn-file.ts';

/** A file without the readings by which it was begun: a new ruling changes no old game. */
const withoutReadings = (file: string): string => file.replaceAll(/"readings": \{[^}]*\}/g, '');

test.each([
	['politics', politicsFile()],
	['front', frontFile()]
])(
	'the file “%s”, which is played on by touch, is what the engine makes of it',
	async (name, file) => {
		const url = new URL(`../../golden/white-october/${name}.json`, import.meta.url);
		expect(withoutReadings(`${file}\n`)).toBe(withoutReadings(await readFile(url, 'utf8')));
	}
);
