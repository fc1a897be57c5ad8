import { afterEach, beforeEach, expect, test, vi } from 'vitest';

vi.mock('$app/environment', () => ({ dev: false }));
vi.mock('$app/paths', () => ({ asset: (path: string) => path, resolve: (path: string) => path }));

/** A worker as the page sees it. */
class Worker extends EventTarget {
	state = 'installing';
	readonly postMessage = vi.fn();
	becomes(state: string): void {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}
class Registration extends EventTarget {
	installing: Worker | null = null;
	waiting: Worker | null = null;
	active: Worker | null = null;
}

let registration: Registration;
const reload = vi.fn();
beforeEach(() => {
	vi.useFakeTimers();
	vi.resetModules();
	reload.mockClear();
	registration = new Registration();
	const serviceWorker = { controller: null, register: async () => registration };
	vi.stubGlobal('navigator', { serviceWorker });
	vi.stubGlobal('window', {});
	vi.stubGlobal('document', new EventTarget());
	vi.stubGlobal('location', { reload });
	vi.stubGlobal('addEventListener', vi.fn());
});
afterEach(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});

const started = async () => {
	const { appUpdate } = await import('#lib/features/shared/app/update.svelte.ts');
	const start = appUpdate.start();
	await vi.advanceTimersByTimeAsync(3000);
	await start;
	return appUpdate;
};

/** The first worker of a first visit: it is active, and holds no page yet. */
const first = (): Worker => {
	const worker = new Worker();
	registration.active = worker;
	worker.becomes('activated');
	return worker;
};
const newer = (): Worker => {
	const worker = new Worker();
	registration.installing = worker;
	registration.dispatchEvent(new Event('updatefound'));
	registration.installing = null;
	return worker;
};

test('a page of a first visit is told of a version that took over at once', async () => {
	first();
	const update = await started();
	expect(update.state).toBe('ready');
	const worker = newer();
	registration.active = worker;
	worker.becomes('activated');
	expect(update.state).toBe('waiting');
	update.apply();
	expect(reload).toHaveBeenCalledOnce();
});

test('once the table is there its packs are asked for, and again when there is a signal', async () => {
	const worker = first();
	await started();
	expect(worker.postMessage).toHaveBeenCalledWith({ type: 'PACKS' });
	worker.postMessage.mockClear();
	const [event, ask] = vi.mocked(addEventListener).mock.calls.at(-1) ?? [];
	expect(event).toBe('online');
	(ask as () => void)();
	expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('one that waits takes over at the player’s word, and the page loads again', async () => {
	first();
	const update = await started();
	const worker = newer();
	registration.waiting = worker;
	worker.becomes('installed');
	expect(update.state).toBe('waiting');
	update.apply();
	expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
	expect(reload).not.toHaveBeenCalled();
	worker.becomes('activated');
	expect(reload).toHaveBeenCalledOnce();
});
