import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	if (!played.face.report) error(404, t(words.thereIsNoSuchPage));
	return { report: await played.face.report() };
};
