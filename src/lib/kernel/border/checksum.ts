const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let n = byte;
	for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ POLYNOMIAL : n >>> 1;
	return n;
});

/** The CRC-32 register before the first byte. */
const NOTHING = 0xffffffff;

/** The CRC-32 register after the bytes `from` up to `to`. `sum`: the register after those before them. */
export const summed = (bytes: Uint8Array, from = 0, to = bytes.length, sum = NOTHING): number => {
	for (let at = from; at < to; at++) sum = TABLE[(sum ^ bytes[at]!) & 0xff]! ^ (sum >>> 8);
	return sum;
};

/** The checksum that a CRC-32 register stands for: eight hexadecimal digits in capitals. */
export const digitsOf = (sum: number): string =>
	((sum ^ NOTHING) >>> 0).toString(16).toUpperCase().padStart(8, '0');

/** CRC-32 of the bytes. */
export const checksum = (bytes: Uint8Array): string => digitsOf(summed(bytes));

const encoder = new TextEncoder();
/** One UTF-16 unit of a text takes at most three bytes of UTF-8. */
const MOST = 3;
let room = new Uint8Array(4096);

/** CRC-32 of a text as UTF-8. */
export const checksumOf = (text: string): string => {
	if (room.length < text.length * MOST) room = new Uint8Array(text.length * MOST);
	const { written } = encoder.encodeInto(text, room);
	const sum = digitsOf(summed(room, 0, written));
	if (room.length > 1_000_000) room = new Uint8Array(4096);
	return sum;
};
