import { onMount } from 'svelte';

/** Which packs the phone holds, by name; nothing until the worker has said so. Call while a component is made. */
export class Packs {
	#held = $state.raw<Readonly<Record<string, boolean>>>({});
	get held(): Readonly<Record<string, boolean>> {
		return this.#held;
	}

	constructor() {
		onMount(() => {
			const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
			const hear = ({
				data
			}: MessageEvent<{ type?: unknown; packs?: Record<string, boolean> }>) => {
				if (data.type === 'PACKS') this.#held = data.packs ?? {};
			};
			workers?.addEventListener('message', hear);
			void workers?.ready.then(({ active }) => active?.postMessage({ type: 'PACKS' }));
			return () => workers?.removeEventListener('message', hear);
		});
	}
}
