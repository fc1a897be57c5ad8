import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Bar from '#lib/ui/frame/Bar.svelte';
import AskGrid from '#lib/ui/chances/AskGrid.svelte';
import Segmented from '#lib/ui/form/Segmented.svelte';
import SelectField from '#lib/ui/form/SelectField.svelte';
import Stepper from '#lib/ui/form/Stepper.svelte';
import Toggle from '#lib/ui/form/Toggle.svelte';

const range = {
	label: 'Range',
	options: [
		{ value: 'near', label: 'Near' },
		{ value: 'middle', label: 'Middle', disabled: true },
		{ value: 'far', label: 'Far', effect: 'to 18″' }
	],
	value: 'near'
};

test('a segmented control is a radio group: arrows choose, what is disabled is passed over', async () => {
	const onchange = vi.fn();
	await render(Segmented, { ...range, onchange });
	await expect.element(page.getByRole('radiogroup', { name: 'Range' })).toBeVisible();
	await expect.element(page.getByRole('radio', { name: 'Near' })).toBeChecked();
	await userEvent.tab();
	await userEvent.keyboard('{ArrowRight}');
	expect(onchange.mock.calls).toEqual([['far']]);
});

test('a segmented control is tapped on its words', async () => {
	const onchange = vi.fn();
	await render(Segmented, { ...range, onchange });
	await page.getByText('to 18″').click();
	expect(onchange.mock.calls).toEqual([['far']]);
});

test('what the caller does not take is not shown as chosen', async () => {
	const screen = await render(Segmented, { ...range, onchange: vi.fn() });
	await page.getByText('Far').click();
	await expect.element(page.getByRole('radio', { name: 'Near' })).toBeChecked();
	await screen.rerender({ value: 'far' });
	await expect.element(page.getByRole('radio', { name: 'Far' })).toBeChecked();
});

test('two segmented controls on a screen do not share their choice', async () => {
	await render(Segmented, { ...range, onchange: vi.fn() });
	await render(Segmented, { ...range, label: 'Second', value: 'far', onchange: vi.fn() });
	const first = page.getByRole('radiogroup', { name: 'Range' });
	const second = page.getByRole('radiogroup', { name: 'Second' });
	await expect.element(first.getByRole('radio', { name: 'Near' })).toBeChecked();
	await expect.element(second.getByRole('radio', { name: 'Far' })).toBeChecked();
});

test('what is not given yet is marked as owed, as a whole', async () => {
	const { container, rerender } = await render(Segmented, {
		...range,
		value: null,
		due: true,
		onchange: vi.fn()
	});
	const ground = (): string =>
		getComputedStyle(container.querySelector('[role=radiogroup]') ?? container).backgroundColor;
	const due = ground();
	await rerender({ due: false });
	expect(ground()).not.toBe(due);
});

test('a title that takes the focus, to be read aloud, has no ring, even where nobody has touched anything', async () => {
	const { container } = await render(Bar, { title: 'Kromy' });
	const title = container.querySelector('h1');
	if (title) title.tabIndex = -1;
	await userEvent.keyboard('{Shift}');
	title?.focus();
	expect(title?.matches(':focus-visible')).toBe(true);
	expect(getComputedStyle(title ?? container).outlineStyle).toBe('none');
});

const stands = {
	label: 'Rifle stands',
	min: 0,
	max: 4,
	lessLabel: 'One less',
	moreLabel: 'One more'
};

test('a stepper counts, and says its number', async () => {
	const onchange = vi.fn();
	const screen = await render(Stepper, { ...stands, value: 3, onchange });
	await page.getByRole('button', { name: 'One more' }).click();
	expect(onchange).toHaveBeenLastCalledWith(4);
	await screen.rerender({ value: 4 });
	await expect.element(page.getByRole('status', { name: 'Rifle stands' })).toHaveTextContent('4');
});

test('two quick taps on a key select none of its words', async () => {
	await render(Stepper, { ...stands, value: 2, onchange: vi.fn() });
	const key = page.getByRole('button').first().element();
	expect(getComputedStyle(key).userSelect).toBe('none');
});

test('two quick taps on a stepper are two steps, however long each takes to be kept', async () => {
	const kept: (() => void)[] = [];
	const onchange = vi.fn(() => new Promise<void>((resolve) => kept.push(resolve)));
	const screen = await render(Stepper, { ...stands, min: 0, max: 9, value: 3, onchange });
	const more = page.getByRole('button', { name: 'One more' });
	await more.click();
	await more.click();
	expect(onchange.mock.calls).toEqual([[4], [5]]);
	await screen.rerender({ value: 4 });
	await more.click();
	expect(onchange).toHaveBeenLastCalledWith(6);
	// What was refused is asked for again, and no more than that.
	for (const done of kept) done();
	await screen.rerender({ value: 4 });
	await more.click();
	expect(onchange).toHaveBeenLastCalledWith(5);
});

test('at its end a stepper does nothing, and the focus stays', async () => {
	const onchange = vi.fn();
	await render(Stepper, { ...stands, value: 4, onchange });
	const more = page.getByRole('button', { name: 'One more' });
	await expect.element(more).toHaveAttribute('aria-disabled', 'true');
	(more.element() as HTMLElement).focus();
	await userEvent.keyboard('{Enter}');
	expect(onchange).not.toHaveBeenCalled();
	await expect.element(more).toHaveFocus();
});

test('a typed stepper takes a number, keeps its ends and gives nonsense back', async () => {
	const onchange = vi.fn();
	const typed = { ...stands, typed: true, max: 60, step: 0.5, format: (n: number) => `${n}″` };
	const screen = await render(Stepper, { ...typed, value: 12, onchange });
	const field = page.getByRole('textbox', { name: 'Rifle stands' });
	await field.fill('26,5');
	await userEvent.keyboard('{Enter}');
	expect(onchange).toHaveBeenLastCalledWith(26.5);
	await screen.rerender({ value: 26.5 });
	await field.fill('far away');
	await userEvent.keyboard('{Enter}');
	expect(onchange).toHaveBeenCalledTimes(1);
	await expect.element(field).toHaveValue('26.5″');
	await field.fill('900');
	await userEvent.keyboard('{Enter}');
	expect(onchange).toHaveBeenLastCalledWith(60);
});

test('what a typed stepper shows can be typed again', async () => {
	const onchange = vi.fn();
	await render(Stepper, {
		...stands,
		typed: true,
		max: 60,
		format: (n: number) => `${n}″`,
		value: 12,
		onchange
	});
	const field = page.getByRole('textbox', { name: 'Rifle stands' });
	await field.fill('14″');
	await userEvent.keyboard('{Enter}');
	expect(onchange).toHaveBeenLastCalledWith(14);
});

test('a toggle tells what it shall become and shows what it is', async () => {
	const onchange = vi.fn();
	const screen = await render(Toggle, {
		label: 'Commissar',
		amount: '+1',
		pressed: false,
		onchange
	});
	const toggle = page.getByRole('button', { name: 'Commissar +1' });
	await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
	await toggle.click();
	expect(onchange.mock.calls).toEqual([[true]]);
	await expect.element(toggle).toHaveAttribute('aria-pressed', 'false');
	await screen.rerender({ pressed: true });
	await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
});

test('a select keeps its groups and hands over the value', async () => {
	const onchange = vi.fn();
	const screen = await render(SelectField, {
		label: 'Gun',
		value: null,
		empty: 'choose',
		options: [
			{ value: 'light', label: 'Light', group: 'Guns' },
			{ value: 'tank', label: 'Tank', group: 'Vehicles' },
			{ value: 'heavy', label: 'Heavy', group: 'Guns' }
		],
		onchange
	});
	const select = page.getByRole('combobox', { name: 'Gun' });
	await expect.element(select).toHaveDisplayValue('choose');
	expect([...select.element().querySelectorAll('optgroup')].map((one) => one.textContent)).toEqual([
		expect.stringMatching(/Light\s*Heavy/),
		expect.stringMatching(/Tank/)
	]);
	await select.selectOptions('heavy');
	expect(onchange.mock.calls).toEqual([['heavy']]);
	await expect.element(select).toHaveDisplayValue('choose');
	await screen.rerender({ value: 'heavy' });
	await expect.element(select).toHaveDisplayValue('Heavy');
});

test('choices fill their last row, as many in a row as are wanted', async () => {
	const props = { label: 'Range', value: null, onchange: vi.fn() };
	const { container, rerender } = await render(Segmented, {
		...{ ...props, columns: 2 as const },
		options: ['a', 'b', 'c'].map((value) => ({ value, label: value }))
	});
	const wide = () => [...container.querySelectorAll('label')].map(({ offsetWidth }) => offsetWidth);
	const [a = 0, b, c = 0] = wide();
	expect(b).toBe(a);
	expect(Math.abs(c - 2 * a)).toBeLessThan(3);
	await rerender({ ...props, columns: 3 });
	const [first = 0, ...others] = wide();
	expect(first).toBeLessThan(a);
	for (const other of others) expect(Math.abs(other - first)).toBeLessThan(2);
});

test.each([
	[390, 4, ['Телефон', 'Светлое', 'Тёмное', 'Зал'], [1, 1, 2, 4]],
	[390, 2, ['Reconnaissance', 'Counterattacking'], [1, 1, 2, 2]],
	[360, 3, ['Телефон', 'English', 'Русский'], [1, 1, 3, 3]]
] as const)(
	'at %i, of %i choices none is cut off by large letters',
	async (wide, columns, parts, rows) => {
		const root = document.documentElement;
		const body = document.body;
		await page.viewport(wide, 844);
		body.className = '@container/app px-gutter';
		const { container } = await render(Segmented, {
			...{ label: 'Look', value: parts[0], columns, onchange: vi.fn() },
			options: parts.map((label) => ({ value: label, label, effect: 'как в системе' }))
		});
		const tops = () => [...container.querySelectorAll('label')].map((one) => one.offsetTop);
		try {
			for (const [nth, size] of ['100%', '115%', '130%', '150%'].entries()) {
				root.style.fontSize = size;
				expect(new Set(tops()).size, size).toBe(rows[nth]);
				const { left, right } = container
					.querySelector('[role=radiogroup]')!
					.getBoundingClientRect();
				for (const label of container.querySelectorAll('label span, label em')) {
					const box = label.getBoundingClientRect();
					expect(box.left, `${label.textContent} ${size}`).toBeGreaterThanOrEqual(left);
					expect(box.right, `${label.textContent} ${size}`).toBeLessThanOrEqual(right);
				}
			}
		} finally {
			root.style.fontSize = '';
			body.className = '';
		}
	}
);

test('what a key of a grid says stays within it on a small phone, in large letters, too', async () => {
	const root = document.documentElement;
	await page.viewport(360, 640);
	document.body.className = '@container/app';
	const heads = (...labels: readonly string[]) => labels.map((label) => ({ label }));
	const { container } = await render(AskGrid, {
		...{ label: 'Range, cover', chosen: null, due: true, off: () => false, onchoose: vi.fn() },
		rows: heads('Point blank', '12″–16″'),
		columns: heads('Open', 'In cover', 'Claimed'),
		cell: () => '4+\u00a0½',
		name: (row, column) => `${row} ${column}`
	});
	container.style.padding = '0 16px';
	root.dataset['theme'] = 'hall';
	try {
		for (const size of ['100%', '115%']) {
			root.style.fontSize = size;
			for (const key of container.querySelectorAll('button')) {
				const words = document.createRange();
				words.selectNodeContents(key.lastChild!);
				const [inner, outer] = [words.getBoundingClientRect(), key.getBoundingClientRect()];
				expect(inner.left, size).toBeGreaterThanOrEqual(outer.left - 1);
				expect(inner.right, size).toBeLessThanOrEqual(outer.right + 1);
			}
		}
	} finally {
		root.style.fontSize = '';
		delete root.dataset['theme'];
		document.body.className = '';
	}
});
