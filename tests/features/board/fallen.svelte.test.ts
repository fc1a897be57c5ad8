import { expect, test } from 'vitest';
import { haveFallen } from '#lib/features/board/fight.ts';
import { Fallen } from '#lib/features/board/play/fight/fallen.svelte.ts';
import { say } from '#lib/kernel/phrase.ts';

const threw = (line: string): boolean => line === 'dice';

test('what dice did is told beside the question that follows them, and no longer after its answer', () => {
	expect(haveFallen(['answer', 'dice'], threw)).toBe(true);
	expect(haveFallen(['dice', 'answer'], threw)).toBe(false);
	expect(haveFallen([], threw)).toBe(false);
	expect(haveFallen(['dice'], undefined)).toBe(false);
});

test('what came of one’s own dice stays told while the app answers, until something is answered here', () => {
	let lines = ['answer'] as readonly string[];
	const told = (line: unknown) => [say(`${line as string}.`)];
	$effect.root(() => {
		const all = () => lines as never;
		const fallen = new Fallen(all, (line: unknown) => (line as string).startsWith('dice'), told);
		fallen.begin();
		lines = [...lines, 'dice', 'their answer', 'dice of theirs', 'their order'];
		expect([fallen.came, fallen.here]).toEqual(['dice. dice of theirs.', false]);
		fallen.end();
		expect(fallen.came).toBeUndefined();
	})();
});
