import { expect, test } from 'vitest';
import { politicsFile } from './turn-file.ts';

test('the file of the fourth turn, which is played on by touch, is what the engine makes of it', async () => {
	await expect(`${politicsFile()}\n`).toMatchFileSnapshot(
		'../../golden/white-october/politics.json'
	);
});
