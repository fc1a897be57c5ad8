import type { Phrase } from '#lib/kernel/phrase.ts';
import { words } from './words/en/store.ts';

/** Why the phone's storage did not do what was asked. Nothing was changed. */
export type StoreCode =
	| 'quota'
	| 'blocked'
	| 'private'
	| 'newer'
	| 'elsewhere'
	| 'damaged'
	| 'failed';

const WORDS: Record<StoreCode, string> = {
	quota: words.theStorageIsFullNothingWasChanged,
	blocked: words.anotherTabHoldsTheStorageCloseThe,
	private: words.thisBrowserWindowKeepsNothing,
	newer: words.aNewerVersionOfThisAppIsOpenIn,
	elsewhere: words.thisWasCarriedOnInAnotherTabReload,
	damaged: words.thisIsDamagedInBothCopiesNothing,
	failed: words.theStorageDidNotAnswerNothingWas
};

/** A failure of the storage with a sentence for the screen. */
export class StoreProblem extends Error {
	override readonly name = 'StoreProblem';
	readonly code: StoreCode;
	readonly phrase: Phrase;

	constructor(code: StoreCode, cause?: unknown) {
		const text = WORDS[code];
		super(text, { cause });
		this.code = code;
		this.phrase = code === 'failed' ? { text, values: { reason: reasonOf(cause) } } : { text };
	}
}

const NAMES: Readonly<Record<string, StoreCode>> = {
	QuotaExceededError: 'quota',
	MissingAPIError: 'private',
	SecurityError: 'private',
	InvalidStateError: 'private',
	VersionError: 'newer'
};

const isError = (cause: unknown): cause is { name: string; message: string; inner?: unknown } =>
	typeof cause === 'object' && cause !== null && 'name' in cause && 'message' in cause;

const reasonOf = (cause: unknown): string =>
	isError(cause) ? `${cause.name}: ${cause.message}` : String(cause);

/** The problem behind whatever was thrown; wrapped errors are read from the inside out. */
export const storeProblem = (cause: unknown): StoreProblem => {
	if (cause instanceof StoreProblem) return cause;
	for (let error = cause, depth = 0; isError(error) && depth < 5; error = error.inner, depth++) {
		const code = NAMES[error.name];
		if (code) return new StoreProblem(code, cause);
	}
	return new StoreProblem('failed', cause);
};

/** What the screen says about a failure. Bugs are thrown onwards. */
export const problemPhrase = (cause: unknown): Phrase => {
	if (cause instanceof StoreProblem) return cause.phrase;
	throw cause;
};
