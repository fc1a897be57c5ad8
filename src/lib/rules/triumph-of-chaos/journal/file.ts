import * as v from 'valibot';
import { entryReader } from '#lib/kernel/border/entries.ts';
import { withKnownFields } from '#lib/kernel/border/fields.ts';
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

/** Reads one line of a journal from outside. */
export const parseCampaignEntry = entryReader<Command, Fact>(
	withKnownFields(commandSchema, PROCEDURES),
	withKnownFields(factSchema, PROCEDURES)
);

/**
 * Reads one line as the storage gives it back, which this app wrote: only facts are replayed, so only they are checked
 * closely.
 */
export const parseKeptEntry = entryReader<Command, Fact>(
	v.custom<Command>(isNamed, 'Command'),
	factSchema
);
