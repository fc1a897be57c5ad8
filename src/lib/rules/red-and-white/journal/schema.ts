import * as v from 'valibot';
import { entrySchema as schemaOf } from '#lib/kernel/border/entries.ts';
import { withKnownFields } from '#lib/kernel/border/fields.ts';
import { isNamed } from '#lib/kernel/border/payload.ts';
import { commandSchema, type Command } from '../engine/commands/command.ts';
import { factSchema, type Fact } from '../engine/facts/fact.ts';
import { PROCEDURES } from '../procedures/all.ts';

export const entrySchema = schemaOf<Command, Fact>(
	withKnownFields(commandSchema, PROCEDURES),
	factSchema
);

/** An entry that this app itself has kept. Only its facts are replayed, so only they are checked closely. */
export const keptSchema = schemaOf<Command, Fact>(
	v.custom<Command>(isNamed, 'Command'),
	factSchema
);
