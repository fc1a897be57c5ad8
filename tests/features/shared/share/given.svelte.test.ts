import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import UndoToast from '#lib/features/red-and-white/forces/UndoToast.svelte';
import Told from '#lib/features/shared/journal/Told.svelte';
import { words } from '#lib/features/shared/words/en/hand-over.ts';
import { words as journal } from '#lib/features/shared/words/en/journal.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';

const came = { said: say(words.shared) };
const acted = (what: Phrase) => ({ sentences: [what], way: 'done' as const });
const nothing = () => Promise.resolve();

test('a word about sharing stands until something else is said, and hides no problem', async () => {
	const said = acted(say(words.stop));
	const live = {
		...{ problem: undefined, refusal: undefined, said },
		...{ sense: '', undo: nothing, redo: nothing }
	};
	const given = { came, said };
	const screen = await render(Told, { live, given });
	await expect.element(page.getByText('Shared')).toBeVisible();
	const problem = say(words.notCopied);
	await screen.rerender({ live: { ...live, problem } });
	await expect.element(page.getByText('Not copied')).toBeVisible();
	await expect.element(page.getByText('Shared')).not.toBeInTheDocument();
	await screen.rerender({ live: { ...live, refusal: { why: problem, rule: 'Fire' } } });
	await expect.element(page.getByText('Not copied')).toBeVisible();
	await screen.rerender({ live: { ...live, said: acted(say(words.run)) } });
	await expect.element(page.getByText('Shared')).not.toBeInTheDocument();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
});

test('a force that was shared can still be undone', async () => {
	const what = say(journal.undo);
	const last = { said: what, other: {} as never, undone: false, thing: undefined };
	const editor = { said: what, last, problem: undefined, undo: nothing };
	const screen = await render(UndoToast, { editor, given: { came, last } });
	await expect.element(page.getByText('Shared')).toBeVisible();
	await expect.element(page.getByRole('button', { name: 'Undo' })).toBeVisible();
	await screen.rerender({ editor: { ...editor, last: { ...last } } });
	await expect.element(page.getByText('Shared')).not.toBeInTheDocument();
});
