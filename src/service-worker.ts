/// <reference types="@sveltejs/kit" />
/// <reference lib="webworker" />

import { base, build, files, prerendered, version } from '$service-worker';
import { cacheNames } from 'workbox-core';
import { cleanupOutdatedCaches, PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

declare const self: ServiceWorkerGlobalScope;

/**
 * What only the phone's own installer shows; what only names the routes and the app, which are asked for where they lie;
 * the styles, which stand in every page.
 */
const LEFT_OUT = [
	/^\/screenshots\//,
	/^\/icons\/.*\.png$/,
	/\/immutable\/(nodes|entry)\//,
	/\/immutable\/assets\/.*\.css$/
];
const kept = (url: string): boolean => !LEFT_OUT.some((rule) => rule.test(url.slice(base.length)));

const start = `${base}/`;
/** The page of every other address, without the styles and the drawings, which stand in the first one as well. */
const shell = `${base}/shell.html`;
/** The whole page of every other address, as a host gives it. */
const fallback = `${base}/200.html`;

/** What the table can do without for a while. Each file is called by its pack; what reads codes goes with the codes. */
const PACK = /\/chunks\/pack-(\w+)\.|\/workers\/scan\b/;
/** Where the packs are, of this version and of the one that waits. */
const PACKS = 'tachanka-packs';
/** None leans on one that follows, so that a pack which is here has all that it needs. */
const ORDER = [
	'russian',
	'books',
	'more',
	'reference',
	'photos',
	'files',
	'history',
	'report',
	'carry',
	'referee',
	'hex',
	'board',
	'orel',
	'whiteoctober',
	'mapbooks',
	'orelbooks',
	'octoberbooks'
];
const place = (name: string): number => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const inPacks = build
	.flatMap((url) => {
		const [file, name = 'carry'] = PACK.exec(url) ?? [];
		return file === undefined ? [] : [{ name, url }];
	})
	.sort((one, other) => place(one.name) - place(other.name));

/** What the start page does without: what was cut out of its styles, by the letters that stay before it; other drawings. */
interface More {
	readonly cuts: readonly (readonly [before: number, text: string])[];
	readonly drawings: string;
}

/** Some hosts answer for a file that is gone with a page. */
const isScript = ({ ok, headers }: Response): boolean =>
	ok && /javascript/.test(headers.get('content-type') ?? '');

/** What a first tap asks for comes first. */
const FIRST_TAP = /\/chunks\/(roll|store|rules|shared|fire)\./;
const table = build
	.filter((url) => kept(url) && !PACK.test(url))
	.sort((one, other) => Number(FIRST_TAP.test(other)) - Number(FIRST_TAP.test(one)));
/** The calculators as they look before the app is awake: they come before the packs. */
const drawn = prerendered.filter((url) => url.startsWith(`${base}/drawn/`));
const followed = [...drawn, ...inPacks.map(({ url }) => url)];

const precache = new PrecacheController();
precache.addToCacheList([
	...table.map((url) => ({ url, revision: null })),
	...files.filter(kept).map((url) => ({ url, revision: version })),
	{ url: shell, revision: version }
]);
registerRoute(new PrecacheRoute(precache));
cleanupOutdatedCaches();
registerRoute(
	({ url }) => followed.includes(url.pathname),
	new CacheFirst({
		cacheName: PACKS,
		plugins: [{ cacheWillUpdate: async ({ response }) => (isScript(response) ? response : null) }]
	})
);

/** The start page, one of each version: under its own address, so that a browser can find it by itself. */
const FIRSTS = 'tachanka-first-';
const FIRST = `${FIRSTS}${version}`;
registerRoute(
	({ url, request }) => request.mode === 'navigate' && url.pathname === start,
	new CacheFirst({ cacheName: FIRST, matchOptions: { ignoreSearch: true } })
);

/** The styles and the drawings: `shell` has each without what is in it. */
const SAME = [/<style>[^]*?<\/style>/, /<svg hidden[^]*?<\/svg>/];

/** A page that was made here, with what the host said of the one it is made of. */
const bare = (page: string, { headers: said }: Response): Response => {
	const headers = new Headers(said);
	for (const name of ['content-encoding', 'content-length']) headers.delete(name);
	return new Response(page, { headers });
};

const madeWhole = async (): Promise<Response> => {
	const [first, other] = await Promise.all([
		caches.match(start, { cacheName: FIRST }),
		precache.matchPrecache(shell)
	]);
	const page = (await first?.text()) ?? '';
	const parts = SAME.flatMap((same) => same.exec(page)?.slice(0, 1) ?? []);
	if (parts.length < SAME.length || !other) return fetch(fallback);
	const whole = SAME.reduce(
		(page, same, at) => page.replace(same, () => parts[at] ?? ''),
		await other.text()
	);
	return bare(whole, other);
};
registerRoute(new NavigationRoute(madeWhole));

/** The page as the host has it now: what it says is unchanged is not sent again. */
const asItIs = (url: string): Request => new Request(url, { cache: 'no-cache' });

/**
 * Workbox fetches one file after the other, which on a slow line is mostly waiting: all come at once, and Workbox finds
 * them here. `key`: what is not named by its content is kept under its address and what tells its version.
 */
const fetchTable = async (): Promise<void> => {
	const cache = await caches.open(cacheNames.precache);
	await Promise.all(
		[...precache.getURLsToCacheKeys()].map(async ([url, key]) => {
			if (await cache.match(key)) return;
			const answer = await fetch(key === url ? url : asItIs(url));
			if (url.endsWith('.js') ? isScript(answer) : answer.ok) await cache.put(key, answer);
		})
	);
};

/** The start page as it is kept: with all styles and drawings, so that every other page can be made of it. */
const fetchFirst = async (): Promise<void> => {
	const answer = await fetch(asItIs(start));
	const page = await answer.text();
	const [link = '', url] = /<link rel="more"[^>]*"([^"]+)">\s*/.exec(page) ?? [];
	if (!url) throw new TypeError('The start page is not here.');
	const { cuts, drawings }: More = await (await fetch(url)).json();
	const whole = page
		.replace(link, '')
		.replace(/<style>([^]*?)<\/style>/, (_, some: string) => {
			let at = 0;
			const styles = cuts.map(([before, text]) => some.slice(at, (at += before)) + text).join('');
			return `<style>${styles}${some.slice(at)}</style>`;
		})
		.replace(/<svg hidden[^]*?(?=<\/svg>)/, (some) => some + drawings);
	await (await caches.open(FIRST)).put(start, bare(whole, answer));
};

/** What a browser can hand out by itself, before the worker is awake; not every one can. */
interface Routed extends ExtendableEvent {
	readonly addRoutes?: (
		routes: readonly {
			readonly condition: {
				readonly urlPattern: URLPatternInit;
				readonly requestMode?: RequestMode;
			};
			readonly source: { readonly cacheName: string };
		}[]
	) => Promise<void>;
}
const fileIn = (cacheName: string, pathname: string) => ({
	condition: { urlPattern: { pathname } },
	source: { cacheName }
});
const handOut = async (event: Routed): Promise<void> => {
	await event.addRoutes?.([
		{
			condition: { urlPattern: { pathname: start, search: '' }, requestMode: 'navigate' },
			source: { cacheName: FIRST }
		},
		...table.map((url) => fileIn(cacheNames.precache, url)),
		...followed.map((url) => fileIn(PACKS, url))
	]);
};

/** Tells every page which packs are on the phone, and which there are. */
const tellPacks = async (): Promise<void> => {
	const cache = await caches.open(PACKS);
	const packs: Record<string, boolean> = {};
	for (const { name, url } of inPacks)
		packs[name] = (packs[name] ?? true) && (await cache.match(url)) !== undefined;
	for (const page of await self.clients.matchAll({ includeUncontrolled: true }))
		page.postMessage({ type: 'PACKS', packs });
};

/** Fetches the packs that are not here yet, one after the other. */
const fetchPacks = async (): Promise<void> => {
	const cache = await caches.open(PACKS);
	// Without them the app draws the calculators itself.
	await Promise.all(
		drawn.map(async (url) => (await cache.match(url)) ?? cache.add(url).catch(() => undefined))
	);
	for (const { url } of inPacks) {
		if (await cache.match(url)) continue;
		const answer = await fetch(url);
		if (!isScript(answer)) throw new TypeError(`${url} is not here.`);
		await cache.put(url, answer);
		await tellPacks();
	}
};
let fetching: Promise<void> | undefined;

// On a first visit the table is ready before its packs; a newer version is not, as the player has them already.
self.addEventListener('install', (event) => {
	event.waitUntil(
		Promise.all([fetchTable(), fetchFirst()])
			.then(() => precache.install(event))
			.then(() => handOut(event))
	);
	if (self.registration.active) event.waitUntil(fetchPacks());
});

self.addEventListener('activate', (event) => {
	const forget = async (): Promise<void> => {
		const cache = await caches.open(PACKS);
		const ours = new Set(followed);
		for (const { url } of await cache.keys())
			if (!ours.has(new URL(url).pathname)) await cache.delete(url);
		for (const name of await caches.keys())
			if (name.startsWith(FIRSTS) && name !== FIRST) await caches.delete(name);
	};
	event.waitUntil(Promise.all([precache.activate(event), forget()]));
});

self.addEventListener('message', (event) => {
	const wish: unknown = event.data?.type;
	// A new version takes over only once the player has said so.
	if (wish === 'SKIP_WAITING') void self.skipWaiting();
	if (wish === 'PACKS') {
		// Without a signal they come another time.
		fetching ??= fetchPacks()
			.catch(() => undefined)
			.finally(() => (fetching = undefined));
		event.waitUntil(tellPacks().then(() => fetching));
	}
});
