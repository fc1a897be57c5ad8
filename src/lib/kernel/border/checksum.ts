const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let n = byte;
	for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ POLYNOMIAL : n >>> 1;
	return n;
});

const sumOf = (bytes: Uint8Array, length: number): string => {
	let sum = 0xffffffff;
	for (let at = 0; at < length; at++) sum = TABLE[(sum ^ bytes[at]!) & 0xff]! ^ (sum >>> 8);
	return ((sum ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0');
};

/** CRC-32 of the bytes, as eight hexadecimal digits in capitals. */
export const checksum = (bytes: Uint8Array): string => sumOf(bytes, bytes.length);

const encoder = new TextEncoder();
/** One UTF-16 unit of a text takes at most three bytes of UTF-8. */
const MOST = 3;
let room = new Uint8Array(4096);

/** CRC-32 of a text as UTF-8. */
export const checksumOf = (text: string): string => {
	if (room.length < text.length * MOST) room = new Uint8Array(text.length * MOST);
	const { written } = encoder.encodeInto(text, room);
	const sum = sumOf(room, written);
	if (room.length > 1_000_000) room = new Uint8Array(4096);
	return sum;
};
