import { render } from 'svelte/server';
import type { ComponentProps } from 'svelte';
import Contents from './Contents.svelte';

/**
 * The calculators as the first page brings them: links that work before the app is awake, without the marks by which it
 * would find what to wake. Only for the build.
 */
export const stillContents = (props: ComponentProps<typeof Contents>): string =>
	render(Contents, { props }).body.replace(/<!--.*?-->/g, '');
