import { expect, test } from 'vitest';
import {
	between,
	clamped,
	dragged,
	firstRest,
	holds,
	pixelOf,
	placeUnder,
	restFor,
	restsOf,
	seenBy,
	windowOf,
	zoomed,
	type Camera
} from '#lib/ui/board/hand/camera.ts';
import { hexAfter } from '#lib/ui/board/hand/keys.ts';
import { meantBy } from '#lib/ui/board/hand/meant.ts';
import { fieldOf, HEIGHT } from '#lib/ui/board/shape/field.ts';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import { fanOf, pickedFrom } from '#lib/ui/board/shape/fan.ts';
import { counter, country, sheet } from './country.ts';

const field = fieldOf(country);
const phone = { width: 390, height: 300 };
const desk = { width: 690, height: 660 };
const camera: Camera = { centre: [20, 15], height: 40 };

test('a phone shows the whole map first, a wide window begins nearer', () => {
	const narrow = restsOf(field, phone);
	expect(narrow).toEqual([expect.closeTo(13.36, 1), 40, 54]);
	expect(firstRest(phone, narrow)).toBe(0);
	const wide = restsOf(field, desk);
	expect(wide.slice(1)).toEqual([36, 47, 60]);
	expect(wide[firstRest(desk, wide)]).toBe(47);
});

test('a small map has fewer sizes', () => {
	expect(restsOf(fieldOf(sheet(4, 4)), phone)).toHaveLength(1);
});

test('a gesture rests at the nearest size, and never falls back after a real change', () => {
	const rests = [13, 40, 54];
	expect(restFor(rests, 38, 0)).toBe(1);
	expect(restFor(rests, 13.8, 0)).toBe(0);
	expect(restFor(rests, 15, 0)).toBe(1);
	expect(restFor(rests, 46, 1)).toBe(2);
	expect(restFor(rests, 42, 1)).toBe(1);
	expect(restFor(rests, 47, 2)).toBe(1);
	expect(restFor(rests, 80, 2)).toBe(2);
	expect(restFor(rests, 8, 0)).toBe(0);
});

test('a pixel and its place are the same, there and back', () => {
	const place = placeUnder(camera, phone, [30, 200]);
	expect(pixelOf(camera, phone, place)).toEqual([expect.closeTo(30, 9), expect.closeTo(200, 9)]);
});

test('what is under the finger stays under it while the map grows', () => {
	const next = zoomed(camera, phone, 71, [300, 20]);
	const [was, is] = [camera, next].map((one) => placeUnder(one, phone, [300, 20]));
	expect(is).toEqual(was?.map((value) => expect.closeTo(value, 9)));
});

test('the drawing, moved, looks as if drawn anew', () => {
	const live = zoomed(dragged(camera, 33, -12), phone, 52, [100, 100]);
	const { scale, x, y } = between(camera, live, phone);
	for (const place of [
		[18, 14],
		[25, 16.5]
	] as const) {
		const [px, py] = pixelOf(camera, phone, place);
		expect([px * scale + x, py * scale + y]).toEqual(
			pixelOf(live, phone, place).map((value) => expect.closeTo(value, 6))
		);
	}
});

test('what happened in a part of the map is seen as near as all of it fits', () => {
	const map = sheet(40, 25);
	const looking = (size: typeof phone, hexes: readonly string[]) => {
		const view = new BoardView(map);
		view.measured(size);
		view.over(hexes);
		const place = (hex: string) => pixelOf(view.camera, size, view.field.centre(hex));
		return { view, place };
	};
	const near = ['1010', '1212', '1409'];
	for (const size of [phone, desk]) {
		const { view, place } = looking(size, near);
		expect(view.whole).toBe(false);
		for (const hex of near) {
			const [x, y] = place(hex);
			expect(x > 0 && y > 0 && x < size.width && y < size.height, hex).toBe(true);
		}
	}
	const all = ['0101', '4025'];
	expect(looking(phone, all).view.whole).toBe(true);
	const { view: kept } = looking(desk, near);
	const { camera } = kept;
	kept.over([]);
	expect(kept.camera, 'where nothing happened nobody loses the place').toEqual(camera);
	expect(looking(desk, all).view.whole, 'no way is cut at the edge').toBe(true);
});

test('a question about places on the map shows them all, and moves nothing where all are seen', () => {
	const view = new BoardView(sheet(40, 25), { rest: 1, on: '1010' });
	view.showAll(['1010', '3801']);
	view.measured(phone);
	expect(view.rest, 'nothing is out of a window that has no size yet').toBe(1);
	const there = view.camera;
	view.showAll(['1009', '1111']);
	view.showAll([]);
	expect(view.camera).toEqual(there);
	view.showAll(['1010', '1413']);
	const seen = ['1010', '1413'].map((hex) => pixelOf(view.camera, phone, view.field.centre(hex)));
	expect(view.rest).toBe(1);
	for (const [x, y] of seen) expect([x > 0 && x < 390, y > 0 && y < 300]).toEqual([true, true]);
	view.showAll(['1010', '3801']);
	expect(view.whole).toBe(true);
	view.showAll(['1010', '3801', '1212']);
	expect(view.whole, 'all over the map').toBe(true);
	view.showAll(['1010', '1413']);
	expect(view.rest, 'few of them are gone near to').toBe(1);
	view.fit();
	view.showAll(['1010']);
	expect(view.rest).toBe(1);
	view.fit();
	view.showAll(['1010', '1016']);
	expect(view.rest, 'rather to the edges of the window than too small to tell them apart').toBe(1);
	for (const hex of ['1010', '1016']) {
		const [, y] = pixelOf(view.camera, phone, view.field.centre(hex));
		expect([y > 15, y < 285], hex).toEqual([true, true]);
	}
});

test('a fingertip on the whole map means what is lit beside it, else who stands there, and its own hex where a unit can go', () => {
	const at = field.centre('1010');
	const within = 2 * HEIGHT;
	const stacks = [{ hex: '1011' }, { hex: '1210' }];
	const meant = (lights: Parameters<typeof meantBy>[3], hex = '1010') =>
		meantBy(field, at, hex, lights, stacks, within);
	expect(meant({ targets: ['1009', '1012', '3801'] })).toBe('1009');
	expect(meant({ targets: ['3801'] }), 'nothing so far off').toBe('1010');
	expect(meant({}), 'who stands nearest').toBe('1011');
	expect(meant({ targets: ['1009'] }, '1210'), 'a stack that was hit').toBe('1210');
	expect(meant({ targets: ['1009'], reach: new Map([['1010', '2']]) })).toBe('1010');
});

test('the hand cannot lose the map', () => {
	const far = clamped(dragged(camera, 5000, 5000), field, phone);
	const [left, top] = seenBy(far, phone);
	expect(left).toBeGreaterThan(-1);
	expect(top).toBeGreaterThan(-1);
	const small = clamped({ centre: [0, 0], height: 10 }, field, desk);
	expect(small.centre[0]).toBeCloseTo((field.box[0] + field.box[2]) / 2, 1);
});

test('a map of middling size is drawn whole, a large one as far as a hand goes at first', () => {
	const whole = windowOf(camera, phone, field);
	for (const [dx, dy] of [
		[9999, 9999],
		[-9999, -9999]
	] as const)
		expect(holds(whole, seenBy(dragged(camera, dx, dy), phone), field.box)).toBe(true);
	const large = fieldOf(sheet(80, 60));
	const drawn = windowOf(camera, phone, large);
	expect(drawn[2] - drawn[0]).toBeLessThan(40);
	expect(holds(drawn, seenBy(dragged(camera, 100, 80), phone), large.box)).toBe(true);
	expect(holds(drawn, seenBy(dragged(camera, 300, 0), phone), large.box)).toBe(false);
});

test('six keys for six sides, arrows along a row', () => {
	const six = ['w', 'e', 'd', 's', 'a', 'q'].map((key) => hexAfter(field, '1010', key));
	expect(six).toEqual(['1009', '1110', '1111', '1011', '0911', '0910']);
	expect(hexAfter(field, '1010', 'W')).toBe('1009');
	expect(hexAfter(field, '1010', 'ArrowUp')).toBe('1009');
	let at = '0510';
	for (let step = 0; step < 10; step++) at = hexAfter(field, at, 'ArrowRight') ?? '';
	expect(at).toBe('1510');
	for (let step = 0; step < 10; step++) at = hexAfter(field, at, 'ArrowLeft') ?? '';
	expect(at).toBe('0510');
	expect(hexAfter(field, '0101', 'q')).toBe('0101');
	expect(hexAfter(field, '1010', 'x')).toBeUndefined();
});

test('over the edge of the sheet the keys lead to the smaller map beside it, and back', () => {
	const two = sheet(4, 4);
	const city = (id: string, row: number) => ({ id, at: [6, row], ground: 'clear' }) as const;
	const both = fieldOf({
		...two,
		hexes: [...two.hexes, city('FORT', 1.5), city('DOCKS', 2.5)],
		insets: [{ name: 'City', hexes: ['FORT', 'DOCKS'] }]
	});
	expect(hexAfter(both, '0402', 'ArrowRight')).toBe('FORT');
	expect(hexAfter(both, 'FORT', 'ArrowDown')).toBe('DOCKS');
	expect(hexAfter(both, 'DOCKS', 'ArrowLeft')).toBe('0402');
	expect(hexAfter(both, '0401', 'ArrowUp')).toBe('0401');
	expect(hexAfter(both, '0102', 'ArrowLeft')).toBe('0102');
});

test('of places that are not told apart on the whole map those of the smaller map are gone near to, where most lie there', () => {
	const country = sheet(40, 25);
	const east = Math.max(...country.hexes.map(({ at }) => at[0])) + 4;
	const city = ['FORT', 'DOCKS', 'GATE'].map(
		(id, row) => ({ id, at: [east, 4.5 + row], ground: 'clear' }) as const
	);
	const view = new BoardView({
		...country,
		hexes: [...country.hexes, ...city],
		insets: [{ name: 'City', hexes: ['FORT', 'DOCKS', 'GATE'] }]
	});
	view.measured(phone);
	view.showAll(['FORT', 'DOCKS', '0505', '0505']);
	const [x, y] = pixelOf(view.camera, phone, view.field.centre('DOCKS'));
	expect([view.whole, x > 0 && x < 390, y > 0 && y < 300]).toEqual([false, true, true]);
	view.showAll(['0505', '1010', '3801', 'FORT']);
	expect(view.whole, 'most of them lie on the large one').toBe(true);
});

test('two rows of a stack leave its hex in sight also where neither side of it has room for both', () => {
	const counters = [counter('u', 'white'), counter('train', 'white', { steps: 0, left: 0 })];
	for (const y of [60, 144, 228]) {
		const fan = fanOf(counters, [195, y], 48, [0, 0, 390, 288]);
		expect(fan.beds).toHaveLength(2);
		for (const [, top, , bottom] of fan.beds) {
			expect(top >= y + 24 || bottom <= y - 24, `at ${y}: ${top} to ${bottom}`).toBe(true);
			expect(top >= 0 && bottom <= 288).toBe(true);
		}
	}
});

test('a stack is spread out in rows on the window, and each counter can be tapped', () => {
	const counters = [
		...Array.from({ length: 5 }, (_, at) => counter(`u${at}`, 'white')),
		counter('train', 'white', { steps: 0, left: 0 })
	];
	for (const at of [
		[20, 20],
		[380, 290],
		[200, 150]
	] as const) {
		const fan = fanOf(counters, at, 54, [0, 0, 390, 300]);
		expect(fan.beds).toHaveLength(3);
		for (const [left, top, right, bottom] of fan.beds) {
			expect(left).toBeGreaterThanOrEqual(0);
			expect(right).toBeLessThanOrEqual(390);
			expect(top).toBeGreaterThanOrEqual(0);
			expect(bottom).toBeLessThanOrEqual(300);
		}
		for (const {
			counter: one,
			at: [x, y]
		} of fan.counters)
			expect(pickedFrom(fan, [x + 27, y + 27])).toBe(one);
		expect(pickedFrom(fan, [-50, -50])).toBeUndefined();
	}
});
