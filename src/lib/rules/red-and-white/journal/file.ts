import { entryBy } from '#lib/kernel/border/entries.ts';
import { quickLook } from '#lib/kernel/border/quick.ts';
import { parsed, type Parsed } from '#lib/kernel/border/parsed.ts';
import type { BattleEntry } from './history.ts';
import { entrySchema, keptSchema } from './schema.ts';

/** The form of what a battle's journal holds. Earlier ones were never released. */
export const BATTLE_VERSION = 3;

/** Reads one entry of a journal from outside. */
export const parseEntry = (raw: unknown, at = ''): Parsed<BattleEntry> =>
	entryBy(entrySchema, raw, at);

/** One entry as it is written: plain data that `parseEntry` reads back. */
export const makeEntry = (entry: BattleEntry): unknown => JSON.parse(JSON.stringify(entry));

/** A quick check, since a long battle has thousands of entries, nearly all of them right. */
const isKept = quickLook(keptSchema);

/** Reads one entry as the storage gives it back, which this app wrote; its facts are checked closely. */
export const parseKept = (raw: unknown): Parsed<BattleEntry> =>
	isKept(raw) ? parsed(raw) : entryBy(keptSchema, raw);
