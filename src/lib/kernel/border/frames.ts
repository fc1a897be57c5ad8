import { base45, fromBase45 } from './base45.ts';
import { checksum } from './checksum.ts';

/** A parcel of bytes is shown as a row of codes, each a line of text: `TK1:<parcel>:<n>:<of>:<check>:<data>`. */
const MARK = 'TK1';
/** No parcel has more parts than this. */
const MOST_FRAMES = 99;

/** One code of a row. */
export interface Frame {
	/** The checksum of the whole parcel: the parts find each other by it, and it proves that all are there. */
	readonly parcel: string;
	/** The number of this part, counted from 1. */
	readonly n: number;
	readonly of: number;
	readonly data: Uint8Array;
}

/** Splits a parcel into parts of about the same length, none longer than `most` bytes. */
export const framesOf = (bytes: Uint8Array, most: number): readonly string[] => {
	const of = Math.max(1, Math.ceil(bytes.length / most));
	const each = Math.ceil(bytes.length / of);
	const parcel = checksum(bytes);
	return Array.from({ length: of }, (_, at) => {
		const data = bytes.subarray(at * each, (at + 1) * each);
		return [MARK, parcel, at + 1, of, checksum(data).slice(4), base45(data)].join(':');
	});
};

/** Reads the text of a code: a frame, or that it is a different code altogether, or that the frame is damaged. */
export const readFrame = (text: string): Frame | 'foreign' | 'broken' => {
	if (!text.startsWith(`${MARK}:`)) return 'foreign';
	const [, parcel, n, of, check, data] =
		/^TK1:([0-9A-F]{8}):(\d{1,2}):(\d{1,2}):([0-9A-F]{4}):(.+)$/s.exec(text) ?? [];
	const bytes = fromBase45(data ?? '?');
	if (parcel === undefined || bytes === undefined) return 'broken';
	const frame: Frame = { parcel, n: Number(n), of: Number(of), data: bytes };
	const fits = frame.n >= 1 && frame.n <= frame.of && frame.of <= MOST_FRAMES;
	return fits && checksum(bytes).slice(4) === check ? frame : 'broken';
};

/** The parts of one parcel that have been seen. */
export interface Parcel {
	readonly of: number;
	readonly parts: ReadonlyMap<number, Uint8Array>;
}

/** What has been read so far; parts of several parcels may arrive mixed, in any order and more than once. */
export interface Gathering {
	readonly parcels: ReadonlyMap<string, Parcel>;
	/** The parcel whose part was seen last. */
	readonly last: string | null;
}

/** What has been read before the first part. */
export const NOTHING_GATHERED: Gathering = { parcels: new Map(), last: null };

/** Adds a part. A part that is already known changes nothing. */
export const gathered = ({ parcels }: Gathering, { parcel, n, of, data }: Frame): Gathering => {
	const known = parcels.get(parcel);
	const parts = known && known.of === of ? known.parts : new Map<number, Uint8Array>();
	const now: Parcel = { of, parts: new Map(parts).set(n, data) };
	return { parcels: new Map(parcels).set(parcel, now), last: parcel };
};

/** The parts of a parcel that have not been seen yet. */
export const missingParts = ({ of, parts }: Parcel): readonly number[] =>
	Array.from({ length: of }, (_, at) => at + 1).filter((n) => !parts.has(n));

/** The bytes of the parcel seen last, once all its parts are there; `broken` where together they are not what was sent. */
export const wholeParcel = ({ parcels, last }: Gathering): Uint8Array | 'broken' | undefined => {
	const parcel = last === null ? undefined : parcels.get(last);
	if (!parcel || missingParts(parcel).length > 0) return undefined;
	const parts = Array.from({ length: parcel.of }, (_, at) => parcel.parts.get(at + 1));
	const bytes = Uint8Array.from(parts.flatMap((part) => [...(part ?? [])]));
	return checksum(bytes) === last ? bytes : 'broken';
};
