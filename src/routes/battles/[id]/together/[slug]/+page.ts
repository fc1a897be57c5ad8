import { error } from '@sveltejs/kit';
import { PROCEDURES } from '#lib/rules/red-and-white/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const procedure = PROCEDURES.get(params.slug);
	if (!procedure?.together) error(404);
	return { ...(await parent()), procedure };
};
