import * as v from 'valibot';
import { entryBy, entrySchema } from '#lib/kernel/border/entries.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { isNamed } from '#lib/kernel/border/payload.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Command } from '../engine/command.ts';
import { factSchema, type Fact } from '../engine/facts.ts';

/** One line of a campaign's journal. */
export type CampaignEntry = Entry<Command, Fact>;
/** The form of what a campaign's journal holds. */
export const CHAOS_VERSION = 2;

/** Only facts are replayed; the command is kept as it was. */
const entry = entrySchema<Command, Fact>(v.custom<Command>(isNamed, 'Command'), factSchema);

/** Reads one line of a journal, from the storage or from a file. */
export const parseCampaignEntry = (raw: unknown, place = ''): Parsed<CampaignEntry> =>
	entryBy(entry, raw, place);

/** One line as it is written. */
export const makeCampaignEntry = (line: CampaignEntry): unknown => JSON.parse(JSON.stringify(line));
