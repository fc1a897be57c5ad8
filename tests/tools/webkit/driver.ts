import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sooner } from '../trials/hand.ts';
import type { Screen } from '../trials/screen.ts';

/** What it takes, where Debian's packages put it: webkit2gtk-driver and xvfb. */
const DRIVER = '/usr/bin/WebKitWebDriver';
const BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const DISPLAY = '/usr/bin/Xvfb';
export const missing = (): readonly string[] =>
	[DRIVER, BROWSER, DISPLAY].filter((path) => !existsSync(path));

/** Of what Safari has, what WebKitGTK leaves off by itself. */
const FEATURES = '--features=+StorageAPI,+StorageAPIEstimate,+FileSystem,+AccessHandle';
/** How long a finger lies on the screen, and how long a page that is left may owe an answer, in ms. */
const HELD = 50;
const GIVES_UP = 3000;
/** How long the driver may take for anything, in ms. */
const PATIENCE = 30_000;

export interface OwnWebKit {
	readonly screen: Screen;
	readonly picture: (path: string) => Promise<void>;
	readonly kill: () => Promise<void>;
}

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
	const server = createServer().listen(0);
	await once(server, 'listening');
	const { port } = server.address() as AddressInfo;
	server.close();
	return port;
}

/** Keys by the names of Puppeteer, where WebDriver calls them otherwise than by what they type. */
const pressed = (keys: readonly string[]): readonly object[] =>
	keys.flatMap((value) => [
		{ type: 'keyDown', value },
		{ type: 'keyUp', value }
	]);

/** Starts WebKit in a window of this size, without a profile, driven by WebDriver. */
export async function startWebKit(width: number, height: number): Promise<OwnWebKit> {
	const folder = await mkdtemp(join(tmpdir(), 'tachanka-webkit-'));
	const children: ChildProcess[] = [];
	const run = (path: string, args: string[], env: NodeJS.ProcessEnv = {}): ChildProcess => {
		const child = spawn(path, args, {
			stdio: ['ignore', 'pipe', 'ignore'],
			detached: true,
			env: { ...process.env, HOME: folder, ...env }
		});
		children.push(child);
		return child;
	};
	const kill = async (): Promise<void> => {
		for (const { pid } of children.reverse()) {
			try {
				if (pid !== undefined) process.kill(-pid, 'SIGKILL');
			} catch {
				// It is gone already.
			}
		}
		await rm(folder, { recursive: true, force: true, maxRetries: 5 });
	};
	const port = await freePort();
	let session = '';
	const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
		const answer = await fetch(`http://127.0.0.1:${port}/session${session}${path}`, {
			method,
			signal: AbortSignal.timeout(PATIENCE),
			...(body !== undefined && { body: JSON.stringify(body) })
		});
		const { value } = (await answer.json()) as {
			value: { error?: string; message?: string } | null;
		};
		if (value?.error) throw new Error(`${path}: ${value.error}: ${value.message}`);
		return value;
	};
	try {
		// The display says by itself which number it has taken.
		const shown = run(DISPLAY, ['-displayfd', '1', '-screen', '0', '1400x1000x24']);
		const [number] = await once(shown.stdout!, 'data');
		run(DRIVER, [`--port=${port}`], {
			DISPLAY: `:${String(number).trim()}`,
			WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1'
		});
		const options = { binary: BROWSER, args: ['--automation', '--full-screen', FEATURES] };
		const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
		const begun = await sooner(() => ask('POST', '', { capabilities }));
		if (!begun) throw new Error('WebKit does not start.');
		session = `/${(begun as { sessionId: string }).sessionId}`;
		await ask('POST', '/timeouts', { script: GIVES_UP });
		await ask('POST', '/window/rect', { width, height });
	} catch (cause) {
		await kill();
		throw cause;
	}
	const evaluate = async (work: unknown, ...given: unknown[]): Promise<unknown> => {
		// tsx names functions with a function of its own, which a page does not have.
		const script = `
			globalThis.__name ??= (named) => named;
			const [done, ...given] = [...arguments].reverse();
			Promise.resolve().then(() => (${String(work)})(...given.reverse())).then(
				(came) => done({ came }),
				(cause) => done({ cause: String(cause) })
			);`;
		const { came, cause } = (await ask('POST', '/execute/async', { script, args: given })) as {
			came?: unknown;
			cause?: string;
		};
		if (cause !== undefined) throw new Error(cause);
		return came;
	};
	const act = (actions: readonly object[]): Promise<unknown> =>
		ask('POST', '/actions', { actions });
	const keys = async (names: readonly string[]): Promise<void> =>
		void (await act([{ type: 'key', id: 'keys', actions: pressed(names) }]));
	const screen = {
		evaluate,
		goto: (url: string) => ask('POST', '/url', { url }),
		// What is asked while a page loads itself anew is never answered: another one lies between.
		reload: async () => {
			const there = await evaluate(() => location.href);
			for (const url of ['about:blank', there]) await ask('POST', '/url', { url });
		},
		keyboard: { press: (key: string) => keys([key]), type: (text: string) => keys([...text]) },
		mouse: {
			click: async (x: number, y: number) => {
				const there = { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 };
				const [down, up] = ['pointerDown', 'pointerUp'].map((type) => ({ type, button: 0 }));
				const held = { type: 'pause', duration: HELD };
				await act([{ type: 'pointer', id: 'finger', actions: [there, down, held, up] }]);
			}
		}
	};
	return {
		screen: screen as never,
		picture: async (path) =>
			writeFile(path, Buffer.from(String(await ask('GET', '/screenshot')), 'base64')),
		kill
	};
}
