/** The first 32 bits of the fractional parts of the roots of the first primes: square roots, then cube roots. */
const primes = (count: number): number[] => {
	const found: number[] = [];
	for (let n = 2; found.length < count; n++)
		if (found.every((prime) => n % prime !== 0)) found.push(n);
	return found;
};
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x1_0000_0000) | 0;

const START = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const ROUND = primes(64).map((prime) => fraction(Math.cbrt(prime)));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** The message as words of 32 bits: a 1 after its end, then zeroes, then its length in bits. */
const padded = (bytes: Uint8Array): Int32Array => {
	const blocks = ((bytes.length + 8) >> 6) + 1;
	const words = new Int32Array(blocks * 16);
	bytes.forEach((byte, at) => (words[at >> 2]! |= byte << (24 - (at % 4) * 8)));
	words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
	words[words.length - 2] = Math.floor(bytes.length / 0x2000_0000);
	words[words.length - 1] = bytes.length << 3;
	return words;
};

/** FIPS 180-4, 6.2.2: one block of 16 words goes into the eight words of the hash. */
const compress = (hash: readonly number[], block: Int32Array): number[] => {
	const w = [...block];
	for (let t = 16; t < 64; t++) {
		const [near, far] = [w[t - 15]!, w[t - 2]!];
		const small = turned(near, 7) ^ turned(near, 18) ^ (near >>> 3);
		const large = turned(far, 17) ^ turned(far, 19) ^ (far >>> 10);
		w.push((w[t - 16]! + small + w[t - 7]! + large) | 0);
	}
	let [a, b, c, d, e, f, g, h] = hash as [
		number,
		number,
		number,
		number,
		number,
		number,
		number,
		number
	];
	for (let t = 0; t < 64; t++) {
		const choice = (e & f) ^ (~e & g);
		const majority = (a & b) ^ (a & c) ^ (b & c);
		const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + choice + ROUND[t]! + w[t]!;
		const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + majority;
		[h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
	}
	return [a, b, c, d, e, f, g, h].map((word, at) => (word + hash[at]!) | 0);
};

/** FIPS 180-4: the SHA-256 of a text in UTF-8, as 64 hexadecimal digits. Pure, so that a rule can check a seal. */
export const sha256 = (text: string): string => {
	const words = padded(new TextEncoder().encode(text));
	let hash: readonly number[] = START;
	for (let at = 0; at < words.length; at += 16) hash = compress(hash, words.subarray(at, at + 16));
	return hash.map((word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
};
