import { count, say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import { barred, type BattleState } from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/battle/phase.ts';
import { words as board } from '../words/en/battle/board.ts';

/** What the units of a phase have done, in one word. */
const DID: Readonly<Record<number, string>> = {
	1: words.doneOfAllRolled,
	2: words.doneOfAllFired,
	3: words.doneOfAllMoved,
	4: words.doneOfAllFired,
	5: words.doneOfAllFired,
	6: words.doneFought,
	7: words.doneOfAllTested
};

/**
 * LEADERSHIP: officers move once phase 1 has been rolled: how many have, or have joined a unit, of those who can;
 * undefined in other phases.
 */
export const officersMove = (
	state: BattleState
): { readonly done: number; readonly all: number } | undefined => {
	const { phase, turn } = state.clock;
	const fit = Object.values(state.officers).filter(
		({ camp, status }) => camp === turn && status === 'fit'
	);
	const done = fit.filter(
		({ id, moved }) => moved || barred(state, 'movement', { unit: null, target: null, officer: id })
	).length;
	return phase === 1 && fit.length ? { done, all: fit.length } : undefined;
};

/** How many units have acted in a phase: `2 of 5 moved`; where none could, how much is owed all the same. */
export const acted = (
	phase: number,
	{ done, open }: { readonly done: number; readonly open: number },
	owed: number
): string => {
	if (done + open === 0) return t(owed ? count(owed, board.nOwed) : words.nothingToDo);
	if (phase === 6 && open > 0) return t(count(open, words.nUnitsToFight));
	return t(say(DID[phase] ?? words.doneOfAll, { done, all: done + open }));
};
