import type { Offers } from '#lib/session/session.ts';
import { viewAt, type Face, type Side } from '../face.ts';
import { beforeLine } from '../history/since.ts';
import { deedsOf, type Lines, type Recap } from '../play/recap.ts';

/** So many turns are told at most: a game that has never been sent has many. */
const TOLD = 3;

/** What each side did in the last turns of the lines from this one on, one after the other. */
export const deedsSince = <State, Command, Fact, Next extends Offers<Command>>(
	face: Face<State, Command, Fact, Next>,
	lines: Lines<State, Command, Fact>,
	from: number
): readonly Recap[] => {
	const sideIn = (at: number): Side | undefined => {
		const state = beforeLine(lines, at);
		return state && face.session.journal.moment(state).side;
	};
	const begins = lines
		.flatMap((_, at) => (at === from || (at > from && sideIn(at) !== sideIn(at - 1)) ? at : []))
		.slice(-TOLD);
	return begins.flatMap((start, nth) => {
		const those = lines.slice(0, begins[nth + 1] ?? lines.length);
		const [side, state] = [sideIn(start), those.at(-1)?.after];
		if (!side || state === undefined) return [];
		return deedsOf(face, those, start, side, viewAt(face, state)) ?? [];
	});
};
