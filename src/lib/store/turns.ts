const queues = new Map<string, Promise<unknown>>();

/** Does the work when nobody else does any of that name, in this tab or, where the browser can tell, in another. */
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
