import { expect, test } from 'vitest';
import { hexNamed } from '#lib/ui/board/shape/field.ts';
import { face } from '#lib/features/white-october/face.ts';
import { mapOf } from '#lib/features/white-october/map.ts';
import { placeName, shippedPack } from '#lib/rules/white-october/index.ts';
import { fieldOf, HEIGHT, placeOf } from '#lib/ui/board/shape/field.ts';
import { insetsOf } from '#lib/ui/board/shape/insets.ts';
import { lineOf, widthOf } from '#lib/ui/board/shape/labels.ts';
import { rampart } from '#lib/ui/board/shape/lights.ts';
import { labelsOf } from '#lib/ui/board/shape/names.ts';
import { BoardView } from '#lib/ui/board/view.svelte.ts';
import { stack } from '../../ui/board/country.ts';

const [city] = insetsOf(face.map);
const field = fieldOf(city!.map);

test('12 the city is a map of its own beside the whole sheet: each district named, in its hex, on its paper', () => {
	expect([city?.name, field.hexes.length, field.sheet[2] - field.sheet[0]]).toEqual([
		'Petrograd',
		13,
		0
	]);
	expect(city?.map.hexsides.some(({ kind, bridge }) => kind === 'river' && bridge)).toBe(true);
	const size = 31.2;
	const labels = labelsOf(field, size, 'L', { stacks: [], front: [], lights: {} });
	expect(labels.map(({ hex }) => hex).sort()).toEqual(field.hexes.map(({ id }) => id).sort());
	for (const { hex, x, y, lines, size: letters } of labels) {
		const [cx, cy] = field.centre(hex).map((value) => value * size) as [number, number];
		const half = Math.max(...lines.map((line) => widthOf(line, letters, 'L'))) / 2;
		const middle = y - ((lines.length - 1) * lineOf(letters, 'L')) / 2 - 3;
		expect(Math.hypot(x - cx, middle - cy), hex).toBeLessThan(size);
		expect(x - half).toBeGreaterThanOrEqual(field.box[0] * size);
		expect(x + half).toBeLessThanOrEqual(field.box[2] * size);
	}
});

test('12 a district is named where a counter lies in it, too, though one lies in those around it, while somebody moves there', () => {
	const whole = fieldOf(face.map);
	const held = ['Winter Palace', 'Peter & Paul', 'Vassilievski Island', 'Smolny'];
	const hexes = whole.hexes.filter(({ place }) => held.includes(place?.name ?? ''));
	const stacks = hexes.map(({ id }) => stack(id, 'red'));
	const reach = new Map(hexes.map(({ id }) => [id, '1']));
	for (const lights of [{}, { reach }]) {
		const labels = labelsOf(whole, 31.2, 'L', { stacks, front: [], lights });
		const named = labels.filter(({ text }) => held.includes(text));
		expect(named).toHaveLength(4);
		// Under its counter or over it, and not across it.
		for (const { hex, y } of named) {
			const [, cy] = whole.centre(hex).map((value) => value * 31.2) as [number, number];
			expect(Math.abs(y - 4 - cy)).toBeGreaterThan(31.2 * HEIGHT * 0.35);
		}
	}
});

test.each([54, 60])(
	'12 a district keeps its name whoever lies in it and in the others, in hexes %i px high',
	(height) => {
		const whole = fieldOf(face.map);
		const ids = whole.hexes.filter(({ unnumbered }) => unnumbered).map(({ id }) => id);
		for (let set = 0; set < 2 ** ids.length; set += 83) {
			const held = ids.filter((_, at) => set & (1 << at));
			const stacks = held.map((id) => stack(id, 'red'));
			const lying = { stacks, front: [], lights: {} };
			const labels = labelsOf(whole, height / HEIGHT, 'L', lying).map(({ hex }) => hex);
			expect(labels, held.join()).toEqual(expect.arrayContaining(ids));
		}
	}
);

test('12 a long name does not run over the counter of the next district where an empty one can make room', () => {
	const whole = fieldOf(face.map);
	const at = (name: string) => whole.hexes.find(({ place }) => place?.name === name)?.id ?? '';
	const held = ['Peter & Paul', 'Smolny', 'Winter Palace', 'Nevsky', 'Warsaw Station'];
	held.push('Putilov Works', 'Moscow Gate');
	const [size, half] = [54 / HEIGHT, 54 * 0.35];
	const stacks = held.map((name) => stack(at(name), 'red'));
	const labels = labelsOf(whole, size, 'L', { stacks, front: [], lights: {} });
	const [name] = labels.filter(({ text }) => text === 'Warsaw Station');
	const [, below] = whole.centre(at('Moscow Gate'));
	expect(name!.y).toBeLessThan(below * size - half + 3);
});

test.each([
	[23.1, 'M'],
	[15, 'S']
] as const)(
	'12 with hexes of a side of %d no district bears the name of another',
	(size, level) => {
		const whole = fieldOf(face.map);
		const labels = labelsOf(whole, size, level, { stacks: [], front: [], lights: {} });
		for (const { hex, x, y } of labels.filter(({ hex: one }) => whole.beside.has(one)))
			expect(whole.nearest([x / size, (y - 4) / size], 1)).toBe(hex);
	}
);

test.each([
	[6.2, 'S'],
	[23.1, 'M'],
	[31.2, 'L']
] as const)('12 with hexes of a side of %d the map names Petrograd, once', (size, level) => {
	const labels = labelsOf(fieldOf(face.map), size, level, { stacks: [], front: [], lights: {} });
	expect(labels.filter(({ lines }) => lines.join(' ') === 'Petrograd')).toHaveLength(1);
});

test('12 around the city stand the hexes that it touches, each beside a district that touches it', () => {
	const { districts } = shippedPack().data.map.city;
	const touched = new Set(districts.flatMap(({ touches = [] }) => touches));
	const ways = (city?.map.written ?? []).filter(({ near }) => near);
	expect(new Set(ways.map(({ text }) => text))).toEqual(touched);
	for (const { text: name, at } of ways) {
		const [x, y] = placeOf(at);
		expect(field.nearest([x, y], 0), `${name} lies in no district`).toBeUndefined();
		const near = districts.filter(({ touches = [] }) => touches.includes(name));
		const apart = near.map(({ id }) => {
			const [cx, cy] = field.centre(id);
			return Math.hypot(x - cx, y - cy);
		});
		expect(Math.min(...apart), name).toBeLessThan(2);
	}
});

test('on the whole map the gulf bears its name, in the sea', () => {
	const whole = fieldOf(face.map);
	// A side of a hex on the whole map of a phone, and half of the letters.
	const [side, half] = [6.2, widthOf('Gulf of Finland', 's', 'S') / 2];
	const [gulf, ...others] = (face.map.written ?? []).filter(({ near }) => !near);
	expect([gulf?.text, others]).toEqual(['Gulf of Finland', []]);
	const [x, y] = placeOf(gulf!.at);
	for (const by of [-half, 0, half])
		expect(whole.of(whole.nearest([x + by / side, y - 4 / side], 1) ?? '')?.ground).toBe('sea');
});

test('12 whoever looks at a district sees it as near as its name needs', () => {
	const view = new BoardView(face.map);
	view.measured({ width: 390, height: 288 });
	view.centreOn('22/G');
	expect(view.camera.height).toBe(40);
	view.show(field.hexes[3]!.id);
	expect(view.camera.height).toBe(54);
	// So is it where a question is about many of them; a window that is too low for that shows them all.
	const all = field.hexes.map(({ id }) => id);
	view.centreOn('22/G');
	view.fit();
	view.closer();
	view.showAll(all);
	expect(view.camera.height).toBe(54);
	const low = new BoardView(face.map);
	low.measured({ width: 390, height: 220 });
	low.closer();
	low.showAll(all);
	expect(low.camera.height).toBe(40);
});

test('12 the map says which of its hexes bears the name of the city', () => {
	const { data } = shippedPack();
	const covers = ['23/V', '24/U', '24/V'];
	const map = { ...data.map, city: { ...data.map.city, covers } };
	const named = (of: typeof data) =>
		mapOf({ data: of }).hexes.flatMap(({ id, place }) => (place?.rank === 'city' ? [id] : []));
	expect(named(data)).toEqual([data.map.city.covers[0]]);
	expect(named({ ...data, map })).toEqual(['23/V']);
});

test('a place is named on the map as in all that is told', () => {
	const whole = fieldOf(face.map);
	for (const { id: at, place } of whole.hexes)
		if (place) expect(hexNamed(whole, at)).toBe(placeName(at));
});

test.each([54, 60, 72, 90])(
	'11.2.2 a barricade in an empty district is not under a name, in hexes %i px high',
	(height) => {
		const whole = fieldOf(face.map);
		const ids = whole.hexes.filter(({ unnumbered }) => unnumbered).map(({ id }) => id);
		const size = height / HEIGHT;
		const labels = labelsOf(whole, size, 'L', { stacks: [], front: [], lights: { works: ids } });
		const [, foot = 0, high = 0] = /^M-10 ([\d.]+)h5v-(\d+)/.exec(rampart(size))!.map(Number);
		const under = ids.filter((id) => {
			const [x, y] = whole.centre(id).map((value) => value * size) as [number, number];
			return labels.some((label) => {
				const half = Math.max(...label.lines.map((line) => widthOf(line, label.size, 'L'))) / 2;
				const top = label.y - (label.lines.length - 1) * lineOf(label.size, 'L') - 8;
				const beside = Math.abs(label.x - x) > half + 10;
				return !beside && label.y + 1 > y + foot - high && top < y + foot;
			});
		});
		expect(under).toEqual([]);
		expect(foot).toBeLessThan(height / 2);
	}
);
