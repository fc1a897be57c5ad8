import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import type { LayoutLoad } from './$types';

export const load: LayoutLoad = async ({ params, parent }) => {
	const { played } = await parent();
	const { live, problem } = await played.open(params.id);
	if (!live) error(404, t(problem));
	return { live };
};
