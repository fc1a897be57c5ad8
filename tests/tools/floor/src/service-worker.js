/// <reference types="@sveltejs/kit" />
import { build, files, prerendered, version } from '$service-worker';
const C = `c-${version}`;
const ASSETS = [...build, ...files, ...prerendered];
self.addEventListener('install', (e) =>
	e.waitUntil(
		caches
			.open(C)
			.then((c) => c.addAll(ASSETS))
			.then(() => self.skipWaiting())
	)
);
self.addEventListener('activate', (e) =>
	e.waitUntil(
		(async () => {
			for (const k of await caches.keys()) if (k !== C) await caches.delete(k);
			await self.clients.claim();
		})()
	)
);
self.addEventListener('fetch', (e) => {
	if (e.request.method !== 'GET') return;
	e.respondWith(
		(async () =>
			(await (await caches.open(C)).match(new URL(e.request.url).pathname)) ?? fetch(e.request))()
	);
});
