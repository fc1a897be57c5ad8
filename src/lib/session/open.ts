import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { findJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';

const NOT_HERE = say('This game is not on this phone.');
const NOT_READ = say('This game cannot be read. It stays on the phone as it is.');

/** What an address names, or why it is not here. */
export type Opened<Live> =
	| { readonly live: Live; readonly problem?: never }
	| { readonly live?: never; readonly problem: Phrase };

/**
 * The game of an address. Its screens share one, so that going from one to the next reads nothing again; `forget` reads it
 * anew the next time.
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
): { readonly open: (id: string) => Promise<Opened<Live>>; readonly forget: () => void } => {
	let last: Live | undefined;
	const keep = (live: Live | undefined): void => {
		last?.leave();
		last = live;
	};
	const open = async (id: string): Promise<Opened<Live>> => {
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
	return { open, forget: () => keep(undefined) };
};
