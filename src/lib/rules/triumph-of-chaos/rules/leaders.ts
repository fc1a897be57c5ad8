import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { numberOf, type Book } from '../book.ts';
import { LEADER_NUMBERS } from '../charts/list-numbers.ts';
import { words } from '../words/en/rules.ts';

/**
 * LEADERS: what a leader can be asked to do, once in a side's Action Round. An attack on several spaces is not among them:
 * it needs a leader in the stack and no roll (TC-09).
 */
export const CAPABILITIES = [
	'withdrawal',
	'pursuit',
	'reinforce',
	'counterattack',
	'exploitation'
] as const;
export type Capability = (typeof CAPABILITIES)[number];

/** LEADERS: what a natural 6 does to him. */
export const FATES = ['unharmed', 'flipped', 'dead'] as const;
export type Fate = (typeof FATES)[number];

export interface Led {
	readonly success: boolean;
	readonly fate: Fate;
}

/** LEADERS: at or under the rating. A natural 6 also asks for a second die. */
export const leaderRoll = (book: Book, rating: number): Draw<Led> =>
	die(6, {
		label: words.leader,
		rule: 'Leaders',
		needs: { from: 1, to: rating, word: words.acts, other: words.fails }
	}).chain((roll): Draw<Led> => {
		const success = roll <= rating;
		if (roll < 6) return Draw.of({ success, fate: 'unharmed' });
		return die(6, { label: words.hisFateAfterA6, rule: 'Leaders' }).map((second) => ({
			success,
			fate:
				second <= numberOf(book, LEADER_NUMBERS.flipTo)
					? 'flipped'
					: second <= numberOf(book, LEADER_NUMBERS.nothingTo)
						? 'unharmed'
						: 'dead'
		}));
	});
