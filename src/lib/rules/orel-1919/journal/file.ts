import * as v from 'valibot';
import { entryBy, entrySchema, formProblem, parseEntries } from '#lib/kernel/border/entries.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import { historyOf } from '#lib/kernel/game/history.ts';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { defaultBook } from '../book.ts';
import { commandSchema, type Command } from '../engine/commands.ts';
import { factSchema, type Fact } from '../engine/facts.ts';
import { orelEngine, type OrelEngine } from '../engine/index.ts';
import { faults } from '../engine/invariants.ts';
import type { State } from '../engine/state.ts';

/** One line of a game's journal. */
export type OrelEntry = Entry<Command, Fact>;
/** The form in which this build writes journals and files. */
export const OREL_VERSION = 1;

const entry = entrySchema<Command, Fact>(commandSchema, factSchema);

/** Reads one line of a journal, from the storage or from a file. */
export const parseOrelEntry = (raw: unknown, place = ''): Parsed<OrelEntry> =>
	entryBy(entry, raw, place);

/** One line as it is written. */
export const makeOrelEntry = (line: OrelEntry): unknown => JSON.parse(JSON.stringify(line));

/** Plays every line over; a fact that does not fit, or leaves the books out of balance, is a fault in words. */
const faultIn = (engine: OrelEngine, entries: readonly OrelEntry[]): string | undefined => {
	const evolve = (before: State, fact: Fact): State => {
		if ((fact.type === 'gameBegan') !== (before.turn === 0)) throw new Error('A game begins once.');
		const state = engine.evolve(before, fact);
		const [fault] = faults(engine.game(state), state);
		if (fault !== undefined) throw new Error(fault);
		return state;
	};
	try {
		historyOf({ empty: engine.empty, evolve }, entries);
		return undefined;
	} catch (problem) {
		return problem instanceof Error ? problem.message : String(problem);
	}
};

/** A game as a file of its own. */
export interface OrelFile {
	readonly game: 'orel-1919';
	readonly version: typeof OREL_VERSION;
	readonly entries: readonly OrelEntry[];
}

const envelope = v.strictObject({
	game: v.literal('orel-1919'),
	version: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99)),
	entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000))
});

/** Reads a saved game, whole or not at all: by its schema, then by replaying its lines under the invariants. */
export const parseOrelFile = (raw: unknown, place = ''): Parsed<OrelFile> => {
	const read = v.safeParse(envelope, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], place));
	const form = formProblem(read.output.version, OREL_VERSION);
	if (form) return wrong(form);
	const entries = parseEntries(read.output.entries, parseOrelEntry, 'entries');
	if (!entries.ok) return entries;
	const fault = faultIn(orelEngine(defaultBook), entries.value);
	return fault === undefined
		? parsed({ game: 'orel-1919', version: OREL_VERSION, entries: entries.value })
		: wrong(say('The game cannot be played over: {fault}.', { fault }));
};

/** A game as it is written to a file. */
export const makeOrelFile = (entries: readonly OrelEntry[]): OrelFile =>
	JSON.parse(JSON.stringify({ game: 'orel-1919', version: OREL_VERSION, entries })) as OrelFile;
