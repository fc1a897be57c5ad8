import { beginning } from '#lib/features/red-and-white/battles/list.svelte.ts';
import type { BattleEntry } from '#lib/rules/red-and-white/journal/history.ts';
import { battleEngine, type Command, type Fact } from '#lib/rules/red-and-white/index.ts';
import { EXAMPLE_FORCES } from './rules/red-and-white/example-forces.ts';
import { chained } from './chained.ts';

/** The line that begins a battle of the example forces. */
export const firstLine = (name: string): BattleEntry => {
	const command = beginning({ name, forces: EXAMPLE_FORCES, choices: {} });
	const decision = battleEngine.decide(battleEngine.empty, command);
	if (!decision.ok) throw new Error(decision.refusal.why.text);
	const [line] = chained<Command, Fact>({ kind: 'done', command, facts: decision.facts });
	if (!line) throw new Error('Nothing was written');
	return line;
};
