/** The 45 characters that a QR code writes shortest after digits, in the order of RFC 9285. */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const BASE = SIGNS.length;

const sign = (n: number): string => SIGNS.charAt(n);

/** Encodes by RFC 9285: two bytes become three characters, a last single byte two. */
export const base45 = (bytes: Uint8Array): string => {
	let text = '';
	for (let at = 0; at < bytes.length; at += 2) {
		const high = bytes[at] ?? 0;
		const low = bytes[at + 1];
		if (low === undefined) return text + sign(high % BASE) + sign(Math.floor(high / BASE));
		const n = high * 256 + low;
		text += sign(n % BASE) + sign(Math.floor(n / BASE) % BASE) + sign(Math.floor(n / BASE / BASE));
	}
	return text;
};

/** Decodes by RFC 9285; undefined where the text is not base 45. */
export const fromBase45 = (text: string): Uint8Array | undefined => {
	const bytes: number[] = [];
	for (let at = 0; at < text.length; at += 3) {
		const digits = [...text.slice(at, at + 3)].map((one) => SIGNS.indexOf(one));
		if (digits.length < 2 || digits.some((digit) => digit < 0)) return undefined;
		const [a = 0, b = 0, c] = digits;
		const n = a + b * BASE + (c ?? 0) * BASE * BASE;
		if (n > (c === undefined ? 0xff : 0xffff)) return undefined;
		if (c !== undefined) bytes.push(n >> 8);
		bytes.push(n & 0xff);
	}
	return Uint8Array.from(bytes);
};
