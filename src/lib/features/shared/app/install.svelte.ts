/** The browser's offer to install the app, which not every browser makes (Chromium). It can be taken up once. */
interface Offer extends Event {
	readonly prompt: () => Promise<unknown>;
}

/** Keeps the browser's offer to install the app until its owner asks for it; where there is none, nothing is said. */
export class Install {
	#offer = $state.raw<Offer>();

	get offered(): boolean {
		return this.#offer !== undefined;
	}

	/** Call early: the browser makes its offer soon, and once. */
	listen(where: EventTarget = window): void {
		where.addEventListener('beforeinstallprompt', (event) => {
			event.preventDefault();
			this.#offer = event as Offer;
		});
		where.addEventListener('appinstalled', () => (this.#offer = undefined));
	}

	/** Has the browser ask. What it answers is between it and the owner. */
	ask = async (): Promise<void> => {
		const offer = this.#offer;
		this.#offer = undefined;
		await offer?.prompt();
	};
}

/** The one of this page. */
export const install = new Install();
