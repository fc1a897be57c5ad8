import { error } from '@sveltejs/kit';
import { defaultBook, reference } from '#lib/rules/red-and-white/index.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	if (!reference(defaultBook).some(({ slug }) => slug === params.part))
		error(404, 'There are no such rules.');
	return { slug: params.part };
};
