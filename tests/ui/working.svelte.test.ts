import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import Answer from '#lib/ui/chances/Answer.svelte';
import ChanceChart from '#lib/ui/chances/ChanceChart.svelte';
import Opposed from '#lib/ui/form/Opposed.svelte';
import OwedList from '#lib/ui/list/OwedList.svelte';
import Facts from '#lib/ui/chances/Facts.svelte';
import Result from '#lib/ui/chances/Result.svelte';
import Versus from '#lib/ui/chances/Versus.svelte';

const bar = (label: string, percent: string, share: number, on: boolean) => ({
	label,
	percent,
	share,
	on
});

test('a chart is a list that says outcome and chance, in this order', async () => {
	await render(ChanceChart, {
		caption: 'Figures lost',
		bars: [bar('0', '8.9', 0.2, false), bar('1', '45', 1, true)]
	});
	await expect.element(page.getByRole('figure', { name: 'Figures lost' })).toBeVisible();
	const said = page
		.getByRole('listitem')
		.elements()
		.map((one) => one.textContent?.replace(/\s+/g, ' ').trim());
	expect(said).toEqual(['0 8.9 %', '1 45 %']);
});

test('a bar is as high as its share, and a hair of a chance is still seen', async () => {
	const screen = await render(ChanceChart, {
		caption: 'Figures lost',
		bars: [bar('0', '50', 0.5, false), bar('1', '0.01', 0.0001, false), bar('2', '0', 0, false)]
	});
	const heights = [...screen.container.querySelectorAll('rect')].map((one) => ({
		y: Number(one.getAttribute('y')),
		height: Number(one.getAttribute('height'))
	}));
	expect(heights).toEqual([
		{ y: 50, height: 50 },
		{ y: 98.5, height: 1.5 },
		{ y: 100, height: 0 }
	]);
});

test('the bracket stands under the bars that count, in as many parts as they have', async () => {
	const screen = await render(ChanceChart, {
		caption: 'Difference',
		bracket: '47 %',
		bars: [
			bar('a', '25', 1, true),
			bar('b', '25', 1, false),
			bar('c', '25', 1, true),
			bar('d', '25', 1, true)
		]
	});
	const lines = [...screen.container.querySelectorAll('line')].map((one) => [
		Math.round(parseFloat(one.getAttribute('x1') ?? '')),
		Math.round(parseFloat(one.getAttribute('x2') ?? ''))
	]);
	expect(lines).toEqual([
		[1, 24],
		[51, 99]
	]);
});

test('no chart is wider than the screen, however many its bars', async () => {
	const screen = await render(ChanceChart, {
		caption: 'Hits',
		bars: Array.from({ length: 24 }, (_, at) => bar(String(at), '0.043', at / 24, at > 12))
	});
	screen.container.style.cssText = 'width: 320px; padding-inline: var(--gutter)';
	const chart = screen.container.querySelector('ol');
	// The number below the last bar may reach into the gutter, not past it.
	expect(chart?.scrollWidth).toBeLessThanOrEqual(320 - 16);
});

test('on the opposed sheet a toggle is pressed or not, a count says how many', async () => {
	const banner = vi.fn();
	const lost = vi.fn();
	await render(Opposed, {
		left: { label: 'Attacker' },
		right: { label: 'Defender' },
		rows: [
			{
				label: 'Banner',
				left: { label: 'Banner, attacker', amount: '+1', pressed: true, onclick: banner }
			},
			{
				label: 'Stands lost',
				right: {
					label: 'Stands lost, defender',
					amount: '−2',
					small: '2 stands',
					pressed: true,
					counter: true,
					onclick: lost
				}
			}
		],
		totals: { left: '+1', label: 'added to the die', right: '−2' }
	});
	const toggle = page.getByRole('button', { name: 'Banner, attacker' });
	await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
	await toggle.click();
	expect(banner).toHaveBeenCalledTimes(1);
	const count = page.getByRole('button', { name: 'Stands lost, defender, −2, 2 stands' });
	await expect.element(count).not.toHaveAttribute('aria-pressed');
	await count.click();
	expect(lost).toHaveBeenCalledTimes(1);
	expect(page.getByRole('button').elements()).toHaveLength(2);
});

test('the answer is a sentence, with a space only where one belongs', async () => {
	const screen = await render(Answer, {
		value: '58',
		unit: '%',
		strong: 'White wins',
		words: ', Red falls back'
	});
	const words = () =>
		page.getByRole('status').element().querySelector('p')?.textContent?.trim() ?? '';
	expect(words()).toBe('White wins, Red falls back');
	await screen.rerender({ strong: 'to lose a stand', words: 'and be suppressed' });
	expect(words()).toBe('to lose a stand and be suppressed');
});

test('the number needed stands in one line beside a long reason', async () => {
	const screen = await render(OwedList, {
		title: 'Nobody must',
		rows: [
			{
				label: '7th Ural',
				hint: 'test although suppressed, a stand lost in preparatory fire',
				need: '3 or less',
				href: '#ural'
			}
		]
	});
	screen.container.style.width = '358px';
	const need = page.getByText('3 or less').element();
	const words = document.createRange();
	words.selectNodeContents(need);
	expect(words.getClientRects()).toHaveLength(1);
});

test('a long number needed leaves its name half of the line', async () => {
	const screen = await render(OwedList, {
		title: 'Осталось сделать: 1',
		rows: [{ label: 'Белые', hint: 'мораль армии', need: '4 и больше или 0', href: '#whites' }]
	});
	screen.container.style.width = '328px';
	const words = document.createRange();
	words.selectNodeContents(page.getByText('мораль армии').element());
	expect(words.getClientRects()).toHaveLength(1);
});

test('what is owed is a link, a button, or merely told', async () => {
	const go = vi.fn();
	await render(OwedList, {
		title: 'Still owed: 3',
		rows: [
			{ label: '1st Markov', need: '5 or less', href: '#markov' },
			{ label: 'White army', need: '4 or more', onclick: go },
			{ label: 'Red turn ends' }
		]
	});
	await expect
		.element(page.getByRole('link', { name: '1st Markov 5 or less' }))
		.toHaveAttribute('href', '#markov');
	await page.getByRole('button', { name: 'White army 4 or more' }).click();
	expect(go).toHaveBeenCalledTimes(1);
	expect(page.getByRole('listitem').elements()).toHaveLength(3);
	expect(page.getByRole('button').elements()).toHaveLength(1);
});

test('no word of the names of the two parties breaks, however narrow; a word longer than the screen does', async () => {
	const party = (side: 'red' | 'white', does: string, name: string) => ({
		...{ side, sideLabel: side, does, name }
	});
	const screen = await render(Versus, {
		left: party('red', 'fires', '5th Latvian'),
		right: party('white', 'is hit', '1st Drozdovsky')
	});
	const word = screen.container.querySelectorAll('[translate=no]')[1]!.firstChild!;
	const drozdovsky = document.createRange();
	drozdovsky.setStart(word, 4);
	drozdovsky.setEnd(word, word.textContent!.length);
	for (const width of [400, 340, 280, 240]) {
		screen.container.style.width = `${width}px`;
		expect(drozdovsky.getClientRects(), String(width)).toHaveLength(1);
	}
	await screen.rerender({ right: party('white', 'is hit', 'Drozdovsky'.repeat(9)) });
	expect(screen.container.scrollWidth).toBe(240);
});

/** No word of a text is broken over two lines. */
const expectWhole = (element: Element, says: string): void => {
	const text = element.firstChild!;
	for (const { index, 0: word } of says.matchAll(/\S+/g)) {
		const range = document.createRange();
		const at = text.textContent!.indexOf(says) + index;
		range.setStart(text, at);
		range.setEnd(text, at + word.length);
		expect(range.getClientRects(), word).toHaveLength(1);
	}
};

test('no word of a result is broken beside its huge value', async () => {
	await page.viewport(360, 740);
	for (const [value, say] of [
		['Unhurt', 'The commissar is unhurt.'],
		['Holds', 'The crew holds.'],
		['5″', 'It withdraws.']
	] as const) {
		const screen = await render(Result, { value, say });
		screen.container.style.cssText = 'container: app / inline-size; width: 328px';
		expectWhole(screen.getByText(say).element(), say);
		await screen.unmount();
	}
});

test('in large letters a fact stands below what it tells, and no word of either is broken', async () => {
	await page.viewport(360, 740);
	const rows = [
		{ label: 'Домашние правила и таблицы', value: 'готово' },
		{ label: 'Копии', value: 'две: база данных и файлы' }
	];
	document.documentElement.style.fontSize = '28px';
	const screen = await render(Facts, { rows });
	screen.container.style.cssText = 'container: app / inline-size; width: 302px';
	for (const says of rows.flatMap(({ label, value }) => [label, value]))
		expectWhole(screen.getByText(says).element(), says);
	document.documentElement.style.fontSize = '';
	await screen.unmount();
});
