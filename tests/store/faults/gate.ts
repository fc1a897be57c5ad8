import type { DBCore, DBCoreTable, Middleware } from 'dexie';
import type { FileInHand, Folder } from '#lib/store/files/folder.ts';

/** What goes wrong at the nth call. */
export const FAULTS = ['error', 'quota', 'kill', 'torn', 'power'] as const;
export type Fault = (typeof FAULTS)[number];

/** A phone that died: nothing it is asked reaches the disk any more. */
class Dead extends Error {
	override readonly name = 'Dead';
}

/** The one layer that every call to either copy passes: it counts them, and one of them fails. */
export class Gate {
	calls = 0;
	at = Infinity;
	fault: Fault = 'error';
	dead = false;

	/** True where this call is the one that fails. */
	pass = (): void => {
		if (this.dead) throw new Dead();
		if (++this.calls !== this.at) return;
		if (this.fault === 'error') throw Object.assign(new Error('odd'), { name: 'UnknownError' });
		if (this.fault === 'quota')
			throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
		this.dead = true;
		throw new Dead();
	};

	/** Is the next call the one that tears? */
	get tears(): boolean {
		return !this.dead && this.fault === 'torn' && this.calls + 1 === this.at;
	}

	/** Again from the first call, without a fault. */
	reset = (at = Infinity, fault: Fault = 'error'): void => {
		Object.assign(this, { calls: 0, at, fault, dead: false });
	};

	readonly database: Middleware<DBCore> = {
		stack: 'dbcore',
		name: 'gate',
		create: (core) => ({
			...core,
			table: (name) => {
				const table = core.table(name);
				const gated =
					<Asked extends unknown[], T>(work: (...asked: Asked) => Promise<T>) =>
					(...asked: Asked): Promise<T> => {
						try {
							this.pass();
						} catch (cause) {
							return Promise.reject(cause as Error);
						}
						return work(...asked);
					};
				return {
					...table,
					mutate: gated((asked: Parameters<DBCoreTable['mutate']>[0]) => table.mutate(asked)),
					get: gated((asked: Parameters<DBCoreTable['get']>[0]) => table.get(asked)),
					getMany: gated((asked: Parameters<DBCoreTable['getMany']>[0]) => table.getMany(asked)),
					query: gated((asked: Parameters<DBCoreTable['query']>[0]) => table.query(asked)),
					count: gated((asked: Parameters<DBCoreTable['count']>[0]) => table.count(asked)),
					openCursor: gated((asked: Parameters<DBCoreTable['openCursor']>[0]) =>
						table.openCursor(asked)
					)
				};
			}
		})
	};
}

type Pending = { readonly at: number; readonly data: Uint8Array } | { readonly size: number };

const changed = (bytes: Uint8Array, change: Pending): Uint8Array => {
	if ('size' in change) {
		const cut = new Uint8Array(change.size);
		cut.set(bytes.subarray(0, change.size));
		return cut;
	}
	const { at, data } = change;
	const grown = new Uint8Array(Math.max(bytes.length, at + data.length));
	grown.set(bytes);
	grown.set(data, at);
	return grown;
};

/** Files in memory that know what was flushed: at a power cut any of the rest may be missing, the earlier too. */
export class Disk {
	readonly flushed = new Map<string, Uint8Array>();
	readonly #pending = new Map<string, Pending[]>();
	readonly #gate: Gate;

	constructor(gate: Gate) {
		this.#gate = gate;
	}

	#now(key: string): Uint8Array {
		return (this.#pending.get(key) ?? []).reduce(
			changed,
			this.flushed.get(key) ?? new Uint8Array()
		);
	}
	#add(key: string, change: Pending): void {
		this.#pending.set(key, [...(this.#pending.get(key) ?? []), change]);
	}

	/** What is left when the app ends: all that was written, or, at a power cut, what `keeps` says of the unflushed. */
	settle = (keeps: (nth: number) => boolean = () => true): void => {
		let nth = 0;
		for (const [key, changes] of this.#pending) {
			const kept = changes.filter(() => keeps(nth++));
			this.flushed.set(key, kept.reduce(changed, this.flushed.get(key) ?? new Uint8Array()));
		}
		this.#pending.clear();
	};

	readonly folder: Folder = {
		keys: () => {
			const all = [...this.flushed.keys()];
			return (async function* () {
				yield* all;
			})();
		},
		has: async (key) => this.flushed.has(key),
		open: async (key) => {
			this.#gate.pass();
			if (!this.flushed.has(key)) this.flushed.set(key, new Uint8Array());
			return this.#inHand(key);
		},
		remove: async (key) => {
			this.#gate.pass();
			this.flushed.delete(key);
			this.#pending.delete(key);
		}
	};

	#inHand(key: string): FileInHand {
		return {
			getSize: () => this.#now(key).length,
			read: (into, { at = 0 } = {}) => {
				this.#gate.pass();
				const bytes = this.#now(key).subarray(at);
				const target = into as Uint8Array;
				const part = bytes.subarray(0, target.length);
				target.set(part);
				return part.length;
			},
			write: (from, { at = 0 } = {}) => {
				const data = Uint8Array.from(from as Uint8Array);
				if (this.#gate.tears) this.#add(key, { at, data: data.subarray(0, data.length >> 1) });
				this.#gate.pass();
				this.#add(key, { at, data });
				return data.length;
			},
			truncate: (size) => {
				this.#gate.pass();
				this.#add(key, { size });
			},
			flush: () => {
				this.#gate.pass();
				this.flushed.set(key, this.#now(key));
				this.#pending.delete(key);
			},
			close: () => undefined
		};
	}
}
