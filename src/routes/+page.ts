import { browser } from '$app/environment';
import { ON_START } from '#lib/rules/index.ts';

export const ssr = true;
export const prerender = true;

/** The links to the calculators as a component. */
const wake = async () => {
	const [{ default: Contents }, { CONTENTS }] = await Promise.all([
		import('#lib/features/shared/start/Contents.svelte'),
		ON_START.contents()
	]);
	return { Contents, contents: CONTENTS };
};

/** The first page brings its links along; for whoever comes back to it they are there before it is shown. */
export const load = async () => {
	const written = !browser || document.getElementById('rolls') !== null;
	return { wake, links: written ? undefined : await wake().catch(() => undefined) };
};
