import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';

/** What passes on, under their own names, what another file has: `export{a as start}from"../chunks/start.js"`. */
const PASSES_ON = /^export ?\{([^}]*)\} ?from ?["'](\.[^"']+)["'];?\s*$/;
/** How a page asks for the app. */
const ASKS =
	/Promise\.all\(\[\s*import\("([^"]+)"\),\s*import\("([^"]+)"\)\s*\]\)\.then\(\(\[kit, app\]\) => \{/;

/**
 * Does a page, or its script, say what is drawn in it? Where nothing is to be seen, nothing waits until it is.
 * @param {string} page
 */
const isDrawn = (page) => /\bnode_ids:/.test(page);

/** How a page asks for the app ahead, and how one does that has a picture to show first: its own script decides. */
const [AT_ONCE, LATER] = ['rel="modulepreload"', 'rel="app"'];

/**
 * SvelteKit asks for the app by two files, which only name what the first file of the app has: the page asks for that one
 * itself; where the page shows something, once that is seen.
 * @param {string} page
 * @param {(url: string) => string} read a file of the build by its address
 * @returns {string}
 */
const askedStraight = (page, read) =>
	page.replace(ASKS, (_, ...[kit = '', app = '']) => {
		const [one, other] = [kit, app].map((url) => {
			const [, names = '', from = ''] = PASSES_ON.exec(read(url)) ?? [];
			if (!from) throw new Error(`${url} has something of its own.`);
			const its = names.split(',').map((name) => name.trim().split(' as '));
			const fields = its.map(([here, there = here]) => `${there}: its.${here}`);
			return { at: new URL(from, `file://${url}`).pathname, fields: fields.join(', ') };
		});
		if (!one || one.at !== other?.at) throw new Error('The app comes in more than one file.');
		const ask = `import("${one.at}")`;
		// Between reading the app and waking the page there is room for a tap.
		const patient = `window.painted().then(() => ${ask}).then((its) => new Promise((done) => setTimeout(done, 0, its)))`;
		return `${isDrawn(page) ? patient : ask}.then((its) => {
						const kit = { ${one.fields} };
						const app = { ${other.fields} };`;
	});

/**
 * A script of a page in as few letters as do the same.
 * @param {string} script
 * @returns {string}
 */
const lean = (script) => minifySync('page.js', script).code;

/** @param {string} text */
const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/**
 * What a page does by itself, in few bytes; its policy names its scripts as they are then.
 * @param {string} page
 * @param {(url: string) => string} read
 * @returns {string}
 */
export const leanPage = (page, read) => {
	/** @type {[before: string, after: string][]} */
	const hashes = [];
	const patient = isDrawn(page) ? page.replaceAll(AT_ONCE, LATER) : page;
	const whole = patient.replace(/(?<=<script>)[^]*?(?=<\/script>)/g, (script) => {
		const made = lean(askedStraight(script, read));
		hashes.push([hash(script), hash(made)]);
		return made;
	});
	return hashes.reduce((text, [before, after]) => {
		if (!text.includes(before)) throw new Error('The policy does not know a script of its page.');
		return text.replaceAll(before, after);
	}, whole);
};

/**
 * Makes each page of a built folder lean.
 * @param {string} folder
 * @param {string} base
 */
export function leanPages(folder, base) {
	/** @param {string} url */
	const read = (url) => readFileSync(join(folder, url.slice(base.length)), 'utf8');
	const pages = readdirSync(folder).filter((name) => name.endsWith('.html'));
	for (const path of pages.map((name) => join(folder, name)))
		writeFileSync(path, leanPage(readFileSync(path, 'utf8'), read));
}
