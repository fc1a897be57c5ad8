import type Fraction from 'fraction.js';

/** A narrow space that does not break. */
const THIN = '\u202f';
const MINUS = '\u2212';

const makers = new Map<string, Intl.NumberFormat>();

const maker = (locale: string, options: Intl.NumberFormatOptions): Intl.NumberFormat => {
	const key = locale + JSON.stringify(options);
	let known = makers.get(key);
	if (!known) makers.set(key, (known = new Intl.NumberFormat(locale, options)));
	return known;
};

const digits = (locale: string, value: number, options: Intl.NumberFormatOptions): string =>
	maker(locale, options).format(value).replace(/-/g, MINUS);

/** The fraction times `parts`, to the nearest whole; halves go away from zero. */
const rounded = ({ n, d, s }: Fraction, parts: bigint): number =>
	Number(s) * Number((n * parts * 2n + d) / (d * 2n));

/** A count, with a typographic minus. */
export const plainNumber = (locale: string, value: number): string =>
	digits(locale, value, { maximumFractionDigits: 2 });

/** A modifier: always with its sign, except for 0. */
export const signedNumber = (locale: string, value: number): string =>
	digits(locale, value, { maximumFractionDigits: 2, signDisplay: 'exceptZero' });

/** A mean, to two decimals at most. */
export const meanNumber = (locale: string, mean: Fraction): string =>
	plainNumber(locale, rounded(mean, 100n) / 100);

/**
 * A chance in percent, without the sign. Whole from 10 to 90, else one decimal at most; 0 and 100 only for what is
 * impossible or certain.
 */
export const percentNumber = (locale: string, chance: Fraction): string => {
	const tenths = rounded(chance, 1000n);
	const tenth = (value: number) => digits(locale, value, { maximumFractionDigits: 1 });
	if (tenths <= 0 && chance.n !== 0n) return `<${tenth(0.1)}`;
	if (tenths >= 1000 && chance.n !== chance.d) return `>${tenth(99.9)}`;
	if (tenths < 100 || tenths > 900) return tenth(tenths / 10);
	return digits(locale, rounded(chance, 100n), { maximumFractionDigits: 0 });
};

/** The sign for percent, where the language puts it. */
export const percentSign = (locale: string, percent: string): string => {
	const parts = maker(locale, { style: 'percent' }).formatToParts(0.5);
	const at = (type: string) => parts.findIndex((part) => part.type === type);
	const sign = parts[at('percentSign')]?.value ?? '%';
	return at('percentSign') < at('integer') ? sign + percent : percent + THIN + sign;
};

/** The ground scale of a table in centimetres: two and a half to the inch. */
const CENTIMETRES = 2.5;

/** A length given in inches, as the table measures it, without its unit. */
export const lengthNumber = (locale: string, inches: number, metric: boolean): string =>
	metric
		? digits(locale, inches * CENTIMETRES, { maximumFractionDigits: 1 })
		: digits(locale, inches, { maximumFractionDigits: 2 });

/** The unit of a length, and whether it stands close to the number. */
export const lengthUnit = (metric: boolean): string => (metric ? 'cm' : '″');

/** A length given in inches, with its unit: `12″` or `30 cm`. */
export const lengthText = (locale: string, inches: number, metric: boolean): string =>
	lengthNumber(locale, inches, metric) + (metric ? THIN : '') + lengthUnit(metric);
