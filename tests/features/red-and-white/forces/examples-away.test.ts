import { freshStore } from '../../../store/fresh.ts';
import { expect, test, vi } from 'vitest';
import { ForceList } from '#lib/features/red-and-white/forces/list.svelte.ts';
import { english } from '../../../english.ts';

freshStore();

/** The part of the app in which the examples come is not on the phone yet, and there is no signal. */
vi.mock('#lib/rules/red-and-white/scenarios/packages/load.ts', () => ({
	loadExamples: () => Promise.reject(new TypeError('Failed to fetch'))
}));

test('examples that cannot be fetched are said not to have come; nothing is added', async () => {
	const list = await new ForceList().load();
	expect(await list.addExamples()).toBe(false);
	expect(english(list.problem?.text)).toMatch(/could not be opened/);
	expect(list.forces).toEqual([]);
	// A later tap tries anew.
	expect(await list.addExamples()).toBe(false);
});
