import { beginning } from '#lib/features/red-and-white/battles/list.svelte.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { EXAMPLE_FORCES } from '#lib/rules/red-and-white/scenarios/examples.ts';
import { chained } from './chained.ts';

/** The line that begins a battle of the example forces. */
export const firstLine = (name: string): BattleEntry => {
	const first = beginning({ name, forces: EXAMPLE_FORCES, choices: {} });
	if (!('kind' in first)) throw new Error(first.text);
	const [line] = chained(first);
	if (!line) throw new Error('Nothing was written');
	return line;
};
