import { error } from '@sveltejs/kit';
import { openCampaign } from '#lib/features/triumph-of-chaos/live.svelte.ts';
import { t } from '#lib/words/t.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const { live, problem } = await openCampaign(params.id);
	if (!live) error(404, t(problem));
	return { live };
};
