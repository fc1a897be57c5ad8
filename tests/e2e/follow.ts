import { expect, type Page } from '@playwright/test';

/** A small screen, between two others. */
export const BETWEEN = { path: 'about', title: 'About' };

/**
 * Follows a link of the app, as the app does it, without loading the page anew: a tenth of the work. It looks once a
 * frame whether the heading has changed, where an `expect` would wait longer between two looks.
 */
export const follow = (page: Page, address: string): Promise<void> =>
	page.evaluate(
		async ([to, path, title]) => {
			const heading = (): string | undefined => document.querySelector('h1')?.textContent.trim();
			const before = heading();
			const link = document.createElement('a');
			link.href = to;
			document.body.append(link);
			link.click();
			link.remove();
			const until = performance.now() + 15_000;
			while (performance.now() < until) {
				const now = heading();
				if (to.endsWith(`/${path}`) ? now === title : now && now !== before) return;
				await new Promise(requestAnimationFrame);
			}
			throw new Error(`${to}: the heading stayed as it was, ${before ?? 'none'}`);
		},
		[address, BETWEEN.path, BETWEEN.title] as const
	);

/** To a screen of the app over the small one, so that nothing of the screen before is taken for it. */
export async function visit(page: Page, app: string, path: string): Promise<void> {
	const heading = page.getByRole('heading', { level: 1 });
	if (page.url().startsWith(app) && (await heading.count())) await follow(page, app + BETWEEN.path);
	else await page.goto(app + BETWEEN.path);
	await expect(heading).toHaveText(BETWEEN.title);
	await follow(page, app + path);
	await expect(heading).not.toHaveText(BETWEEN.title);
}
