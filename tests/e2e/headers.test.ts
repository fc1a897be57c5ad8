import { expect, listen, kept as test } from './harness.ts';

const OTHER = 'http://other.test/';
const framing = (url: string): string => `<!doctype html><title>Other</title><iframe src="${url}">`;

test('another site cannot frame the app; a page without its headers it can', async ({
	page,
	context,
	host
}) => {
	await context.route(`${OTHER}**`, (route) => {
		const { pathname } = new URL(route.request().url());
		const body = pathname === '/app' ? framing(host.url) : framing(`${OTHER}inner`);
		return route.fulfill({
			contentType: 'text/html',
			body: pathname === '/inner' ? '<p>Framed</p>' : body
		});
	});
	await page.goto(`${OTHER}plain`);
	await expect(page.frameLocator('iframe').getByText('Framed')).toBeVisible();
	await page.goto(`${OTHER}app`);
	await expect.poll(() => page.frames()[1]?.url()).toMatch(/^chrome-error:/);
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
		const names = ['camera', 'clipboard-write', 'screen-wake-lock', 'web-share'];
		return [...names, 'geolocation', 'microphone', 'usb'].map((name) => [
			name,
			policy?.allowsFeature(name)
		]);
	});
	expect(may).toEqual([
		['camera', true],
		['clipboard-write', true],
		['screen-wake-lock', true],
		['web-share', true],
		['geolocation', false],
		['microphone', false],
		['usb', false]
	]);
	expect(warned).toEqual([]);
	expect(heard).toEqual({ policy: [], errors: [], foreign: [] });
});
