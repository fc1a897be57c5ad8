import * as v from 'valibot';
import { entryBy, formProblem, parseEntries } from '#lib/kernel/border/entries.ts';
import { placed } from '#lib/kernel/border/schema-problem.ts';
import { quickLook } from '#lib/kernel/border/quick.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '../scenarios/schema.ts';
import { evolve } from '../engine/evolve.ts';
import { isLoose } from '../engine/facts/fact.ts';
import { historyOf, type BattleEntry, type HistoryLine } from './history.ts';
import { faults } from '../engine/invariants.ts';
import { entrySchema, keptSchema } from './schema.ts';

/** The form of what a battle's journal holds. Earlier ones were never released. */
export const BATTLE_VERSION = 3;

/** A battle on its own, as it stands in a file: its whole journal. */
export interface BattleFile {
	readonly version: typeof BATTLE_VERSION;
	readonly entries: readonly BattleEntry[];
}

/** Reads one entry of a journal from outside. */
export const parseEntry = (raw: unknown, at = ''): Parsed<BattleEntry> =>
	entryBy(entrySchema, raw, at);

/** One entry as it is written: plain data that `parseEntry` reads back. */
export const makeEntry = (entry: BattleEntry): unknown => JSON.parse(JSON.stringify(entry));

/** A long battle has thousands of entries, nearly all of them right. */
const isKept = quickLook(keptSchema);

/** Reads one entry as the storage gives it back: what this app wrote, with the facts looked at closely. */
export const parseKept = (raw: unknown): Parsed<BattleEntry> =>
	isKept(raw) ? parsed(raw) : entryBy(keptSchema, raw);

/** What is wrong with one line, on the table as it was before it. */
const lineProblem = ({ before, after, entry }: HistoryLine, path: string): Phrase | undefined => {
	let state = before;
	for (const fact of entry.facts) {
		if (isLoose(state, fact))
			return say('At {path}: the line speaks of something that this battle does not have.', {
				path
			});
		state = evolve(state, fact);
	}
	const [fault] = faults(after);
	return fault ? say('At {path}: this cannot be so ({fault}).', { path, fault }) : undefined;
};

/** The first thing in a journal that cannot have been so, as a sentence. Lines taken back or struck are checked too. */
const misfit = (entries: readonly BattleEntry[], at: string): Phrase | undefined => {
	const first = entries[0];
	if (first?.kind !== 'done' || first.facts[0]?.type !== 'begun')
		return say('At {path}: the battle does not begin.', { path: placed(at, 0) });
	let problem: Phrase | undefined;
	historyOf(entries, (line) => {
		problem ??= lineProblem(line, placed(at, line.place));
	});
	return problem;
};

const envelope = v.object({
	version: v.pipe(v.number(), v.integer(), v.minValue(1)),
	entries: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(100_000))
});

/** Reads a battle from a file, or says what is wrong with it and where. */
export const parseBattleFile = (raw: unknown, at = ''): Parsed<BattleFile> => {
	const read = v.safeParse(envelope, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], at));
	const { version, entries: raws } = read.output;
	const form = formProblem(version, BATTLE_VERSION);
	if (form) return wrong(form);
	const where = placed(at, 'entries');
	const entries = parseEntries(raws, parseEntry, where);
	const problem = entries.ok && misfit(entries.value, where);
	if (problem) return wrong(problem);
	return entries.ok ? parsed({ version: BATTLE_VERSION, entries: entries.value }) : entries;
};

/** The battle as it is written: plain data that `parseBattleFile` reads back. */
export const makeBattleFile = (entries: readonly BattleEntry[]): BattleFile =>
	JSON.parse(JSON.stringify({ version: BATTLE_VERSION, entries })) as BattleFile;
