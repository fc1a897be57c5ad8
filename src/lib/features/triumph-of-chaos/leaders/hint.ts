import { say } from '#lib/kernel/phrase.ts';
import { dotted } from '#lib/words/names.ts';
import {
	backUntold,
	type Leader,
	LEADER_WORDS,
	ratingOf
} from '#lib/rules/triumph-of-chaos/index.ts';
import { words } from '../words/en/leaders-screens.ts';

/** What is known of a leader: how he is rated on the side that lies up, what became of him, whether he has acted. */
export const hintOf = (leader: Leader): string =>
	dotted([
		backUntold(leader)
			? say(words.flippedTheRatingOfHisBackIsNotTold)
			: say(words.ratedRatingState, {
					rating: ratingOf(leader),
					state: say(LEADER_WORDS[leader.state])
				}),
		leader.used ? say(words.hasActedThisActionRound) : undefined
	]);
