import type { TextId } from '#lib/kernel/texts.ts';
import type { BattleState, redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/try.ts';

type Waiting = ReturnType<ReturnType<typeof redAndWhite.engine>['waiting']>;

/** What a phase is about, and what is said once that is done or nobody can do it. */
interface Taught {
	readonly act?: TextId<never>;
	readonly on: TextId<never>;
}

/** SEQUENCE OF ACTION: the first Red turn, phase by phase. */
const TURN: Readonly<Record<BattleState['clock']['phase'], Taught>> = {
	1: { act: words.leadership, on: words.leadershipOn },
	2: { act: words.fire, on: words.fireOn },
	3: { act: words.move, on: words.moveOn },
	4: { act: words.defend, on: words.defendOn },
	5: { on: words.attackingFire },
	6: { on: words.melee },
	7: { on: words.morale }
};

/**
 * What to do now in the first Red turn, and why: what is owed comes first, then one act of the phase, then the way on.
 * `over`: the turn has been taught; whoever plays on is told no more. It follows the table, so that it is right after an
 * undo, too.
 */
export const lessonLine = (
	{ clock, contacts }: Pick<BattleState, 'clock' | 'contacts'>,
	{ owed, crowds }: Waiting
): { readonly text: TextId<never>; readonly over: boolean } | undefined => {
	if (clock.round > 1) return undefined;
	if (clock.turn === 'white') return clock.phase > 1 ? undefined : { text: words.over, over: true };
	const { act, on } = TURN[clock.phase];
	if (owed.length) return { text: clock.phase === 1 ? words.leadership : words.owed, over: false };
	if (clock.phase === 5 && contacts.length) return { text: words.attackingFireNow, over: false };
	const begun = crowds.some(({ done }) => done > 0);
	const able = crowds.some(({ open }) => open > 0);
	return { text: act && able && !begun ? act : on, over: false };
};
