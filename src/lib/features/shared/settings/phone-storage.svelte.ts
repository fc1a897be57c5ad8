/**
 * `kept`: the browser will not delete the data by itself; `loose`: it may when space runs short; `unknown`: not asked
 * yet, or it does not say.
 */
export type Keeping = 'kept' | 'loose' | 'unknown';

/** The store with its database is fetched only when asked for. */
const copiesKept = async (): Promise<1 | 2 | null> => {
	try {
		return await (await import('#lib/store/files/everything.ts')).copiesKept();
	} catch {
		return null;
	}
};

/** When the last automatic copy was written, if any. */
const lastCopy = async (): Promise<string | null> => {
	try {
		const { copies } = await import('#lib/features/shared/data/copies/copies.svelte.ts');
		await copies.load();
		return copies.state === 'ready' ? (copies.last?.at ?? null) : null;
	} catch {
		return null;
	}
};

/** What the browser promises about the data on this phone, and the space it takes. */
export class PhoneStorage {
	#keeping = $state<Keeping>('unknown');
	#used = $state<number | null>(null);
	#refused = $state(false);
	#copies = $state<1 | 2 | null>(null);
	#copied = $state<string | null>(null);

	get keeping(): Keeping {
		return this.#keeping;
	}
	/** The space used, in bytes; null where the browser does not say. */
	get used(): number | null {
		return this.#used;
	}
	/** How many copies are kept of everything; null where nothing can be kept. */
	get copies(): 1 | 2 | null {
		return this.#copies;
	}
	/** When a copy last went into the owner's folder; null where copies go nowhere. */
	get copied(): string | null {
		return this.#copied;
	}
	/** The browser was asked and said no. */
	get refused(): boolean {
		return this.#refused;
	}

	look = async (): Promise<void> => {
		const { storage } = navigator;
		try {
			this.#keeping = (await storage.persisted()) ? 'kept' : 'loose';
			const { usage } = await storage.estimate();
			this.#used = usage ?? null;
		} catch {
			this.#keeping = 'unknown';
		}
		this.#copies = await copiesKept();
		this.#copied = await lastCopy();
	};

	/** Asks the browser to keep the data for good; some browsers ask the player in turn. */
	ask = async (): Promise<void> => {
		try {
			this.#refused = !(await navigator.storage.persist());
		} catch {
			this.#refused = true;
		}
		await this.look();
	};
}
