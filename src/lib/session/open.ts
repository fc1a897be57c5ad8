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

/** Opens the game of an address. */
export interface Open<Live> {
	(id: string): Promise<Opened<Live>>;
	/** Reads a game that is likely to be opened next. */
	readonly ahead: (id: string) => Promise<void>;
}

/**
 * Opens the game of an address. Its screens share one instance, so that nothing is read again between them, unless
 * lines came in from a file.
 */
export const opener = <
	Live extends {
		readonly id: string;
		readonly load: () => Promise<boolean>;
		readonly readAhead: () => Promise<void>;
		readonly leave: () => void;
	}
>(
	kind: string,
	make: (id: string) => Live
): Open<Live> => {
	let last: Live | undefined;
	/** One that was read, or is being read, before it was asked for. */
	let next: Live | undefined;
	const keep = (live: Live | undefined): void => {
		last?.leave();
		last = live;
	};
	onCameIn(({ journals }) => {
		if (last && journals.includes(last.id)) keep(undefined);
	});
	const open = async (id: string): Promise<Opened<Live>> => {
		try {
			const row = await findJournal(id);
			if (row?.kind !== kind) return { problem: NOT_HERE };
			if (last?.id === id) return { live: last };
			const live = next?.id === id ? next : make(id);
			next = undefined;
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
	return Object.assign(open, {
		ahead: async (id: string): Promise<void> => {
			if (id !== last?.id && id !== next?.id) await (next = make(id)).readAhead();
		}
	});
};
