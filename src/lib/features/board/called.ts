import { play, type Draw } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Working } from '#lib/kernel/sheet/calculator.ts';
import type { Called, Side } from './face.ts';

/** A throw that is called for, as the rules have it. */
interface Asked {
	readonly procedure: string;
	readonly parties: { readonly player: Side | null; readonly units: readonly string[] };
}

/** What each procedure is called, and its section. */
type Heads = readonly {
	readonly slug: string;
	readonly title: string;
	readonly section: string;
}[];

/** The first of the throws that are called for: what for, who throws, what is added up; `own`: what else its game says of it. */
export const calledFor = <One extends Asked, Fact>(
	[asked]: readonly One[],
	heads: Heads,
	drawn: (asked: One) => Draw<readonly Fact[]> | undefined,
	workingsOf: (fact: Fact) => readonly Working[],
	own: (asked: One) => Pick<Called, 'says' | 'means' | 'hex'>
): Called | null => {
	const head = heads.find(({ slug }) => slug === asked?.procedure);
	if (!asked || !head) return null;
	const { player, units } = asked.parties;
	return {
		title: say(head.title),
		rule: head.section,
		side: player,
		units,
		// The same whatever falls, so that any dice show it.
		workings: () => {
			const draw = drawn(asked);
			return draw ? play(draw, () => 1).value.flatMap(workingsOf) : [];
		},
		...own(asked)
	};
};
