import type { HexId, Lights, StackView } from '../model.ts';
import type { Field, Point } from '../shape/field.ts';

/**
 * The hex that a fingertip means on a map so small that it covers several: a tap beside a hex that is lit means that one,
 * and where none is lit, whoever stands next to it. Where a unit can go, every hex has its own answer.
 */
export function meantBy(
	field: Field,
	place: Point,
	hex: HexId,
	{ targets = [], reach }: Pick<Lights, 'targets' | 'reach'>,
	stacks: readonly Pick<StackView, 'hex'>[],
	within: number
): HexId {
	const standing = stacks.map((one) => one.hex);
	if (reach || targets.includes(hex) || standing.includes(hex)) return hex;
	let [best, least] = [hex, within];
	for (const one of targets.length > 0 ? targets : standing) {
		if (!field.of(one)) continue;
		const [x, y] = field.centre(one);
		const apart = Math.hypot(x - place[0], y - place[1]);
		if (apart <= least) [best, least] = [one, apart];
	}
	return best;
}
