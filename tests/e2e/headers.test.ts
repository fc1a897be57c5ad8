import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '../tools/serve.mjs';
import { buildFolder } from '../tools/steps.mjs';
import { expect, listen, kept as test } from './harness.ts';

/** A site that frames a page, on another origin of this machine. */
async function framing(url: string): Promise<{ url: string; close: () => void }> {
	const server = createServer((_, response) => {
		response.setHeader('content-type', 'text/html');
		response.end(`<!doctype html><title>Other</title><iframe src="${url}"></iframe>`);
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return { url: `http://localhost:${port}/`, close: () => void server.close() };
}

test('another site cannot frame the app; without its headers it could', async ({ page, host }) => {
	const unguarded = await serve(buildFolder, { secured: false });
	const guarded = await framing(`${host.url}about`);
	await page.goto(guarded.url);
	await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);

	const open = await framing(`${unguarded.url}about`);
	await page.goto(open.url);
	await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText('About');
	for (const server of [guarded, open, unguarded]) void server.close();
});

test('with the headers the app lacks nothing it uses', async ({ page, context, host }) => {
	const heard = await listen(context, host);
	const warned: string[] = [];
	page.on('console', (message) => {
		if (/permissions.policy|opener|cross.origin/i.test(message.text())) warned.push(message.text());
	});
	const answer = await page.goto(host.url);
	expect(answer?.headers()['permissions-policy']).toContain('camera=(self)');
	const may = await page.evaluate(() => {
		const { permissionsPolicy, featurePolicy } = document as unknown as Record<
			string,
			{ allowsFeature: (name: string) => boolean } | undefined
		>;
		const policy = permissionsPolicy ?? featurePolicy;
		const names = ['camera', 'clipboard-write', 'screen-wake-lock'];
		return [...names, 'geolocation', 'microphone', 'usb'].map((name) => [
			name,
			policy?.allowsFeature(name)
		]);
	});
	expect(may).toEqual([
		['camera', true],
		['clipboard-write', true],
		['screen-wake-lock', true],
		['geolocation', false],
		['microphone', false],
		['usb', false]
	]);
	expect(warned).toEqual([]);
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});
