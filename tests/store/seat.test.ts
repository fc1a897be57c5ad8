import { afterEach, expect, test, vi } from 'vitest';
import { takeSeat, type Seat, type SeatHeld } from '#lib/store/journal/seat.ts';

/** Web Locks of one origin, as far as seats use them: one holder, a queue, and theft. */
class Locks {
	#holder: { readonly robbed: () => void } | undefined;
	readonly #queue: (() => void)[] = [];

	request = (
		_name: string,
		options: LockOptions,
		work: (lock: object | null) => Promise<void> | undefined
	): Promise<void> =>
		new Promise((resolve, reject) => {
			const take = (): void => {
				const holder = { robbed: () => reject(new DOMException('Stolen', 'AbortError')) };
				this.#holder = holder;
				void Promise.resolve(work({})).then(() => {
					resolve();
					if (this.#holder !== holder) return;
					this.#holder = undefined;
					this.#queue.shift()?.();
				});
			};
			if (options.steal) {
				this.#holder?.robbed();
				take();
			} else if (!this.#holder) take();
			else if (options.ifAvailable) void Promise.resolve(work(null)).then(() => resolve());
			else {
				this.#queue.push(take);
				options.signal?.addEventListener('abort', () => {
					const place = this.#queue.indexOf(take);
					if (place >= 0) this.#queue.splice(place, 1);
					reject(new DOMException('Left', 'AbortError'));
				});
			}
		});
}

const held: SeatHeld[] = [];
const sit = async (written = vi.fn()): Promise<{ seats: Seat[]; chair: SeatHeld }> => {
	const seats: Seat[] = [];
	const chair = await takeSeat('j', { seat: (seat) => seats.push(seat), written });
	held.push(chair);
	return { seats, chair };
};

afterEach(() => {
	held.splice(0).forEach(({ leave }) => leave());
	vi.unstubAllGlobals();
});

test('the first writes, the others follow; one that leaves makes room', async () => {
	vi.stubGlobal('navigator', { locks: new Locks() });
	const first = await sit();
	const second = await sit();
	expect([first.seats, second.seats]).toEqual([['writes'], ['follows']]);
	first.chair.leave();
	await vi.waitFor(() => expect(second.seats).toEqual(['follows', 'writes']));
});

test('the pen can be taken, and never are there two', async () => {
	vi.stubGlobal('navigator', { locks: new Locks() });
	const first = await sit();
	const second = await sit();
	second.chair.takeOver();
	await vi.waitFor(() => expect(first.seats).toEqual(['writes', 'follows']));
	expect(second.seats).toEqual(['follows', 'writes']);
	first.chair.takeOver();
	await vi.waitFor(() => expect(first.seats.at(-1)).toBe('writes'));
	expect(second.seats.at(-1)).toBe('follows');
	first.chair.leave();
	await vi.waitFor(() => expect(second.seats.at(-1)).toBe('writes'));
});

test('the others hear what was written', async () => {
	const written = vi.fn();
	await sit(written);
	const { chair, seats } = await sit();
	expect(seats).toEqual(['writes']);
	chair.wrote({ kind: 'undo' });
	await vi.waitFor(() => expect(written).toHaveBeenCalledWith({ kind: 'undo' }));
});

test('what another version of the app says in a form of its own is heard as something written', async () => {
	const written = vi.fn();
	await sit(written);
	const other = new BroadcastChannel('tachanka journal j');
	other.postMessage(null);
	other.close();
	await vi.waitFor(() => expect(written).toHaveBeenCalledWith(undefined));
});
