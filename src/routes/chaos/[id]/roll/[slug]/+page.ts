import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { checkBySlug } from '#lib/rules/triumph-of-chaos/procedures/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	const check = checkBySlug(params.slug);
	if (!check) error(404, t('There is no such check.'));
	return { check };
};
