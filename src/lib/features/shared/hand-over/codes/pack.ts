import { checksum } from '#lib/kernel/border/checksum.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { framesOf } from '#lib/kernel/border/frames.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '#lib/features/shared/words/en/hand-over.ts';

/** Bytes in one code: version 13 with a seventh to spare, which a phone reads at arm's length. */
const BYTES_A_CODE = 300;
/** A roster of the largest possible force stays well below this; whatever unpacks to more is no roster. */
const MOST = 4_000_000;

const streamed = (
	bytes: Uint8Array<ArrayBuffer>,
	through: CompressionStream | DecompressionStream
): ReadableStream<Uint8Array> => new Blob([bytes]).stream().pipeThrough(through);

/** Everything that a stream gives; undefined where that is more than `most` bytes. */
const collected = async (
	stream: ReadableStream<Uint8Array>,
	most: number
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
	const parts: Uint8Array[] = [];
	let size = 0;
	const reader = stream.getReader();
	for (let next = await reader.read(); !next.done; next = await reader.read()) {
		size += next.value.length;
		if (size > most) {
			await reader.cancel();
			return undefined;
		}
		parts.push(next.value);
	}
	const all = new Uint8Array(size);
	let at = 0;
	for (const part of parts) {
		all.set(part, at);
		at += part.length;
	}
	return all;
};

/** A text, compressed. */
export const packed = async (text: string): Promise<Uint8Array<ArrayBuffer>> => {
	const bytes = new TextEncoder().encode(text);
	const small = await collected(streamed(bytes, new CompressionStream('deflate-raw')), Infinity);
	return small ?? bytes;
};

const BROKEN = say(words.thePartsDoNotFitTogetherReadThem);

/** Unpacks the text, or says what is wrong with it. */
export const unpacked = async (bytes: Uint8Array<ArrayBuffer>): Promise<Parsed<string>> => {
	try {
		const all = await collected(streamed(bytes, new DecompressionStream('deflate-raw')), MOST);
		return all
			? parsed(new TextDecoder('utf-8', { fatal: true }).decode(all))
			: wrong(say(words.thisIsLargerThanAnyRoster));
	} catch {
		return wrong(BROKEN);
	}
};

/** The texts of the codes that carry a text, in order. */
export const codesFor = async (text: string): Promise<readonly string[]> =>
	framesOf(await packed(text), BYTES_A_CODE);

/** How a text begins that is copied from one phone and pasted on another. */
const PASTED = 'tachanka:';

const URL_SIGNS: Readonly<Record<string, string>> = { '+': '-', '/': '_', '=': '' };

/** A checksum of the characters themselves, since several spellings stand for the same bytes. */
const checkOf = (signs: string): string => checksum(new TextEncoder().encode(signs));

/** The text as one word that survives being sent in a message. */
export const wordFor = async (text: string): Promise<string> => {
	const bytes = await packed(text);
	const plain = btoa([...bytes].map((byte) => String.fromCharCode(byte)).join(''));
	const signs = plain.replace(/[+/=]/g, (sign) => URL_SIGNS[sign] ?? '');
	return `${PASTED}${checkOf(signs)}:${signs}`;
};

/** The text in a pasted word; undefined where it is no such word. */
export const fromWord = async (word: string): Promise<Parsed<string> | undefined> => {
	const bare = word.trim().replace(/\s+/g, '');
	if (!bare.startsWith(PASTED)) return undefined;
	const [check, signs = '', ...more] = bare.slice(PASTED.length).split(':');
	if (more.length || check !== checkOf(signs))
		return wrong(say(words.theTextIsIncompleteCopyAllOfIt));
	const plain = signs.replace(/-/g, '+').replace(/_/g, '/');
	try {
		return unpacked(Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0)));
	} catch {
		return wrong(say(words.theTextIsIncompleteCopyAllOfIt));
	}
};
