import { readingJournal } from '#lib/kernel/game/kept.ts';
import { finished } from '#lib/kernel/sliced.ts';

/** A journal as a file holds it, read all at once. */
export const parseJournal = <Book, State, Command, Fact>(
	...of: Parameters<typeof readingJournal<Book, State, Command, Fact>>
) => finished(readingJournal(...of));
