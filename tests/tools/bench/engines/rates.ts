import { median } from '../median.ts';
import { measured, type Taken } from './processor.ts';

/** How often something is done in a second, by the time of all threads and by that of its own. */
export type Rate = Taken;

/** A rate as it is printed. */
export const rateText = ({ all, own }: Rate): string =>
	`${all.toFixed(0)} (${own.toFixed(0)} by its own thread)`;

/** A time as it is printed, ms. */
export const timeText = ({ all, own }: Taken): string =>
	`${milliseconds(all)} (${milliseconds(own)} by its own thread)`;
export const milliseconds = (ms: number): string => `${ms.toFixed(ms < 10 ? 2 : 0)} ms`;

/** How often in a second, by work that answers how often it has done it. */
export const perSecond = (work: () => number): Rate => {
	let times = 0;
	const { all, own } = measured(() => (times = work()));
	return { all: (times / all) * 1000, own: (times / own) * 1000 };
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
