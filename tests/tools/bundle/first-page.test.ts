import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { firstPage } from './first-page.mjs';

const hash = (text: string): string =>
	`sha256-${createHash('sha256').update(text).digest('base64')}`;
const SHEET =
	'@layer a{.row{top:0}.gone{top:1px}.off,.gone{top:2px}}@media print{.gone:has(.row){top:3px}}' +
	'.row:not(.gone){top:4px}.p-0\\.5>b{top:5px}:root{--x:1}@keyframes off{0%{top:6px}}.gone{top:7px}';
const DRAWINGS = ['wheel', 'next', 'tank']
	.map((id) => `<symbol id="drawn-${id}"><path/></symbol>`)
	.join('');
const PAGE = `<meta content="'${hash(SHEET)}'"><style>${SHEET}</style><script></script>
	<a class="row"><use href="#drawn-wheel"></use></a><svg hidden xmlns="x">${DRAWINGS}</svg>`;
const made = () => firstPage(PAGE, 'const key=`p-0.5 press`,sign="next";', '/more.json');

test('the first page has the styles and the drawings of what it and its script name', () => {
	const { page, more } = made();
	const [, styles = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
	expect(styles).toBe(
		'@layer a{.row{top:0}}.row:not(.gone){top:4px}.p-0\\.5>b{top:5px}:root{--x:1}@keyframes off{0%{top:6px}}'
	);
	expect(page).toContain(`'${hash(SHEET)}' '${hash(styles)}'`);
	expect([...page.matchAll(/drawn-\w+">/g)].map(([found]) => found)).toEqual([
		'drawn-wheel">',
		'drawn-wheel">',
		'drawn-next">'
	]);
	expect(more.drawings).toBe('<symbol id="drawn-tank"><path/></symbol>');
	expect(page).toContain('<link rel="more" href="/more.json">');
});

test('with what was cut out of them the styles are again as they were', () => {
	const { page, more } = made();
	const [, some = ''] = /<style>([^]*)<\/style>/.exec(page) ?? [];
	let at = 0;
	const whole = more.cuts.map(([before, text]) => some.slice(at, (at += before)) + text).join('');
	expect(whole + some.slice(at)).toBe(SHEET);
});

test('a page whose styles nobody vouches for is not passed over', () => {
	expect(() => firstPage(PAGE.replace(hash(SHEET), 'other'), '', '/more.json')).toThrow();
});
