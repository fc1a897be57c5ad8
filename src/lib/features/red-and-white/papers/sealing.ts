import {
	type Content,
	fingerprint,
	type PaperKind,
	SALT_WORDS,
	saltFrom,
	type Seal
} from '#lib/rules/red-and-white/index.ts';

/** Who can read a paper until it is opened: everybody, nobody but this phone, or its owner alone. */
export type Keeping = 'open' | 'here' | 'owner';

/** What a sealed thing consists of, and the words its owner has to write down where only he has the text. */
export interface Sealed {
	readonly seal: Seal | null;
	readonly content: Content | null;
	readonly salt: string | null;
}

/** A salt of words that nobody can guess. */
const freshSalt = (): string => saltFrom(crypto.getRandomValues(new Uint16Array(SALT_WORDS)));

export const sealed = (
	paper: { readonly id: string; readonly kind: PaperKind },
	content: Content,
	keeping: Keeping
): Sealed => {
	if (keeping === 'open') return { seal: null, content, salt: null };
	const salt = freshSalt();
	const print = fingerprint(salt, paper.id, paper.kind, content);
	return keeping === 'here'
		? { seal: { print, salt }, content, salt: null }
		: { seal: { print, salt: null }, content: null, salt };
};
