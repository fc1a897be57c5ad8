/** How many bytes are converted at once: more would not fit on the stack. */
const CHUNK = 0x8000;

/** Bytes as a text that a line of a file can hold. */
export const base64 = (bytes: ArrayBuffer): string => {
	const all = new Uint8Array(bytes);
	let text = '';
	for (let at = 0; at < all.length; at += CHUNK)
		text += String.fromCharCode(...all.subarray(at, at + CHUNK));
	return btoa(text);
};

/** The bytes of such a text; undefined where it is not base 64. */
export const fromBase64 = (text: string): ArrayBuffer | undefined => {
	try {
		return Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;
	} catch {
		return undefined;
	}
};
