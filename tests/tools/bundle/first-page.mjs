import { createHash } from 'node:crypto';
import postcss from 'postcss';

/** The styles of a page, and the drawings that it carries. */
export const STYLES = /(?<=<style>)[^]*?(?=<\/style>)/;
export const DRAWINGS = /(?<=<svg hidden[^>]*>)[^]*?(?=<\/svg>)/;
const EACH = /<symbol id="drawn-([^"]+)"[^]*?<\/symbol>/g;

/** What a selector says of others than the elements that it dresses. */
const OF_OTHERS = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;
/** @param {string} name a class as a stylesheet writes it */
const plain = (name) =>
	name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, sign) =>
		code ? String.fromCodePoint(parseInt(code, 16)) : sign
	);

/**
 * The parts of a stylesheet that dress nothing of what is named, from their first letter to behind their last.
 * @param {string} sheet
 * @param {ReadonlySet<string>} names
 * @returns {[from: number, to: number][]}
 */
const needless = (sheet, names) => {
	/** @type {[from: number, to: number][]} */
	const parts = [];
	/** @param {string} selector */
	const isNamed = (selector) =>
		[...selector.replace(OF_OTHERS, '').matchAll(CLASS)].every(([, name = '']) =>
			names.has(plain(name))
		);
	/** @param {postcss.ChildNode} node */
	const look = (node) => {
		const { start, end } = node.source ?? {};
		if (!start || !end) throw new Error(`Where is ${node}?`);
		const has = 'nodes' in node ? (node.nodes ?? []) : [];
		if (node.type === 'rule' && !node.selectors.some(isNamed))
			parts.push([start.offset, end.offset]);
		else if (node.type === 'atrule' && !/keyframes|property|font-face/.test(node.name)) {
			const before = parts.length;
			has.forEach(look);
			const gone = parts.length - before;
			if (gone && has.every(({ source }, at) => parts[before + at]?.[0] === source?.start?.offset))
				parts.splice(before, gone, [start.offset, end.offset]);
		}
	};
	postcss.parse(sheet).nodes.forEach(look);
	return parts;
};

/**
 * What is taken out of a text: what stays, and each part that went, by the number of letters that stay before it.
 * @param {string} text
 * @param {readonly [from: number, to: number][]} parts
 * @returns {{ rest: string, cuts: [before: number, text: string][] }}
 */
const takenOut = (text, parts) => {
	/** @type {[before: number, text: string][]} */
	const cuts = [];
	let rest = '';
	let at = 0;
	for (const [from, to] of parts) {
		rest += text.slice(at, from);
		const last = cuts.at(-1);
		if (last && from === at) last[1] += text.slice(from, to);
		else cuts.push([from - at, text.slice(from, to)]);
		at = to;
	}
	return { rest: rest + text.slice(at), cuts };
};

/** @param {string} text */
const hash = (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** @param {string} text */
const unescaped = (text) => text.replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/**
 * The first page with the styles and the drawings that it names, and its script and whatever is put into it, and what all
 * other screens need more: each part that was cut out of its styles, by how many letters of them stay before it, and the
 * drawings.
 * @param {string} page
 * @param {string} parts its script, and what is put into it
 * @param {string} url where the page finds what it does without
 */
export const firstPage = (page, parts, url) => {
	const styles = STYLES.exec(page)?.[0] ?? '';
	const drawings = DRAWINGS.exec(page)?.[0] ?? '';
	const named = unescaped(page.replace(STYLES, '').replace(DRAWINGS, '') + parts);
	const names = new Set([...named.split(/[\s"'`]+/), ...(named.match(/[\w-]+/g) ?? [])]);
	const { rest, cuts } = takenOut(styles, needless(styles, names));
	/** @type {string[]} */
	const others = [];
	const own = drawings.replace(EACH, (drawing, id) => {
		if (names.has(id) || named.includes(`#drawn-${id}"`)) return drawing;
		others.push(drawing);
		return '';
	});
	if (!page.includes(hash(styles)) || !others.length || !cuts.length)
		throw new Error('The first page has not what it is to do without.');
	return {
		page: page
			.replace(STYLES, () => rest)
			.replace(DRAWINGS, () => own)
			.replaceAll(`'${hash(styles)}'`, (known) => `${known} '${hash(rest)}'`)
			.replace('<script>', () => `<link rel="more" href="${url}">\n\t\t<script>`),
		more: { cuts, drawings: others.join('') }
	};
};
