/** What is kept of the owner's own is there as in the app; a test may put a store of its own in its place. */
import { vi } from 'vitest';
import * as own from '#lib/features/shared/settings/own.ts';

export const readOwn = vi.fn(own.readOwn);
export const alterOwn = vi.fn(own.alterOwn);
