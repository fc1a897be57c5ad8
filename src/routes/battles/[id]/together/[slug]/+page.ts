import { error } from '@sveltejs/kit';
import { isTogether } from '#lib/features/red-and-white/together/rows.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const calculator = isTogether(params.slug) ? await calculatorBySlug(params.slug) : undefined;
	if (!calculator) error(404);
	return { ...(await parent()), calculator };
};
