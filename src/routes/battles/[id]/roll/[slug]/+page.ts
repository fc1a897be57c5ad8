import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { FIRE_PARTS } from '#lib/rules/red-and-white/engine/table/unit.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = async ({ params, url }) => {
	const calculator = await calculatorBySlug(params.slug);
	if (!calculator) error(404, t('There is no such calculator.'));
	const asked = (name: string): string | null => url.searchParams.get(name);
	const camp = (['red', 'white'] as const).find((one) => one === asked('camp'));
	return {
		calculator,
		unit: asked('unit'),
		target: asked('target'),
		others: url.searchParams.getAll('others'),
		camp: camp ?? null,
		officer: asked('officer'),
		overruled: asked('overruled'),
		part: FIRE_PARTS.find((one) => one === asked('part'))
	};
};
