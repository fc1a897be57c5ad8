import { expect, test } from 'vitest';
import { exampleFile } from './example-file.ts';

test('the file from which the extended combat example is played by touch is what the engine makes of it', async () => {
	await expect(`${exampleFile()}\n`).toMatchFileSnapshot('../../golden/orel-1919/example.json');
});
