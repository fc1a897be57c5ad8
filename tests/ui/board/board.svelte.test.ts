import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-svelte';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import { pixelOf, placeUnder } from '#lib/ui/board/hand/camera.ts';
import { Mover } from '#lib/ui/board/hand/mover.svelte.ts';
import { counter, country, sheet, stack } from './country.ts';
import HeldBoard from './HeldBoard.svelte';

/** Here the map glides, as for whoever did not ask for stillness; elsewhere tests do not wait for it. */
const wants = { stillness: false };
beforeAll(() => {
	vi.spyOn(window, 'matchMedia').mockImplementation(
		(query) => ({ matches: query.includes('reduce') && wants.stillness }) as MediaQueryList
	);
});
afterAll(() => vi.mocked(window.matchMedia).mockRestore());

const stacks = [stack('1010', 'red', 4), stack('1012', 'white', 7), stack('2705', 'white')];
const settled = (): Promise<void> => new Promise((done) => setTimeout(done, 260));
const frame = (): Promise<void> =>
	new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));

const shown = async (more: Record<string, unknown> = {}, view = new BoardView(country)) => {
	const told = {
		...{ ontap: vi.fn(), onuntap: vi.fn(), onopen: vi.fn(), onpick: vi.fn(), onmove: vi.fn() }
	};
	const props = {
		view,
		stacks,
		name: 'Map, 1010 chosen',
		texts: { stacks: 'Stacks' },
		...told,
		...more
	};
	const { rerender, container } = await render(HeldBoard, props);
	await frame();
	const hands = container.querySelector<HTMLElement>('.b-hands');
	const moved = container.querySelector<HTMLElement>('.b-moved');
	if (!hands || !moved) throw new Error('No board.');
	return {
		view,
		told,
		hands,
		moved,
		container,
		rerender: (next: object) => rerender({ ...props, ...next })
	};
};
type Shown = Awaited<ReturnType<typeof shown>>;

/** A finger on the map. */
const finger = (hands: HTMLElement, pointerId = 1) => {
	// Only a real finger can be held fast.
	hands.setPointerCapture = () => undefined;
	const send = (type: string, clientX: number, clientY: number): boolean =>
		hands.dispatchEvent(
			new PointerEvent(type, { pointerId, clientX, clientY, button: 0, bubbles: true })
		);
	return {
		down: (x: number, y: number) => send('pointerdown', x, y),
		move: (x: number, y: number) => send('pointermove', x, y),
		up: (x: number, y: number) => send('pointerup', x, y),
		cancel: (x: number, y: number) => send('pointercancel', x, y)
	};
};
test('the map is moved in its window; the window itself cannot be scrolled away', async () => {
	const { container } = await shown();
	const board = container.querySelector<HTMLElement>('.b-board')!;
	board.append(Object.assign(document.createElement('p'), { style: 'height: 300vh' }));
	board.scrollTop = 40;
	expect(board.scrollTop).toBe(0);
});

/** What changes in a part of the page from now on. */
const changesIn = (part: Element): MutationRecord[] => {
	const seen: MutationRecord[] = [];
	new MutationObserver((records) => seen.push(...records)).observe(part, {
		subtree: true,
		childList: true,
		attributes: true,
		characterData: true
	});
	return seen;
};
const tap = ({ hands }: Shown, [x, y]: readonly [number, number]): void => {
	const one = finger(hands);
	one.down(x, y);
	one.up(x, y);
};
const pixel = ({ view }: Shown, hex: string) =>
	pixelOf(view.camera, view.size, view.field.centre(hex));

test('a tap says which hex it met; beside the map, the nearest within reach, or none', async () => {
	const board = await shown();
	tap(board, pixel(board, '1010'));
	expect(board.told.ontap).toHaveBeenLastCalledWith('1010');
	await settled();
	await settled();
	tap(board, [3, 200]);
	expect(board.told.ontap.mock.lastCall?.[0]).toMatch(/^01/);
	expect(board.view.rest).toBe(0);
});

test('waters are named on the whole map alone', async () => {
	const named = { ...country, written: [{ text: 'The gulf', at: [12, 8] as const }] };
	for (const [rest, names] of [
		[0, ['The gulf']],
		[1, []]
	] as const) {
		const { container } = await shown({}, new BoardView(named, { rest, on: '1010' }));
		const there = [...container.querySelectorAll('.b-layer:not(.b-resting) .b-water-name')];
		expect(there.map((one) => one.textContent)).toEqual(names);
	}
});

test('works and blown bridges are drawn near by', async () => {
	const lights = { works: ['1010'], blown: [['1012', '1013']] };
	for (const [rest, signs] of [
		[0, 0],
		[1, 2]
	] as const) {
		const { container } = await shown({ lights }, new BoardView(country, { rest, on: '1010' }));
		expect(container.querySelectorAll('.b-layer:not(.b-resting) .b-cross').length).toBe(signs);
	}
});

test('works stand below the middle of their hex, where its name is, and clear of names of hexes above it', async () => {
	const { container } = await shown(
		{ lights: { works: ['1010'] } },
		new BoardView(country, { rest: 1, on: '1010' })
	);
	const sign = container.querySelector<SVGGraphicsElement>('.b-layer:not(.b-resting) .b-cross');
	const { y = 0, height = 0 } = sign?.getBBox() ?? {};
	expect(height).toBeGreaterThanOrEqual(4);
	expect(y).toBeGreaterThan(8);
});

test('a drag moves the drawing, and draws nothing anew', async () => {
	const board = await shown({}, new BoardView(country, { rest: 1, on: '1010' }));
	const changes = changesIn(board.moved);
	const one = finger(board.hands);
	const before = board.view.camera;
	one.down(200, 150);
	for (let step = 1; step <= 12; step++) one.move(200 - step * 8, 150 - step * 4);
	await frame();
	expect(changes.length).toBeGreaterThan(0);
	expect(changes.filter(({ target }) => target !== board.moved)).toEqual([]);
	expect(board.moved.style.transform).toContain('translate3d(-96px, -48px');
	await new Promise((done) => setTimeout(done, 90));
	one.up(104, 102);
	await settled();
	expect(board.moved.style.transform).toContain('translate3d(-96px, -48px');
	expect(changes.filter(({ target }) => target !== board.moved)).toEqual([]);
	const side = before.height / Math.sqrt(3);
	expect(board.view.camera.centre[0]).toBeCloseTo(before.centre[0] + 96 / side, 5);
	expect(board.told.ontap).not.toHaveBeenCalled();
});

test('of a large map, a drag beyond what is drawn draws the next piece', async () => {
	const board = await shown({}, new BoardView(sheet(80, 60), { rest: 2, on: '4030' }));
	const first = board.container.querySelector('.b-ground')?.getAttribute('viewBox');
	const one = finger(board.hands);
	one.down(380, 150);
	for (let x = 380; x > 20; x -= 12) one.move(x, 150);
	one.move(20, 150);
	await frame();
	expect(board.container.querySelector('.b-ground')?.getAttribute('viewBox')).not.toBe(first);
	one.up(20, 150);
});

test('two fingers come to rest at the nearest size', async () => {
	const board = await shown();
	const [one, two] = [finger(board.hands, 1), finger(board.hands, 2)];
	one.down(180, 150);
	two.down(210, 150);
	for (let step = 1; step <= 10; step++) {
		one.move(180 - step * 3, 150);
		two.move(210 + step * 3, 150);
	}
	one.up(150, 150);
	two.up(240, 150);
	await settled();
	expect(board.view.rest).toBe(1);
	expect(board.view.level).toBe('M');
	expect(board.told.ontap).not.toHaveBeenCalled();
});

test('of a finger that has tapped the map the browser makes no mouse, whose focus it gets all the same', async () => {
	const { hands } = await shown();
	const lifted = new TouchEvent('touchend', { bubbles: true, cancelable: true });
	hands.dispatchEvent(lifted);
	expect(lifted.defaultPrevented).toBe(true);
	expect(document.activeElement).toBe(hands);
	expect(hands.matches(':focus-visible'), 'a ring is for keys').toBe(false);
});

test('two quick taps go closer, around the finger; at the closest size they lose nobody the place', async () => {
	const board = await shown();
	const at = pixel(board, '2705');
	tap(board, at);
	tap(board, at);
	await settled();
	expect(board.view.rest).toBe(1);
	expect(board.told.ontap).toHaveBeenCalledTimes(1);
	expect(pixel(board, '2705')[0]).toBeCloseTo(at[0], -2);
	for (const rest of [2, 2]) {
		await settled();
		tap(board, [200, 150]);
		tap(board, [200, 150]);
		await settled();
		expect(board.view.rest).toBe(rest);
	}
	// Whoever wanted to see more chose nothing by it; where there is no more to see, the first tap stands.
	expect(board.told.onuntap).toHaveBeenCalledTimes(2);
});

test('two quick taps go one size closer, even where the first of them took the map somewhere', async () => {
	const view = new BoardView(country);
	const board = await shown({ ontap: () => view.centreOn('1010', 2) }, view);
	const at = pixel(board, '2705');
	tap(board, at);
	expect(view.rest).toBe(2);
	tap(board, at);
	await settled();
	expect(view.rest).toBe(1);
	expect(pixel(board, '2705')[0]).toBeCloseTo(at[0], -2);
	expect(board.told.onuntap).toHaveBeenCalledTimes(1);
});

test('a wheel goes closer and farther', async () => {
	const board = await shown();
	const turn = (deltaY: number): boolean =>
		board.hands.dispatchEvent(
			new WheelEvent('wheel', {
				deltaY,
				clientX: 200,
				clientY: 150,
				cancelable: true,
				bubbles: true
			})
		);
	expect(turn(-120)).toBe(false);
	await settled();
	expect(board.view.rest).toBe(1);
	turn(120);
	await settled();
	expect(board.view.rest).toBe(0);
});

test('a finger that is taken away by the system taps nothing', async () => {
	const board = await shown();
	const one = finger(board.hands);
	one.down(100, 100);
	one.cancel(100, 100);
	expect(board.told.ontap).not.toHaveBeenCalled();
});

test('keys move from hex to hex, choose, open, and move the map', async () => {
	const board = await shown({ cursor: '1010' }, new BoardView(country, { rest: 1, on: '1010' }));
	board.hands.focus();
	await userEvent.keyboard('{ArrowUp}');
	expect(board.told.onmove).toHaveBeenLastCalledWith('1009');
	await userEvent.keyboard('d');
	expect(board.told.onmove).toHaveBeenLastCalledWith('1110');
	await userEvent.keyboard('{Enter}');
	expect(board.told.ontap).toHaveBeenLastCalledWith('1110');
	await userEvent.keyboard(' ');
	expect(board.told.onopen).toHaveBeenLastCalledWith('1110');
	await userEvent.keyboard('+');
	expect(board.view.rest).toBe(2);
	await userEvent.keyboard('--');
	expect(board.view.rest).toBe(0);
	await userEvent.keyboard('+0');
	expect(board.view.whole).toBe(true);
	await userEvent.keyboard('+');
	const { centre } = board.view.camera;
	await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
	expect(board.view.camera.centre[0]).toBeGreaterThan(centre[0]);
	expect(board.container.querySelector('.b-cursor')).not.toBeNull();
});

test('where nothing is chosen, the keys begin on what may be, else in the middle', async () => {
	const on = { rest: 1, on: '1010' } as const;
	const asks = await shown(
		{ lights: { chosen: [], targets: ['1112'] } },
		new BoardView(country, on)
	);
	asks.hands.focus();
	await userEvent.keyboard('{ArrowUp}');
	expect(asks.told.onmove).toHaveBeenLastCalledWith('1112');
	await userEvent.keyboard('{ArrowUp}');
	expect(asks.told.onmove).toHaveBeenLastCalledWith('1111');
	const idle = await shown({}, new BoardView(country, on));
	idle.hands.focus();
	await userEvent.keyboard('{ArrowUp}');
	expect(idle.told.onmove).toHaveBeenLastCalledWith('1010');
});

test('the map follows the keys out of the window', async () => {
	const board = await shown({ cursor: '1010' }, new BoardView(country, { rest: 2, on: '1010' }));
	board.hands.focus();
	for (let step = 0; step < 8; step++) await userEvent.keyboard('{ArrowRight}');
	const [x] = pixel(board, board.told.onmove.mock.lastCall?.[0] ?? '');
	expect(x).toBeGreaterThan(0);
	expect(x).toBeLessThan(390);
});

test('keys of the screen are left to the screen', async () => {
	const board = await shown({ cursor: '1010' });
	const outside = vi.fn();
	const listen = (event: KeyboardEvent): void => outside(event.key, event.defaultPrevented);
	window.addEventListener('keydown', listen);
	board.hands.focus();
	await userEvent.keyboard('{Control>}z{/Control}n');
	window.removeEventListener('keydown', listen);
	expect(outside).toHaveBeenCalledWith('z', false);
	expect(outside).toHaveBeenCalledWith('n', false);
	expect(board.told.onmove).not.toHaveBeenCalled();
});

test('the map is one stop that says what is chosen; its stacks are a list in reading order; moves are spoken', async () => {
	const board = await shown({ spoken: '1010, clear' });
	await expect
		.element(page.getByRole('application', { name: 'Map, 1010 chosen' }))
		.toBeInTheDocument();
	expect(board.container.querySelectorAll('.b-board [tabindex="0"], .b-board button')).toHaveLength(
		1
	);
	const told = [...board.container.querySelectorAll('.b-board li')].map((one) => one.textContent);
	expect(told).toEqual(['Orel (2705), white 2705', '1010, red 1010', '1012, white 1012']);
	expect(board.container.querySelector('[aria-live]')?.textContent).toBe('1010, clear');
	expect(board.moved.getAttribute('aria-hidden')).toBe('true');
});

test('one unit moved leaves the ground as it is', async () => {
	const board = await shown({}, new BoardView(country, { rest: 2, on: '1010' }));
	const drawing = board.container.querySelector('.b-layer:not(.b-resting)');
	const [ground, play] = [drawing?.querySelector('.b-ground'), drawing?.querySelector('.b-grows')];
	if (!ground || !play) throw new Error('Nothing is drawn.');
	const [below, above] = [changesIn(ground), changesIn(play)];
	await board.rerender({ stacks: [stack('1110', 'red', 4), ...stacks.slice(1)] });
	await frame();
	expect(below).toEqual([]);
	expect(above.length).toBeGreaterThan(0);
});

test('a stack that is spread out hands over the counter that is tapped', async () => {
	const counters = ['a', 'b', 'c'].map((id) => counter(id, 'white'));
	const view = new BoardView(country, { rest: 2, on: '1010' });
	const board = await shown({ stacks: [{ hex: '1010', counters }], fan: '1010' }, view);
	const faces = [...board.container.querySelectorAll('.b-fan ~ .b-counter')];
	expect(faces).toHaveLength(3);
	const { x, y, width, height } = faces[1]?.getBoundingClientRect() ?? new DOMRect();
	tap(board, [x + width / 2, y + height / 2]);
	expect(board.told.onpick.mock.lastCall?.[0]).toMatchObject({ id: 'b' });
	expect(board.told.ontap).not.toHaveBeenCalled();
});

test('lights lie on the map: reach with what is left, way, target, tag', async () => {
	const lights = {
		chosen: ['1010'],
		reach: new Map([
			['1010', ''],
			['1011', '2'],
			['1111', '0'],
			['1012', '1']
		]),
		path: ['1010', '1011', '1111'],
		// A hex that is framed keeps its points, unless a tag says them.
		targets: ['1011', '1111'],
		tags: new Map([['1111', '1']]),
		// Two of a stack are out of command: their hex is crossed out once.
		crossed: ['0909', '0909'],
		zones: { red: ['0910'], white: ['1112'] }
	};
	const board = await shown({ lights }, new BoardView(country, { rest: 1, on: '1010' }));
	const text = (of: string) =>
		[...board.container.querySelectorAll(of)].map((one) => one.textContent?.trim());
	expect(text('.b-cost')).toEqual(['2', '1']);
	expect(text('.b-cost-beside')).toEqual(['1']);
	expect(text('.b-tag-text')).toEqual(['1']);
	for (const look of ['.b-veil', '.b-reach', '.b-path', '.b-target', '.b-cross', '.b-stop'])
		expect(board.container.querySelectorAll(`${look}[d]`).length, look).toBeGreaterThan(0);
	expect(board.container.querySelectorAll('.b-hatched')).toHaveLength(2);
	expect(board.container.querySelectorAll('.b-cross')).toHaveLength(1);
	// What is chosen lies whole over the frames of its neighbours.
	const near = (of: string) => board.container.querySelector(`.b-near ${of}`)?.getAttribute('d');
	expect(near('.b-ring:not(.b-target)')).toBeTruthy();
	expect(near('.b-target ~ .b-picked')).toBe(near('.b-ring:not(.b-target)'));
});

test('where enemies share a hex both are seen, beside each other', async () => {
	const [red, white] = [stack('1010', 'red', 4), stack('1010', 'white', 7)];
	const shared = { hex: '1010', counters: [...red.counters, ...white.counters] };
	const board = await shown({ stacks: [shared] });
	const seen = (of: string): readonly DOMRect[] =>
		[...board.container.querySelectorAll(of)]
			.filter((one) => one.checkVisibility({ opacityProperty: true }))
			.map((one) => one.getBoundingClientRect());
	const [tokens, whites] = [seen('.b-token-red'), seen('.b-token-white')];
	expect([tokens.length, whites.length]).toEqual([1, 1]);
	expect(whites[0]!.left).toBeGreaterThan(tokens[0]!.left);
	board.view.centreOn('1010', 2);
	await settled();
	expect([seen('.b-counter.b-red').length, seen('.b-counter.b-white').length]).toEqual([1, 1]);
});

test('at the whole map stacks are tokens and the front is drawn; near by, counters, and numbers where none lies', async () => {
	const board = await shown();
	/** What can be seen; the other drawing rests. */
	const count = (of: string): number =>
		[...board.container.querySelectorAll(of)].filter((one) =>
			one.checkVisibility({ opacityProperty: true })
		).length;
	expect([count('.b-token-red'), count('.b-token-white'), count('.b-counter')]).toEqual([1, 2, 0]);
	expect(count('.b-front-red')).toBeGreaterThan(0);
	board.view.centreOn('1010', 2);
	await settled();
	expect(count('.b-token-red')).toBe(0);
	expect(count('.b-counter')).toBeGreaterThan(1);
	const numbers = (): readonly (string | null)[] =>
		[...board.container.querySelectorAll('.b-number')].map((one) => one.textContent);
	// They are written when the map has come to rest: later on a busy machine.
	await expect.poll(numbers).toContain('1011');
	expect(numbers()).not.toContain('1010');
	board.view.farther();
	await frame();
	for (const one of board.container.querySelectorAll('.b-number'))
		expect(one.getBoundingClientRect().width).toBe(0);
});

test('a map that grows makes neither its paths nor its numbers anew at once', async () => {
	const board = await shown({}, new BoardView(country, { rest: 2, on: '1010' }));
	await settled();
	const drawing = board.container.querySelector('.b-near:not(.b-resting)')!;
	const [grid, number] = ['.b-grid', '.b-number'].map((one) => board.container.querySelector(one));
	const changes = [grid, number?.parentElement].flatMap((one) => (one ? [changesIn(one)] : []));
	expect(changes).toHaveLength(2);
	board.view.farther();
	await frame();
	expect(changes[0]).toEqual([]);
	expect(changes[1]!.map(({ type, attributeName }) => [type, attributeName])).toEqual([
		['attributes', 'display']
	]);
	expect(drawing.isConnected).toBe(true);
});

test('counters that are seen change with the size of the map at once, the others as soon as it rests', async () => {
	const board = await shown({}, new BoardView(country, { rest: 2, on: '1010' }));
	await settled();
	const near = board.container.querySelector('.b-near:not(.b-resting)')!;
	const middle = (): number => near.querySelectorAll('.b-counter.b-mid').length;
	expect([near.querySelectorAll('.b-counter').length, middle()]).toEqual([3, 0]);
	const drawn = near.querySelector('.b-counter')!.getBoundingClientRect().width;
	board.view.farther();
	await frame();
	expect(middle()).toBe(2);
	await expect.poll(middle).toBe(3);
	await settled();
	expect(near.querySelector('.b-counter')!.getBoundingClientRect().width).toBeLessThan(drawn);
});

test('where a side comes onto the map is marked, and named, near by', async () => {
	const entries = [{ side: 'red' as const, hexes: ['0105', '0106', '0107'], text: 'Bryansk' }];
	const board = await shown({}, new BoardView({ ...country, entries }, { rest: 1, on: '0206' }));
	expect(board.container.querySelectorAll('.b-entry-red')).toHaveLength(1);
	await expect.element(page.getByText('Bryansk', { exact: true })).toBeInTheDocument();
	board.view.fit();
	await frame();
	const seen = [...board.container.querySelectorAll('.b-entry-red')].filter((one) =>
		one.checkVisibility({ opacityProperty: true })
	);
	expect(seen).toEqual([]);
});

test('whoever wants no motion gets none', async () => {
	wants.stillness = true;
	const board = await shown();
	board.view.closer();
	await frame();
	expect(board.moved.getAnimations()).toEqual([]);
	wants.stillness = false;
	board.view.closer();
	await frame();
	expect(board.moved.getAnimations()).toHaveLength(1);
});

test('the tools of the margin say and do what the hand does', async () => {
	const board = await shown();
	const tool = (name: string) => page.getByRole('button', { name, exact: true });
	await expect.element(tool('Farther')).toBeDisabled();
	await expect.element(tool('Whole map')).toHaveAttribute('aria-pressed', 'true');
	await expect.element(page.getByText('20 km')).toBeVisible();
	await tool('Closer').click();
	await tool('Closer').click();
	expect(board.view.rest).toBe(2);
	await expect.element(tool('Closer')).toBeDisabled();
	await expect.element(page.getByText('8 km')).toBeVisible();
	await tool('Whole map').click();
	expect(board.view.whole).toBe(true);
	const takeAway = vi.fn();
	await board.rerender({
		laid: { label: 'Supply', name: 'Supply: take it off the map', takeAway }
	});
	await expect.element(page.getByText('20 km')).not.toBeInTheDocument();
	await page.getByRole('button', { name: 'Supply: take it off the map' }).click();
	expect(takeAway).toHaveBeenCalledOnce();
});

test('a window that becomes smaller moves the drawing, and has none made anew', () => {
	const view = new BoardView(country, { rest: 1, on: '1610' });
	const mover = new Mover(
		() => view,
		() => undefined
	);
	view.measured({ width: 390, height: 600 });
	mover.arrive(view.camera);
	const before = mover.shown;
	const place = before && mover.placeOf(before);
	view.measured({ width: 390, height: 420 });
	mover.arrive(view.camera);
	expect(mover.shown).toBe(before);
	expect(before && mover.placeOf(before)).not.toEqual(place);
});

test('what is chosen is gone to where nothing on the whole map can be told; what happens in a part of it is begun near', async () => {
	const { view } = await shown();
	view.show('1010');
	expect(view.whole).toBe(true);
	view.show('1010', true);
	expect(view.whole).toBe(false);
	const { centre, height } = view.camera;
	view.farther();
	view.lookAt(stacks);
	expect(view.whole).toBe(true);
	const fresh = new BoardView(country);
	await shown({}, fresh);
	fresh.lookAt(stacks);
	expect(fresh.whole).toBe(true);
	fresh.lookAt([stacks[0]!, stack('1011', 'white')]);
	expect([fresh.camera.height, height]).toEqual([40, 40]);
	expect(fresh.camera.centre[0]).toBeCloseTo(centre[0], 0);
});

test('a tap near the edge moves the map no farther than the hex needs; one that is out of sight comes to the middle', async () => {
	const { view } = await shown({}, new BoardView(country, { rest: 1, on: '1510' }));
	const { width, height } = view.size;
	const at = (hex: string) => pixelOf(view.camera, view.size, view.field.centre(hex));
	const near = view.field.nearest(placeUnder(view.camera, view.size, [12, height / 2]), Infinity)!;
	const [before] = at(near);
	view.show(near);
	const [x] = at(near);
	expect(x).toBeGreaterThan(before);
	expect(x).toBeCloseTo(1.5 * view.camera.height, 0);
	view.show('3010');
	expect(at('3010')[0]).toBeGreaterThan(0);
	expect(at('3010')[0]).toBeLessThan(width);
});
