import { say, type PhraseValue } from '../phrase.ts';
import { finished, makingText, type Sliced } from '../sliced.ts';
import type { Block, Shown, TableBlock } from './block.ts';
import { words } from '../words/en/kernel.ts';

/** Text with characters escaped that Markdown would read as markup. */
const plain = (text: string): string =>
	text
		.replace(/\s+/g, ' ')
		.replace(/[\\`*_{}[\]<>#|~&]/g, '\\$&')
		.replace(/^(\d+)([.)])(\s|$)/, '$1\\$2$3')
		.replace(/^([-+=])(\s|$)/, '\\$1$2');

const spaced = (parts: readonly string[]): string => parts.filter(Boolean).join(' ');

const table = (
	{ columns, rows, total }: TableBlock,
	cell: (value: PhraseValue) => string
): string => {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
	return [
		line(columns.map(({ text }) => cell(text))),
		line(columns.map(({ number }) => (number ? '--:' : '---'))),
		...rows.map((row) => line(row.map(cell))),
		...(total ? [line(total.map((value) => cell(value) && `**${cell(value)}**`))] : [])
	].join('\n');
};

const part = (block: Block, shown: Shown): string => {
	const said = (value: PhraseValue): string => plain(shown(value));
	switch (block.kind) {
		case 'heading':
			return `${'#'.repeat(block.level)} ${said(block.text)}`;
		case 'text': {
			const text = plain(spaced(block.sentences.map(shown)));
			return block.quiet ? `*${text}*` : text;
		}
		case 'lines':
			return block.lines
				.map(({ sentences, note }) => {
					const text = plain(spaced(sentences.map(shown)));
					return note === undefined ? `- ${text}` : `- ${text} *${said(note)}*`;
				})
				.join('\n');
		case 'photo':
			return `*${plain(shown(say(words.photoWhat, { what: spaced(block.caption.map(shown)) })))}*`;
		case 'table':
			return `**${said(block.caption)}**\n\n${table(block, said)}`;
	}
};

function* markdownBits(blocks: readonly Block[], shown: Shown): Generator<string, void, undefined> {
	for (const [at, block] of blocks.entries()) yield `${at ? '\n' : ''}${part(block, shown)}\n`;
}

/** The report as Markdown, in parts. */
export const makingMarkdown = (blocks: readonly Block[], shown: Shown): Sliced<readonly string[]> =>
	makingText(markdownBits(blocks, shown), blocks.length);

/** The same all at once. */
export const markdown = (blocks: readonly Block[], shown: Shown): string =>
	finished(makingMarkdown(blocks, shown)).join('');

/** A report in Markdown, to be read as it stands: without the marks; the cells of a row stand side by side. */
export const unmarked = (report: string): string =>
	report.replace(/\\(.)|^[-:| ]+\n|^[#| ]+|\*|[ |]+$|( \| )/gm, (_, kept = '', between) =>
		between ? ' · ' : kept
	);
