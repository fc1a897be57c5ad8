import { readFileSync } from 'node:fs';

/** Milliseconds of processor time that a piece of work took. */
export interface Taken {
	/** Of all threads: of the compiler and the collector, too, which work beside the one that a player waits for. */
	readonly all: number;
	/** Of the thread it ran on alone; where the system does not tell, the same. */
	readonly own: number;
}

/** What the first thread has had of the processor, ms; undefined where the system does not tell. */
const ownTime = (): number | undefined => {
	try {
		const text = readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8');
		return Number(text.split(' ')[0]) / 1e6;
	} catch {
		return undefined;
	}
};

export const measured = (work: () => void): Taken => {
	const own = ownTime();
	const from = process.cpuUsage();
	work();
	const { user, system } = process.cpuUsage(from);
	const all = (user + system) / 1000;
	const now = ownTime();
	return { all, own: own === undefined || now === undefined ? all : now - own };
};

/** Milliseconds of processor time that this took, of all threads. */
export const taken = (work: () => void): number => measured(work).all;

/** A fixed piece of work, so that machines can be compared. */
export const reference = (): void => {
	let value = 1;
	for (let at = 0; at < 50_000_000; at++) value = (Math.imul(value, 1664525) + 1013904223) | 0;
	if (value === 7) throw new Error('Never.');
};
