import { Choice } from '#lib/features/shared/data/beside/beside.svelte.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params }) => ({
	choice: await new Choice(params.id).load()
});
