/**
 * `kept`: the browser will not throw the data away by itself; `loose`: it may when space runs short; `unknown`: not yet
 * asked, or it does not say.
 */
export type Keeping = 'kept' | 'loose' | 'unknown';

/** The store with its database is only fetched when it is asked for. */
const copiesKept = async (): Promise<1 | 2 | null> => {
	try {
		return await (await import('#lib/store/kept.ts')).copiesKept();
	} catch {
		return null;
	}
};

/** When the last automatic copy was written, where there are any. */
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
	/** In bytes; null where the browser does not say. */
	get used(): number | null {
		return this.#used;
	}
	/** How often everything is kept; null where nothing can be kept. */
	get copies(): 1 | 2 | null {
		return this.#copies;
	}
	/** When a copy last went into the owner's folder; null where none does. */
	get copied(): string | null {
		return this.#copied;
	}
	/** It was asked and said no. */
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

	/** Asks to keep the data for good; some browsers ask the player in turn. */
	ask = async (): Promise<void> => {
		try {
			this.#refused = !(await navigator.storage.persist());
		} catch {
			this.#refused = true;
		}
		await this.look();
	};
}
