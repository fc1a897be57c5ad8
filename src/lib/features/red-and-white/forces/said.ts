import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { StoreProblem } from '#lib/store/problem.ts';

/** What the screen says of a failure. Bugs are thrown on. */
export const problemPhrase = (cause: unknown): Phrase => {
	if (cause instanceof StoreProblem) return cause.phrase;
	throw cause;
};

export const NOT_HERE = say('This force is not on this phone.');
