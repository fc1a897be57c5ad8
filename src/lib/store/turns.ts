const queues = new Map<string, Promise<unknown>>();

/** Does the work while nobody else does any under the same name, in this tab or, where the browser can tell, in another. */
export const inTurn = <T>(name: string, work: () => Promise<T>): Promise<T> => {
	const locked = (): Promise<T> =>
		typeof navigator === 'object' && 'locks' in navigator
			? (navigator.locks.request(`tachanka ${name}`, work) as Promise<T>)
			: work();
	const done = (queues.get(name) ?? Promise.resolve()).then(locked);
	queues.set(
		name,
		done.catch(() => undefined)
	);
	return done;
};
