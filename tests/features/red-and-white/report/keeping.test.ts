import { describe, expect, test } from 'vitest';
import { forceRecords } from '#lib/features/red-and-white/forces/records.ts';
import { Keeping } from '#lib/features/red-and-white/report/keeping.svelte.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import type { Force } from '#lib/rules/red-and-white/types.ts';
import { freshStore } from '../../../store/fresh.ts';
import { english } from '../../../english.ts';

freshStore();

const [RED, WHITE] = EXAMPLE_FORCES as [Force, Force];
const worn = (force: Force): Force => ({ ...force, units: force.units.slice(1) });
const kept = async (): Promise<readonly (readonly [string, number])[]> =>
	(await forceRecords.list()).records.map(({ value }) => [value.name, value.units.length] as const);
const written = async (): Promise<void> => {
	for (const force of [RED, WHITE]) await forceRecords.write(force.id, force);
};

describe('forces that come back', () => {
	test('go back into those that marched in, and out again', async () => {
		await written();
		const before = await kept();
		const keeping = new Keeping();
		await keeping.bringHome([worn(RED), worn(WHITE)]);
		expect(await kept()).toEqual(before.map(([name, units]) => [name, units - 1]));
		expect(keeping.kept).toEqual([RED.id, WHITE.id]);
		expect(english(keeping.said?.text)).toMatch(/as they came back/);
		await keeping.undo();
		expect(await kept()).toEqual(before);
		expect(keeping.canUndo).toBe(false);
	});

	test('one that is not on the phone any more is there again, until that is taken back', async () => {
		await forceRecords.write(RED.id, RED);
		const keeping = new Keeping();
		await keeping.bringHome([worn(RED), worn(WHITE)]);
		expect((await kept()).map(([name]) => name)).toEqual([RED.name, WHITE.name]);
		await keeping.undo();
		expect(await kept()).toEqual([[RED.name, RED.units.length]]);
	});

	test('or stand beside them as new ones', async () => {
		await written();
		const keeping = new Keeping();
		await keeping.keep([worn(RED)], 'Kromy');
		expect((await kept()).map(([name]) => name)).toEqual([
			RED.name,
			WHITE.name,
			`${RED.name} after Kromy`
		]);
		expect(keeping.kept).toHaveLength(1);
		await keeping.undo();
		expect(await kept()).toHaveLength(2);
	});

	test('what their owner changed since they marched in is named', async () => {
		await written();
		await forceRecords.write(WHITE.id, { ...WHITE, notes: 'two guns more next time' });
		const keeping = new Keeping();
		await keeping.look([RED, WHITE]);
		expect(keeping.changed).toEqual([WHITE.name]);
	});
});
