import type { Reach, UnitView, View } from '../face.ts';

/** What was worked out for a position; it goes with the position. */
const known = new WeakMap<object, Map<string, Reach<unknown>>>();

/**
 * Where a unit of a position, or several of one hex together, can get to: worked out once, however often they are looked
 * at. Undefined where several cannot go together.
 */
export const reachIn = <Command>(
	view: View<Command>,
	units: readonly string[]
): Reach<Command> | undefined => {
	const reaches = known.get(view) ?? new Map<string, Reach<unknown>>();
	known.set(view, reaches);
	const key = units.join();
	const [unit = ''] = units;
	const found = reaches.get(key) as Reach<Command> | undefined;
	const reach = found ?? (units.length > 1 ? view.together?.(units) : view.reach(unit));
	if (reach) reaches.set(key, reach);
	return reach;
};

/**
 * How far those who are chosen would get on the way to a hex, and the attack on whoever stands there with which they may
 * end that far.
 */
export const nearOf = <Command>(
	{ declaring }: Pick<View<Command>, 'declaring'>,
	reach: Reach<Command> | undefined,
	hex: string
) => {
	const near = reach?.asFar(hex);
	const way =
		near !== undefined && declaring(hex) ? (reach?.way?.(near) ?? reach?.ways(near)[0]) : undefined;
	return { near, attack: way?.ends.find((end) => end.hex === hex) };
};

/** May a unit be taken: can it act, or, of one's own on the map, say why it does not? */
export const mayTake = (
	{ movers, moving, asked }: Pick<View<unknown>, 'movers' | 'moving' | 'asked'>,
	one: UnitView | undefined
): boolean =>
	!!one &&
	(movers.includes(one.id) ||
		(movers.length > 0 && !moving && one.side === asked && one.hex !== null));

const kindOf = ({ counter: { steps, movement } }: UnitView): string =>
	String([steps > 0, movement === undefined]);

/** Those beside a unit that go along if all do: its own kind, by whether it has steps, and moves by points of its own. */
export const ofItsKind = (unit: UnitView | undefined, beside: readonly UnitView[]) =>
	beside.flatMap((one) => (unit && kindOf(one) === kindOf(unit) ? one.id : []));

/**
 * The first tap finds everything at hand: where the unit that is asked first gets to, and by which way to the farthest
 * of these hexes, is worked out while nobody waits.
 */
export const thinkAhead = <Command>(view: View<Command>): void => {
	const [unit] = view.queue;
	const reach = unit === undefined ? undefined : reachIn(view, [unit]);
	const goal = [...(reach?.left.keys() ?? [])].at(-1);
	if (reach && goal !== undefined) void reach.ways(goal)[0]?.ends;
};
