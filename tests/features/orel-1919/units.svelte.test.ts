import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { say } from '#lib/kernel/phrase.ts';
import Beside from '#lib/features/board/play/beside/Beside.svelte';
import IdlePane from '#lib/features/board/play/panes/IdlePane.svelte';
import HexPane from '#lib/features/board/play/panes/HexPane.svelte';
import UnitsList from '#lib/features/board/play/UnitsList.svelte';
import { face } from '#lib/features/orel-1919/face.ts';
import type { Command } from '#lib/rules/orel-1919/index.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed, Table } from '../../rules/orel-1919/engine/placed.ts';

test('the order of battle says how many units a side has on the map, and what each of them does', async () => {
	const stand = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2519' };
	const table = new Table(gameWith(), placed(gameWith(), stand));
	table.attack('2419', 'hasty', ['r-1-let']);
	const view = face.view(table.state, face.session.engine().waiting(table.state));
	await render(UnitsList<Command>, { view, chosen: undefined, onchoose: () => undefined });
	await expect.element(page.getByRole('radio', { name: 'Red 2 units' })).toBeChecked();
	await expect.element(page.getByText('2418, attacks')).toBeVisible();
	await expect.element(page.getByText('2519', { exact: true })).toBeVisible();
});

test('the order of battle is that of whoever is asked, with the chosen unit in sight', async () => {
	const engine = face.session.engine();
	const decided = engine.decide(engine.empty, {
		...face.begin({
			...{ name: '', scenario: 'historical', options: {} },
			seats: { white: { name: '', app: false }, red: { name: '', app: false } }
		})
	});
	const state = (decided.ok ? decided.facts : []).reduce(engine.evolve, engine.empty);
	const view = { ...face.view(state, engine.waiting(state)), asked: 'red' as const };
	const shown = await render(UnitsList<Command>, {
		...{ view, chosen: undefined, onchoose: () => undefined }
	});
	await expect.element(page.getByRole('radio', { name: /^Red/ })).toBeChecked();
	const row = page.getByRole('button', { name: /2nd Brigade \(2\/41D\)/ });
	expect(row.element().getBoundingClientRect().top).toBeGreaterThan(innerHeight);
	await shown.rerender({ chosen: 'r-2-41d' });
	await expect.poll(() => row.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight);
});

test('a hex says its ground, who stands there, if anybody, and that nobody can attack him', async () => {
	const state = placed(gameWith(), { 'r-1-let': '2418', 'w-1-1k': '1014' });
	const view = face.view(state, face.session.engine().waiting(state));
	const shown = await render(HexPane<Command>, {
		...{ view, hex: '1010', name: '1010', ontake: () => undefined }
	});
	await expect.element(page.getByText('forest', { exact: true })).toBeVisible();
	await expect.element(page.getByRole('heading', { name: '1010', exact: true })).toBeVisible();
	await shown.rerender({ hex: '2418', name: '2418' });
	await expect.element(page.getByRole('heading', { name: 'Units in 2418' })).toBeVisible();
	const nobody = page.getByText('No unit that can still act is near enough to attack there.');
	await expect.element(nobody).not.toBeInTheDocument();
	await shown.rerender({ hex: '1014' });
	await expect.element(nobody).toBeVisible();
	await shown.rerender({ hex: '1711' });
	await expect.element(page.getByText('open', { exact: true })).toBeVisible();
});

test('what the signs of the whole map stand for is said beside it, the front among them', async () => {
	const { state } = new Table(gameWith(), placed(gameWith(), { 'r-1-let': '2418' }));
	const view = face.view(state, face.session.engine().waiting(state));
	await render(Beside<Command>, { view, onunit: () => undefined });
	const signs = page.getByRole('list', { name: 'Signs of the map' }).getByRole('listitem');
	await expect
		.poll(() => signs.elements().map((one) => one.textContent.trim()))
		.toEqual([...['1–2, 3–6, 7 steps or more', 'front', 'nobody near']]);
});

test('after the end the places of the side that holds more of them are counted, whoever moved last', async () => {
	const state = placed(gameWith(), { 'w-1-1k': '2110', 'w-2-1k': '1214', 'r-1-let': '0219' });
	const view = face.view(state, face.session.engine().waiting(state));
	const told = { onplace: () => undefined, onunit: () => undefined, ongive: () => undefined };
	const shown = await render(IdlePane<Command>, { view, ...told });
	const places = (side: string) => page.getByText(`of 6 places held by ${side}`);
	await expect.element(places('Red')).toBeVisible();
	await shown.rerender({ view: { ...view, over: say('White wins.') } });
	await expect.element(places('White')).toBeVisible();
	await expect.element(page.getByText('2', { exact: true })).toBeVisible();
});
