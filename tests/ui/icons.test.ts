import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { BRANCHES, ICONS, SIDES } from '#lib/ui/signs/icons.ts';
import { drawing, drawings } from '#lib/ui/signs/sprite.ts';
import { MOST_DOTS, standDrawing } from '#lib/ui/signs/stands.ts';

const sprite = readFileSync('src/lib/ui/signs/symbols.svg', 'utf8');
const drawn = new Set([...sprite.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]));

test('every name has a drawing, and every drawing a name or a number', () => {
	const named = [...ICONS, ...BRANCHES, ...SIDES.map((side) => `side-${side}`)];
	expect(named.filter((name) => !drawn.has(name))).toEqual([]);
	const rest = [...drawn].filter((id) => !named.includes(String(id)));
	expect(rest.filter((id) => !/^(stand|hit|d6|d10)(-|$)/.test(String(id)))).toEqual([]);
});

test('a stand is drawn for each number of figures it can have and have left', () => {
	for (let full = 1; full <= MOST_DOTS; full++)
		for (let left = 0; left <= full; left++) expect(drawn).toContain(standDrawing(full, left));
	expect(standDrawing(4, 9)).toBe('stand-4-4');
	expect(standDrawing(4, -1)).toBe('stand-4-0');
	expect(standDrawing(MOST_DOTS + 1, 3)).toBeNull();
	expect(drawn).toContain('stand-blank');
});

test('what a page carries has each drawing under the name by which it is asked for, and shows nothing itself', () => {
	const carried = drawings();
	for (const id of drawn) expect(carried).toContain(`<symbol id="${drawing(String(id)).slice(1)}"`);
	expect(carried).toMatch(/^<svg hidden [^>]*><symbol/);
	expect(carried).not.toMatch(/<!--|>\s/);
});

test('a page copies a drawing wherever it is shown, so it has no groups, and its dots are one shape', () => {
	for (const [symbol] of sprite.matchAll(/<symbol [^]*?<\/symbol>/g)) {
		expect(symbol).not.toContain('<g ');
		expect(symbol.split(/<circle [^>]*fill="currentColor"/).length).toBeLessThanOrEqual(2);
	}
});

test('a strict policy finds nothing to block in the sprite', () => {
	expect(sprite).not.toMatch(/\sstyle=|<style|<script|\son\w+=/);
});

test('components name no colour but through a role', () => {
	const raw = readdirSync('src/lib/ui')
		.filter((name) => name.endsWith('.svelte'))
		.filter((name) =>
			/#[\da-f]{3,8}\b(?!\w)|\brgba?\(|\bhsl/i.test(
				(/<style>[\s\S]*<\/style>/.exec(readFileSync(`src/lib/ui/${name}`, 'utf8')) ?? [''])[0]
			)
		);
	expect(raw).toEqual([]);
});
