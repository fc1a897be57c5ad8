import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import type { View, Warned } from '#lib/features/board/face.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import { ACT, overlaidBy } from '#lib/features/board/play/lights.ts';
import WarningsSheet from '#lib/features/board/play/WarningsSheet.svelte';
import { say } from '#lib/kernel/phrase.ts';

const could: Warned = {
	...{ what: say('It could move.'), rule: '7.1', unit: null, hex: '2605', mild: true, stops: false }
};
const units = new Map(['2605', '2605', '1811'].map((hex, at) => [String(at), { hex }]));
const view = (...warned: readonly Warned[]) =>
	({
		units,
		besides: [],
		queue: [...units.keys()],
		movers: [],
		warnings: () => warned
	}) as never as View<string>;

test('before a part of the turn ends, all who could still act are shown on the map by one tap', async () => {
	const [onshow, onend, none] = [vi.fn(), vi.fn(), () => undefined];
	const props = { view: view(could), onplace: none, onunit: none, onshow, onend };
	const { component, rerender } = await render(WarningsSheet<string>, props);
	component.end('over');
	await page.getByRole('button', { name: 'Show them on the map' }).click();
	expect(onshow).toHaveBeenCalledOnce();
	await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
	component.end('over');
	await page.getByRole('button', { name: 'End the phase' }).click();
	expect(onend.mock.calls).toEqual([['over']]);
	await rerender({ view: view() });
	component.end('at once');
	expect(onend).toHaveBeenLastCalledWith('at once');
});

test('of lines that tell of several units at once each unit is counted, and once', async () => {
	const none = () => undefined;
	const of = (...units: readonly string[]): Warned => ({ ...could, units });
	const props = { view: view(of('a', 'b', 'c'), of('c', 'd'), could), onplace: none };
	const { component } = await render(WarningsSheet<string>, {
		...props,
		onunit: none,
		onshow: none,
		onend: none
	});
	component.end('over');
	await expect.element(page.getByText('5 units can still act')).toBeVisible();
});

test('who can still act is lit until one of them is chosen', () => {
	const shown = view();
	const over = (unit?: string) =>
		overlaidBy(ACT, {} as never, {}, shown, Object.assign(new Focus(() => shown), { unit })).areas;
	expect(over()).toEqual([{ look: 'lit', hexes: ['2605', '1811'] }]);
	expect(over('0')).toBeUndefined();
});
