import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const { played, reference } = await parent();
	if (!reference(played.face.house.choices, {}).some(({ slug }) => slug === params.part))
		error(404, t(words.noSuchRules));
	return { slug: params.part };
};
