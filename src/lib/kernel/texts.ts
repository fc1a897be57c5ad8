/**
 * One text of a language: said as it stands, or in the form for the number `{n}`. A gap is written `{unit}`;
 * `{unit:gen}` asks for that form of the name filling it, if the language has one (a case, the short form of a noun).
 */
export type Entry = string | Forms;

/** A text in the forms its language needs: by number (those of Intl.PluralRules), or under a name of their own. */
export interface Forms {
	readonly zero?: string;
	readonly one?: string;
	readonly two?: string;
	readonly few?: string;
	readonly many?: string;
	readonly other: string;
	readonly [form: string]: string | undefined;
}

export type Entries = Readonly<Record<string, Entry>>;

/** The gaps of an entry, by name: `'{unit} fires at {target}'` → `'unit' | 'target'`. */
type GapsIn<T extends string> = T extends `${string}{${infer Gap}}${infer Rest}`
	? (Gap extends `${infer Name}:${string}` ? Name : Gap) | GapsIn<Rest>
	: never;
type GapsOf<E extends Entry> = E extends string ? GapsIn<E> : GapsIn<Extract<E[keyof E], string>>;

declare const gaps: unique symbol;

/** The id of a text, typed by the values it needs. It is a plain string: what is stored holds the id, and no sentence. */
export type TextId<Gaps extends string = string> = string & {
	readonly [gaps]: (gap: Gaps) => void;
};

/** The ids of a subject, by the keys of its entries. */
export type Ids<E extends Entries> = { readonly [Key in keyof E]: TextId<GapsOf<E[Key]>> };

/**
 * What another language says for a subject: the same keys, and no gap that English does not fill. A key left out is
 * said in English.
 */
export type Translation<I> = { readonly [Key in keyof I]?: Entry };

const english = new Map<string, Entry>();

/** The English of an id; undefined if its subject is not loaded, or if it is no id. */
export const inEnglish = (id: string): Entry | undefined => english.get(id);

/** Every id that is loaded, with its English. */
export const allEnglish = (): ReadonlyMap<string, Entry> => english;

/**
 * The texts of one subject in English, and the ids by which everything else refers to them. `subject` is unique; its
 * first part is the game or the frame.
 */
export const texts = <const E extends Entries>(subject: string, entries: E): Ids<E> =>
	Object.fromEntries(
		Object.entries(entries).map(([key, entry]) => {
			const id = `${subject}.${key}`;
			english.set(id, entry);
			return [key, id];
		})
	) as unknown as Ids<E>;

/** The most letters of a key that the words of a text may fill. */
const LONGEST_KEY = 34;

/** Most texts consist of nothing else; their words are then found in a tenth of the time. */
const PLAIN = /^[A-Za-z0-9 .,:;!?()]*$/;

const wordsOf = (text: string): Iterable<RegExpMatchArray> =>
	PLAIN.test(text)
		? text.matchAll(/[A-Za-z0-9]+/g)
		: text
				.replace(/[\u00ad’']/g, '')
				.replaceAll('″', ' inches')
				.replaceAll('%', ' percent')
				.replaceAll('+', ' plus ')
				.replaceAll('−', ' minus ')
				.matchAll(/[\p{L}\p{N}]+/gu);

/** The key that a text has unless another is given: its first words. The build leaves such keys out. */
export const keyOf = (entry: Entry): string => {
	let key = '';
	for (const [word] of wordsOf(typeof entry === 'string' ? entry : entry.other)) {
		const next = key
			? word.charAt(0).toUpperCase() + word.slice(1).toLowerCase()
			: word.toLowerCase();
		if (key && key.length + next.length > LONGEST_KEY) break;
		key += next;
	}
	return key.replace(/^(?=\d)/, 'n') || 'text';
};

/** Like `texts`, but in a list; each text carries its key where that is not made of its words. */
export const textsOf = (
	subject: string,
	entries: readonly (Entry | readonly [key: string, entry: Entry])[]
): readonly string[] =>
	entries.map((one) => {
		const [key, entry] = Array.isArray(one)
			? (one as readonly [string, Entry])
			: [keyOf(one as Entry), one as Entry];
		const id = `${subject}.${key}`;
		english.set(id, entry);
		return id;
	});
