import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import Asked from '#lib/features/shared/sheet/fields/Asked.svelte';
import { choiceAsk, countAsk, type Ask } from '#lib/kernel/sheet/asks.ts';
import { defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { skirmish } from './skirmish.ts';

const RANGE = {
	key: 'range',
	kind: 'choice',
	label: 'Range',
	options: [
		{ value: 'near', label: 'Near' },
		{ value: 'far', label: 'Far' }
	]
} as const;
const COVER = {
	key: 'cover',
	kind: 'choice',
	label: 'Cover',
	options: [
		{ value: 'open', label: 'Open' },
		{ value: 'soft', label: 'Soft' }
	]
} as const;

const LEFT = { ...skirmish.initial, range: 'near', cover: 'open' };
const ASKS = [choiceAsk(RANGE, LEFT), choiceAsk(COVER, LEFT)];

/** These questions of the skirmish, with those of them that are answered; each answer that is given counts. */
const asked = async (form: Form, asks: readonly Ask[], answered: readonly string[] = []) => {
	const screen = await render(Asked<Book>, {
		props: {
			...{ calculator: skirmish, book: defaultBook, form, asks, given: answered, folds: true },
			onanswer: (set) => void screen.rerender({ given: Object.keys(set) })
		}
	});
	return screen;
};

test('after an answer given by a key the focus is at “Change”, and after that at what was chosen', async () => {
	const screen = await asked(LEFT, ASKS);
	screen
		.getByRole('button', { name: /^Near, Open/ })
		.element()
		.focus();
	await userEvent.keyboard('{Enter}');
	const change = screen.getByRole('button', { name: 'Change' });
	await expect.element(change).toHaveFocus();
	await userEvent.keyboard('{Enter}');
	await expect.element(screen.getByRole('button', { name: /^Near, Open/ })).toHaveFocus();
});

test('a number that was given is told with its question', async () => {
	const form = { ...skirmish.initial, ice: 2 };
	const ice = countAsk({ key: 'ice', label: 'Ice number', min: 0, max: 6 }, form);
	const screen = await asked(form, [ice], ['ice']);
	await expect.element(screen.getByText('Ice number: 2')).toBeVisible();
});

test('a die typed before an answer is given leads to what is missing', async () => {
	const screen = await asked(LEFT, ASKS);
	await userEvent.keyboard('4');
	await expect.element(screen.getByRole('button', { name: /^Near, Open/ })).toHaveFocus();
	const next = screen.getByRole('button', { name: /^Near, Soft/ });
	next.element().focus();
	await userEvent.keyboard('4');
	// Whoever is there stays there.
	await expect.element(next).toHaveFocus();
});
