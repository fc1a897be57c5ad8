import * as v from 'valibot';
import { noteAstray, type Act, type Entry } from '../game/journal.ts';
import { say, type Phrase } from '../phrase.ts';
import type { Sliced } from '../sliced.ts';
import { idUpTo } from './id.ts';
import { parsed, wrong, type Parsed } from './parsed.ts';
import { isPhrase } from './payload.ts';
import { placed, schemaProblem } from './schema-problem.ts';
import { stamp } from './stamp.ts';
import { words } from '../words/en/kernel.ts';

const SHORT = 64;
/** How many entries are read before other work gets a turn. */
const TURN = 20;
/** The id of an entry. */
export const entryId = idUpTo(SHORT);
const written = {
	id: entryId,
	by: v.pipe(v.string(), v.maxLength(SHORT), v.regex(/^\P{Cs}*$/u, 'whole letters')),
	after: v.nullable(entryId),
	at: stamp
};
const reason = v.pipe(v.string(), v.maxLength(4000));
const impossible = {
	entry: entryId,
	refusal: v.strictObject({
		rule: v.pipe(v.string(), v.maxLength(200)),
		why: v.custom<Phrase>(isPhrase, 'a phrase'),
		step: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1)))
	})
};
const several = <T extends v.GenericSchema>(one: T) => v.pipe(v.array(one), v.maxLength(100_000));

/** The schema of a game's entries, whose commands and facts are read by these schemas. */
export const entrySchema = <Command, Fact>(
	command: v.GenericSchema<unknown, Command>,
	fact: v.GenericSchema<unknown, Fact>
): v.GenericSchema<unknown, Entry<Command, Fact>> => {
	const decided = { command, facts: v.pipe(v.array(fact), v.maxLength(2000)) };
	const note = <Kind extends Act<Command, Fact>['kind']>(kind: Kind) => ({
		...written,
		kind: v.literal(kind),
		entry: entryId
	});
	return v.variant('kind', [
		v.strictObject({ ...written, kind: v.literal('done'), ...decided }),
		v.strictObject(note('undo')),
		v.strictObject(note('undoTo')),
		v.strictObject(note('redo')),
		v.strictObject({
			...note('strike'),
			reason,
			redecided: several(v.strictObject({ entry: entryId, ...decided })),
			left: several(v.strictObject(impossible)),
			kept: several(v.strictObject({ ...impossible, reason }))
		})
	]);
};

/**
 * Reads every entry of a journal from outside, in order; each id comes once, and before it is referred to. `at`: its
 * place in a file.
 */
export function* readingEntries<Command, Fact>(
	raws: readonly unknown[],
	parse: (raw: unknown, at: string) => Parsed<Entry<Command, Fact>>,
	at = ''
): Sliced<Parsed<readonly Entry<Command, Fact>[]>> {
	const entries: Entry<Command, Fact>[] = [];
	for (const [index, raw] of raws.entries()) {
		const read = parse(raw, placed(at, index));
		if (!read.ok) return read;
		entries.push(read.value);
		if (index % TURN === 0) yield index / raws.length;
	}
	const astray = noteAstray(entries);
	return astray
		? wrong(
				say(words.atPathThisLineRefersToAnotherOne, {
					path: placed(
						at,
						entries.findIndex((one) => one === astray)
					)
				})
			)
		: parsed(entries);
}

/** Reads one entry by its schema. */
export const entryBy = <Command, Fact>(
	schema: v.GenericSchema<unknown, Entry<Command, Fact>>,
	raw: unknown,
	at = ''
): Parsed<Entry<Command, Fact>> => {
	const read = v.safeParse(schema, raw, { abortEarly: true });
	return read.success ? parsed(read.output) : wrong(schemaProblem(read.issues[0], at));
};

/** Reads the entries of a game, whose commands and facts are read by these schemas, one by one; `at`: its place in a file. */
export const entryReader = <Command, Fact>(
	command: v.GenericSchema<unknown, Command>,
	fact: v.GenericSchema<unknown, Fact>
): ((raw: unknown, at?: string) => Parsed<Entry<Command, Fact>>) => {
	const schema = entrySchema(command, fact);
	return (raw, at) => entryBy(schema, raw, at);
};

/** Why a thing in another form cannot be read: a newer app wrote it, or one older than the present form. */
export const formProblem = (written: number, known: number): Phrase | undefined => {
	if (written === known) return undefined;
	return written > known
		? say(words.aNewerVersionOfThisAppWroteThis, { written, known })
		: say(words.anEarlyVersionOfThisAppWroteThis, { written, known });
};
