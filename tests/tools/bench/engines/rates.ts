import { median } from '../median.ts';
import { measured, reference, type Taken } from './processor.ts';

/** What the fixed loop takes on the machine that the goals speak of, ms. */
const LOOP = 55;

/** How often something is done in a second where the fixed loop takes 55 ms, by the time of all threads and by that of its own. */
export type Rate = Taken;

/** A rate as it is printed. */
export const rateText = ({ all, own }: Rate): string =>
	`${all.toFixed(0)} (${own.toFixed(0)} by its own thread)`;

/** A time as it is printed, ms. */
export const timeText = ({ all, own }: Taken): string =>
	`${milliseconds(all)} (${milliseconds(own)} by its own thread)`;
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;

/**
 * How often in a second on the machine of the goals, by work that answers how often it has done it: a busy machine is
 * now quick, now slow, so the fixed loop runs before and after.
 */
export const perSecond = (work: () => number): Rate => {
	let times = 0;
	const loops = [measured(reference)];
	const { all, own } = measured(() => (times = work()));
	loops.push(measured(reference));
	const speed = loops.reduce((sum, loop) => sum + loop.own, 0) / loops.length / LOOP;
	return { all: (times / all) * 1000 * speed, own: (times / own) * 1000 * speed };
};

/** What something takes that is done so often, each time. */
export const eachOf = (times: number, work: () => void): Taken => {
	const { all, own } = measured(() => {
		for (let at = 0; at < times; at++) work();
	});
	return { all: all / times, own: own / times };
};

export const medians = (rates: readonly Rate[]): Rate => ({
	all: median(rates.map(({ all }) => all)),
	own: median(rates.map(({ own }) => own))
});
