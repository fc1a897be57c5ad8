import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import type { Choice } from '#lib/features/shared/data/gather.ts';

/** `?force=` or `?battle=` chooses what is to be saved or sent. */
const firstChoice = (asked: URLSearchParams): Choice => {
	const force = asked.get('force');
	const battle = asked.get('battle');
	if (force !== null) return `force:${force}`;
	return battle === null ? 'everything' : `battle:${battle}`;
};

export const load = async ({ url }: { url: URL }) => ({
	files: await new Files().load(),
	deleted: await new Deleted().load(),
	first: firstChoice(url.searchParams)
});
