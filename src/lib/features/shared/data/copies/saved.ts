import { keepOn, readKept } from '#lib/session/remembered.ts';

/** When a game last went out as a file, and how many lines it had then. */
export interface Saved {
	readonly at: string;
	readonly lines: number;
	/** Its owner wants to hear no more of it until it is saved again. */
	readonly quiet?: boolean;
}

export const SAVED_KEY = 'saved games';
/** What is known of the folder of automatic copies. */
export const FOLDER_KEY = 'copies folder';

type All = Readonly<Record<string, Saved>>;

const isSaved = (raw: unknown): raw is Saved =>
	typeof raw === 'object' &&
	raw !== null &&
	'at' in raw &&
	typeof raw.at === 'string' &&
	'lines' in raw &&
	typeof raw.lines === 'number';

const savedIn = (raw: unknown): All => {
	if (typeof raw !== 'object' || raw === null) return {};
	return Object.fromEntries(
		Object.entries(raw).filter((pair): pair is [string, Saved] => isSaved(pair[1]))
	);
};

/** What is known of games that were saved, by their ids. */
export const savedGames = async (): Promise<All> => savedIn(await readKept(SAVED_KEY));

const note = (make: (all: All) => All): Promise<boolean> =>
	keepOn(SAVED_KEY, (there) => {
		const all = savedIn(there);
		return { ...all, ...make(all) };
	});

/** These games have gone out just now. */
export const noteSaved = async (
	games: readonly { readonly id: string; readonly lines: number }[]
): Promise<void> => {
	if (games.length === 0) return;
	const at = new Date().toISOString();
	const now = games.map(({ id, lines }): [string, Saved] => [id, { at, lines }]);
	await note(() => Object.fromEntries(now));
};

/** The owner does not want to be reminded of this game. */
export const hush = async (id: string): Promise<void> => {
	await note((all) => ({ [id]: { ...(all[id] ?? { at: '', lines: 0 }), quiet: true } }));
};
export const unhush = async (id: string): Promise<void> => {
	await note((all) => {
		const { quiet: _, ...saved } = all[id] ?? { at: '', lines: 0 };
		return { [id]: saved };
	});
};

/** A game of so many lines is worth a copy outside of this phone. */
export const LONG = 40;
/** So many lines more since the last copy, or some of them and so many days. */
const MORE_LINES = 150;
const FEW_LINES = 20;
const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a reminder is due: never saved, or not for long. `now` in ms. */
export const wantsSaving = (
	lines: number,
	saved: Saved | undefined,
	now: number
): 'never' | 'long ago' | undefined => {
	if (lines < LONG || saved?.quiet) return undefined;
	if (!saved?.at) return 'never';
	const more = lines - saved.lines;
	const old = now - Date.parse(saved.at) > DAYS * DAY;
	return more >= MORE_LINES || (old && more >= FEW_LINES) ? 'long ago' : undefined;
};
