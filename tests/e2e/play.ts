import type { Locator, Page } from '@playwright/test';

/** What a player sees and taps on any screen. */

export const button = (page: Page, name: string | RegExp): Locator =>
	page.getByRole('button', { name, exact: typeof name === 'string' });
export const tap = (page: Page, name: string | RegExp): Promise<void> => button(page, name).click();
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const sheet = (page: Page): Locator => page.locator('dialog[open]');
