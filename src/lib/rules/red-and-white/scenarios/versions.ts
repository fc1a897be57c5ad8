import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Force } from '../types.ts';
import { parseForce } from './schema.ts';

/** The version of a force as written now, in storage and in files. */
export const FORCE_VERSION = 1;

/** Turns what version n wrote into what version n + 1 writes; the key is n. */
export type Steps = Readonly<Record<number, (raw: unknown) => unknown>>;

/** One step for each change of the form, never removed: what was written once opens for ever. */
export const FORCE_STEPS: Steps = {};

/** What an older version wrote, brought to the present one. A newer one is refused. */
export const upgraded = (
	raw: unknown,
	from: number,
	{ to, steps }: { readonly to: number; readonly steps: Steps }
): Parsed<unknown> => {
	if (from > to)
		return wrong(
			say(
				'A newer version of this app wrote this (form {from}; this one reads up to {to}). Update the app, then try again.',
				{ from, to }
			)
		);
	let value = raw;
	for (let version = from; version < to; version++) {
		const step = steps[version];
		if (!step) return wrong(say('Form {from} is not one this app ever wrote.', { from }));
		value = step(value);
	}
	return parsed(value);
};

/** Reads a force written by this version or an older one. `at` is its place in a file. */
export const parseForceOf = (raw: unknown, version: number, at = ''): Parsed<Force> => {
	const present = upgraded(raw, version, { to: FORCE_VERSION, steps: FORCE_STEPS });
	return present.ok ? parseForce(present.value, at) : present;
};
