import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { words } from '#lib/words/en/pages.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ parent }) => {
	const { played } = await parent();
	const { corrected, own } = played.face;
	if (!corrected) error(404, t(words.thereIsNoSuchPage));
	const [correcting] = await Promise.all([corrected.fields(), own.load()]);
	return { correcting };
};
