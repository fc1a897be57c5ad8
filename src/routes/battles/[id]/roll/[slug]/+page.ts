import { error } from '@sveltejs/kit';
import { t } from '#lib/words/t.ts';
import { FIRE_PARTS, type Parties, PROCEDURES } from '#lib/rules/red-and-white/index.ts';
import type { PageLoad } from './$types';
import { words } from '#lib/words/en/pages.ts';

export const load: PageLoad = ({ params, url }) => {
	const procedure = PROCEDURES.get(params.slug);
	if (!procedure) error(404, t(words.thereIsNoSuchCalculator));
	const asked = (name: string): string | null => url.searchParams.get(name);
	const camp = (['red', 'white'] as const).find((one) => one === asked('camp'));
	const part = FIRE_PARTS.find((one) => one === asked('part'));
	const others = url.searchParams.getAll('others');
	const officer = asked('officer');
	const parties: Parties = {
		unit: asked('unit'),
		target: asked('target'),
		...(others.length ? { others } : {}),
		...(part ? { part } : {}),
		...(camp ? { camp } : {}),
		...(officer === null ? {} : { officer })
	};
	return { procedure, parties, overruled: asked('overruled') };
};
