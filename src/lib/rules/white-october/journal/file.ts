import { entryBy, entrySchema } from '#lib/kernel/border/entries.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { commandSchema, type Command } from '../engine/commands.ts';
import { factSchema, type Fact } from '../engine/facts.ts';

/** One line of a game's journal. */
export type OctoberEntry = Entry<Command, Fact>;
/** The form in which this build writes journals. */
export const OCTOBER_VERSION = 1;

const entry = entrySchema<Command, Fact>(commandSchema, factSchema);

/** Reads one line of a journal, from the storage or from a file. */
export const parseOctoberEntry = (raw: unknown, place = ''): Parsed<OctoberEntry> =>
	entryBy(entry, raw, place);

/** One line in its written form. */
export const makeOctoberEntry = (line: OctoberEntry): unknown => JSON.parse(JSON.stringify(line));
