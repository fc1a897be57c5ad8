// Contrast of every pair of roles that meets on a screen, in every theme.
// node tests/tools/contrast.mjs     prints the table (Markdown); exits 1 if a pair falls short
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** @typedef {'light' | 'dark' | 'hall'} Theme */
/** @typedef {'text' | 'shape'} Kind */
/** @typedef {Record<string, string>} Roles */

const TOKENS = new URL('../../src/lib/ui/theme/tokens.css', import.meta.url);
/** @type {readonly Theme[]} */
const THEMES = ['light', 'dark', 'hall'];

/** Text 4.5, shapes (borders of controls, symbols, bars) 3; in hall 7 and 4.5. */
const NEED = {
	text: { light: 4.5, dark: 4.5, hall: 7 },
	shape: { light: 3, dark: 3, hall: 4.5 }
};

/** @type {(fg: string, ...grounds: string[]) => [Kind, string, string][]} */
const text = (fg, ...grounds) => grounds.map((bg) => ['text', fg, bg]);
/** @type {(fg: string, ...grounds: string[]) => [Kind, string, string][]} */
const shape = (fg, ...grounds) => grounds.map((bg) => ['shape', fg, bg]);

export const PAIRS = [
	...text('ink', 'page', 'surface', 'sunken'),
	...text('ink-2', 'page', 'surface', 'sunken'),
	...text('link', 'page', 'surface'),
	...text('on-action', 'action'),
	...text('on-action-2', 'action-2'),
	...text('on-owed', 'owed'),
	...text('page', 'ink', 'ink-2'),
	...text('surface', 'ink'),
	...text('on-red', 'red'),
	...text('on-red-2', 'red-2'),
	...text('on-white', 'white'),
	...text('on-white-2', 'white-2'),
	...text('on-green', 'green'),
	...text('on-allied', 'allied'),
	...text('map-ink', 'map-clear', 'map-valley', 'map-woods', 'map-forest', 'map-marsh'),
	...shape('edge', 'page', 'surface', 'sunken'),
	...shape('focus', 'page', 'surface'),
	...shape('action', 'page', 'surface'),
	...shape('chance', 'surface'),
	...shape('chance-edge', 'surface'),
	...shape('owed-edge', 'page', 'surface', 'owed'),
	...shape('red', 'page', 'surface'),
	...shape('white-edge', 'page', 'surface'),
	...shape('map-water', 'map-clear', 'map-valley'),
	...shape('map-road', 'map-clear', 'map-valley')
];

const GROUNDS = ['map-clear', 'map-valley', 'map-woods', 'map-forest', 'map-marsh'];
/** What meets on a drawn map only; its roles stand in the sheet of the board. */
export const BOARD_PAIRS = [
	...text('map-ink', 'map-sea', 'map-hills', 'map-city', 'map-label'),
	...text('map-reach-edge', 'map-sea'),
	...shape('map-path', 'map-path-edge'),
	...shape('map-red', ...GROUNDS),
	...shape('map-reach-edge', ...GROUNDS.filter((ground) => ground !== 'map-forest')),
	...shape('map-coast', 'map-clear'),
	...shape('map-town', 'map-clear', 'map-city'),
	...shape('map-rail', 'map-clear'),
	...shape('map-doubt', 'map-clear')
];

/** @param {string} css @param {string} head */
const block = (css, head) => {
	const from = css.indexOf(head);
	if (from < 0) throw new Error(`no block ${head}`);
	const open = css.indexOf('{', from);
	for (let at = open, depth = 0; at < css.length; at++) {
		if (css[at] === '{') depth++;
		if (css[at] === '}' && --depth === 0) return css.slice(open + 1, at);
	}
	throw new Error(`block ${head} is not closed`);
};

/** @param {string} css @returns {Roles} */
const roles = (css) =>
	Object.fromEntries(
		[...css.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
			String(name),
			String(value).trim()
		])
	);

/** @param {string} hex */
const luminance = (hex) => {
	if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`not a plain colour: ${hex}`);
	const [r, g, b] = [1, 3, 5].map((at) => {
		const part = parseInt(hex.slice(at, at + 2), 16) / 255;
		return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
	});
	return 0.2126 * Number(r) + 0.7152 * Number(g) + 0.0722 * Number(b);
};

/** Contrast of two colours, 1 to 21. @param {string} a @param {string} b */
export const ratio = (a, b) => {
	const light = Math.max(luminance(a), luminance(b));
	const dark = Math.min(luminance(a), luminance(b));
	return (light + 0.05) / (dark + 0.05);
};

/** The roles of a sheet that has them for each theme. @param {string} css */
const rolesOf = (css) => ({
	light: roles(block(css, '\n:root {')),
	dark: roles(block(css, ":root[data-theme='dark']")),
	hall: roles(block(css, ":root[data-theme='hall']"))
});

/**
 * Measures a token sheet: every pair in every theme, and what is wrong with it, in words. `below`: a sheet whose roles
 * it builds on.
 * @param {string} css
 */
export const measured = (css, pairs = PAIRS, below = css) => {
	const own = rolesOf(css);
	const base = rolesOf(below);
	const light = { ...base.light, ...own.light };
	/** @type {Record<Theme, Roles>} */
	const themes = {
		light,
		dark: { ...light, ...base.dark, ...own.dark },
		hall: { ...light, ...base.hall, ...own.hall }
	};
	/** @type {string[]} */
	const wrong = [];
	const rows = pairs.map(([kind, fg, bg]) => {
		const ratios = THEMES.map((theme) => {
			const found = ratio(String(themes[theme][fg]), String(themes[theme][bg]));
			if (found < NEED[kind][theme])
				wrong.push(`${fg} on ${bg}, ${theme}: ${found.toFixed(2)}, needs ${NEED[kind][theme]}`);
			return found;
		});
		return { kind, fg, bg, ratios };
	});
	return { rows, wrong };
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const { rows, wrong } = measured(readFileSync(TOKENS, 'utf8'));
	console.log('| pair | kind | light | dark | hall |\n|---|---|--:|--:|--:|');
	for (const { kind, fg, bg, ratios } of rows) {
		const cells = ratios.map((one) => (Math.floor(one * 10) / 10).toFixed(1));
		console.log(`| ${fg} on ${bg} | ${kind} | ${cells.join(' | ')} |`);
	}
	console.log(`\n${rows.length * THEMES.length} checked, ${wrong.length} short.`);
	for (const line of wrong) console.log(line);
	process.exitCode = wrong.length > 0 ? 1 : 0;
}
