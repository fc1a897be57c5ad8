import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';

/** What a player is looking at. */
export interface Looked {
	readonly unit?: string | undefined;
	readonly goal?: Hex | undefined;
	readonly enemy?: Hex | undefined;
}
/** What to do now in the first game, by which section. */
export interface LessonLine {
	readonly text: Phrase;
	readonly rule: string;
	/** It has been taught. */
	readonly over: boolean;
}
