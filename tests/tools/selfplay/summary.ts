/** What came of a number of games. */
export interface Outcome {
	readonly games: number;
	readonly finished: number;
	readonly commands: number;
	/** Of the processor, so that other work of the machine does not count. */
	readonly milliseconds: number;
	readonly deadEnds: number;
	readonly refusals: number;
	readonly faults: number;
	readonly exceptions: number;
	readonly longest: number;
	/** Result in words → how often. */
	readonly results: Readonly<Record<string, number>>;
	/** Other things worth counting. */
	readonly counts: Readonly<Record<string, number>>;
	/** What else is printed, each with its value. */
	readonly lines: readonly (readonly [name: string, value: string])[];
	readonly saved: readonly string[];
}

const line = (name: string, value: string | number): string => `${name.padEnd(24)}  ${value}`;

/** A run of games as lines of text. */
export const summary = (outcome: Outcome): string =>
	[
		line('games finished', `${outcome.finished} of ${outcome.games}`),
		line('commands', outcome.commands),
		line(
			'commands per second',
			Math.round(outcome.commands / Math.max(0.001, outcome.milliseconds / 1000))
		),
		line('longest game', `${outcome.longest} commands`),
		line('dead ends', outcome.deadEnds),
		line('refusals', outcome.refusals),
		line('invariant failures', outcome.faults),
		line('exceptions', outcome.exceptions),
		...Object.entries(outcome.results)
			.sort(([, a], [, b]) => b - a)
			.map(([name, count]) => line(name, count)),
		...Object.entries(outcome.counts).map(([name, count]) =>
			line(name, (count / Math.max(1, outcome.games)).toFixed(1) + ' a game')
		),
		...outcome.lines.map(([name, value]) => line(name, value)),
		...outcome.saved.map((file) => line('saved', file))
	].join('\n');
