import { say } from '#lib/kernel/phrase.ts';
import type { Report } from '#lib/kernel/report/report.ts';
import { words } from '../words/en/corrections.ts';
import type { Correcting } from './correcting.ts';
import { valueSaid } from './said.ts';

/** A report that tells of the corrections under which it was played as their owner made them. */
export const toldBy = <State, Command, Fact>(
	{ luck, story }: Report<State, Command, Fact>,
	{ about }: Pick<Correcting, 'about'>
): Report<State, Command, Fact> => ({
	luck,
	story: (of) =>
		story({
			...of,
			corrected: (key, value) => {
				const made = about(key);
				return made
					? [
							say(words.rowColumn, { row: made.subject.title, column: made.field.label }),
							valueSaid(made.field, value)
						]
					: [key, value];
			}
		})
});
