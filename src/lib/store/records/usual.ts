/**
 * Read by the first script of app.html, which shows a calculator as the build has drawn it where nothing of the owner's
 * bears on it, and nothing that is gone on with.
 */
const USUAL = 'tachanka:usual';
const SITUATION = 'tachanka:situation';

const note = (key: string, value: string): void => {
	try {
		localStorage.setItem(key, value);
	} catch {
		// Then nothing can be read there either, and the app draws the calculator itself.
	}
};

/** Notes whether the owner's rules and lengths are the app's own; not, where they may just be changing. */
export const noteUsual = (usual: boolean): void => note(USUAL, usual ? 'yes' : 'no');
/** Notes that a situation was left just now. */
export const noteSituation = (): void => note(SITUATION, String(Date.now()));
