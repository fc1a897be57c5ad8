import { error } from '@sveltejs/kit';
import { reference } from '#lib/rules/red-and-white/words/reference/reference.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import type { PageLoad } from './$types';

export const load: PageLoad = ({ params }) => {
	if (!reference(defaultBook).some(({ slug }) => slug === params.part))
		error(404, 'There are no such rules.');
	return { slug: params.part };
};
