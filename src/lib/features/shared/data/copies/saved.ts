import { keepOn, readKept } from '#lib/session/remembered.ts';

/** When a game last went out as a file, and how many lines it had then. */
export interface Saved {
	readonly at: string;
	readonly lines: number;
	/** The owner wants no more reminders until it is saved again. */
	readonly quiet?: boolean;
}

const SAVED_KEY = 'saved games';
/** The key of what is known about the folder of automatic copies. */
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

/** What is known about saved games, by their ids. */
export const savedGames = async (): Promise<All> => savedIn(await readKept(SAVED_KEY));

const note = (make: (all: All) => All): Promise<boolean> =>
	keepOn(SAVED_KEY, (there) => {
		const all = savedIn(there);
		return { ...all, ...make(all) };
	});

/** Notes that these games have just gone out. */
export const noteSaved = async (
	games: readonly { readonly id: string; readonly lines: number }[]
): Promise<void> => {
	if (games.length === 0) return;
	const at = new Date().toISOString();
	const now = games.map(({ id, lines }): [string, Saved] => [id, { at, lines }]);
	await note(() => Object.fromEntries(now));
};

/** Notes that the owner does not want to be reminded of this game. */
export const hush = async (id: string): Promise<void> => {
	await note((all) => ({ [id]: { ...(all[id] ?? { at: '', lines: 0 }), quiet: true } }));
};
/** The owner may be reminded of it again. */
export const unhush = async (id: string): Promise<void> => {
	await note((all) => {
		const { quiet: _, ...saved } = all[id] ?? { at: '', lines: 0 };
		return { [id]: saved };
	});
};

/** A game with this many lines is worth a copy outside this phone. */
export const LONG = 40;
/** Another copy is due after `MORE_LINES` new lines, or after `DAYS` days with at least `FEW_LINES` new ones. */
const MORE_LINES = 150;
const FEW_LINES = 20;
const DAYS = 14;
const DAY = 24 * 60 * 60 * 1000;

/** Whether a reminder is due: never saved, or not for a long time. `now` in ms. */
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
