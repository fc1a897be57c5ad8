const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

/** Do two pieces of plain data say the same? The order of fields does not matter. */
export const same = (a: unknown, b: unknown): boolean => {
	if (Object.is(a, b)) return true;
	if (Array.isArray(a) && Array.isArray(b))
		return a.length === b.length && a.every((one, index) => same(one, b[index]));
	if (isRecord(a) && isRecord(b)) {
		const keys = Object.keys(a);
		return (
			keys.length === Object.keys(b).length &&
			keys.every((key) => Object.hasOwn(b, key) && same(a[key], b[key]))
		);
	}
	return false;
};
