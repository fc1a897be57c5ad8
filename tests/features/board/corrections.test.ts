import { expect, test } from 'vitest';
import { valuesSaid } from '#lib/features/board/corrections/said.ts';
import { correcting } from '#lib/features/orel-1919/correcting.ts';
import { shown } from '#lib/words/t.ts';

test('among the corrections that were made a side is told with its hex', async () => {
	const { hex, about } = await correcting();
	const [, side] = hex('1712');
	const told = about(side!.fields[0]!.key);
	expect(told?.field).toEqual(side!.fields[0]);
	expect(shown(told!.subject.title)).toMatch(/^[^:]*\(?\d{4}\)?: (north|south)/);
});

test('a line says every value of a counter or a day, and of a chart none', async () => {
	const { lists } = await correcting();
	for (const { id, all } of lists)
		for (const subject of all)
			expect(valuesSaid(subject, {}).length, subject.id).toBe(
				id === 'charts' ? 0 : subject.fields.length
			);
});

test('a counter is found by what is printed on it, whatever it is called', async () => {
	const { lists } = await correcting();
	const about = (id: string): string => {
		const subject = lists.flatMap(({ all }) => all).find((one) => one.id === id);
		return subject ? `${shown(subject.title)}: ${shown(subject.says)}` : '';
	};
	expect(about('unit.w-art-3d')).toMatch(/^3rd Division Artillery: White, Art\/3D, /);
	expect(about('unit.w-1-1d').match(/1\/1D/g)).toHaveLength(1);
});
