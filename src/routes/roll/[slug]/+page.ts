import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/index.ts';
import type { PageLoad } from './$types';
import { words } from '#lib/words/en/pages.ts';

export const load: PageLoad = async ({ params }) => {
	const calculator = await calculatorBySlug(params.slug);
	if (!calculator) error(404, t(words.thereIsNoSuchCalculator));
	return { calculator };
};
