import { t } from '#lib/words/t.ts';
import {
	CAMPS,
	type Camp,
	CAMP_WORDS,
	type Holder,
	HOLDERS
} from '#lib/rules/red-and-white/index.ts';
import type { SegmentedOption } from '#lib/ui/form/Segmented.svelte';
import { words } from '../words/en/goals.ts';

/** Four words that fit side by side on a narrow phone. */
const SHORT: Readonly<Record<Holder, string>> = {
	red: words.red,
	white: words.white,
	contested: words.both,
	nobody: words.none
};

export const holderOptions = (): readonly SegmentedOption<Holder>[] =>
	HOLDERS.map((value) => ({ value, label: t(SHORT[value]) }));

export const sideOptions = (): readonly SegmentedOption<Camp>[] =>
	CAMPS.map((value) => ({ value, side: value, label: t(CAMP_WORDS[value].many) }));
