import type { Page } from '@playwright/test';

/** One screen in one state. */
export interface Stop {
	/** Names the test and its pictures. */
	readonly name: string;
	/** Below the address of the app, without a slash in front. */
	readonly path: string;
	/** Brings the freshly opened screen into the state that is looked at. */
	readonly arrange?: (page: Page) => Promise<void>;
}

/** Every screen and state of the app. Whatever must be true of all of them is tested along this list. */
export const STOPS: readonly Stop[] = [{ name: 'start', path: '' }];
