import { t } from '#lib/words/t.ts';
import { type BattleState, fateOf, SEQUENCE } from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/battle/phase.ts';
import type { PhaseStop } from '#lib/ui/list/PhaseLine.svelte';

const NOTES = { skipped: words.skipped, reopened: words.reopened } as const;

/** The seven phases as stops on a line, showing which were left out or entered again. */
export const phaseStops = (state: BattleState): readonly PhaseStop[] =>
	SEQUENCE.map(({ phase, title }) => {
		const fate = fateOf(state, phase);
		const odd = fate === 'skipped' || fate === 'reopened' ? fate : undefined;
		return { n: phase, label: t(title), fate: odd, note: odd && t(NOTES[odd]) };
	});
