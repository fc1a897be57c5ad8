import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { findJournal } from '#lib/store/journal/journal.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { LiveBattle } from '../battle/live.svelte.ts';
import { BATTLE_KIND } from './records.ts';

export type Opened =
	| { readonly battle: LiveBattle; readonly problem?: never }
	| { readonly battle?: never; readonly problem: Phrase };

let last: LiveBattle | undefined;

const NOT_HERE = say('This battle is not on this phone.');
const NOT_READ = say('This battle cannot be read. It stays on the phone as it is.');

/** The battle of an address. Its screens share one, so that going from one to the next reads nothing again. */
export const openBattle = async (id: string): Promise<Opened> => {
	try {
		const row = await findJournal(id);
		if (row?.kind !== BATTLE_KIND) return { problem: NOT_HERE };
		if (last?.id === id) return { battle: last };
		const battle = new LiveBattle(id);
		if (!(await battle.load())) {
			battle.leave();
			return { problem: NOT_READ };
		}
		last?.leave();
		last = battle;
		return { battle };
	} catch (cause) {
		if (!(cause instanceof StoreProblem)) throw cause;
		return { problem: cause.phrase };
	}
};

/** Reads the battle anew the next time: another tab carried it on. */
export const forgetBattle = (): void => {
	last?.leave();
	last = undefined;
};
