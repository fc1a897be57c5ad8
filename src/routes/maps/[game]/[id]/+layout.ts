import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params, parent }) => {
	const { played } = await parent();
	const opened = await played.open(params.id);
	if (!opened.live) error(404, t(opened.problem));
	return { live: opened.live };
};
