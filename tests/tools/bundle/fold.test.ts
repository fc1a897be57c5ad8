import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fold, unfold } from './fold.mjs';
import { lean } from './lean.mjs';

/** A map as the build takes it. */
const mapOf = (game: string): Parameters<typeof fold>[0] =>
	JSON.parse(lean(readFileSync(`src/lib/rules/${game}/scenarios/data/map.json`, 'utf8')));

test.each(['orel-1919', 'white-october'])('the map of %s unfolds to what it was', (game) => {
	const map = mapOf(game);
	const folded = JSON.stringify(fold(map));
	const again = unfold(JSON.parse(folded));
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
			{ type: 'coast', sides: ['28/H N'] }
		],
		lines: []
	};
	expect(unfold(JSON.parse(JSON.stringify(fold(map))))).toEqual(map);
});
