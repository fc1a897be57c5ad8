import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { say } from '#lib/kernel/phrase.ts';
import RecapPane from '#lib/features/board/play/panes/RecapPane.svelte';
import { recapInShort, type Recap } from '#lib/features/board/play/recap.ts';
import { shown } from '#lib/words/t.ts';

const recap: Recap = {
	side: 'red',
	title: say('{turn}', { turn: 'Turn 2, Red recruits' }),
	moved: 0,
	ways: [],
	came: [],
	fights: [],
	declared: 0,
	changed: [],
	lost: [],
	outside: []
};

test('a turn in which nobody moved says so little of units as of moves; one in which some did counts them, by an advance too', async () => {
	const onplace = () => undefined;
	const { container, rerender } = await render(RecapPane, { recap, onplace });
	await expect.element(page.getByText('Turn 2, Red recruits')).toBeVisible();
	expect(container.textContent).not.toContain('changed place');
	expect(shown(recapInShort(recap)[0]!)).not.toContain('moves');
	await rerender({ recap: { ...recap, moved: 2 }, onplace });
	await expect.element(page.getByText('Red units changed place')).toBeVisible();
	expect(shown(recapInShort({ ...recap, moved: 2 })[0]!)).toContain('2 units changed place');
});
