import { say } from '../phrase.ts';
import type { Told } from './game.ts';

/** A step of a fight as the book prints it, and what has happened in it. */
export interface CourseStep {
	readonly title: string;
	readonly rule: string;
	/** Behind them (`passed`: nothing happened in it, and why may be told), at hand, or still to come. */
	readonly state: 'over' | 'passed' | 'now' | 'ahead';
	readonly told: Told;
}

/** A line of the journal, as far as it matters here. */
export interface Written<State, Fact> {
	readonly entry: { readonly facts: readonly Fact[] };
	readonly before: State;
	readonly after: State;
}

/** A step as printed: its section, its name, the stages of the engine that belong to it. */
export interface Printed<Stage> {
	readonly title: string;
	readonly rule: string;
	readonly stages: readonly Stage[];
	/** Where nothing happens in it: it is left out, or why that is so. */
	readonly passed?: string | undefined;
}
/** Says of a step that it is left out where nothing happens in it. */
export const LEFT_OUT = '';
/** A step as printed; `passed`: what is said where nothing happens in it. */
export const printed = <Stage>(
	rule: string,
	title: string,
	stages: readonly Stage[],
	passed?: Printed<Stage>['passed']
): Printed<Stage> => ({ rule, title, stages, passed });

/** The printed steps with what was told of the facts of each; `at`: the place of the one at hand. */
export const courseSteps = <Stage, Fact>(
	list: readonly Printed<Stage>[],
	at: number,
	facts: readonly (readonly Fact[])[],
	tell: (facts: readonly Fact[]) => Told
): readonly CourseStep[] =>
	list.flatMap(({ title, rule, passed }, step): CourseStep[] => {
		const told = tell(facts[step] ?? []);
		const behind = told.sentences.length > 0 ? 'over' : 'passed';
		const state = step === at ? 'now' : step < at ? behind : 'ahead';
		if (passed === LEFT_OUT && state !== 'now' && behind === 'passed') return [];
		const sentences = passed && state === 'passed' ? [say(passed)] : told.sentences;
		return [{ title, rule, state, told: { ...told, sentences } }];
	});

/** Facts by the step in which they happened: the one that was at hand before each of them. */
export const factsByStep = <Fact>(
	facts: readonly Fact[],
	at: (fact: Fact) => number
): readonly (readonly Fact[])[] => {
	const found: Fact[][] = [];
	for (const fact of facts) (found[Math.max(0, at(fact))] ??= []).push(fact);
	return Array.from(found, (one) => one ?? []);
};

/** What players say beside the game is no part of a fight. */
const BESIDE = /^(renamed|seated|undoAgreed|noted|packAgreed|eventsTakenUp|standingGiven)$/;

/**
 * The facts of these lines, the oldest line first, from the last one of this kind on, and the state before their first
 * line. `till`: the last line counts up to this place. Undefined where there is no such fact.
 */
export const factsSince = <State, Fact extends { readonly type: string }>(
	lines: readonly Written<State, Fact>[],
	wanted: Fact['type'],
	till?: number
): { readonly facts: readonly Fact[]; readonly before: State } | undefined => {
	let at = lines.length - 1;
	let facts = lines[at]?.entry.facts.slice(0, till) ?? [];
	while (!facts.some(({ type }) => type === wanted) && at > 0)
		facts = [...(lines[--at]?.entry.facts ?? []), ...facts];
	const from = facts.findLastIndex(({ type }) => type === wanted);
	const line = lines[at];
	return from < 0 || !line
		? undefined
		: { facts: facts.slice(from).filter(({ type }) => !BESIDE.test(type)), before: line.before };
};

/** What a side lost in a fight: what its units had left before it and have not after it. */
export const lostIn = <Unit extends { readonly id: string }>(
	units: readonly string[],
	before: readonly Unit[],
	after: readonly Unit[],
	left: (unit: Unit) => number
): number => {
	const sum = (all: readonly Unit[]): number =>
		all.filter(({ id }) => units.includes(id)).reduce((so, unit) => so + left(unit), 0);
	return sum(before) - sum(after);
};
