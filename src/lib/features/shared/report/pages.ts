import type { Block } from '#lib/kernel/report/block.ts';

/** About how many lines a page has; a table is never torn. */
const LINES = 60;

const linesIn = (block: Block): number =>
	block.kind === 'lines' ? block.lines.length : block.kind === 'table' ? block.rows.length : 1;

/** A block of lines in pieces that fit on a page. */
const pieces = (block: Block): readonly Block[] => {
	if (block.kind !== 'lines' || block.lines.length <= LINES) return [block];
	const all: Block[] = [];
	for (let at = 0; at < block.lines.length; at += LINES)
		all.push({ ...block, lines: block.lines.slice(at, at + LINES) });
	return all;
};

/** The blocks of a report in pages of much the same length, so that they can be drawn one after the other. */
export const pagesOf = (blocks: readonly Block[]): readonly (readonly Block[])[] => {
	const pages: Block[][] = [];
	let room = 0;
	for (const block of blocks.flatMap(pieces)) {
		if (room <= 0) {
			pages.push([]);
			room = LINES;
		}
		pages.at(-1)?.push(block);
		room -= linesIn(block);
	}
	return pages;
};
