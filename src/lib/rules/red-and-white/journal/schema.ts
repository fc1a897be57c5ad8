import * as v from 'valibot';
import { entrySchema as schemaOf } from '#lib/kernel/border/entries.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { commandSchema } from './command-schema.ts';
import { eventSchema } from './fact-schema.ts';
import { isNamed } from './payload.ts';

export const entrySchema = schemaOf<Command, Fact>(commandSchema, eventSchema);

/** An entry as this app itself has kept it. Only its facts are replayed, so only they are read closely. */
export const keptSchema = schemaOf<Command, Fact>(
	v.custom<Command>(isNamed, 'Command'),
	eventSchema
);
