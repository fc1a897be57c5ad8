import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

const titles = readdirSync('src', { recursive: true, encoding: 'utf8' })
	.filter((name) => name.endsWith('.svelte'))
	.flatMap((name) => [
		...readFileSync(`src/${name}`, 'utf8').matchAll(/<title>([\s\S]*?)<\/title>/g)
	])
	.map(([, title = '']) => title);

// The screens are switched to the pseudo-language as they stand, and a title is said once, when its screen opens.
test('what stands in the title of a screen is said by the catalogue', () => {
	expect(titles.length).toBeGreaterThan(40);
	const plain = titles.filter((title) => /\p{L}/u.test(title.replace(/\{[^{}]*\}|Tachanka/g, '')));
	expect(plain).toEqual([]);
	const quoted = titles.filter((title) => /\{[^{}]*['"`][^{}]*\p{L}[^{}]*['"`]/u.test(title));
	expect(quoted).toEqual([]);
});
