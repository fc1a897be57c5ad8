import type { Phrase } from '../phrase.ts';

/** What a border makes of something from outside: a value to trust, or what is wrong with it. */
export type Parsed<T> =
	| { readonly ok: true; readonly value: T }
	| { readonly ok: false; readonly problem: Phrase };

/** A value that can be trusted. */
export const parsed = <T>(value: T): Parsed<T> => ({ ok: true, value });

/** What is wrong with it, in words. */
export const wrong = (problem: Phrase): { ok: false; problem: Phrase } => ({ ok: false, problem });
