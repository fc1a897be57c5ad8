import * as v from 'valibot';
import { ROSTER_RECORD } from '#lib/features/red-and-white/roster/records.ts';
import { CAMPAIGN_KIND } from '#lib/features/triumph-of-chaos/kind.ts';
import { parsePhoto, type PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '#lib/rules/red-and-white/index.ts';
import { base64, fromBase64 } from '#lib/store/files/base64.ts';

/** A record of another kind than forces, such as a roster. */
export interface FileDocument {
	readonly kind: string;
	readonly id: string;
	readonly version: number;
	readonly body: unknown;
}

/** A journal of another kind than battles. */
export interface FileJournal {
	readonly kind: string;
	readonly id: string;
	readonly title: string;
	readonly header: unknown;
	readonly summary: unknown;
	readonly entries: readonly unknown[];
}

export interface FilePhoto {
	readonly id: string;
	/** The place of its battle in the file. */
	readonly battle: number;
	readonly about: PhotoAbout;
	readonly bytes: ArrayBuffer;
}

/** What a file holds besides forces and battles: in a backup of everything all there is, otherwise photos at most. */
export interface More {
	readonly settings: Readonly<Record<string, unknown>>;
	readonly documents: readonly FileDocument[];
	readonly journals: readonly FileJournal[];
	readonly photos: readonly FilePhoto[];
}

/** The same of this phone; of photos it is enough to know which there are. */
export type MoreHere = Omit<More, 'photos'> & { readonly photoIds: readonly string[] };

export const NOTHING_MORE: More = { settings: {}, documents: [], journals: [], photos: [] };

/** What it holds as it is written; undefined where that is nothing. */
export const writtenMore = (more: More): Readonly<Record<string, unknown>> | undefined => {
	const { settings, documents, journals, photos } = more;
	if (!Object.keys(settings).length && !documents.length && !journals.length && !photos.length)
		return undefined;
	return {
		settings,
		documents,
		journals,
		photos: photos.map((photo) => ({ ...photo, bytes: base64(photo.bytes) }))
	};
};

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const name = v.pipe(v.string(), v.maxLength(300));
const whole = v.pipe(v.number(), v.integer(), v.minValue(0));

const schema = v.object({
	settings: v.record(id, v.unknown()),
	documents: v.array(v.strictObject({ kind: name, id, version: whole, body: v.unknown() })),
	journals: v.array(
		v.strictObject({
			...{ kind: name, id, title: name, header: v.unknown(), summary: v.unknown() },
			entries: v.pipe(v.array(v.unknown()), v.maxLength(100_000))
		})
	),
	photos: v.array(v.strictObject({ id, battle: whole, about: v.unknown(), bytes: v.string() }))
});

/** JPEG: what is kept as a photo begins so. */
const isJpeg = (bytes: ArrayBuffer): boolean => {
	const [a, b, c] = new Uint8Array(bytes, 0, Math.min(3, bytes.byteLength));
	return a === 0xff && b === 0xd8 && c === 0xff;
};

const photoIn = (
	raw: v.InferOutput<typeof schema>['photos'][number],
	battles: number
): FilePhoto | undefined => {
	const about = parsePhoto(raw.about);
	const bytes = fromBase64(raw.bytes);
	return about.ok && bytes && isJpeg(bytes) && raw.battle < battles
		? { id: raw.id, battle: raw.battle, about: about.value, bytes }
		: undefined;
};

/** Kinds of record this version knows; others are taken in as they are, for the version that does. */
const KNOWN = [ROSTER_RECORD];

/** Checks what a file holds besides forces and battles. */
export const parseMore = (raw: unknown, battles: number): Parsed<More> => {
	const read = v.safeParse(schema, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], 'more'));
	const { settings, documents, journals } = read.output;
	for (const [at, { kind, version, body }] of documents.entries()) {
		const known = KNOWN.find((one) => one.kind === kind)?.parse(body, version);
		if (known?.ok === false)
			return wrong(
				say('At {path}: {problem}', { path: `more.documents.${at}`, problem: known.problem })
			);
	}
	const photos: FilePhoto[] = [];
	for (const [at, one] of read.output.photos.entries()) {
		const photo = photoIn(one, battles);
		if (!photo) return wrong(say('At {path}: this is no photo.', { path: `more.photos.${at}` }));
		photos.push(photo);
	}
	return parsed({ settings, documents, journals, photos });
};

/** Is it a file of Triumph of Chaos alone? One that is broken is left to those who say where. */
export const isOfChaos = (text: string): boolean => {
	if (!text.includes(CAMPAIGN_KIND)) return false;
	try {
		const raw: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
		return typeof raw === 'object' && raw !== null && 'kind' in raw && raw.kind === CAMPAIGN_KIND;
	} catch {
		return false;
	}
};

/** What other games find wrong with their part of a file. Their rules are fetched only where the file holds any. */
export const problemOfOtherGames = async (more: More): Promise<Phrase | undefined> => {
	if (
		!JSON.stringify([Object.keys(more.settings), more.journals.map(({ kind }) => kind)]).includes(
			CAMPAIGN_KIND
		)
	)
		return undefined;
	return (await import('#lib/features/triumph-of-chaos/files/check-backup.ts')).problemInBackup(
		more
	);
};
