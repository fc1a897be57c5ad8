import { Deleted } from '#lib/features/shared/data/deleted.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { choiceOf, type Choice } from '#lib/features/shared/data/gather.ts';
import { headOf } from '#lib/features/shared/data/kinds.ts';

/** `?force=` or the name of another kind chooses what is to be saved or sent. */
const firstChoice = (asked: URLSearchParams): Choice => {
	const [kind, id] = [...asked].find(([name]) => headOf(name)) ?? [];
	return kind === undefined || id === undefined ? 'everything' : choiceOf({ kind, id });
};

export const load = async ({ url }: { url: URL }) => ({
	files: await new Files().load(),
	deleted: await new Deleted().load(),
	first: firstChoice(url.searchParams)
});
