import { cpus } from 'node:os';

/** The machine counts as quiet while at most this share of it is busy. */
const BUSY = 0.15;
/** How long to wait for that before measuring all the same, in ms. */
const PATIENCE = 10_000;

const spent = (): { idle: number; all: number } => {
	let idle = 0;
	let all = 0;
	for (const { times } of cpus()) {
		idle += times.idle;
		all += Object.values(times).reduce((sum, time) => sum + time, 0);
	}
	return { idle, all };
};

/** How many measurements were taken, and how many of them beside other work of the machine. */
export const taken = { all: 0, noisy: 0 };

/** Waits until the machine has nothing else to do. */
export async function quiet(): Promise<void> {
	taken.all++;
	const end = Date.now() + PATIENCE;
	while (Date.now() < end) {
		const before = spent();
		await new Promise((done) => setTimeout(done, 400));
		const after = spent();
		if (1 - (after.idle - before.idle) / (after.all - before.all) <= BUSY) return;
	}
	taken.noisy++;
}
