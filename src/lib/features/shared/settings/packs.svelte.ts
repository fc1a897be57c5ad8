import { onMount } from 'svelte';
import { isRecord } from '#lib/kernel/is-record.ts';

/** Which packs the phone holds, by name; nothing until the worker has said so. Call while a component is made. */
export class Packs {
	#held = $state.raw<Readonly<Record<string, unknown>>>({});
	get held(): Readonly<Record<string, unknown>> {
		return this.#held;
	}

	constructor() {
		onMount(() => {
			const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
			// The worker may be of another version.
			const hear = ({ data }: MessageEvent<unknown>) => {
				if (isRecord(data) && data['type'] === 'PACKS' && isRecord(data['packs']))
					this.#held = data['packs'];
			};
			workers?.addEventListener('message', hear);
			void workers?.ready.then(({ active }) => active?.postMessage({ type: 'PACKS' }));
			return () => workers?.removeEventListener('message', hear);
		});
	}
}
