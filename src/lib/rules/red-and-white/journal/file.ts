import * as v from 'valibot';
import { entryBy, entryReader, entrySchema } from '#lib/kernel/border/entries.ts';
import { withKnownFields } from '#lib/kernel/border/fields.ts';
import { parsed, type Parsed } from '#lib/kernel/border/parsed.ts';
import { isNamed } from '#lib/kernel/border/payload.ts';
import { quickLook } from '#lib/kernel/border/quick.ts';
import { commandSchema, type Command } from '../engine/commands/command.ts';
import { factSchema, type Fact } from '../engine/facts/fact.ts';
import { PROCEDURES } from '../procedures/all.ts';
import type { BattleEntry } from './history.ts';

/** The form of what a battle's journal holds. Earlier ones were never released. */
export const BATTLE_VERSION = 3;

/** Reads one entry of a journal from outside. */
export const parseEntry = entryReader<Command, Fact>(
	withKnownFields(commandSchema, PROCEDURES),
	factSchema
);

/** An entry that this app itself has kept. Only its facts are replayed, so only they are checked closely. */
export const keptSchema = entrySchema<Command, Fact>(
	v.custom<Command>(isNamed, 'Command'),
	factSchema
);
/** A quick check, since a long battle has thousands of entries, nearly all of them right. */
const isKept = quickLook(keptSchema);

/** Reads one entry as the storage gives it back, which this app wrote; its facts are checked closely. */
export const parseKept = (raw: unknown): Parsed<BattleEntry> =>
	isKept(raw) ? parsed(raw) : entryBy(keptSchema, raw);
