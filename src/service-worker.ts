/// <reference types="@sveltejs/kit" />
/// <reference lib="webworker" />

import { base, build, files, prerendered, version } from '$service-worker';
import {
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	precacheAndRoute
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Not part of the companion: what only the phone's own installer shows, and packs that are cached when first opened. */
const LEFT_OUT = [/^\/screenshots\//, /^\/icons\/.*\.png$/, /^\/packs\//];
const kept = (url: string): boolean => !LEFT_OUT.some((rule) => rule.test(url.slice(base.length)));

/** The start page is requested with its slash, whatever the build calls it. */
const asAsked = (url: string): string => (url === base ? `${base}/` : url);

const fallback = `${base}/200.html`;

precacheAndRoute([
	...build.filter(kept).map((url) => ({ url, revision: null })),
	...files.filter(kept).map((url) => ({ url, revision: version })),
	...prerendered.map((url) => ({ url: asAsked(url), revision: version })),
	{ url: fallback, revision: version }
]);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL(fallback)));

// A new version takes over only once the player has said so.
self.addEventListener('message', (event) => {
	if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
});
