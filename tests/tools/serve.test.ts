import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HEADERS } from './headers.mjs';
import { serve } from './serve.mjs';

const page = `<!doctype html>${'<p>A page long enough to be worth packing.</p>'.repeat(10)}`;
let folder: string;
let host: Awaited<ReturnType<typeof serve>>;

beforeAll(async () => {
	const outer = await mkdtemp(join(tmpdir(), 'tachanka-serve-'));
	folder = join(outer, 'build');
	await mkdir(join(folder, '_app/immutable'), { recursive: true });
	await writeFile(join(outer, 'secret.txt'), 'not served');
	await writeFile(join(folder, 'index.html'), page);
	await writeFile(join(folder, 'about.html'), 'about');
	await writeFile(join(folder, '200.html'), 'fallback');
	await writeFile(join(folder, 'service-worker.js'), '// worker');
	await writeFile(join(folder, '_app/immutable/a.js'), '// hashed');
	host = await serve(folder, { base: '/sub' });
	return () => rm(outer, { recursive: true });
});
afterAll(() => host.close());

const text = async (path: string): Promise<string> => (await fetch(host.url + path)).text();

test('pages answer to their clean addresses, unknown addresses with the fallback', async () => {
	expect(await text('')).toBe(page);
	expect(await text('about')).toBe('about');
	expect(await text('roll/melee?kept=1')).toBe('fallback');
});

test('a missing file is missing', async () => {
	for (const path of ['nothing.png', '_app/immutable/gone', '%ff'])
		expect((await fetch(host.url + path)).status).toBeGreaterThanOrEqual(400);
	expect((await fetch(new URL('/elsewhere', host.url))).status).toBe(404);
});

test('nothing outside the folder is served', async () => {
	for (const path of ['/sub/../secret.txt', '/sub/%2e%2e/secret.txt', '/sub/..%2fsecret.txt']) {
		const status = await new Promise((done) => {
			const { hostname, port } = new URL(host.url);
			get({ hostname, port, path }, (answer) => done(answer.resume().statusCode));
		});
		expect(status, path).toBe(404);
	}
});

test('types, gzip and caching are those of a good host', async () => {
	const start = await fetch(host.url);
	expect(start.headers.get('content-type')).toBe('text/html; charset=utf-8');
	expect(start.headers.get('content-encoding')).toBe('gzip');
	const worker = await fetch(`${host.url}service-worker.js`);
	expect(worker.headers.get('content-type')).toContain('javascript');
	expect(worker.headers.get('cache-control')).toBe('no-cache');
	const hashed = await fetch(`${host.url}_app/immutable/a.js`);
	expect(hashed.headers.get('cache-control')).toContain('immutable');
	const etag = start.headers.get('etag') ?? '';
	expect((await fetch(host.url, { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test('every answer carries the headers that README tells a host to send', async () => {
	const readme = await readFile('README.md', 'utf8');
	const told = [...readme.matchAll(/^add_header (\S+) "(.*)" always;$/gm)];
	expect(Object.fromEntries(told.map(([, name, value]) => [name, value]))).toEqual(HEADERS);
	for (const path of ['', 'about', 'service-worker.js', '_app/immutable/a.js']) {
		const { headers } = await fetch(host.url + path);
		for (const [name, value] of Object.entries(HEADERS)) expect(headers.get(name)).toBe(value);
	}
});

test('another folder can be shown, and a closed host is dead', async () => {
	const next = await mkdtemp(join(tmpdir(), 'tachanka-next-'));
	await writeFile(join(next, 'index.html'), 'next');
	const other = await serve(folder);
	other.show(next);
	expect(await (await fetch(other.url)).text()).toBe('next');
	await other.close();
	await expect(fetch(other.url)).rejects.toThrow();
	await rm(next, { recursive: true });
});
