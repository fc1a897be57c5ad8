import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { die, pool } from '#lib/kernel/dice/draw.ts';
import CalculatorScreen from '#lib/features/shared/sheet/CalculatorScreen.svelte';
import DiceScreen from '#lib/features/shared/sheet/dice/DiceScreen.svelte';
import { Rolling } from '#lib/features/shared/sheet/dice/rolling.svelte.ts';
import { defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import type { Change } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { screen as seen, TWICE } from '#lib/ui/frame/resting.svelte.ts';
import { skirmish } from './skirmish.ts';

const PLACE = { clientX: 300, clientY: 700 };
/** A finger's tap on this key, at a place where another key of another pad will come up. */
const tap = (key: Element): boolean =>
	key.dispatchEvent(
		new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, ...PLACE })
	);
const rested = (): Promise<void> => new Promise((done) => setTimeout(done, TWICE + 200));

test('the second tap of the finger that brought up other keys, or the next throw, answers nothing', async () => {
	window.addEventListener('click', seen.refuse, { capture: true });
	const props = { calculator: skirmish, book: defaultBook, backHref: '/', rulesHref: '/rules' };
	const form = { ...skirmish.initial, cover: true };
	const screen = await render(CalculatorScreen<Book, Change>, {
		props: { ...props, form, onform: () => undefined }
	});
	const key = (name: string | RegExp) => screen.getByRole('button', { name });
	await key('My own dice').click();
	await rested();
	tap(key(/^1\b/).element());
	await expect.element(screen.getByText(/^Die 1 of/)).toBeVisible();
	tap(key(/^1\b/).element());
	await rested();
	await expect.element(screen.getByText(/^Die 1 of/)).toBeVisible();

	await expect.element(key(/^How many hit/)).toBeVisible();
	tap(key(/^How many hit/).element());
	await expect.element(key('Faces')).toBeVisible();
	tap(key('Faces').element());
	await expect.element(key('Faces')).toBeVisible();

	await rested();
	await key('1').click();
	tap(key(/go on$/).element());
	await expect.element(key('Roll for me')).toBeVisible();
	tap(key('Roll for me').element());
	await rested();
	await expect.element(key('Roll for me')).toBeVisible();
	tap(key('Roll for me').element());
	await expect.element(screen.getByText('typed in and rolled by the app')).toBeVisible();
	window.removeEventListener('click', seen.refuse, { capture: true });
});

test('what a lone die must show is said once, beside its throw, and read aloud when it comes up', async () => {
	const one = { rule: '6', needs: { from: 10, to: 10, word: 'hit', other: 'unhurt' } };
	const rolling = new Rolling(die(10, { ...one, label: 'Officer' }));
	const screen = await render(DiceScreen, {
		props: { rolling, line: '', onchange: () => undefined }
	});
	await expect.element(screen.getByText(/hit on 0/)).toHaveTextContent('Officer, D10: hit on 0');
	const rolls = screen.getByRole('list', { name: 'Rolls' });
	await expect.element(rolls).toHaveAttribute('aria-live', 'polite');
	await expect.element(screen.getByRole('list', { name: 'Dice' })).not.toBeInTheDocument();
});

test('the ten of a D100 is taken back by key before its one has fallen, and nothing before it', async () => {
	const one = { label: 'One', rule: '6' };
	const draw = die(6, one).chain(() => die(100, { ...one, label: 'Event' }));
	const rolling = new Rolling(draw);
	rolling.face(3);
	const props = { rolling, line: '', onchange: () => undefined };
	const screen = await render(DiceScreen, { props });
	const ten = screen.getByRole('button', { name: '40', exact: true });
	const whole = screen.getByRole('button', { name: '42' });
	for (const back of ['{Backspace}', '{Control>}z{/Control}']) {
		await ten.click();
		await expect.element(whole).toBeEnabled();
		await userEvent.keyboard(back);
		await expect.element(whole).not.toBeInTheDocument();
		expect(rolling.throws).toHaveLength(1);
	}
	await userEvent.keyboard('{Control>}z{/Control}');
	expect(rolling.throws).toHaveLength(0);
});

test('the key that takes back is on once the ten of a D100 was typed, and takes back that', async () => {
	const rolling = new Rolling(die(100, { label: 'Event', rule: '6' }));
	const props = { rolling, line: '', onchange: () => undefined };
	const screen = await render(DiceScreen, { props });
	const back = screen.getByRole('button', { name: 'Take back' });
	await expect.element(back).toBeDisabled();
	await screen.getByRole('button', { name: '40', exact: true }).click();
	await back.click();
	await expect.element(screen.getByRole('button', { name: '42' })).not.toBeInTheDocument();
	await expect.element(back).toBeDisabled();
});

test('on a phone on its side the key that goes on has a line of its own once a throw was made: its words are whole', async () => {
	await page.viewport(844, 390);
	const one = { label: 'Fire', rule: '6' };
	const needs = { from: 5, to: 6, word: 'hit', other: 'miss' };
	const rolling = new Rolling(die(6, one).chain(() => pool(7, 6, needs, one)));
	rolling.face(3);
	rolling.choose(false);
	const screen = await render(DiceScreen, {
		props: { rolling, line: '', onchange: () => undefined }
	});
	const on = screen.getByRole('button', { name: 'Tap how many' });
	const back = screen.getByRole('button', { name: 'Take back' });
	await expect.element(back).toBeVisible();
	const { top, height } = on.element().getBoundingClientRect();
	expect(height).toBeLessThan(80);
	expect(top).not.toBe(back.element().getBoundingClientRect().top);
	await page.viewport(414, 896);
});
