/** A component looks, and is as large, as in the app; its files of tests share a page, and each test finds it empty. */
import '../../src/app.css';
import { beforeEach, vi } from 'vitest';
import { cleanup } from 'vitest-browser-svelte/pure';
import { drawing, drawings } from '#lib/ui/signs/sprite.ts';

if (!document.querySelector(drawing('back')))
	document.body.insertAdjacentHTML('beforeend', drawings());

// There is no router: nobody goes anywhere, and what is shown over a screen is a step of the browser alone.
vi.mock('$app/navigation', () => ({
	goto: vi.fn(() => Promise.resolve()),
	preloadCode: () => Promise.resolve(),
	pushState: () => history.pushState({}, '', location.href),
	replaceState: () => undefined,
	afterNavigate: () => undefined,
	beforeNavigate: () => undefined
}));

/** What is kept of the owner's own is there as in the app; a test may put a store of its own in its place. */
vi.mock('#lib/features/shared/settings/own.ts', { spy: true });

beforeEach(cleanup);
