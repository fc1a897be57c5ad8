import type { History } from '#lib/kernel/game/history.ts';
import type { Session } from './session.ts';

/**
 * May lines that stand, such as those with dice, be taken back now because the players agreed to it? The agreement is a
 * line of the journal, so an undo of what was played before it takes it back as well: it then still holds, for older
 * lines too, until somebody plays on. An undo of the agreement alone withdraws it.
 */
export const isAgreed = <State, Command, Fact, Next>(
	{ state, counted, undone }: History<State, Command, Fact>,
	{ free, aside }: Pick<Session<State, Command, Fact, Next>, 'free' | 'aside'>
): boolean => {
	if (!free) return false;
	if (free(state)) return true;
	let height = counted.length;
	for (let one = undone; one; one = one.below) {
		const { pile } = one.moment;
		const held = pile !== null && free(pile.line.after);
		for (let at = pile; held && at && at.height > height; at = at.below)
			if (!aside?.(at.line)) return true;
		height = pile?.height ?? 0;
	}
	return false;
};
