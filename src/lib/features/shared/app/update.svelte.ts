import { dev } from '$app/environment';
import { asset, resolve } from '$app/paths';

/**
 * What the phone holds of this app. `installing`: not the table yet; `ready`: the table, so it works offline, and the
 * packs follow; `waiting`: all of it, and a newer version waits for the player's word; `unavailable`: this browser keeps
 * nothing offline.
 */
export type AppState = 'installing' | 'ready' | 'waiting' | 'unavailable';

/** On a first visit, how long fetching for later waits, in ms, since the player may be making the first tap. */
const FIRST_VISIT_PAUSE = 500;

/** The only address from which the app ever runs a worker. */
const workerUrl = (): string => {
	const url = asset('/service-worker.js');
	const policy = window.trustedTypes?.createPolicy('app-sw', { createScriptURL: () => url });
	return policy?.createScriptURL(url) ?? url;
};

/** Keeps the app on the phone and brings newer versions, each only at the player's word. */
class AppUpdate {
	#state = $state.raw<AppState>('installing');
	#registration: ServiceWorkerRegistration | undefined;
	/** The worker this page came with. On a first visit no worker controls the page, and nobody tells it of another. */
	#mine: ServiceWorker | undefined;

	get state(): AppState {
		return this.#state;
	}

	/** Call once, when the first screen is up. */
	async start(): Promise<void> {
		if (dev || !('serviceWorker' in navigator)) {
			this.#state = 'unavailable';
			return;
		}
		const workers = navigator.serviceWorker;
		if (workers.controller) {
			// Another version took over, here or in another tab: this page's parts are no longer all there.
			workers.addEventListener('controllerchange', () => location.reload(), { once: true });
		} else {
			await new Promise((done) => setTimeout(done, FIRST_VISIT_PAUSE));
		}
		try {
			const registration = await workers.register(workerUrl(), {
				scope: resolve('/'),
				updateViaCache: 'none'
			});
			this.#registration = registration;
			registration.addEventListener('updatefound', () => this.#follow(registration.installing));
			this.#follow(registration.installing);
			this.#look();
			document.addEventListener('visibilitychange', () => {
				if (document.visibilityState === 'visible') void this.check();
			});
			addEventListener('online', this.#askForPacks);
		} catch {
			this.#state = 'unavailable';
		}
	}

	/** Asks the host for a newer version; without a signal nothing happens. */
	check = async (): Promise<void> => {
		await this.#registration?.update().catch(() => undefined);
		this.#askForPacks();
	};

	/** The player's word: the waiting version takes over and the page loads again. */
	apply = (): void => {
		const { waiting } = this.#registration ?? {};
		if (!waiting) return location.reload();
		// A page without a controlling worker is not told when another one takes over.
		if (!navigator.serviceWorker.controller)
			waiting.addEventListener('statechange', () => {
				if (waiting.state === 'activated') location.reload();
			});
		waiting.postMessage({ type: 'SKIP_WAITING' });
	};

	#follow(worker: ServiceWorker | null): void {
		worker?.addEventListener('statechange', () => this.#look());
		this.#look();
	}

	#look(): void {
		const { active, waiting, installing } = this.#registration ?? {};
		this.#mine ??= active ?? undefined;
		if (active) this.#state = waiting || active !== this.#mine ? 'waiting' : 'ready';
		else this.#state = installing || waiting ? 'installing' : 'unavailable';
		if (this.#state === 'ready') this.#askForPacks();
	}

	/** The table is there: what is missing of the packs may follow. */
	#askForPacks = (): void => this.#registration?.active?.postMessage({ type: 'PACKS' });
}

/** The only instance in this app. */
export const appUpdate = new AppUpdate();
