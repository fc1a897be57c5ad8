import { chances } from '#lib/kernel/dice/draw.ts';
import { same } from '#lib/kernel/same.ts';
import { t } from '#lib/words/t.ts';
import type { Resolution } from '#lib/rules/red-and-white/index.ts';

/** Something that can come of a roll: in the words of its calculator, and what the draw would have given. */
export interface Verdict {
	readonly words: string;
	readonly value: unknown;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** How much two outcomes have in common: a quarrel that happened stays with another loss. */
const alike = (a: unknown, b: unknown): number =>
	isRecord(a) && isRecord(b) ? Object.keys(a).filter((key) => same(a[key], b[key])).length : 0;

/** An outcome in all its words; for the list, in no more of them than tell it from the others. */
const wordsOf = (resolution: Resolution, value: unknown): readonly [short: string, all: string] => {
	const { value: head, say, more } = resolution.tell(value);
	const said = t(say);
	const short = /\p{L}/u.test(t(head)) && !said.includes(t(head)) ? `${t(head)}: ${said}` : said;
	return [short, [short, ...more.map(t)].join(' ')];
};

/**
 * GAMING TERMS USED: what the referee may say that came of a roll: everything the rule can make of it, each thing once,
 * and of several ways to it the one that is nearest to what fell.
 */
export const verdicts = (resolution: Resolution, fell: unknown): readonly Verdict[] => {
	const found = new Map<string, { short: string; value: unknown; near: number; weight: bigint }>();
	for (const { value, weight } of chances(resolution.draw).outcomes) {
		const [short, all] = wordsOf(resolution, value);
		const near = alike(fell, value);
		const known = found.get(all);
		if (!known || near > known.near || (near === known.near && weight > known.weight))
			found.set(all, { short, value, near, weight });
	}
	const times = (short: string): number =>
		[...found.values()].filter((one) => one.short === short).length;
	return [...found].map(([all, { short, value }]) => ({
		words: times(short) > 1 ? all : short,
		value
	}));
};
