import type { Tries } from '#lib/kernel/decided/draft.ts';
import type { Waiting } from '#lib/kernel/game/engine.ts';
import type { CounterView } from '#lib/ui/board/model.ts';
import type { Losses } from './ask.ts';
import { orderOf, trial } from './trial.ts';

/** What may be answered each time that the same is asked: now, and after each answer that is tried. */
export const askedInTurn = <
	State,
	Command,
	Step extends Command,
	Fact,
	Next extends Waiting<Command, unknown>
>(
	engine: Tries<State, Command, Fact, Next>,
	from: State,
	first: Next,
	answer: (asked: readonly Command[]) => Step | undefined,
	goesOn: (next: Next, state: State) => boolean
): { readonly asked: readonly (readonly Command[])[]; readonly steps: readonly Step[] } => {
	const asked: (readonly Command[])[] = [];
	const steps: Step[] = [];
	let [state, next] = [from, first];
	while (goesOn(next, state)) {
		asked.push(next.commands);
		const step = answer(next.commands);
		const then = step && trial(engine, state, [step]);
		if (!step || !then?.ok) break;
		steps.push(step);
		({ state, next } = then);
	}
	return { asked, steps };
};

/** A question that is asked again and again, each time of one unit. */
export interface AskedOfUnits<Command, Step, Next> {
	/** Who is named in its answers, and the answer that names one. */
	readonly named: (asked: readonly Command[]) => readonly string[];
	readonly step: (unit: string) => Step;
	/** Is it still this question? */
	readonly goesOn: (next: Next) => boolean;
}

/** Everybody who is named while the first of those named is chosen, for as long as the question goes on. */
export const everNamed = <
	State,
	Command,
	Step extends Command,
	Fact,
	Next extends Waiting<Command, unknown>
>(
	engine: Tries<State, Command, Fact, Next>,
	from: State,
	next: Next,
	{ named, step, goesOn }: AskedOfUnits<Command, Step, Next>
): readonly string[] => {
	const first = (commands: readonly Command[]): Step | undefined => {
		const [unit] = named(commands);
		return unit === undefined ? undefined : step(unit);
	};
	const { asked } = askedInTurn(engine, from, next, first, goesOn);
	return [...new Set(asked.flatMap(named))];
};

/** Losses that a side takes one after the other, as one answer; `took`: what has been taken by now, with what had to be. */
export const lossesAmong = <
	State,
	Command,
	Step extends Command,
	Fact,
	Next extends Waiting<Command, unknown>
>(
	engine: Tries<State, Command, Fact, Next>,
	state: State,
	now: Next,
	asking: AskedOfUnits<Command, Step, Next>,
	{
		left,
		shown,
		took,
		...losses
	}: Pick<Losses<Command>, 'owed' | 'says'> & {
		readonly left: (unit: string) => number;
		readonly shown: (unit: string, left: number) => CounterView;
		readonly took: (state: State) => readonly string[] | undefined;
	}
): Losses<Step | { readonly type: 'order'; readonly steps: readonly Step[] }> => ({
	...losses,
	units: everNamed(engine, state, now, asking).map((unit) => ({
		unit,
		left: left(unit),
		shown: (n) => shown(unit, n)
	})),
	after: (taken) => {
		const steps = taken.map(asking.step);
		const then = trial(engine, state, steps);
		if (!then.ok) return undefined;
		const { next } = then;
		const asksOn = asking.goesOn(next);
		return {
			marked: took(then.state) ?? taken,
			next: asksOn ? asking.named(next.commands) : [],
			command: asksOn || steps.length === 0 ? undefined : orderOf(steps)
		};
	}
});
