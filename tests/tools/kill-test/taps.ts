import type { Tab } from './tab.ts';

/** What a page tells this script: what it is about to ask for, and that the screen has shown it. */
export interface Ears {
	readonly asks: (line: string) => void;
	readonly shown: () => void;
}

interface Told {
	readonly asks: (line: string) => Promise<void>;
	readonly shown: (nothing: '') => Promise<void>;
	/** Waits until something is so on the screen. */
	readonly until: <T>(so: () => T | undefined | null | false) => Promise<T>;
	/** The button of this name that takes a tap now, the last of several. */
	readonly button: (name: RegExp) => HTMLButtonElement | undefined;
}
declare global {
	interface Window {
		readonly tell: Told;
	}
}

/** Gives every page of the browser the means to tap and to tell. */
export async function give(tab: Tab, ears: Ears): Promise<void> {
	await tab.exposes('tellAsks', ears.asks);
	await tab.exposes('tellShown', ears.shown);
	await tab.first(() => {
		const given = window as unknown as {
			tellAsks: Told['asks'];
			tellShown: Told['shown'];
			tell: Told;
		};
		given.tell = {
			asks: (line) => given.tellAsks(line),
			shown: (nothing) => given.tellShown(nothing),
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
			button: (name) =>
				[...document.querySelectorAll('button')].findLast(
					(one) =>
						!one.disabled &&
						one.closest('[data-rests]') === null &&
						name.test(one.getAttribute('aria-label') ?? one.textContent.trim())
				)
		};
	});
}

/** To another screen of the app that is open, as a tapped link leads there. */
export const follow = (tab: Tab, address: string): Promise<void> =>
	tab.run((href) => {
		const link = Object.assign(document.createElement('a'), { href });
		document.body.append(link);
		link.click();
		link.remove();
	}, address);

/** Taps one phase after the other as fast as the screen answers. Never ends by itself. */
export const play = (tab: Tab): Promise<void> =>
	tab.run(async () => {
		const { asks, shown, until, button } = window.tell;
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
				button(/^Close anyway/)?.click();
				return false;
			});
			await shown('');
		}
	}, undefined);

/** Takes two lines back and lets them count again, and so on. Never ends by itself. */
export const undoAndRedo = (tab: Tab): Promise<void> =>
	tab.run(async () => {
		const { asks, shown, until, button } = window.tell;
		await until(() => document.querySelector('h1')?.textContent.trim() === 'Log');
		const lines = (): number =>
			Number(/(\d+) lines?$/.exec(document.querySelector('header .book')?.textContent ?? '')?.[1]);
		for (let n = 0; ; n++) {
			const label = n % 4 < 2 ? 'Undo' : 'Redo';
			const tap = await until(() => button(new RegExp(`^${label}$`)));
			const before = lines();
			await asks(label.toLowerCase());
			tap.click();
			await until(() => lines() !== before);
			await shown('');
		}
	}, undefined);

/** Taps a button once it is there. */
export const tap = (tab: Tab, name: RegExp): Promise<void> =>
	tab.run(async (pattern) => {
		const { until, button } = window.tell;
		(await until(() => button(new RegExp(pattern)))).click();
	}, name.source);

/** Is back when such a button is there. */
export const sees = (tab: Tab, name: RegExp): Promise<void> =>
	tab.run(async (pattern) => {
		await window.tell.until(() => window.tell.button(new RegExp(pattern)));
	}, name.source);

/** Taps a button, and is back when the screen says, in words of this pattern, that it is done. */
export const tapUntil = (tab: Tab, name: RegExp, says: RegExp): Promise<void> =>
	tab.run(
		async ([pattern, words]) => {
			const { shown, until, button } = window.tell;
			const said = new RegExp(words);
			(await until(() => button(new RegExp(pattern)))).click();
			await until(() =>
				[...document.querySelectorAll('[role=status]')].some(({ textContent }) =>
					said.test(textContent.trim())
				)
			);
			await shown('');
		},
		[name.source, says.source] as const
	);

/** Gives a file to the screen that asks for one. */
export const choose = (tab: Tab, text: string): Promise<void> =>
	tab.run(async (given) => {
		const { until } = window.tell;
		const field = await until(() => document.querySelector<HTMLInputElement>('input[type=file]'));
		const chosen = new DataTransfer();
		chosen.items.add(new File([given], 'file.json', { type: 'application/json' }));
		field.files = chosen.files;
		field.dispatchEvent(new Event('change', { bubbles: true }));
	}, text);
