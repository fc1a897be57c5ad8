import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chromium as playwright, type Page } from 'playwright';
import { chromium } from '../chromium.mjs';
import type { Make, OwnBrowser, Tab } from './tab.ts';
import { wreck } from './wreck.ts';

/** How long a browser may take to start, in ms. */
const PATIENCE = 30_000;

/** The first page of a browser that listens at the address. */
async function pageAt(address: string): Promise<Page> {
	const browser = await playwright.connectOverCDP(address);
	const context = browser.contexts()[0] ?? (await browser.newContext());
	// tsx names functions with a function of its own, which a page does not have.
	await context.addInitScript('globalThis.__name ??= (named) => named');
	return context.pages()[0] ?? context.newPage();
}

const inTime = <T>(work: Promise<T>): Promise<T> =>
	Promise.race([
		work,
		new Promise<never>((_, reject) => {
			setTimeout(() => reject(new Error('Chromium does not answer.')), PATIENCE).unref();
		})
	]);

/** How often a browser that does not start, or does not answer, is started again. */
const ATTEMPTS = 3;

const tabOf = (page: Page): Tab => ({
	goto: (address) => page.goto(address),
	run: (work, given) => page.evaluate(work as never, given),
	first: (work) => page.addInitScript(work),
	exposes: (name, work) => page.exposeFunction(name, work)
});

async function start(profile: string): Promise<OwnBrowser> {
	for (let attempt = 1; ; attempt++) {
		try {
			return await started(profile);
		} catch (cause) {
			if (attempt === ATTEMPTS) throw cause;
		}
	}
}

async function started(profile: string): Promise<OwnBrowser> {
	const words = [
		...chromium.args,
		'--headless=new',
		'--no-default-browser-check',
		'--remote-debugging-port=0',
		`--user-data-dir=${profile}`,
		'about:blank'
	];
	const child = spawn(chromium.executablePath, words, {
		detached: true,
		stdio: ['ignore', 'ignore', 'pipe']
	});
	const gone = once(child, 'exit');
	const kill = async (): Promise<void> => {
		if (child.exitCode === null && child.signalCode === null) {
			child.kill('SIGKILL');
			await gone;
		}
		try {
			// What the browser itself had started, and what it leaves behind.
			if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
		} catch {
			// Nothing was left.
		}
	};
	try {
		const address = await new Promise<string>((resolve, reject) => {
			const alarm = setTimeout(() => reject(new Error('Chromium does not start.')), PATIENCE);
			let said = '';
			child.stderr.on('data', (text: Buffer) => {
				said += text.toString();
				const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
				if (found === undefined) return;
				clearTimeout(alarm);
				resolve(found);
			});
			void gone.then(() => reject(new Error(`Chromium ended: ${said}`)));
		});
		return { tab: tabOf(await inTime(pageAt(address))), kill };
	} catch (cause) {
		await kill();
		throw cause;
	}
}

export const chromiumMake: Make = { start, wreck };
