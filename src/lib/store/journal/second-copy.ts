import { say } from '#lib/kernel/phrase.ts';
import { openFiles, type Files } from '../files/files.ts';
import { tell } from '../notices.ts';
import { storeProblem } from '../problem.ts';
import { words } from '../words/en/store.ts';

let files: Files | undefined;

/** Looks for the files of this phone. Until then, and where there are none, everything is kept once. */
export const openSecondCopy = async (): Promise<void> => {
	files = await openFiles();
};

/** Goes on without the files until they are looked for again. */
export const closeSecondCopy = (): void => {
	files = undefined;
};

/** How many copies of everything there are on this phone: files and database, or the database alone. */
export const copies = (): 1 | 2 => (files ? 2 : 1);

/**
 * Does something with the files; undefined where there are none. Full files refuse like a full database. If they fail
 * otherwise the app goes on with the database alone; what they miss is written when it is next opened.
 */
export const inFiles = async <T>(work: (files: Files) => Promise<T>): Promise<T | undefined> => {
	if (!files) return undefined;
	try {
		return await work(files);
	} catch (cause) {
		if (storeProblem(cause).code === 'quota') throw cause;
		files = undefined;
		tell('alone', say(words.theSecondCopyDoesNotAnswerUntil));
		return undefined;
	}
};
