import { tick } from 'svelte';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { die } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import { words } from '#lib/features/board/words/en/board.ts';
import Told from '#lib/features/shared/journal/Told.svelte';
import { Opponent } from '#lib/features/board/play/opponent.svelte.ts';
import PlayDock from '#lib/features/board/play/panes/PlayDock.svelte';
import FindSheet from '#lib/features/board/play/aids/FindSheet.svelte';
import DiceScreen from '#lib/features/shared/sheet/dice/DiceScreen.svelte';
import { Rolling } from '#lib/features/shared/sheet/dice/rolling.svelte.ts';
import { face } from '#lib/features/orel-1919/face.ts';
import { gameWith } from '../../rules/orel-1919/engine/play.ts';
import { placed } from '../../rules/orel-1919/engine/placed.ts';

const state = placed(gameWith(), {
	...{ 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2018' },
	...{ 'r-art1-41d': '2210', 'r-2-41d': '2210' }
});
const view = face.view(state, face.session.engine().waiting(state));

test('10.1 before anything is looked for, the places that decide this scenario are listed, and no others', async () => {
	const small = { ...state, header: { ...state.header, scenario: 'introductory' as const } };
	const brasovo = face.view(small, face.session.engine().waiting(small));
	const sheet = { open: true, map: face.map, onfind: vi.fn(), onclose: vi.fn() };
	await render(FindSheet, { ...sheet, view: brasovo });
	await expect.element(page.getByRole('button', { name: /^Sevsk/ })).toBeVisible();
	await expect.element(page.getByRole('button', { name: /^Orel|^Kromy/ })).toHaveLength(0);
	await expect.element(page.getByRole('button', { name: /\d{4}/ })).toHaveLength(2);
});

test('a unit that is found is the one that is chosen, whoever stands with it', async () => {
	const onunit = vi.fn();
	const sheet = { open: true, view, map: face.map, onfind: vi.fn(), onunit, onclose: vi.fn() };
	await render(FindSheet, sheet);
	const name = view.units.get('r-2-let')?.name ?? '';
	await page.getByRole('searchbox').fill(name);
	await page.getByRole('button', { name }).first().click();
	expect(onunit.mock.calls[0]?.[0]).toMatchObject({ id: 'r-2-let' });
	// Enter takes the first that is found, one whose name begins with it before others; a hex has its number once.
	const field = page.getByRole('searchbox');
	await field.fill('2nd Brigade');
	await userEvent.keyboard('{Enter}');
	expect(onunit.mock.calls[1]?.[0]).toMatchObject({ id: 'r-2-41d' });
	// One's own come before the enemy's.
	await field.fill('1st');
	await userEvent.keyboard('{Enter}');
	expect(onunit.mock.calls[2]?.[0]).toMatchObject({ side: view.asked, hex: '2418' });
	const status = page.getByRole('status');
	await expect.element(status).toHaveTextContent('12 found');
	// What is printed on a counter finds it, too, though its name is longer.
	await field.fill('art1/41d');
	await userEvent.keyboard('{Enter}');
	expect(onunit.mock.calls[3]?.[0]).toMatchObject({ id: 'r-art1-41d' });
	await field.fill('nobody has this');
	await expect.element(status).toHaveTextContent('Nothing has that name.');
	await field.fill('');
	await expect.element(status).toHaveTextContent(/^$/);
	await userEvent.keyboard('{Enter}');
	expect(sheet.onfind).not.toHaveBeenCalled();
	await field.fill('2602');
	await userEvent.keyboard('{Enter}');
	expect(sheet.onfind).toHaveBeenCalledWith('2602');
	await expect.element(page.getByText('2602')).toHaveLength(1);
	const again = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
	field.element().dispatchEvent(again);
	expect(again.defaultPrevented, 'what opened the sheet is not pressed by it').toBe(true);
});

test('of several acts that were taken back, the next one is done again from where the last was', async () => {
	const live = (way: 'undone' | 'redone', canRedo: boolean) => ({
		...{ problem: undefined, refusal: undefined, sense: '', undo: vi.fn(), redo: vi.fn(), canRedo },
		said: { way, entry: 'e1' as EntryId, sentences: [say(words.undo)] }
	});
	const redo = page.getByRole('button', { name: 'Redo' });
	const screen = await render(Told, { live: live('undone', true), docked: 'undo' });
	await expect.element(redo).toBeVisible();
	const again = live('redone', true);
	await screen.rerender({ live: again });
	await redo.click();
	expect(again.redo).toHaveBeenCalledWith();
	await screen.rerender({ live: live('redone', false) });
	await expect.element(redo).not.toBeInTheDocument();
});

test('the finger that opens the keys of the dice does not roll by them: they answer a moment later', async () => {
	const rolling = new Rolling(die(6, { label: '', rule: '' }));
	await render(DiceScreen, { rolling, line: '', onback: vi.fn(), onchange: vi.fn() });
	const key = page.getByRole('button', { name: 'Roll for me' });
	const under = (): Element | null | undefined => {
		const { x, y, width, height } = key.element().getBoundingClientRect();
		return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('button');
	};
	expect(under()).not.toBe(key.element());
	await expect.poll(under).toBe(key.element());
});

test('the app that is told to go on by a double tap goes on', async () => {
	const game = { state: placed(gameWith(), {}), follows: false };
	const live = { ...game, stands: false, canUndo: false, canRedo: false, sense: '' };
	const asked = { asked: 'white', over: null };
	const app = { seatsOf: () => ({ white: { app: true }, red: { app: false } }) };
	const opponent = new Opponent(app as never, live as never, () => asked as never);
	opponent.paused = true;
	const key = { label: '' };
	const props = { live, opponent, draw: undefined, due: undefined, main: key, beside: key };
	const does = { onundo: vi.fn(), onread: vi.fn(), onrolled: vi.fn(), onhand: vi.fn() };
	await render(
		PlayDock as never,
		{
			...{ ...props, ...does, pages: { open: false }, told: false, note: undefined, log: '' }
		} as never
	);
	const dock = page.getByRole('button').elements()[1] as HTMLElement;
	dock.click();
	await tick();
	dock.click();
	expect(opponent.paused).toBe(false);
});
