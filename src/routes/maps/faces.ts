import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';

/** The hex games, each loaded with its rules when it is opened. */
const FACES = {
	'orel-1919': async () => (await import('#lib/features/orel-1919/played.ts')).orel
} as const;

/** The game that an address names. */
export const playedAs = async (game: string) => {
	const load = FACES[game as keyof typeof FACES];
	if (!load) error(404, t(words.noSuchGame));
	return load();
};
