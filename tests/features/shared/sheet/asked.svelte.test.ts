import { expect, test } from 'vitest';
import { render } from 'vitest-browser-svelte';
import { userEvent } from 'vitest/browser';
import Asked from '#lib/features/shared/sheet/fields/Asked.svelte';
import { choiceAsk, countAsk } from '#lib/kernel/sheet/asks.ts';
import { defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
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

test('after an answer given by a key the focus is at “Change”, and after that at what was chosen', async () => {
	const form = { ...skirmish.initial, range: 'near', cover: 'open' };
	const screen = await render(Asked<Book>, {
		props: {
			calculator: skirmish,
			book: defaultBook,
			form,
			asks: [choiceAsk(RANGE, form), choiceAsk(COVER, form)],
			given: [] as readonly string[],
			folds: true,
			onanswer: (set) => void screen.rerender({ given: Object.keys(set) })
		}
	});
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
	const screen = await render(Asked<Book>, {
		props: {
			calculator: skirmish,
			book: defaultBook,
			form,
			asks: [countAsk({ key: 'ice', label: 'Ice number', min: 0, max: 6 }, form)],
			given: ['ice'],
			folds: true,
			onanswer: () => {}
		}
	});
	await expect.element(screen.getByText('Ice number: 2')).toBeVisible();
});

test('a die typed before an answer is given leads to what is missing', async () => {
	const form = { ...skirmish.initial, range: 'near', cover: 'open' };
	const screen = await render(Asked<Book>, {
		props: {
			calculator: skirmish,
			book: defaultBook,
			form,
			asks: [choiceAsk(RANGE, form), choiceAsk(COVER, form)],
			given: [] as readonly string[],
			folds: true,
			onanswer: () => {}
		}
	});
	await userEvent.keyboard('4');
	await expect.element(screen.getByRole('button', { name: /^Near, Open/ })).toHaveFocus();
	const next = screen.getByRole('button', { name: /^Near, Soft/ });
	next.element().focus();
	await userEvent.keyboard('4');
	// Whoever is there stays there.
	await expect.element(next).toHaveFocus();
});
