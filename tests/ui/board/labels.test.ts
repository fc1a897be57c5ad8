import { expect, test } from 'vitest';
import { face } from '#lib/features/white-october/face.ts';
import type { Lights, MapHex, StackView } from '#lib/ui/board/model.ts';
import { fieldOf, HEIGHT, type Box } from '#lib/ui/board/shape/field.ts';
import type { Level } from '#lib/ui/board/shape/ground.ts';
import {
	fontOf,
	labelled,
	widthOf,
	type KnownRooms,
	type Label
} from '#lib/ui/board/shape/labels.ts';
import { leftAt } from '#lib/ui/board/shape/lights.ts';
import { labelsOf } from '#lib/ui/board/shape/names.ts';
import { country, stack } from './country.ts';

const field = fieldOf(country);
const none: Lights = {};
const all = (
	level: Level,
	size: number,
	stacks: readonly StackView[] = [],
	lights = none
): Label[] => labelsOf(field, size, level, { stacks, front: [], lights });
const boxOf = ({ text, x, y, size }: Label, level: Level): Box => {
	const [half, px] = [widthOf(text, size, level) / 2, fontOf(size, level)];
	return [x - half, y - px * 0.76, x + half, y + px * 0.24];
};
const meet = (a: Box, b: Box): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

const everywhere = country.hexes
	.filter((_, at) => at % 7 === 0)
	.map(({ id }, at) => stack(id, at % 2 ? 'red' : 'white'));

test('on the whole map no name runs over the smaller map beside it', () => {
	const place = { name: 'Schlisselburg', rank: 'town', victory: true } as const;
	const east = Math.max(...country.hexes.map(({ at }) => at[0]));
	const edge = country.hexes.find(({ at }) => at[0] === east && at[1] > 5);
	const city = { id: 'FORT', at: [east + 2, edge?.at[1] ?? 0], ground: 'clear' } as const;
	const both = fieldOf({
		...country,
		hexes: [...country.hexes.map((hex) => (hex === edge ? { ...hex, place } : hex)), city],
		insets: [{ name: 'City', hexes: ['FORT'] }]
	});
	const [x, y] = both.centre('FORT').map((value) => value * 7.7) as [number, number];
	const half = (7.7 * HEIGHT) / 2;
	const labels = labelsOf(both, 7.7, 'S', { stacks: [], front: [], lights: none });
	const found = labels.find(({ text }) => text === place.name);
	expect(found).toBeDefined();
	expect(found && meet(boxOf(found, 'S'), [x - half, y - half, x + half, y + half])).toBe(false);
});

test('no name of the sheet runs over its frame towards a smaller map that lies farther off', () => {
	const east = Math.max(...country.hexes.map(({ at }) => at[0]));
	const city = { id: 'FORT', at: [east + 20, 5], ground: 'clear' } as const;
	const place = { name: 'Schlisselburg', rank: 'town', victory: true } as const;
	const both = fieldOf({
		...country,
		hexes: [...country.hexes.map((hex) => (hex.at[0] === east ? { ...hex, place } : hex)), city],
		insets: [{ name: 'City', hexes: ['FORT'] }]
	});
	const labels = labelsOf(both, 7.7, 'S', { stacks: [], front: [], lights: none });
	const over = labels.filter((one) => boxOf(one, 'S')[2] > both.sheet[2] * 7.7);
	expect(over).toEqual([]);
	expect(labels.some(({ text }) => text === place.name)).toBe(true);
});

test('a district that is asked about, or within reach, keeps its name: it is known by nothing else', () => {
	const east = Math.max(...country.hexes.map(({ at }) => at[0]));
	const city = ['Harbour', 'Okhta'].map((name, at) => ({
		...{ id: name, at: [east + 3, at], ground: 'clear', unnumbered: true },
		place: { name, rank: 'site' }
	})) as unknown as MapHex[];
	const hexes = city.map(({ id }) => id);
	const both = fieldOf({
		...country,
		hexes: [...country.hexes, ...city],
		insets: [{ name: 'City', hexes }]
	});
	const namesWith = (lights: Lights, size = 36) =>
		labelsOf(both, size, 'L', { stacks: [], front: [], lights }).map(({ text }) => text);
	expect(namesWith(none)).toEqual(expect.arrayContaining(hexes));
	expect(namesWith({ targets: hexes })).toEqual(expect.arrayContaining(hexes));
	for (const size of [23.1, 36])
		expect(namesWith({ reach: new Map(hexes.map((hex) => [hex, '1'])) }, size)).toEqual(
			expect.arrayContaining(hexes)
		);
});

test('a district with a long name has it in two lines within its hex', () => {
	const east = Math.max(...country.hexes.map(({ at }) => at[0]));
	const city = ['Vassilievski Island', 'Peter & Paul', 'Okhta'].map((name, at) => ({
		...{ id: name, at: [east + 3, at + 4], ground: 'clear', unnumbered: true },
		place: { name, rank: 'site' }
	})) as unknown as MapHex[];
	const beside = { id: 'BESIDE', at: [east + 4, 5], ground: 'clear' } as const;
	const both = fieldOf({
		...country,
		hexes: [...country.hexes, ...city, beside],
		insets: [{ name: 'City', hexes: [...city, beside].map(({ id }) => id) }]
	});
	const labels = labelsOf(both, 36, 'L', { stacks: [], front: [], lights: none });
	const linesOf = (id: string) => labels.find(({ hex }) => hex === id)?.lines;
	expect(linesOf('Vassilievski Island')).toEqual(['Vassilievski', 'Island']);
	expect(linesOf('Peter & Paul')).toEqual(['Peter', '& Paul']);
	expect(linesOf('Okhta')).toEqual(['Okhta']);
	for (const { hex, lines, x, size } of labels.filter((one) => one.lines.length > 1)) {
		const [middle] = both.centre(hex);
		expect(Math.abs(x - middle * 36)).toBeLessThan(1);
		for (const line of lines) expect(widthOf(line, size, 'L')).toBeLessThan(2 * 36);
	}
});

test.each([54, 60])(
	'a long name that a counter would cover has another room, in hexes %i px high',
	(height) => {
		const petrograd = fieldOf(face.map);
		const island = face.map.hexes.find(({ place }) => place?.name === 'Vassilievski Island')!.id;
		const around = [0, 1, 2, 3, 4, 5].flatMap((side) => petrograd.next(island, side) ?? []);
		for (const busy of [[island], around]) {
			const stacks = busy.map((hex) => stack(hex, 'red'));
			const lying = { stacks, front: [], lights: none };
			const labels = labelsOf(petrograd, height / HEIGHT, 'L', lying);
			expect(labels.map(({ hex }) => hex)).toContain(island);
		}
	}
);

test.each([
	['S', 7.7],
	['M', 23.1],
	['L', 31.2]
] as const)('at %s no name covers another', (level, size) => {
	for (const stacks of [[], everywhere]) {
		const boxes = all(level, size, stacks).map((label) => boxOf(label, level));
		expect(boxes.length).toBeGreaterThan(5);
		boxes.forEach((box, at) => {
			for (const other of boxes.slice(at + 1)) expect(meet(box, other)).toBe(false);
		});
	}
});

test.each([
	['M', 23.1],
	['L', 31.2]
] as const)('at %s no village covers a counter; towns are never left out', (level, size) => {
	const labels = all(level, size, everywhere);
	const half = size * HEIGHT * 0.35;
	for (const label of labels.filter((one) => one.size === 's'))
		for (const { hex } of everywhere) {
			const [x, y] = field.centre(hex).map((value) => value * size) as [number, number];
			expect(meet(boxOf(label, level), [x - half, y - half, x + half, y + half])).toBe(false);
		}
	const towns = country.hexes.filter(
		({ place }) => place?.rank === 'town' || place?.rank === 'city'
	);
	expect(labels.map(({ hex }) => hex)).toEqual(expect.arrayContaining(towns.map(({ id }) => id)));
});

test('the whole map names its places of victory, and few others', () => {
	const labels = all('S', 7.7, everywhere);
	expect(labels.map(({ text }) => text)).toEqual(
		expect.arrayContaining(['Orel', 'Kromy', 'Sevsk'])
	);
	expect(labels.length).toBeLessThanOrEqual(3 + 7);
});

test('names stay on the paper', () => {
	const [left, top, right, bottom] = field.box.map((value) => value * 23.1) as [
		number,
		number,
		number,
		number
	];
	for (const label of all('M', 23.1)) {
		const box = boxOf(label, 'M');
		expect(box[0]).toBeGreaterThanOrEqual(left);
		expect(box[1]).toBeGreaterThanOrEqual(top);
		expect(box[2]).toBeLessThanOrEqual(right);
		expect(box[3]).toBeLessThanOrEqual(bottom);
	}
});

test('a name stands below its place, and above it where a counter lies below', () => {
	const hex: MapHex = {
		id: '0101',
		at: [0, 0],
		ground: 'clear',
		place: { name: 'Orel', rank: 'town' }
	};
	const asked = {
		height: 40,
		level: 'M',
		widthOf,
		rather: [],
		paperOf: (): Box => [0, 0, 400, 400]
	} as const;
	const places = [{ hex, at: [200, 200], busy: false }] as const;
	expect(labelled({ ...asked, places, taken: [] })[0]?.y).toBeGreaterThan(200);
	expect(labelled({ ...asked, places, taken: [[180, 202, 220, 230]] })[0]?.y).toBeLessThan(200);
});

test('villages in reach give way to the numbers', () => {
	const village = country.hexes.find(({ place }) => place?.rank === 'village')?.id ?? '';
	const named = (lights: Lights) => all('M', 23.1, [], lights).map(({ hex }) => hex);
	expect(named(none)).toContain(village);
	expect(named({ reach: new Map([[village, '2']]) })).not.toContain(village);
});

test('of two places of victory without room for both, one is named', () => {
	const victory = (id: string, name: string): MapHex => ({
		...{ id, at: [0, 0], ground: 'clear' },
		place: { name, rank: 'town', victory: true }
	});
	const labels = labelled({
		...{
			height: 4,
			level: 'S',
			widthOf,
			taken: [],
			rather: [],
			paperOf: (): Box => [0, 0, 90, 36]
		},
		places: [
			{ hex: victory('0101', 'Dmitrovsk'), at: [44, 18], busy: false },
			{ hex: victory('0102', 'Komaritchi'), at: [46, 18], busy: false },
			{ hex: victory('0103', 'Sevsk'), at: [45, 20], busy: false }
		]
	});
	const boxes = labels.map((label) => boxOf(label, 'S'));
	expect(boxes.length).toBeGreaterThan(0);
	boxes.forEach((box, at) => {
		for (const other of boxes.slice(at + 1)) expect(meet(box, other)).toBe(false);
	});
});

test('what a tap lights makes no name anew that stays where it was', () => {
	const known: KnownRooms = new Map();
	const named = (lights: Lights): Label[] =>
		labelsOf(field, 31.2, 'L', { stacks: everywhere, front: [], lights, known });
	const before = named({ reach: new Map([['1813', '2']]) });
	const after = named({ reach: new Map([['1813', '2']]), targets: ['1813'] });
	expect(after.length).toBeGreaterThan(20);
	expect(after.filter((label) => !before.includes(label)).length).toBeLessThan(3);
	expect(after).toEqual(named({ reach: new Map([['1813', '2']]), targets: ['1813'] }));
});

test('while somebody moves, a town leaves the points around it readable where it can', () => {
	const inReach = (hex: string) => new Map(['', ...around(hex)].map((id) => [id || hex, '2¼']));
	const around = (hex: string): readonly string[] =>
		[0, 1, 2, 3, 4, 5].flatMap((side) => field.next(hex, side) ?? []);
	const towns = country.hexes.filter(({ place }) => place?.rank === 'town');
	const covered = towns.filter(({ id, place }) => {
		// Counters above, below and in it leave only what lies to the right or left, over the points of its neighbours.
		const stacks = [id, field.next(id, 0), field.next(id, 3)].flatMap((hex) =>
			hex === undefined ? [] : [stack(hex, 'white')]
		);
		const lights = { reach: inReach(id) };
		const name = all('L', 28, stacks, lights).find(({ text }) => text === place?.name);
		return around(id).some((hex) => {
			const [x, y] = field.centre(hex).map((value) => value * 28) as [number, number];
			const lies = stacks.some((one) => one.hex === hex);
			return !lies && name && meet(boxOf(name, 'L'), [x - 10, y - 6, x + 10, y + 6]);
		});
	});
	expect(covered.map(({ place }) => place?.name)).toEqual([]);
});

test('a town with a counter stands under it or over it where points in reach lie beside it, and its name has room there', () => {
	const size = 23.1;
	const towns = country.hexes.filter(
		({ place }) => place?.rank === 'town' && widthOf(place.name, 'm', 'M') < 2 * size
	);
	expect(towns.length).toBeGreaterThan(1);
	const reach = new Map(country.hexes.map(({ id }) => [id, '2¼']));
	const covered = towns.filter(({ id, place }) => {
		const name = all('M', size, [stack(id, 'white')], { reach }).find(
			({ text }) => text === place?.name
		);
		return country.hexes.some((hex) => {
			if (hex.id === id || !name) return !name;
			const [x, y] = field.centre(hex.id).map((value) => value * size) as [number, number];
			return meet(boxOf(name, 'M'), [x - 13, y - 8, x + 13, y + 8]);
		});
	});
	expect(covered.map(({ place }) => place?.name)).toEqual([]);
});

test('while somebody moves no name covers points in reach, nor a counter: that of a town at most touches one', () => {
	const reach = new Map(country.hexes.map(({ id }) => [id, '2¼']));
	const stacks = country.hexes.filter((_, at) => at % 3 === 0).map(({ id }) => stack(id, 'white'));
	const busy = new Set(stacks.map(({ hex }) => hex));
	for (const size of [23.1, 31.2]) {
		const labels = all(size < 30 ? 'M' : 'L', size, stacks, { reach });
		expect(labels.length).toBeGreaterThan(0);
		const covered = labels.filter((label) =>
			country.hexes.some(({ id }) => {
				const [x, y] = leftAt(field, id, '2¼', size, { beside: busy.has(id) });
				const [across, down] = field.centre(id).map((value) => value * size) as [number, number];
				// A counter without its edge: its letters.
				const half = size * HEIGHT * 0.25;
				const letters: Box = [across - half, down - half, across + half, down + half];
				const points: Box = [x - 8, y - 12, x + 8, y + 2];
				const box = boxOf(label, size < 30 ? 'M' : 'L');
				return meet(box, points) || (busy.has(id) && meet(box, letters));
			})
		);
		expect(covered.map(({ text }) => text)).toEqual([]);
	}
});

test('what is left beside a pile of counters stands clear of its lowest one, in wide letters too', () => {
	const size = 40 / HEIGHT;
	const [x] = field.centre('1010').map((value) => value * size) as [number, number];
	/** A digit and a fraction of 12 px in the widest letters, and the edge of a pile of four. */
	const [digit, fraction] = [8.4, 12.5];
	const edge = x + 0.35 * 40 * (1 + 3.9 / 20) + 1;
	for (const [text, wide] of [
		['3', digit],
		['¼', fraction],
		['3½', digit + fraction],
		['10¾', 2 * digit + fraction]
	] as const) {
		const [middle] = leftAt(field, '1010', text, size, { beside: true });
		expect(middle - wide / 2, text).toBeGreaterThan(edge);
	}
});
