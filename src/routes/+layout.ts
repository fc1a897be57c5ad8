import { browser, version } from '$app/environment';
import { preferences } from '#lib/features/shared/settings/preferences.svelte.ts';
import { setAppVersion } from '#lib/store/records/version.ts';

setAppVersion(version);

// Only the start page is prerendered; the other screens are drawn on the phone, from the phone's own data.
export const ssr = false;
export const prerender = false;
export const trailingSlash = 'never';

/** The first picture waits for the language of the phone, unless it is English. */
export const load = (): Promise<void> | undefined => (browser ? preferences.speak() : undefined);
