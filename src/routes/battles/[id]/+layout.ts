import { error } from '@sveltejs/kit';
import { openBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { t } from '#lib/words/t.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const opened = await openBattle(params.id);
	if (!opened.live) error(404, t(opened.problem));
	return { live: opened.live };
};
