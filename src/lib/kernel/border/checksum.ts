const POLYNOMIAL = 0xedb88320;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
	let n = byte;
	for (let bit = 0; bit < 8; bit++) n = n & 1 ? (n >>> 1) ^ POLYNOMIAL : n >>> 1;
	return n;
});

/** CRC-32 of the bytes, as eight hexadecimal signs in capitals. */
export const checksum = (bytes: Uint8Array): string => {
	let sum = 0xffffffff;
	for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8);
	return ((sum ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0');
};
