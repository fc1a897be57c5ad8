import { isRecord } from '#lib/kernel/is-record.ts';

/** Who writes a journal that is open in several tabs: this tab, or another one that this one follows. */
export type Seat = 'writes' | 'follows';

/** What the holder of a seat hears. */
export interface SeatEars {
	readonly seat: (seat: Seat) => void;
	/** Another tab has written an entry, which is durable. */
	readonly written: (entry: unknown) => void;
}

/** A seat at a journal, until it is left. */
export interface SeatHeld {
	/** Takes the pen from the tab that has it; `ears.seat` is called once that is done. */
	readonly takeOver: () => void;
	/** Tells the other tabs of a durable entry. */
	readonly wrote: (entry: unknown) => void;
	readonly leave: () => void;
}

/**
 * Sits down at a journal; resolves once it is known whether this tab writes. The first tab writes, the others follow;
 * when the writing tab closes, the one that has waited longest writes. Where the browser cannot tell tabs apart every
 * tab writes, and the journal itself refuses an append that does not know the others.
 */
export const takeSeat = async (journal: string, ears: SeatEars): Promise<SeatHeld> => {
	const channel =
		typeof BroadcastChannel === 'function'
			? new BroadcastChannel(`tachanka journal ${journal}`)
			: undefined;
	// A tab with another version of the app may say it in another form: something was written all the same.
	channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) =>
		ears.written(isRecord(data) ? data['entry'] : undefined)
	);
	const locks = typeof navigator === 'object' ? navigator.locks : undefined;
	const name = `tachanka pen ${journal}`;
	const left = new AbortController();
	let queued = new AbortController();
	let putDown: () => void = () => undefined;

	const write = (): Promise<void> => {
		ears.seat('writes');
		return new Promise((resolve) => (putDown = resolve));
	};
	/** Holds the pen until it is put down or taken away; then waits for it again. */
	const hold = async (options: LockOptions): Promise<void> => {
		try {
			await locks?.request(name, options, write);
		} catch {
			if (left.signal.aborted || options.signal?.aborted) return;
			ears.seat('follows');
			wait();
		}
	};
	const wait = (): void => {
		queued = new AbortController();
		void hold({ signal: queued.signal });
	};

	if (!locks) ears.seat('writes');
	else
		await new Promise<void>((known) => {
			locks
				.request(name, { ifAvailable: true }, (lock) => {
					known();
					if (lock) return write();
					ears.seat('follows');
					wait();
					return undefined;
				})
				.catch(() => {
					if (left.signal.aborted) return;
					ears.seat('follows');
					wait();
				});
		});

	return {
		takeOver: () => {
			queued.abort();
			void hold({ steal: true });
		},
		wrote: (entry) => channel?.postMessage({ entry }),
		leave: () => {
			left.abort();
			queued.abort();
			putDown();
			channel?.close();
		}
	};
};
