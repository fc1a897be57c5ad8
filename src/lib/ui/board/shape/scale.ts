/** Round distances, in km. */
const ROUND = [1, 2, 4, 5, 8, 10, 20, 40, 50, 100];
/** A bar is not longer than this, in pixels. */
const LONGEST = 110;

/** The bar of a scale: the longest round distance that has room, and its length in pixels. */
export function barOf(
	kmPerHex: number,
	height: number,
	longest = LONGEST
): { readonly km: number; readonly px: number } {
	const long = (km: number): number => (km / kmPerHex) * height;
	const km = ROUND.findLast((one) => long(one) <= longest) ?? 1;
	return { km, px: long(km) };
}
