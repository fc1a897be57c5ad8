import { expect, test } from 'vitest';
import { correcting } from '#lib/features/orel-1919/correcting.ts';
import { shown } from '#lib/words/t.ts';

test('among the corrections that were made a side is told with its hex', async () => {
	const { hex, about } = await correcting();
	const [, side] = hex('1712');
	const told = about(side!.fields[0]!.key);
	expect(told?.field).toEqual(side!.fields[0]);
	expect(shown(told!.subject.title)).toMatch(/^[^:]*\(?\d{4}\)?: (north|south)/);
});
