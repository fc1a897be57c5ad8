import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import DiceRow from '#lib/ui/dice/DiceRow.svelte';
import DiePad from '#lib/ui/dice/DiePad.svelte';
import PoolPad from '#lib/ui/dice/PoolPad.svelte';
import RollLine from '#lib/ui/dice/RollLine.svelte';
import Wells from '#lib/ui/dice/Wells.svelte';

test('keys say what a face would be, and hand it over', async () => {
	const onface = vi.fn();
	await render(DiePad, {
		label: 'Face',
		faces: [1, 2, 3],
		keyNotes: ['miss', 'miss', 'hit'],
		onface
	});
	await page.getByRole('button', { name: '3 hit' }).click();
	expect(onface.mock.calls).toEqual([[3]]);
});

test.each([
	['light', ['dis\u00adtracted', 'no quarrel', 'scratch', 'trouble', 'unhurt']],
	['hall', ['dis\u00adtracted', 'no quarrel', 'scratch', 'trouble', 'unhurt']],
	['light', ['есть бутыл\u00adки', 'нет']]
])('what a face would be stays on its key, in %s: %s', async (theme, notes) => {
	document.documentElement.dataset.theme = theme;
	const screen = await render(DiePad, {
		label: 'Face',
		faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0],
		keyNotes: Array.from({ length: 10 }, (_, at) => notes[at % notes.length]!),
		onface: vi.fn()
	});
	// A small phone, and the answer beside the work on a phone that lies on its side.
	const over = ['328px', '286px'].flatMap((width) => {
		screen.container.style.width = width;
		const keys = page.getByRole('button').elements();
		return keys.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 2);
	});
	delete document.documentElement.dataset.theme;
	expect(over.map(({ textContent }) => textContent)).toEqual([]);
});

test('digits of a keyboard are faces; others, and digits with a modifier, are not', async () => {
	const onface = vi.fn();
	await render(DiePad, { label: 'Face', faces: [1, 2, 3, 4, 5, 6], onface });
	await userEvent.keyboard('4');
	await userEvent.keyboard('7');
	await userEvent.keyboard('{Control>}5{/Control}');
	expect(onface.mock.calls).toEqual([[4]]);
	// A choice above the keys takes no digits, so they are dice there, too; a field takes its own.
	const choice = document.createElement('input');
	document.body.append(choice);
	for (const type of ['radio', 'text']) {
		choice.type = type;
		choice.focus();
		await userEvent.keyboard('2');
	}
	choice.remove();
	expect(onface.mock.calls).toEqual([[4], [2]]);
});

test('on a D10 the 0 is the ten', async () => {
	const onface = vi.fn();
	await render(DiePad, { label: 'Face', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], onface });
	await userEvent.keyboard('0');
	expect(onface.mock.calls).toEqual([[10]]);
	await page.getByRole('button', { name: '10' }).click();
	expect(onface.mock.calls).toEqual([[10], [10]]);
});

test('a face that is printed as 0 has a key', async () => {
	const onface = vi.fn();
	await render(DiePad, { label: 'Face', faces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 0], onface });
	await page.getByRole('button', { name: '0' }).click();
	expect(onface.mock.calls).toEqual([[0]]);
});

test('a D100 is thrown as two D10, its ten and its one: two keys, or two digits', async () => {
	const onface = vi.fn();
	const faces = Array.from({ length: 100 }, (_, at) => at + 1);
	await render(DiePad, { label: 'Face', faces, onface });
	await expect.element(page.getByRole('button')).toHaveLength(20);
	await page.getByRole('button', { name: '40', exact: true }).click();
	// The ten stays on its key, and no key of the ones says the same.
	await expect.element(page.getByRole('button', { name: '40', exact: true })).toHaveLength(1);
	await page.getByRole('button', { name: '42' }).click();
	await userEvent.keyboard('07');
	await userEvent.keyboard('00');
	expect(onface.mock.calls).toEqual([[42], [7], [100]]);
});

test('on a phone on its side all keys of a D100, and what takes one back, are in sight', async () => {
	await page.viewport(844, 390);
	const faces = Array.from({ length: 100 }, (_, at) => at + 1);
	const { container } = await render(DiePad, { label: 'Face', faces, ten: 2, onface: vi.fn() });
	const { height } = container.querySelector('[role=group]')!.getBoundingClientRect();
	// Below the bar; around it the dock, below it another row.
	expect(height).toBeLessThanOrEqual(390 - 64 - 24 - 8 - 72);
	for (const key of page.getByRole('button').elements())
		expect(key.getBoundingClientRect().height).toBeGreaterThanOrEqual(48);
	await page.viewport(414, 896);
});

test('in large letters a D100 keeps its tens and its ones in two lines each', async () => {
	document.body.style.cssText = 'container: app / inline-size; width: 16rem';
	const faces = Array.from({ length: 100 }, (_, at) => at + 1);
	await render(DiePad, { label: 'Face', faces, onface: () => undefined });
	await expect.element(page.getByRole('button')).toHaveLength(20);
	const keys = page.getByRole('button').elements();
	expect(new Set(keys.map((key) => key.getBoundingClientRect().top)).size).toBe(4);
	expect(keys.filter((key) => key.scrollWidth > key.clientWidth)).toEqual([]);
	document.body.style.cssText = '';
});

test('digits typed into a field are no dice', async () => {
	const onface = vi.fn();
	const field = document.createElement('input');
	document.body.append(field);
	await render(DiePad, { label: 'Face', faces: [1, 2, 3, 4, 5, 6], onface });
	field.focus();
	await userEvent.keyboard('4');
	expect(onface).not.toHaveBeenCalled();
	expect(field.value).toBe('4');
	field.remove();
});

test('a closed pad takes nothing', async () => {
	const onface = vi.fn();
	await render(DiePad, { label: 'Face', faces: [1, 2], disabled: true, onface });
	await userEvent.keyboard('1');
	await expect.element(page.getByRole('button', { name: '1' })).toBeDisabled();
	expect(onface).not.toHaveBeenCalled();
});

test('a pool has a key for every count, none and all included', async () => {
	const onselect = vi.fn();
	await render(PoolPad, { label: 'Hits', max: 48, selected: 4, onselect });
	await expect
		.element(page.getByRole('button', { name: '4', exact: true }))
		.toHaveAttribute('aria-pressed', 'true');
	expect(page.getByRole('button').elements()).toHaveLength(49);
	await page.getByRole('button', { name: '48', exact: true }).click();
	expect(onselect.mock.calls).toEqual([[48]]);
});

test('the first empty well is the one being filled', async () => {
	const screen = await render(Wells, { label: 'Dice', faces: [6, null, null], hits: [true] });
	const here = () => screen.container.querySelectorAll('[aria-current=step]');
	expect(here()).toHaveLength(1);
	expect(screen.container.querySelectorAll('li')[1]).toBe(here()[0]);
	await screen.rerender({ faces: [6, 2, 5] });
	expect(here()).toHaveLength(0);
});

test('each die is named for those who do not see it; a told count is not drawn as dice', async () => {
	await render(DiceRow, {
		throws: [
			{ sides: 6, faces: [6, 1], hits: [true, false] },
			{ label: 'Shells', sides: 10, faces: null, count: '4 of 11 hit' }
		],
		say: (face: number, hit: boolean | null) => `${face}${hit ? ', hit' : ''}`
	});
	await expect.element(page.getByRole('img', { name: '6, hit' })).toBeVisible();
	await expect.element(page.getByRole('img', { name: '1', exact: true })).toBeVisible();
	expect(page.getByRole('img').elements()).toHaveLength(2);
	await expect.element(page.getByText('4 of 11 hit')).toBeVisible();
});

test('the line of rolls marks the one that is due', async () => {
	const screen = await render(RollLine, {
		label: 'Rolls',
		stops: [
			{ label: 'Commissar', value: '7, no quarrel', state: 'done' },
			{ label: '6 dice', state: 'now' },
			{ label: 'Odd hit', value: 'if there is one', state: 'later' }
		]
	});
	const now = screen.container.querySelectorAll('[aria-current=step]');
	expect([...now].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())).toEqual(['2 6 dice']);
});

test('up to six dice stand in one row of a phone, above their keys', async () => {
	const faces = Array.from({ length: 6 }, () => null);
	const { container } = await render(Wells, { label: 'Dice', faces });
	container.style.width = '358px';
	const tops = [...container.querySelectorAll('li')].map((one) => one.getBoundingClientRect().top);
	expect(new Set(tops).size).toBe(1);
});
