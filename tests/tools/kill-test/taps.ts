import type { Page } from 'playwright';

/** What a page tells this script: what it is about to ask for, and that the screen has shown it. */
export interface Ears {
	readonly asks: (line: string) => void;
	readonly shown: () => void;
}

interface Told {
	readonly asks: (line: string) => Promise<void>;
	readonly shown: () => Promise<void>;
	/** Waits until something is so on the screen. */
	readonly until: <T>(so: () => T | undefined | null | false) => Promise<T>;
	/** The button of exactly this label that can be tapped, the last of several. */
	readonly button: (label: string) => HTMLButtonElement | undefined;
}
declare global {
	interface Window {
		readonly tell: Told;
	}
}

/** Gives every page of the browser the means to tap and to tell. */
export async function give(page: Page, ears: Ears): Promise<void> {
	await page.exposeFunction('tellAsks', ears.asks);
	await page.exposeFunction('tellShown', ears.shown);
	await page.addInitScript(() => {
		const given = window as unknown as {
			tellAsks: Told['asks'];
			tellShown: Told['shown'];
			tell: Told;
		};
		given.tell = {
			asks: (line) => given.tellAsks(line),
			shown: () => given.tellShown(),
			until: (so) =>
				new Promise((resolve) => {
					const look = (): boolean => {
						const is = so();
						if (is === undefined || is === null || is === false) return false;
						resolve(is);
						return true;
					};
					if (look()) return;
					const observer = new MutationObserver(() => {
						if (look()) observer.disconnect();
					});
					observer.observe(document, {
						...{ attributes: true, subtree: true },
						...{ childList: true, characterData: true }
					});
				}),
			button: (label) =>
				[...document.querySelectorAll('button')].findLast(
					(one) =>
						!one.disabled && (one.getAttribute('aria-label') ?? one.textContent.trim()) === label
				)
		};
	});
}

/** To another screen of the app that is open, as a tapped link leads there. */
export const follow = (page: Page, address: string): Promise<void> =>
	page.evaluate((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, address);

/** Taps one phase after the other as fast as the screen answers. Never ends by itself. */
export const play = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const { asks, shown, until } = window.tell;
		const list = await until(
			() => document.querySelector('[aria-label="Phase"] li')?.parentElement
		);
		const stops = [...list.querySelectorAll('li')];
		const now = (stop: Element): boolean => stop.getAttribute('aria-current') === 'step';
		for (;;) {
			const next = (stops.findIndex(now) + 1) % stops.length;
			const stop = stops[next];
			if (!stop) return;
			await asks(`phase ${next + 1}`);
			stop.querySelector('button')?.click();
			// What is still owed in the phase before is asked about; here it may wait.
			await until(() => {
				if (now(stop)) return true;
				[...document.querySelectorAll('button')]
					.find((button) => button.textContent.trim().startsWith('Close anyway'))
					?.click();
				return false;
			});
			await shown();
		}
	});

/** Takes two lines back and lets them count again, and so on. Never ends by itself. */
export const undoAndRedo = (page: Page): Promise<void> =>
	page.evaluate(async () => {
		const { asks, shown, until, button } = window.tell;
		await until(() => document.querySelector('h1')?.textContent.trim() === 'Log');
		const lines = (): number =>
			Number(/(\d+) lines?$/.exec(document.querySelector('header .book')?.textContent ?? '')?.[1]);
		for (let n = 0; ; n++) {
			const label = n % 4 < 2 ? 'Undo' : 'Redo';
			const tap = await until(() => button(label));
			const before = lines();
			await asks(label.toLowerCase());
			tap.click();
			await until(() => lines() !== before);
			await shown();
		}
	});

/** Taps a button, and is back when the screen says, in words of this pattern, that it is done. */
export const tapUntil = (page: Page, label: string, says: RegExp): Promise<void> =>
	page.evaluate(
		async ([name, pattern]) => {
			const { shown, until, button } = window.tell;
			const said = new RegExp(pattern);
			(await until(() => button(name))).click();
			await until(() =>
				[...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
					said.test(textContent.trim())
				)
			);
			await shown();
		},
		[label, says.source] as const
	);
