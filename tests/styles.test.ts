import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What utilities cannot say stays in a `<style>`: paper, a drawing that moves. Both numbers may only shrink. */
const FILES = 8;
const LINES = 257;

const components = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.svelte'))
	.map((name) => readFileSync(`src/${name}`, 'utf8'));
const styles = components.flatMap((text) => /<style>([^]*)<\/style>/.exec(text)?.[1]?.trim() ?? []);

test('a component says its looks in utilities', () => {
	const lines = styles.reduce((sum, text) => sum + text.split('\n').length, 0);
	expect(styles.length).toBeLessThanOrEqual(FILES);
	expect(lines).toBeLessThanOrEqual(LINES);
});

test('no rule asks the whole page whether something is on it: it would be asked again for all that is drawn', () => {
	expect(readFileSync('src/app.css', 'utf8')).not.toMatch(/(html|body|:root):has\(/);
});

test('what stands in a part is called `each:`, as a browser tries a rule of `*:` on all that is drawn', () => {
	expect(components.flatMap((text) => text.match(/[ '":]\*:[a-z[][^ '"]*/g) ?? [])).toEqual([]);
});
