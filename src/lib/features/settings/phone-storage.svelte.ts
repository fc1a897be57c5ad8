/**
 * `kept`: the browser will not throw the data away by itself; `loose`: it may when space runs short; `unknown`: not yet
 * asked, or it does not say.
 */
export type Keeping = 'kept' | 'loose' | 'unknown';

/** What the browser promises about the data on this phone, and the space it takes. */
export class PhoneStorage {
	#keeping = $state<Keeping>('unknown');
	#used = $state<number | null>(null);
	#refused = $state(false);

	get keeping(): Keeping {
		return this.#keeping;
	}
	/** In bytes; null where the browser does not say. */
	get used(): number | null {
		return this.#used;
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
