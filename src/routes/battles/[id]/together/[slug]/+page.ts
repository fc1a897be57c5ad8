import { error } from '@sveltejs/kit';
import { isTogether } from '#lib/features/battle/together.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/calculators/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, parent }) => {
	const calculator = isTogether(params.slug) ? await calculatorBySlug(params.slug) : undefined;
	if (!calculator) error(404);
	return { ...(await parent()), calculator };
};
