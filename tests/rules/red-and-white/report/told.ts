import type { Block } from '#lib/kernel/report/block.ts';
import { blocksOf, type Luck } from '#lib/kernel/report/report.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { REPORT } from '#lib/rules/red-and-white/report/report.ts';

/** The report of a battle, told all at once. */
export const toldBlocks = ({
	luck,
	...of
}: Parameters<typeof REPORT.story>[0] & {
	readonly luck?: Luck | undefined;
}): readonly Block[] => blocksOf(finished(REPORT.story(of)), luck);
