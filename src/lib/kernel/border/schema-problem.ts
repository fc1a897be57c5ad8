import * as v from 'valibot';
import { say, type Phrase } from '../phrase.ts';
import { words } from '../words/en/kernel.ts';

/** The path of something in a file: `units.3.stands`. */
export const placed = (...steps: readonly (string | number)[]): string =>
	steps.filter((step) => step !== '').join('.');

const short = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)} ...` : text);

/** What a schema found wrong, and where, as a sentence. `at` is where the whole stands in its file. */
export const schemaProblem = (issue: v.BaseIssue<unknown>, at = ''): Phrase => {
	const path = placed(at, v.getDotPath(issue) ?? '') || words.theTop;
	// A pattern or a custom check means nothing to people; its name does.
	const called = issue.type === 'regex' || issue.type === 'custom';
	const wanted = called ? issue.message : (issue.expected ?? '');
	const values = { path, found: short(issue.received), wanted: short(wanted) };
	if (issue.received === 'undefined') return say(words.atPathThisIsMissing, { path });
	return issue.expected === null || issue.expected === 'never'
		? say(words.atPathFoundDoesNotBelongThere, values)
		: say(words.atPathWantedWasExpectedFoundIs, values);
};
