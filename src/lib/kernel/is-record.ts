/** Is this an object with fields, of which nothing is known yet? */
export const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
	typeof raw === 'object' && raw !== null && !Array.isArray(raw);
