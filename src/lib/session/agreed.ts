import type { History } from '#lib/kernel/game/history.ts';
import type { Session } from './session.ts';

/**
 * Have the players agreed that dice are taken back, too? Their agreement goes with what it let them take back, and holds
 * for what is older until they play on; taken back by itself it is withdrawn.
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
