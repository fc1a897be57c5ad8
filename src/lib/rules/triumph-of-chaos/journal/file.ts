import * as v from 'valibot';
import { entryBy, entrySchema } from '#lib/kernel/border/entries.ts';
import { withKnownFields } from '#lib/kernel/border/fields.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { isNamed } from '#lib/kernel/border/payload.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { commandSchema } from '../engine/command-schema.ts';
import type { Command } from '../engine/command.ts';
import { factSchema, type Fact } from '../engine/facts.ts';
import { PROCEDURES } from '../procedures/all.ts';

/** One line of a campaign's journal. */
export type CampaignEntry = Entry<Command, Fact>;
/** The form of what a campaign's journal holds. */
export const CHAOS_VERSION = 2;

const entry = entrySchema<Command, Fact>(
	withKnownFields(commandSchema, PROCEDURES),
	withKnownFields(factSchema, PROCEDURES)
);
/** An entry as this app itself has kept it: only facts are replayed, so only they are checked closely. */
const kept = entrySchema<Command, Fact>(v.custom<Command>(isNamed, 'Command'), factSchema);

/** Reads one line of a journal from outside. */
export const parseCampaignEntry = (raw: unknown, place = ''): Parsed<CampaignEntry> =>
	entryBy(entry, raw, place);

/** Reads one line as the storage gives it back. */
export const parseKeptEntry = (raw: unknown): Parsed<CampaignEntry> => entryBy(kept, raw);

/** One line as it is written. */
export const makeCampaignEntry = (line: CampaignEntry): unknown => JSON.parse(JSON.stringify(line));
