import { expect, test, vi } from 'vitest';
import { Closing } from '#lib/features/red-and-white/phase/closing.svelte.ts';
import { t } from '#lib/words/t.ts';
import { at, mark } from '../../../rules/red-and-white/engine/acts.ts';
import { unit } from '../../../rules/red-and-white/engine/battles.ts';
import { freshStore } from '../../../store/fresh.ts';
import { opened } from './opened.ts';

freshStore();

test('a turn that ends with a test owed tells what came of it, never only the name of the next phase', async () => {
	vi.stubGlobal('window', { scrollTo: () => {} });
	vi.stubGlobal('requestAnimationFrame', (then: () => void) => then());
	const said = async (
		...marks: readonly Parameters<typeof mark>[]
	): Promise<string | undefined> => {
		const battle = await opened(
			...marks.map((one) => mark(...one)),
			{ type: 'loseFigures', unit: unit('W1'), figures: 1 },
			at('red', 7)
		);
		const closing = new Closing(battle);
		closing.on();
		expect(closing.asking?.owed).toHaveLength(1);
		closing.anyway();
		await vi.waitFor(() => expect(battle.state.clock.phase).toBe(1));
		await vi.waitFor(() => expect(closing.rest.working).toBe(false));
		return battle.said?.sentences.map(t).join(' ');
	};
	expect(await said(['R1', 'led'])).toBeUndefined();
	expect(await said(['W1', 'suppressed'])).toBe('1st Drozdovsky: no longer suppressed.');
});
