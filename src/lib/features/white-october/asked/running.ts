import { count, say } from '#lib/kernel/phrase.ts';
import {
	nameOf,
	type Command,
	type OctoberEngine,
	type State,
	type Step,
	type Waiting
} from '#lib/rules/white-october/index.ts';
import type { Answer, Ask } from '#lib/features/board/ask.ts';
import { orderOf, trial } from '#lib/features/board/trial.ts';
import { inALine } from '#lib/features/board/names.ts';
import { offTheMap } from '../chances.ts';
import { words } from '../words/en/fight.ts';

/** A way on which the Routed have set out: what was answered, and how it stands then. */
interface Way {
	readonly steps: readonly Step[];
	/** Where that leads: a step that leaves no choice is taken with the one before it. */
	readonly by: readonly string[];
	readonly state: State;
	readonly next: Waiting;
}

const isRun = (command: Command): command is Extract<Step, { type: 'run' | 'rest' }> =>
	command.type === 'run' || command.type === 'rest';

/**
 * 8.2.6 D Where those who run next may get to, each end by one way to it, so that the steps in between are not asked for
 * one by one; a way that something else interrupts ends there. Below that the next step alone, for a way round.
 */
export const runsOf = (
	engine: OctoberEngine,
	from: State,
	first: Waiting
): Pick<Ask<Command>, 'what' | 'answers'> | undefined => {
	const { running } = from;
	const [unit = ''] = running?.units ?? [];
	if (!running || !first.commands.some(({ type }) => type === 'run')) return undefined;
	const ids = running.units.join();
	const begins = running.path.at(-1) ?? running.from;
	const seen = new Set<string>();
	const ends = new Map<string, Answer<Command>>();
	/** The best way to each end so far. */
	const best = new Map<string, Pick<Way, 'by' | 'state'>>();
	const open: Way[] = [{ steps: [], by: [], state: from, next: first }];
	for (let way = open.shift(); way; way = open.shift())
		for (const command of way.next.commands.filter(isRun)) {
			const then = trial(engine, way.state, [command]);
			if (!then.ok) continue;
			const { state, next } = then;
			const steps = [...way.steps, command];
			const went = then.facts.flatMap((fact) =>
				fact.type === 'ran' && fact.units.includes(unit) ? [fact.place] : []
			);
			const by = [...way.by, ...went];
			const now = state.units.find(({ id }) => id === unit);
			const at = now?.fate === 'map' ? now.at : null;
			if (state.running?.units.join() === ids && next.commands.some(isRun)) {
				const key = `${at} ${state.running.spent}`;
				if (!seen.has(key)) open.push({ steps, by, state, next });
				seen.add(key);
				continue;
			}
			// Whoever loses the last EP on the way ends there; the demoralised who leave the map are lost off it (7.9).
			const left = then.facts.some((fact) => 'rule' in fact && fact.rule === '7.9');
			const last = at ?? (left ? undefined : by.at(-1));
			const end = at ?? (left ? `off ${by.at(-1)}` : 'lost');
			const known = best.get(end);
			if (!known || engine.ahead.isCheaperRun(running.units, { by, state }, known)) {
				best.set(end, { by, state });
				const over = by.filter((place) => place !== last).map(nameOf);
				const strays = engine.ahead.strays(state).filter((id) => running.units.includes(id));
				const list = [
					...(over.length > 0 ? [say(words.byPlaces, { places: { list: over } })] : []),
					...offTheMap(then.facts),
					...(strays.length > 0
						? [say(words.lostWithoutCompany, { units: { list: strays.map(nameOf) } })]
						: [])
				];
				ends.set(end, {
					key: JSON.stringify(orderOf(steps)),
					label:
						last === undefined
							? say(words.runOffTheMap)
							: say(at === null ? words.runAndBeLost : words.runTo, { place: nameOf(last) }),
					...(list.length > 0 && { hint: inALine({ list }) }),
					...(at !== null && { hex: at }),
					unit,
					path: [begins, ...by],
					command: orderOf(steps)
				});
			}
		}
	const answers = [...ends.values()];
	const alone = first.commands.flatMap((command): readonly Answer<Command>[] => {
		const key = JSON.stringify(command);
		if (command.type === 'part')
			return [{ key, label: say(words.runApart, { unit: nameOf(command.unit) }), command }];
		if (!isRun(command) || answers.some((one) => one.key === key)) return [];
		const label =
			command.type === 'run'
				? say(words.runOneStep, { place: nameOf(command.place) })
				: say(words.noFarther);
		const path = command.type === 'run' ? { path: [begins, command.place] } : {};
		return [{ key, label, unit, ...path, command }];
	});
	return {
		what: count(running.units.length, words.whereDoUnitsRun, {
			units: { list: running.units.map(nameOf) },
			place: nameOf(begins)
		}),
		answers: [...answers, ...alone]
	};
};
