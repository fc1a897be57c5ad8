import * as v from 'valibot';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '../scenarios/schema.ts';
import type { Command } from '../engine/commands/command.ts';
import type { Fact } from '../engine/facts/fact.ts';
import { evolve } from '../engine/evolve.ts';
import { NO_HISTORY, withEntries, type HistoryLine } from './history.ts';
import { faults } from '../engine/invariants.ts';
import { isUsualLine } from './kept.ts';
import { isLoose } from './strike/loose.ts';
import { entrySchema, keptSchema } from './schema.ts';

/** One line of a battle's journal. */
export type BattleEntry = Entry<Command, Fact>;

/** The version of what a battle's journal holds. From 2 on a line may be struck out, and many taken back at once. */
export const BATTLE_VERSION = 2;

/** A battle on its own, as it stands in a file: its whole journal. */
export interface BattleFile {
	readonly version: typeof BATTLE_VERSION;
	readonly entries: readonly BattleEntry[];
}

const readBy = (
	schema: v.GenericSchema<unknown, BattleEntry>,
	raw: unknown,
	at: string
): Parsed<BattleEntry> => {
	const read = v.safeParse(schema, raw, { abortEarly: true });
	return read.success ? parsed(read.output) : wrong(schemaProblem(read.issues[0], at));
};

/** Reads one entry of a journal from outside. */
export const parseEntry = (raw: unknown, at = ''): Parsed<BattleEntry> =>
	readBy(entrySchema, raw, at);

/** Reads one entry as the storage gives it back: what this app wrote, with the facts looked at closely. */
export const parseKept = (raw: unknown): Parsed<BattleEntry> =>
	isUsualLine(raw) ? parsed(raw as BattleEntry) : readBy(keptSchema, raw, '');

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

/** A note about a line that is not there. */
const isAstray = (places: ReadonlySet<number>, entry: BattleEntry): boolean => {
	if (entry.kind === 'undo') return entry.to !== undefined && !places.has(entry.to);
	if (entry.kind !== 'strike') return false;
	const { place, redecided, left, kept } = entry;
	const later = [...redecided, ...left, ...kept].map((one) => one.place);
	return (
		!places.has(place) ||
		later.some((one) => one <= place || !places.has(one)) ||
		new Set(later).size < later.length
	);
};

/** The first thing in a journal that cannot have been so, as a sentence. Lines taken back or struck are checked too. */
const misfit = (entries: readonly BattleEntry[], at: string): Phrase | undefined => {
	const first = entries[0];
	if (first?.kind !== 'done' || first.facts[0]?.type !== 'begun')
		return say('At {path}: the battle does not begin.', { path: `${at}entries.0` });
	let problem: Phrase | undefined;
	withEntries(NO_HISTORY, entries, (line) => {
		problem ??= lineProblem(line, `${at}entries.${line.place}`);
	});
	if (problem) return problem;
	const places = new Set<number>();
	for (const [place, entry] of entries.entries()) {
		if (entry.kind === 'done') places.add(place);
		else if (isAstray(places, entry))
			return say('At {path}: the line speaks of something that this battle does not have.', {
				path: `${at}entries.${place}`
			});
	}
	return undefined;
};

/** Checks the entries of a battle by replaying them; `at` is its place in a file. */
export const parseEntries = (raws: readonly unknown[], at = ''): Parsed<readonly BattleEntry[]> => {
	const entries: BattleEntry[] = [];
	for (const [index, raw] of raws.entries()) {
		const read = parseEntry(raw, `${at}entries.${index}`);
		if (!read.ok) return read;
		entries.push(read.value);
	}
	const problem = misfit(entries, at);
	return problem ? wrong(problem) : parsed(entries);
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
	if (version > BATTLE_VERSION)
		return wrong(
			say(
				'A newer version of this app wrote this battle (form {written}; this one reads up to {known}). Update the app, then try again.',
				{ written: version, known: BATTLE_VERSION }
			)
		);
	const entries = parseEntries(raws, at === '' ? '' : `${at}.`);
	return entries.ok ? parsed({ version: BATTLE_VERSION, entries: entries.value }) : entries;
};

/** The battle as it is written: plain data that `parseBattleFile` reads back. */
export const makeBattleFile = (entries: readonly BattleEntry[]): BattleFile =>
	JSON.parse(JSON.stringify({ version: BATTLE_VERSION, entries })) as BattleFile;
