import { error } from '@sveltejs/kit';
import { openBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { t } from '#lib/words/t.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params }) => {
	const { live, problem } = await openBattle(params.id);
	if (!live) error(404, t(problem));
	return { live };
};
