import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/index.ts';
import type { PageLoad } from './$types';
import { words } from '#lib/words/en/pages.ts';

export const load: PageLoad = ({ params }) => {
	const check = PROCEDURES.get(params.slug);
	if (!check) error(404, t(words.thereIsNoSuchCheck));
	return { check };
};
