import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { onCameIn } from '#lib/store/came-in.ts';
import { findJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { words } from './words/en/session.ts';

const NOT_HERE = say(words.thisGameIsNotOnThisPhone);
const NOT_READ = say(words.thisGameCannotBeReadItStaysOnThe);

/** What an address names, or why it is not here. */
export type Opened<Live> =
	| { readonly live: Live; readonly problem?: never }
	| { readonly live?: never; readonly problem: Phrase };

/**
 * Opens the game of an address. Its screens share one instance, so that nothing is read again between them, unless
 * lines came in from a file.
 */
export const opener = <
	Live extends {
		readonly id: string;
		readonly load: () => Promise<boolean>;
		readonly leave: () => void;
	}
>(
	kind: string,
	make: (id: string) => Live
): ((id: string) => Promise<Opened<Live>>) => {
	let last: Live | undefined;
	const keep = (live: Live | undefined): void => {
		last?.leave();
		last = live;
	};
	onCameIn(({ journals }) => {
		if (last && journals.includes(last.id)) keep(undefined);
	});
	return async (id) => {
		try {
			const row = await findJournal(id);
			if (row?.kind !== kind) return { problem: NOT_HERE };
			if (last?.id === id) return { live: last };
			const live = make(id);
			if (!(await live.load())) {
				live.leave();
				return { problem: NOT_READ };
			}
			keep(live);
			return { live };
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			return { problem: cause.phrase };
		}
	};
};
