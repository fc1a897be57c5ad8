import { error } from '@sveltejs/kit';
import type { Played } from '#lib/features/board/played.ts';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';

/** The hex games, each loaded with its rules when it is opened. */
const FACES = {
	'orel-1919': async () => (await import('#lib/features/orel-1919/played.ts')).orel,
	'white-october': async () => (await import('#lib/features/white-october/played.ts')).october
} as const;

/** The game that an address names. */
export const playedAs = async (game: string): Promise<Played> => {
	const load = FACES[game as keyof typeof FACES];
	if (!load) error(404, t(words.noSuchGame));
	return (await load()) as unknown as Played;
};
