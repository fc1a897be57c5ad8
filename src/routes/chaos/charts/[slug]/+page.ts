import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { sheetOf } from '#lib/rules/triumph-of-chaos/index.ts';
import type { PageLoad } from './$types';
import { words } from '#lib/words/en/pages.ts';

export const load: PageLoad = ({ params }) => {
	const sheet = sheetOf(params.slug);
	if (!sheet) error(404, t(words.thereIsNoSuchChart));
	return { sheet };
};
