/** There is no router: nobody goes anywhere, and what is shown over a screen is a step of the browser alone. */
import { vi } from 'vitest';

export const goto = vi.fn((_: string) => Promise.resolve());
export const preloadCode = (): Promise<void> => Promise.resolve();
export const pushState = (): void => history.pushState({}, '', location.href);
export const replaceState = (): void => undefined;
export const afterNavigate = (): void => undefined;
export const beforeNavigate = (): void => undefined;
