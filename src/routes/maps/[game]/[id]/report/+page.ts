import { error } from '@sveltejs/kit';
import { toldBy } from '#lib/features/board/corrections/told.ts';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	const { report, corrected } = played.face;
	if (!report) error(404, t(words.thereIsNoSuchPage));
	return { report: corrected ? toldBy(await report(), await corrected.fields()) : await report() };
};
