import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { sheetOf } from '#lib/rules/triumph-of-chaos/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	const sheet = sheetOf(params.slug);
	if (!sheet) error(404, t('There is no such chart.'));
	return { sheet };
};
