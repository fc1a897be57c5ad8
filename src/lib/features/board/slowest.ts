import type { Turned } from '#lib/kernel/decided/forecast.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Answer } from './ask.ts';
import type { Reach, WayTo, WhyNot } from './face.ts';

/** Where one of several gets to, and what it has left there. */
interface Reaches<Goal> {
	readonly goals: readonly string[];
	readonly goal: (hex: string) => Goal | undefined;
}

/** The hexes that it gets to, each with what it has left there. */
export const goalsOf = <Goal>({ goals, goal }: Reaches<Goal>): ReadonlyMap<string, Goal> =>
	new Map(
		goals.flatMap((hex) => {
			const found = goal(hex);
			return found ? [[hex, found] as const] : [];
		})
	);

/** The hexes that all of them get to, each with whichever has least left there. */
export const slowestOf = <Goal extends { readonly left: number }, Range extends Reaches<Goal>>(
	ranges: readonly (Range & Reaches<Goal>)[]
): ReadonlyMap<string, { readonly range: Range; readonly goal: Goal }> => {
	const [first] = ranges;
	return new Map(
		(first?.goals ?? []).flatMap((hex) => {
			const found: { readonly range: Range; readonly goal: Goal }[] = [];
			for (const range of ranges) {
				const goal = range.goal(hex);
				if (!goal) return [];
				found.push({ range, goal });
			}
			const [least] = found.toSorted((one, two) => one.goal.left - two.goal.left);
			return least ? [[hex, least] as const] : [];
		})
	);
};

/** Why they do not all get to a hex; and which of them does not, where some do. */
export const whyNotAll = (
	units: readonly string[],
	ranges: readonly { readonly why: (hex: string) => Refusal | undefined }[],
	hex: string
): WhyNot | undefined => {
	const kept = ranges.flatMap(({ why }, at) => {
		const refusal = why(hex);
		return refusal ? [{ ...refusal, unit: units[at] }] : [];
	});
	const [first] = kept;
	return first && kept.length === ranges.length ? { ...first, unit: undefined } : first;
};

/** What a unit can do that is to come in: the hexes by which it may, each with its answer. */
export const arriving = <Command>(by: ReadonlyMap<string, Answer<Command>>): Reach<Command> => ({
	bound: null,
	left: new Map([...by.keys()].map((hex) => [hex, '↓'])),
	ways: (hex) => {
		const end = by.get(hex);
		return end ? [{ path: [hex], costs: [], spent: '0', left: '', ends: [end] }] : [];
	},
	why: () => undefined,
	asFar: () => undefined,
	here: []
});

/** What a way brings about, by rows: those for whom something is so then, or no longer; its section and its words. */
export const thenSaid = (
	nameOf: (unit: string) => string,
	rows: readonly (readonly [
		turned: readonly Turned<unknown>[],
		then: boolean,
		rule: string,
		text: string
	])[]
): NonNullable<WayTo<unknown>['notes']> =>
	rows.flatMap(([turned, then, rule, text]) => {
		const list = turned.filter(({ is }) => is === then).map(({ unit }) => nameOf(unit));
		return list.length > 0 ? { rule, says: say(text, { units: { list } }) } : [];
	});
