/** Do two pieces of plain data say the same? The order of fields does not matter. */
export const same = (a: unknown, b: unknown): boolean => {
	if (Object.is(a, b)) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a)) {
		if (!Array.isArray(b) || a.length !== b.length) return false;
		for (let at = 0; at < a.length; at++) if (!same(a[at], b[at])) return false;
		return true;
	}
	if (Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	for (const key of keys)
		if (
			!Object.hasOwn(b, key) ||
			!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])
		)
			return false;
	return true;
};
