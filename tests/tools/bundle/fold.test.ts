import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold, foldRows, idOn, nextOn, unfold, unfoldRows } from './fold.mjs';
import { lean } from './lean.mjs';

/** Data of a game as the build takes them. */
const dataOf = (game: string, file: string) =>
	JSON.parse(lean(readFileSync(`src/lib/rules/${game}/scenarios/data/${file}.json`, 'utf8')));
const GAMES = ['orel-1919', 'white-october'];

test.each(GAMES)('the map of %s unfolds to what it was', (game) => {
	const map: Parameters<typeof fold>[0] = dataOf(game, 'map');
	const folded = JSON.stringify(fold(map));
	const again = unfold(JSON.parse(folded), nextOn(map));
	expect(again).toEqual(map);
	expect(Object.keys(again.hexes)).toEqual(Object.keys(map.hexes));
	expect(folded.length).toBeLessThan(JSON.stringify(map).length / 2);
});

test('hexes that do not follow one another, and hexsides that differ, stay what they are', () => {
	const map = {
		hexes: {
			'0102': { terrain: 'clear' },
			'0104': { terrain: 'woods', name: 'Far' },
			'0099': { terrain: 'clear' }
		},
		hexsides: [
			{ a: '0102', b: '0103', kind: 'river', name: 'Oka' },
			{ a: '0103', b: '0104', kind: 'river' },
			{ a: '0104', b: '0105', kind: 'river' },
			{ a: '0104', b: '0203', kind: 'river' },
			{ a: '0104', b: '0804', kind: 'ditch' },
			{ type: 'coast', sides: ['28/H N'] }
		],
		lines: [
			{ kind: 'road', path: ['0102', '0103', '0204', '0104'] },
			{ kind: 'rail', path: ['0102', '0902'] }
		]
	};
	const lettered = {
		hexes: { '28/H': { terrain: 'clear' }, '29/H': { terrain: 'clear' } },
		hexsides: [{ type: 'coast', sides: ['28/H N'] }],
		lines: [
			{ kind: 'rail', path: '28/H 27/I 27/J 26/J' },
			{ kind: 'rail', path: '09/Z 09/AA 10/AA 08/BB 08/CC' },
			{ kind: 'road', path: '09/Z 09/BB' }
		]
	};
	for (const one of [map, lettered])
		expect(unfold(JSON.parse(JSON.stringify(fold(one))), nextOn(one))).toEqual(one);
	expect(JSON.stringify(fold(lettered))).toContain('28/H:');
});

test.each(GAMES)('the counters of %s unfold to what they were', (game) => {
	const counters: Parameters<typeof foldRows>[0] = dataOf(game, 'units');
	const folded = JSON.stringify(foldRows(counters));
	expect(unfoldRows(JSON.parse(folded), idOn(counters))).toStrictEqual(counters);
	expect(counters.units.flatMap((unit) => Object.values(unit))).not.toContain('');
	expect(folded.length).toBeLessThan(JSON.stringify(counters).length * 0.7);
});
