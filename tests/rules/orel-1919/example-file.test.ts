import { expect, test } from 'vitest';
import { exampleFile, lossesFile } from './example-file.ts';

test.each([
	['example', exampleFile],
	['losses', lossesFile]
])(
	'the file %s, which is played on by touch, is what the engine makes of it',
	async (name, made) => {
		await expect(`${made()}\n`).toMatchFileSnapshot(`../../golden/orel-1919/${name}.json`);
	}
);
