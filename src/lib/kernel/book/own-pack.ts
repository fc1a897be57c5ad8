import * as v from 'valibot';
import { formProblem } from '../border/entries.ts';
import { wrong, type Parsed } from '../border/parsed.ts';
import { schemaProblem } from '../border/schema-problem.ts';
import { OWN, packKindOf, type DocumentKind } from '../game/document.ts';
import { count } from '../phrase.ts';
import { words } from '../words/en/kernel.ts';
import type { Corrections } from './corrections.ts';

const MOST = 2000;
/** Corrections from outside. Whether there are such keys, and whether all fits together, only the game can say. */
export const correctionsSchema: v.GenericSchema<unknown, Corrections> = v.pipe(
	v.record(
		v.pipe(v.string(), v.minLength(1), v.maxLength(60)),
		v.union([v.number(), v.pipe(v.string(), v.minLength(1), v.maxLength(60))])
	),
	v.check((all) => Object.keys(all).length <= MOST, `more than ${MOST}`)
);

/** What was saved, as far as it still has the form of corrections. */
export const knownCorrections = (raw: unknown): Corrections => {
	const read = v.safeParse(correctionsSchema, raw);
	return read.success ? read.output : {};
};

/** The form in which this build writes an owner's corrections. */
export const PACK_VERSION = 1;

/** The owner's corrections of a game's data: one record per phone. `fit`: refuses those with which nobody could play. */
export const packKind = (
	game: string,
	fit: (corrections: Corrections) => Parsed<unknown>
): DocumentKind<Corrections> => ({
	kind: packKindOf(game),
	version: PACK_VERSION,
	parse: (raw, version, at = '') => {
		const form = formProblem(version, PACK_VERSION);
		if (form) return wrong(form);
		const read = v.safeParse(correctionsSchema, raw, { abortEarly: true });
		if (!read.success) return wrong(schemaProblem(read.issues[0], at));
		const fits = fit(read.output);
		return fits.ok ? { ok: true, value: read.output } : fits;
	},
	idOf: () => OWN,
	nameOf: () => '',
	says: (corrections) => [count(Object.keys(corrections).length, words.nCorrections)]
});
