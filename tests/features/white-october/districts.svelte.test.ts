import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { say } from '#lib/kernel/phrase.ts';
import type { View } from '#lib/features/board/face.ts';
import { lightsOf } from '#lib/features/board/play/lights.ts';
import { hexInShort } from '#lib/features/board/names.ts';
import { hexNamed } from '#lib/ui/board/shape/field.ts';
import { Focus } from '#lib/features/board/play/focus.svelte.ts';
import PlaySheet from '#lib/features/board/play/PlaySheet.svelte';
import { Followed } from '#lib/features/board/play/fight/followed.svelte.ts';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import FindSheet from '#lib/features/board/play/aids/FindSheet.svelte';
import WayPane from '#lib/features/board/play/panes/WayPane.svelte';
import WhyPane from '#lib/features/board/play/panes/WhyPane.svelte';
import { face } from '#lib/features/white-october/face.ts';
import { pixelOf } from '#lib/ui/board/hand/camera.ts';
import { fieldOf } from '#lib/ui/board/shape/field.ts';
import { placed } from '../../rules/white-october/engine/placed.ts';
import { atTheFront } from '../../rules/white-october/turn-file.ts';
import { given, moving, viewOf } from './begun.ts';

const field = fieldOf(face.map);
const idOf = (name: string): string =>
	field.hexes.find(({ place }) => place?.name === name)?.id ?? '';
const named = (hex: string): string => hexNamed(field, hex);
const short = (hex: string): string => hexInShort(field, hex);

test('12 on a way, and where a way ends, a district is called by its name', async () => {
	const view: View<unknown> = viewOf(given(atTheFront(), { type: 'sequence', kind: 'movement' }));
	const unit = view.units.get('liba')!;
	const looking = (goal: string): Focus<unknown> => {
		const focus = new Focus<unknown>(() => view);
		focus.take(unit);
		focus.tap(goal);
		return focus;
	};
	const far = idOf('Moscow Gate');
	await render(WhyPane, {
		view,
		unit,
		hex: far,
		...{ named, short: String },
		focus: looking(far),
		give: () => undefined
	});
	await expect.element(page.getByText('17 Liba cannot get to Moscow Gate')).toBeVisible();
	await expect
		.element(page.getByRole('button', { name: 'Go as far as Putilov Works' }))
		.toBeVisible();

	const near = idOf('Putilov Works');
	const focus = looking(near);
	const way = focus.chosenWay!;
	await render(WayPane, { view, unit, way, goal: named(near), short, focus });
	await expect.element(page.getByText('Spent on the way')).toBeVisible();
	await expect.element(page.getByText(/left of \d+, at Putilov Works/)).toBeVisible();
	expect(document.body.textContent).not.toContain(near);
});

/** The sheet as it is while this is looked at. */
const sheetOf = (view: View<unknown>, focus: Focus<unknown>, board: BoardView) => {
	const none = { face: {}, live: {}, course: null, pages: {} };
	return { view, focus, opponent: { asked: false }, board, ...none } as never;
};

test('12 districts in reach are named, and shown by one tap; so are the places of the map to whoever stands in a district', async () => {
	const front = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const moscow = idOf('Moscow Gate');
	const units = front.units.map((unit) => (unit.id === 'riga' ? { ...unit, at: moscow } : unit));
	const view: View<unknown> = viewOf({ ...front, units });
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const shown = (look: (focus: Focus<unknown>) => void) => {
		const focus = new Focus<unknown>(() => view);
		look(focus);
		return sheetOf(view, focus, board);
	};
	const taken = (id: string) => shown((focus) => focus.take(view.units.get(id)!));
	const shows = () => board.field.beside.has(board.field.nearest(board.camera.centre, 1) ?? '');
	const screen = await render(PlaySheet, taken('liba'));
	const city = page.getByRole('button', { name: /^Petrograd: .*Putilov Works.* in reach$/ });
	await city.click();
	expect([shows(), board.canCloser]).toEqual([true, false]);
	// What is shown is not offered again; the way back is.
	await expect.element(city).not.toBeInTheDocument();
	await page.getByRole('button', { name: /^The map: \d+ places in reach$/ }).click();
	expect(shows()).toBe(false);
	await city.click();
	await screen.rerender(taken('riga'));
	await page.getByRole('button', { name: /^The map: \d+ places in reach$/ }).click();
	expect(shows()).toBe(false);

	// Whoever taps the city on the map is told of its own, and led there.
	await screen.rerender(
		shown((focus) => {
			focus.take(view.units.get('liba')!);
			focus.tap('23/V');
		})
	);
	await expect
		.element(page.getByText('Petrograd has a map of its own', { exact: false }))
		.toBeVisible();
	await expect.element(city).toBeVisible();
	await screen.rerender(shown((focus) => focus.tap('23/V')));
	await page.getByRole('button', { name: 'Map: Petrograd' }).click();
	expect(shows()).toBe(true);
});

test('8.2.6 of ways back that lead into the city and elsewhere, those of the city are named too, and shown by one tap', async () => {
	const view: View<unknown> = viewOf(given(atTheFront(), { type: 'sequence', kind: 'movement' }));
	const [putilov, moscow] = [idOf('Putilov Works'), idOf('Moscow Gate')];
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const asking = (...hexes: string[]) => {
		const answers = hexes.map((hex) => ({ key: hex, label: say(hex), command: {}, hex }));
		const now = { ...view, fought: '22/V', ask: { rule: '8.2.6', what: say('?'), answers } };
		return sheetOf(now as never, new Focus<unknown>(() => now as never), board);
	};
	const screen = await render(PlaySheet, asking('20/X', putilov, moscow));
	const city = page.getByRole('button', { name: /^Petrograd: .*Moscow Gate in reach$/ });
	await city.click();
	expect(board.field.beside.has(board.field.nearest(board.camera.centre, 1) ?? '')).toBe(true);
	// Where all lie in the city, the map shows them already.
	await screen.rerender(asking(putilov, moscow));
	await expect.element(city).not.toBeInTheDocument();
});

test('6 insurgents who rise are seen where they do', async () => {
	const start = placed(
		{ insurg1: { fate: 'pool', ep: 0 }, r_622: 'WARSAW', riga: '24/C' },
		{ sequence: null, offensive: true, turn: 7 }
	);
	const events = { ...start.events, plots: ['WARSAW'] };
	const view: View<unknown> = viewOf(
		given({ ...start, events }, { type: 'sequence', kind: 'combat' })
	);
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	board.centreOn('22/H');
	const give = vi.fn();
	await render(PlaySheet, {
		...(sheetOf(view, new Focus<unknown>(() => view), board) as object),
		give
	} as never);
	await page.getByRole('button', { name: /^Insurgents: rise in Warsaw Station/ }).click();
	expect(give).toHaveBeenCalledOnce();
	expect(board.field.beside.has(board.field.nearest(board.camera.centre, 1) ?? '')).toBe(true);
});

test('8.2.6 who runs from a fight into the city sees its districts, and then the fight again', () => {
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const [putilov, moscow] = [idOf('Putilov Works'), idOf('Moscow Gate')];
	const followed = new Followed(board);
	const asked = (...hexes: string[]): boolean => {
		followed.show({ fought: '22/V', ask: { answers: hexes.map((hex) => ({ hex })) } } as never);
		const [x] = pixelOf(board.camera, board.size, board.field.centre(moscow));
		return x < board.size.width;
	};
	expect([asked(), asked(putilov, moscow), asked(), asked('22/U', putilov)]).toEqual([
		...[false, true, false, false]
	]);
	// Who goes from one map to the other is seen where he starts, too, with an edge of its own.
	const runs = { ...{ key: '', label: say('Run'), command: '' }, hex: '23/W' };
	const ask = {
		what: say('Where to?'),
		rule: '8.2.6',
		answers: [{ ...runs, path: [moscow, '23/W'] }]
	};
	const view = {
		ask,
		fought: undefined,
		besides: [],
		stacks: [],
		declared: []
	} as unknown as View<string>;
	followed.show(view);
	const { width, height } = board.size;
	for (const hex of [moscow, '23/W']) {
		const [x, y] = pixelOf(board.camera, board.size, board.field.centre(hex));
		expect([x > 0, x < width, y > 0, y < height], hex).toEqual([true, true, true, true]);
	}
	expect(lightsOf(view, new Focus<string>(() => view)).areas).toEqual([
		{ look: 'edge', hexes: [moscow] }
	]);
});

test('2 whoever chooses what comes first sees where the two sides are in touch, not the city looked at before', () => {
	const board = new BoardView(face.map);
	board.measured({ width: 390, height: 300 });
	const front = atTheFront();
	const view: View<unknown> = viewOf({ ...front, player: 'red', step: 'red-1', sequence: null });
	expect(view.ask?.answers.flatMap(({ hex }) => hex ?? [])).toEqual([]);
	const followed = new Followed(board);
	const city = idOf('Moscow Gate');
	const shows = (): boolean => {
		board.centreOn(city);
		followed.show(view, undefined, null, true);
		return board.field.beside.has(board.field.nearest(board.camera.centre, 1) ?? '');
	};
	expect(shows()).toBe(false);
});

test('7.5.2 a place where a unit does not get off its train says why, above what else may become of the unit', async () => {
	const front = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const view: View<unknown> = viewOf({ ...front, player: 'red', step: 'red-1' });
	const focus = new Focus<unknown>(() => view);
	focus.take(view.units.get('r_188')!);
	focus.tap('14/B');
	await render(PlaySheet, sheetOf(view, focus, new BoardView(face.map)));
	await expect.element(page.getByText('No railroad leads there from here.')).toBeVisible();
	await expect
		.element(page.getByRole('button', { name: /^Wait a turn for a train/ }))
		.toBeVisible();
});

test('7.5.2 a unit whose line is barred says so, and offers nothing instead of coming in now', async () => {
	const front = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const units = front.units.map((one) => (one.id === 'liba' ? { ...one, at: '07/FF' } : one));
	const view: View<unknown> = viewOf({ ...front, units, player: 'red', step: 'red-1' });
	const focus = new Focus<unknown>(() => view);
	focus.take(view.units.get('r_188')!);
	await render(PlaySheet, sheetOf(view, focus, new BoardView(face.map)));
	await expect
		.element(
			page.getByText('Enemies, their ZOC or a bridge that is down bar the line.', { exact: true })
		)
		.toBeVisible();
});

test('14.2 a train, which keeps to its rails, is not among all who go with troops', () => {
	const view: View<unknown> = viewOf(moving());
	const focus = new Focus<unknown>(() => view);
	const idOf = (name: string) => [...view.units.values()].find((unit) => unit.name === name)!.id;
	focus.take(view.units.get(idOf('TK SHOCK'))!);
	expect(focus.beside.map(({ name }) => name)).toContain('Arm. trains');
	expect(focus.all).toEqual(['FR RS LEG', 'SWED LEG'].map(idOf));
});

test('7.1 whoever is found while another is on its move is looked at, and Next leads back to the move', () => {
	const onTheMove = given(moving(), { type: 'pick', unit: 'talab' });
	const view: View<unknown> = viewOf(onTheMove);
	const focus = new Focus<unknown>(() => view);
	focus.clear();
	const found = view.units.get('viatsk')!;
	focus.seek(found);
	expect([focus.unit, focus.hex]).toEqual([undefined, found.hex]);
	expect(focus.following?.id).toBe('talab');
});

test('12 a district is found by its name, and says that it is in Petrograd', async () => {
	const view: View<unknown> = viewOf(atTheFront());
	const told = { onfind: vi.fn(), onunit: vi.fn(), onclose: vi.fn() };
	await render(FindSheet, { open: true, view, map: face.map, ...told });
	await page.getByRole('searchbox').fill('putil');
	await page.getByRole('button', { name: 'Putilov Works Petrograd' }).click();
	expect(told.onfind).toHaveBeenCalledWith(idOf('Putilov Works'));
});

test('7.5.2 a stack where a unit that waits for its train cannot get off says why; a second tap takes the stack', () => {
	const front = given(atTheFront(), { type: 'sequence', kind: 'movement' });
	const at: Readonly<Record<string, string>> = {
		r10_2rd: '16/Z',
		r11_2rd: '16/Z'
	};
	const units = front.units.map((unit) => ({
		...unit,
		...(at[unit.id] && { at: at[unit.id]!, ep: 3 })
	}));
	const view: View<unknown> = viewOf({ ...front, player: 'red', step: 'red-1', units });
	const focus = new Focus<unknown>(() => view);
	const tapped = (hex: string) => {
		focus.tap(hex);
		return [focus.unit, focus.goal];
	};
	focus.take(view.units.get('r_188')!);
	expect(tapped('16/Z')).toEqual(['r_188', '16/Z']);
	expect(focus.chosenWay).toBeUndefined();
	expect(tapped('16/Z')).toEqual(['r10_2rd', undefined]);
	// No train ever gets there: it is the stack that was meant.
	focus.take(view.units.get('r_188')!);
	const away = view.movers.flatMap((id) => view.units.get(id)?.hex ?? []);
	const off = away.find((hex) => focus.reach?.why(hex)?.why.text.endsWith('noRailroadLeadsThere'));
	const [unit = '', goal] = tapped(off!);
	expect([view.units.get(unit)?.hex, goal]).toEqual([off, undefined]);
});
