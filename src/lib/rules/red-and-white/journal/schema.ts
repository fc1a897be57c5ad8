import * as v from 'valibot';
import type { Entry } from '#lib/kernel/game/journal.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { commandSchema } from './command-schema.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { eventSchema } from './fact-schema.ts';
import { isNamed, isPhrase } from './payload.ts';
import { text, whole } from './schema-parts.ts';

const at = v.pipe(v.string(), v.maxLength(40));

const refusal = v.strictObject({
	rule: v.pipe(v.string(), v.maxLength(200)),
	why: v.custom<Phrase>(isPhrase, 'a phrase')
});
const lineAt = whole(0, 100_000);
const impossible = { place: lineAt, refusal };
const several = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.maxLength(100_000));

/** An entry whose commands are read like this. */
const entryWith = (
	command: v.GenericSchema<unknown, Command>
): v.GenericSchema<unknown, Entry<Command, Fact>> => {
	const decided = { command, facts: v.pipe(v.array(eventSchema), v.maxLength(2000)) };
	return v.variant('kind', [
		v.strictObject({ kind: v.literal('done'), at, ...decided }),
		v.strictObject({ kind: v.literal('undo'), at, to: v.exactOptional(lineAt) }),
		v.strictObject({ kind: v.literal('redo'), at }),
		v.strictObject({
			kind: v.literal('strike'),
			at,
			place: lineAt,
			reason: text,
			redecided: several(v.strictObject({ place: lineAt, ...decided })),
			left: several(v.strictObject(impossible)),
			kept: several(v.strictObject({ ...impossible, reason: text }))
		})
	]);
};

export const entrySchema = entryWith(commandSchema);

/** An entry as this app itself has kept it. Only its facts are replayed, so only they are read closely. */
export const keptSchema = entryWith(v.custom<Command>(isNamed, 'Command'));
