import { chances } from '#lib/kernel/dice/draw.ts';
import { isRecord } from '#lib/kernel/is-record.ts';
import { same } from '#lib/kernel/same.ts';
import { t } from '#lib/words/t.ts';
import type { Resolution } from '#lib/rules/red-and-white/index.ts';

/** A possible outcome of a roll: in the words of its calculator, and as the value the draw would have given. */
export interface Verdict {
	readonly words: string;
	readonly value: unknown;
}

/** How many fields two outcomes share, so that what else happened (a quarrel) stays when the referee changes the loss. */
const alike = (a: unknown, b: unknown): number =>
	isRecord(a) && isRecord(b) ? Object.keys(a).filter((key) => same(a[key], b[key])).length : 0;

/** An outcome in full; for the list, in just enough words to tell it from the others. */
const wordsOf = (resolution: Resolution, value: unknown): readonly [short: string, all: string] => {
	const { value: head, say, more } = resolution.tell(value);
	const said = t(say);
	const short = /\p{L}/u.test(t(head)) && !said.includes(t(head)) ? `${t(head)}: ${said}` : said;
	return [short, [short, ...more.map(t)].join(' ')];
};

/**
 * GAMING TERMS USED: the outcomes that the referee may declare for a roll: everything the rule allows, each once; where
 * several ways lead to the same outcome, the one nearest to what the dice gave.
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
