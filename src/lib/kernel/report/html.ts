import type { PhraseValue } from '../phrase.ts';
import { finished, makingText, type Sliced } from '../sliced.ts';
import type { Block, Shown, Sign, TableBlock } from './block.ts';
import { STYLE } from './style.ts';

const SIGNS: Readonly<Record<string, string>> = {
	'&': '&amp;',
	'<': '&lt;',
	'>': '&gt;',
	'"': '&quot;',
	"'": '&#39;'
};

/** Text escaped so that a page shows it as it is, whatever somebody typed. */
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => SIGNS[sign] ?? '');

/** The badge of a side: a shape and a letter as well as a colour. */
const LETTERS: Readonly<Record<Sign, string>> = { red: 'R', white: 'W', green: 'G', allied: 'I' };
const badge = (side: Sign | undefined): string =>
	side ? `<i class="${side}">${LETTERS[side]}</i>` : '';

type Write = (value: PhraseValue) => string;

const spaced = (parts: readonly PhraseValue[], write: Write): string =>
	parts.map(write).filter(Boolean).join(' ');

/** The most rows that stay together on paper. */
const TOGETHER = 8;

const table = ({ caption, columns, rows, total }: TableBlock, write: Write): string => {
	const look = (at: number): string => (columns[at]?.number ? ' class="n"' : '');
	const head = columns.map(({ text }, at) => `<th scope="col"${look(at)}>${write(text)}</th>`);
	const line = (row: readonly PhraseValue[]): string =>
		row
			.map((cell, at) =>
				at === 0 ? `<th scope="row">${write(cell)}</th>` : `<td${look(at)}>${write(cell)}</td>`
			)
			.join('');
	return [
		`<table class="${rows.length <= TOGETHER ? 'short' : 'long'}"><caption>${write(caption)}</caption>`,
		`<thead><tr>${head.join('')}</tr></thead>`,
		`<tbody>${rows.map((row) => `<tr>${line(row)}</tr>`).join('\n')}</tbody>`,
		total ? `<tfoot><tr>${line(total)}</tr></tfoot></table>` : '</table>'
	].join('\n');
};

/** The address of a picture inside the page itself: `data:` only, nothing from outside. */
export type Pictures = Readonly<Record<string, string>>;

const photo = (
	{ id, caption, alt }: Extract<Block, { kind: 'photo' }>,
	write: Write,
	pictures: Pictures
): string => {
	const address = pictures[id];
	const words = `<figcaption>${spaced(caption, write)}</figcaption>`;
	return address?.startsWith('data:image/')
		? `<figure><img src="${escaped(address)}" alt="${write(alt)}">${words}</figure>`
		: `<p class="quiet">${write(alt)}</p>`;
};

const part = (block: Block, write: Write, pictures: Pictures): string => {
	switch (block.kind) {
		case 'heading':
			return `<h${block.level}>${badge(block.side)}${write(block.text)}</h${block.level}>`;
		case 'text':
			return `<p${block.quiet ? ' class="quiet"' : ''}>${spaced(block.sentences, write)}</p>`;
		case 'lines': {
			const lines = block.lines.map(({ sentences, note }) => {
				const aside = note === undefined ? '' : ` <em>${write(note)}</em>`;
				return `<li>${spaced(sentences, write)}${aside}</li>`;
			});
			return `<ul>\n${lines.join('\n')}\n</ul>`;
		}
		case 'photo':
			return photo(block, write, pictures);
		case 'table':
			return table(block, write);
	}
};

/** How a report is written as a page. */
interface Page {
	readonly shown: Shown;
	readonly title: string;
	readonly lang: string;
	/** Photos by their id, as `data:` addresses. */
	readonly pictures?: Pictures;
}

function* pageBits(
	blocks: readonly Block[],
	{ shown, title, lang, pictures = {} }: Page
): Generator<string, void, undefined> {
	const write: Write = (value) => escaped(shown(value));
	yield `<!doctype html>
<html lang="${escaped(lang)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
`;
	for (const block of blocks) yield `${part(block, write, pictures)}\n`;
	yield `</main>
</body>
</html>
`;
}

/** The report as one self-contained page, in parts: no scripts, nothing from outside. */
export const makingHtml = (blocks: readonly Block[], page: Page): Sliced<readonly string[]> =>
	makingText(pageBits(blocks, page), blocks.length);

/** The same all at once. */
export const html = (blocks: readonly Block[], page: Page): string =>
	finished(makingHtml(blocks, page)).join('');
