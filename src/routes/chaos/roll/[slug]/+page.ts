import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	const check = PROCEDURES.get(params.slug);
	if (!check) error(404, t('There is no such check.'));
	return { check };
};
