import type { Refusal } from '#lib/kernel/game/engine.ts';
import type { WhyNot } from './face.ts';

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
