import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { themes } from './themes.ts';

const worn = (sheet: string): string =>
	postcss([themes])
		.process(sheet, { from: undefined })
		.css.replace(/\s+/g, ' ')
		.replaceAll('}}', '} }');

test('a theme is worn by its name, and by the phones that ask for it, hall before dark', () => {
	const sheet = `:root { --ink: black }
		:root[data-theme='dark'] { --ink: white }
		:root[data-theme=hall] { --ink: navy }
		.other { color: var(--ink) }`;
	expect(worn(sheet)).toBe(
		":root { --ink: black } :root[data-theme='dark'] { --ink: white } " +
			':root[data-theme=hall] { --ink: navy } ' +
			'@media (prefers-color-scheme: dark) { :root:not([data-theme]) { --ink: white } } ' +
			'@media (prefers-contrast: more) { :root:not([data-theme]) { --ink: navy } } ' +
			'.other { color: var(--ink) }'
	);
});

test.each(['src/lib/ui/theme/tokens.css', 'src/lib/ui/board/board.css'])(
	'so it is in %s, whose roles all stand in both',
	(path) => {
		const [, dark = '', hall = ''] = worn(readFileSync(path, 'utf8')).split(
			/@media \(prefers-(?:color-scheme: dark|contrast: more)\)/
		);
		expect(dark).toMatch(/^ { :root:not\(\[data-theme\]\) {[^}]*--map-[^}]*} }/);
		expect(hall).toMatch(/^ { :root:not\(\[data-theme\]\) {[^}]*--map-[^}]*} }/);
	}
);
