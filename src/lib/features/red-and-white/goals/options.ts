import { t } from '#lib/words/t.ts';
import { HOLDERS, type Holder } from '#lib/rules/red-and-white/engine/beside/goals.ts';
import type { Camp } from '#lib/rules/red-and-white/types.ts';
import { CAMP_WORDS } from '#lib/rules/red-and-white/words/table.ts';
import type { SegmentedOption } from '#lib/ui/form/Segmented.svelte';

export const CAMPS = ['red', 'white'] as const;

/** Four words that fit side by side on a narrow phone. */
const SHORT: Readonly<Record<Holder, string>> = {
	red: 'Red',
	white: 'White',
	contested: 'Both',
	nobody: 'None'
};

export const holderOptions = (): readonly SegmentedOption<Holder>[] =>
	HOLDERS.map((value) => ({ value, label: t(SHORT[value]) }));

export const sideOptions = (): readonly SegmentedOption<Camp>[] =>
	CAMPS.map((value) => ({ value, side: value, label: t(CAMP_WORDS[value].many) }));
