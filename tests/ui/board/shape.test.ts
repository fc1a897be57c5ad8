import { expect, test } from 'vitest';
import { fieldOf, HEIGHT, type Point } from '#lib/ui/board/shape/field.ts';
import { joined, levelOf, outline, pictureOf } from '#lib/ui/board/shape/ground.ts';
import { arrowAt, headAt, offWay, pixel, rampart, wayPath } from '#lib/ui/board/shape/lights.ts';
import {
	above,
	beside,
	chained,
	pieces,
	rounded,
	type Segment
} from '#lib/ui/board/shape/lines.ts';
import { barOf } from '#lib/ui/board/shape/scale.ts';
import { stepsOf, tokenPath, tokenSize } from '#lib/ui/board/shape/tokens.ts';
import { counter, country, sheet, stack } from './country.ts';

const field = fieldOf(sheet(4, 3));
const round = (points: readonly Point[]): number[][] =>
	points.map((point) => point.map((value) => Math.round(value * 1000) / 1000));

test('a hex lies where its map says, in sides of a hex', () => {
	expect(field.centre('0101')).toEqual([1, HEIGHT / 2].map((x) => expect.closeTo(x, 9)));
	expect(field.centre('0202')).toEqual([2.5, HEIGHT * 2].map((x) => expect.closeTo(x, 9)));
	expect(field.box).toEqual([0, 0, 6.5, HEIGHT * 3.5].map((x) => expect.closeTo(x, 9)));
});

test('six hexes lie around one, clockwise from the top, and none beyond the edge', () => {
	const around = (id: string) => [0, 1, 2, 3, 4, 5].map((side) => field.next(id, side));
	expect(around('0202')).toEqual(['0201', '0302', '0303', '0203', '0103', '0102']);
	expect(around('0302')).toEqual(['0301', '0401', '0402', '0303', '0202', '0201']);
	expect(around('0101')).toEqual([undefined, undefined, '0201', '0102', undefined, undefined]);
	expect(field.next('0101', 6)).toBeUndefined();
	expect(() => field.centre('9999')).toThrow('9999');
	expect(field.of('9999')).toBeUndefined();
});

test('the side between two hexes is the same from both', () => {
	const [one, other] = [field.edge('0202', '0302'), field.edge('0302', '0202')];
	expect(round(one ?? [])).toEqual(round([...(other ?? [])].reverse()));
	expect(field.edge('0101', '0301')).toBeUndefined();
});

test('rows may be counted from anywhere', () => {
	const map = sheet(4, 3);
	const lower = fieldOf({
		...map,
		hexes: map.hexes.map((hex) => ({ ...hex, at: [hex.at[0] + 3, hex.at[1] + 7.25] as const }))
	});
	expect(lower.next('0202', 1)).toBe('0302');
	expect(lower.centre('0101')[1]).toBeCloseTo(HEIGHT * 7.75, 9);
});

test('a tap means the hex it falls into, or the nearest within reach', () => {
	for (const { id } of field.hexes) expect(field.nearest(field.centre(id), 0)).toBe(id);
	const [x, y] = field.centre('0101');
	expect(field.nearest([x - 0.9, y], 0)).toBe('0101');
	expect(field.nearest([x, y - 1], 1.2)).toBe('0101');
	expect(field.nearest([x, y - 3], 1.2)).toBeUndefined();
});

test('a line of two points is straight; bends are cut and rounded', () => {
	expect(rounded([])).toBe('');
	expect(
		rounded([
			[0, 0],
			[10, 0]
		])
	).toBe('M0,0L10,0');
	const bend: Point[] = [
		[0, 0],
		[10, 0],
		[10, 10]
	];
	expect(rounded(bend, 0.5)).toBe('M0,0L5,0Q10,0 10,5L10,10');
	expect(rounded(bend, 0.2)).toBe('M0,0L8,0Q10,0 10,2L10,10');
	expect(rounded(bend, 0.5, true)).toMatch(/^M5,5Q0,0 5,0L5,0Q10,0 10,5.*z$/);
});

test('a line beside another keeps to one side; above, to the upper one wherever it goes', () => {
	const east: Point[] = [
		[0, 0],
		[10, 0]
	];
	const west: Point[] = [
		[10, 0],
		[0, 0]
	];
	expect(beside(east, 2)).toEqual([
		[0, 2],
		[10, 2]
	]);
	expect(beside(west, 2)).toEqual([
		[10, -2],
		[0, -2]
	]);
	expect(above(east, 2)).toEqual([
		[0, -2],
		[10, -2]
	]);
	expect(above(west, 2)).toEqual([
		[10, -2],
		[0, -2]
	]);
});

test('segments become lines: in any order and direction, loops closed, forks apart', () => {
	const [a, b, c, d]: [Point, Point, Point, Point] = [
		[0, 0],
		[1, 0],
		[1, 1],
		[0, 1]
	];
	const [line, ...more] = chained([
		[c, b],
		[a, b],
		[d, c]
	]);
	expect(more).toEqual([]);
	expect(line?.closed).toBe(false);
	expect(line?.line[0] === a ? line.line : [...(line?.line ?? [])].reverse()).toEqual([a, b, c, d]);
	const loop = chained([
		[a, b],
		[c, b],
		[c, d],
		[a, d]
	]);
	expect(loop).toHaveLength(1);
	expect(loop[0]?.closed).toBe(true);
	expect(loop[0]?.line).toHaveLength(4);
	const fork: Segment[] = [
		[a, b],
		[b, c],
		[b, [2, 0]]
	];
	const lines = chained(fork);
	expect(lines).toHaveLength(3);
	expect(lines.every(({ closed }) => !closed)).toBe(true);
});

test('a path is painted in pieces: each of its lines is in one, with those that begin near it', () => {
	const near = ['M1,2.5L30,9z', 'M-1,2h4', 'M9.9,0m3,1l2,2'];
	const far = 'M10,0V4';
	expect(pieces([near[0], far, near[2], near[1]].join(''), 10)).toEqual([
		`${near[0]}${near[2]}`,
		far,
		near[1]
	]);
	expect(pieces('', 10)).toEqual([]);
	const { trees } = pictureOf(joined(fieldOf(country)), 30, 'M');
	const parts = pieces(trees, 320);
	expect(parts.length).toBeGreaterThan(10);
	const lines = (d: string): string[] => d.split('M').sort();
	expect(lines(parts.join(''))).toEqual(lines(trees));
});

test('around an area runs one loop, and another around a hole in it', () => {
	const around = [0, 1, 2, 3, 4, 5].map((side) => field.next('0202', side) ?? '');
	expect(outline(field, ['0202'])).toEqual([{ line: expect.anything(), closed: true }]);
	expect(outline(field, ['0202'])[0]?.line).toHaveLength(6);
	expect(
		outline(field, around)
			.map(({ line }) => line.length)
			.sort((x, y) => x - y)
	).toEqual([6, 18]);
	expect(outline(field, [])).toEqual([]);
});

test('rivers of one name come joined: few lines for hundreds of sides', () => {
	const of = joined(fieldOf(country));
	expect(country.hexsides.length).toBeGreaterThan(300);
	expect(of.water.length).toBeLessThan(90);
	const sides = of.water.reduce(
		(sum, { chain: { line, closed } }) => sum + line.length - (closed ? 0 : 1),
		0
	);
	expect(sides).toBe(country.hexsides.length);
});

test('the nearer, the more is drawn; what is out of sight is not', () => {
	const of = joined(fieldOf(country));
	const all = pictureOf(of, 8, 'S', [0, 0, 400, 300]);
	expect([all.grid, all.trees, all.bridges, all.ways['minor-road'], all.water.ditch]).toEqual([
		'',
		'',
		'',
		'',
		''
	]);
	expect(all.areas.some(({ ground }) => ground === 'valley')).toBe(false);
	const near = pictureOf(of, 24, 'M', [400, 300, 800, 600]);
	expect(near.grid.length).toBeGreaterThan(1000);
	expect(near.trees.length).toBeGreaterThan(100);
	const nowhere = pictureOf(of, 24, 'M', [-900, -900, -500, -500]);
	expect([nowhere.grid, nowhere.houses, nowhere.water.river, nowhere.ways.rail]).toEqual([
		'',
		'',
		'',
		''
	]);
	expect(nowhere.stations).toEqual([]);
});

test('the head of a move lies before the counter that made it', () => {
	const field = fieldOf(country);
	const [x, y] = pixel(field, '1012', 20);
	const [, across, down] = /translate\((\S+) (\S+)\)/.exec(headAt(field, ['1010', '1012'], 20)!)!;
	expect(Number(across)).toBeCloseTo(x, 0);
	// The counter takes 0.7 of its hex.
	expect(y - Number(down)).toBeGreaterThan(0.35 * HEIGHT * 20);
	expect(y - Number(down)).toBeLessThan(0.5 * HEIGHT * 20);
});

test('the height of a hex decides how much is drawn', () => {
	expect([13, 29.9, 30, 43.9, 44, 60].map(levelOf)).toEqual(['S', 'S', 'M', 'M', 'L', 'L']);
});

test('a token is as large as its steps, and shaped by its side', () => {
	expect([1, 2, 3, 6, 7, 12].map(tokenSize)).toEqual([3.2, 3.2, 4.5, 4.5, 5.9, 5.9]);
	const mixed = { ...stack('0101', 'red', 4) };
	expect(
		stepsOf({
			...mixed,
			counters: [...mixed.counters, counter('train', 'red', { steps: 0, left: 0 })]
		})
	).toBe(5);
	const shapes = (['red', 'white', 'allied'] as const).map((side) => tokenPath(side, [10, 10], 4));
	expect(shapes[0]).toContain('a');
	expect(shapes[1]).toMatch(/h.*v.*h/);
	expect(shapes[2]).toMatch(/^M10,5l/);
});

test('the bar of the scale is a round distance that has room', () => {
	expect(barOf(4, 13.36)).toEqual({ km: 20, px: expect.closeTo(66.8, 1) });
	expect(barOf(4, 54)).toEqual({ km: 8, px: 108 });
	expect(barOf(4, 1000)).toEqual({ km: 1, px: 250 });
});

test('a way from the sheet to a smaller map beside it is not drawn across the sheet; its arrow points at the edge there', () => {
	const two = sheet(4, 4);
	const city = (id: string, row: number) => ({ id, at: [8, row], ground: 'clear' }) as const;
	const both = fieldOf({
		...two,
		hexes: [...two.hexes, city('FORT', 1), city('DOCKS', 2)],
		insets: [{ name: 'City', hexes: ['FORT', 'DOCKS'] }]
	});
	const way = wayPath(both, ['0101', '0102', 'FORT', 'DOCKS'], 20);
	expect(way).toBe(wayPath(both, ['0101', '0102'], 20) + wayPath(both, ['FORT', 'DOCKS'], 20));
	const [x = 0, y = 0] =
		arrowAt(both, '0102', 'FORT', 20)
			?.match(/[\d.]+/g)
			?.map(Number) ?? [];
	const [fx, fy] = both.centre('FORT').map((value) => value * 20) as [number, number];
	expect(Math.hypot(x - fx, y - fy)).toBeCloseTo((20 * HEIGHT) / 2, 0);
	expect(x).toBeLessThan(fx);
});

test('an arrow to a hex farther off lies at its near edge, not half-way over hexes that it has nothing to do with', () => {
	const lies = (to: string): number => {
		const [x = NaN, y = NaN] =
			arrowAt(field, '0102', to, 20)
				?.match(/-?[\d.]+/g)
				?.map(Number) ?? [];
		const [atX, atY] = pixel(field, to, 20);
		return Math.hypot(x - atX, y - atY);
	};
	const [near = '', far = ''] = [field.next('0102', 0), '0402'];
	expect(lies(near)).toBeCloseTo((20 * HEIGHT) / 2, 0);
	expect(lies(far)).toBeCloseTo((20 * HEIGHT) / 2, 0);
});

test('what is left in a hex of a way is written where the way does not run: under it, over it, or beside it', () => {
	const off = (...path: string[]) => {
		const [x, y] = pixel(field, '0202', 20);
		const [atX, atY] = offWay(field, path, '0202', 20);
		return [Math.sign(atX - x), Math.sign(Math.round(atY - y - 5))];
	};
	const above = field.next('0202', 0)!;
	const right = field.next('0202', 2)!;
	const below = field.next('0202', 3)!;
	expect(off(above, '0202', right)).toEqual([0, 1]);
	expect(off(right, '0202', below)).toEqual([0, -1]);
	expect(off(above, '0202', below)).toEqual([1, 0]);
	expect(off('0202', below), 'where it begins').toEqual([0, -1]);
});

test('a rampart stays in its hex, and below a name in two lines, however large the hex is', () => {
	for (let height = 44; height <= 90; height++) {
		const [, foot = 0, high = 0] =
			/M-10 (\S+?)h5v-(\S+?)h/.exec(rampart(height / HEIGHT))?.map(Number) ?? [];
		expect([height, foot < height / 2, foot - high >= 13.4]).toEqual([height, true, true]);
		expect(high).toBeGreaterThanOrEqual(4);
	}
});
