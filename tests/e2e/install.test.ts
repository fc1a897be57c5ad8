import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../tools/serve.mjs';
import { root, run, tool } from '../tools/steps.mjs';
import { DEEP } from '../random.ts';
import { expect, installed, kept, test } from './harness.ts';

interface Picture {
	readonly src: string;
	readonly sizes: string;
	readonly type: string;
	readonly purpose?: string;
	readonly form_factor?: string;
}

test('the manifest names what a phone needs, and all of it is there', async ({ page, host }) => {
	await page.goto(host.url);
	const href = await page.locator('link[rel=manifest]').getAttribute('href');
	const url = new URL(href ?? '', host.url);
	const manifest = await (await page.request.get(url.href)).json();
	const absolute = (path: string): string => new URL(path, url).href;

	expect(absolute(manifest.start_url)).toBe(host.url);
	expect(absolute(manifest.scope)).toBe(host.url);
	expect(manifest.display).toBe('standalone');

	const icons: Picture[] = manifest.icons;
	for (const purpose of ['any', 'maskable']) {
		const sizes = icons.filter((icon) => icon.purpose === purpose).map((icon) => icon.sizes);
		expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']));
	}
	const screenshots: Picture[] = manifest.screenshots ?? [];
	for (const { src, sizes, type } of [...icons, ...screenshots]) {
		const answer = await page.request.get(absolute(src));
		expect(answer.status(), src).toBe(200);
		expect(answer.headers()['content-type']).toContain(type);
		const size = await page.evaluate(async (address) => {
			const image = new Image();
			image.src = address;
			await image.decode();
			return `${image.naturalWidth}x${image.naturalHeight}`;
		}, absolute(src));
		if (sizes !== 'any') expect(size).toBe(sizes);
	}
	for (const shortcut of manifest.shortcuts) {
		await page.goto(absolute(shortcut.url));
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(shortcut.name);
	}
});

kept('Chromium itself has nothing against installing it @deep', async ({ page, context, host }) => {
	await page.goto(host.url);
	await installed(page);
	const session = await context.newCDPSession(page);
	const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
	const reasons = installabilityErrors.map((error) => error.errorId);
	expect(reasons.filter((reason) => reason !== 'in-incognito')).toEqual([]);
	const { errors } = await session.send('Page.getAppManifest');
	expect(errors).toEqual([]);
});

kept('below a sub-path everything works the same, offline too', async ({ page, context }) => {
	kept.skip(!DEEP, 'a second build takes as long as twenty screens');
	kept.setTimeout(120_000);
	const base = '/games/tachanka';
	const copy = await mkdtemp(join(tmpdir(), 'tachanka-base-'));
	for (const part of ['src', 'static', 'tests/tools']) {
		await cp(join(root, part), join(copy, part), { recursive: true });
	}
	for (const file of ['package.json', 'svelte.config.js', 'vite.config.ts', 'tsconfig.json']) {
		await cp(join(root, file), join(copy, file));
	}
	await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
	const built = await run(tool('vite'), ['build'], {
		cwd: copy,
		env: { BASE_PATH: base, APP_VERSION: 'below' },
		quiet: true
	});
	expect(built).toBe(true);

	const host = await serve(join(copy, 'build'), { base });
	const missing: string[] = [];
	context.on('response', (answer) => {
		if (answer.status() >= 400) missing.push(answer.url());
	});
	await page.goto(host.url);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	await installed(page);
	await host.close();
	await context.setOffline(true);
	await page.reload();
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe(`${base}/`);
	const deep = await page.goto(`${host.url}about`);
	expect(deep?.fromServiceWorker()).toBe(true);
	await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
	expect(missing).toEqual([]);
	await rm(copy, { recursive: true });
});
