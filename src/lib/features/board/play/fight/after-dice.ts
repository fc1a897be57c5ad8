import { say } from '#lib/kernel/phrase.ts';
import type { Answer, Ask } from '../../ask.ts';
import { words } from '../../words/en/board.ts';

/** What declines is one of the answers, chosen like any other before it is given. */
const chosen = <Command>({ ends: _, ...answer }: Answer<Command>): Answer<Command> => answer;

/**
 * A question that comes up where dice have just been thrown: none of its answers is given by a single tap beside the
 * main key, where the key that rolled them was a moment ago.
 */
export const afterDice = <Command>(ask: Ask<Command>): Ask<Command> => {
	const { several, each, answers } = ask;
	const none = (several ?? each)?.none;
	const declined: readonly Answer<Command>[] = none
		? [{ key: 'none', ...none, hint: say(words.allOfThem) }]
		: answers.filter(({ ends }) => ends).map(chosen);
	return {
		...ask,
		answers: answers.map(chosen),
		several: several && {
			...several,
			none: undefined,
			others: [...(several.others ?? []), ...declined]
		},
		each: each && { ...each, none: undefined, others: declined }
	};
};
