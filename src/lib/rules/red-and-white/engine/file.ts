import * as v from 'valibot';
import type { Entry } from '#lib/kernel/journal.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '../forces/schema.ts';
import { isBeside, isLooseBeside } from './beside/events.ts';
import type { Command } from './commands.ts';
import type { Event } from './events.ts';
import { evolve } from './evolve.ts';
import { historyOf, type HistoryLine } from './history.ts';
import { isNumber, isOption, isReading } from './house-rules.ts';
import { faults } from './invariants.ts';
import { entrySchema, keptSchema } from './schema.ts';
import type { BattleState, Id } from './state.ts';

/** One line of a battle's journal. */
export type BattleEntry = Entry<Command, Event>;

/** The version of what a battle's journal holds. */
export const BATTLE_VERSION = 1;

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
export const parseKept = (raw: unknown): Parsed<BattleEntry> => readBy(keptSchema, raw, '');

/** A fact about a unit, officer, player or rule that the battle does not have. */
const isLoose = (state: BattleState, event: Event): boolean => {
	if (isBeside(event)) return isLooseBeside(state, event);
	const { units, officers, players, header } = state;
	const missing = (all: Readonly<Record<Id, unknown>>, id: Id | null): boolean =>
		id !== null && !Object.hasOwn(all, id);
	const force = (id: Id): boolean => !header.forces.some((one) => one.id === id);
	switch (event.type) {
		case 'begun':
			return (
				header.forces.length > 0 ||
				!Object.entries(event.readings).every(([ruling, reading]) => isReading(ruling, reading)) ||
				!Object.entries(event.numbers).every(([path, value]) => isNumber(path, value))
			);
		case 'merged':
			return missing(units, event.unit) || missing(units, event.into);
		case 'resolved':
			return missing(units, event.unit) || missing(units, event.target);
		case 'phaseClosed':
			return event.owed.some(
				({ unit, officer }) => missing(units, unit ?? null) || missing(officers, officer ?? null)
			);
		case 'officerAssigned':
			return missing(units, event.unit) || missing(officers, event.officer);
		case 'unitHandedOver':
			return missing(units, event.unit) || missing(players, event.player);
		case 'unitAdded':
			return force(event.force) || Object.hasOwn(units, event.unit.id);
		case 'officerAdded':
			return force(event.force) || Object.hasOwn(officers, event.officer.id);
		case 'playerJoined':
			return force(event.force) || Object.hasOwn(players, event.player.id);
		case 'officerHandedOver':
			return missing(officers, event.officer) || missing(players, event.player);
		case 'ledHeroically':
			return missing(officers, event.officer) || missing(units, event.unit);
		case 'officerFared':
		case 'characterSet':
		case 'characterShown':
		case 'secondTookOver':
		case 'characterOwed':
		case 'officerMoved':
		case 'officerOutFor':
			return missing(officers, event.officer);
		case 'playerRenamed':
		case 'playerAway':
		case 'playerReady':
			return missing(players, event.player);
		case 'playerStoodIn':
			return missing(players, event.player) || missing(players, event.by);
		case 'readingSet':
			return !isReading(event.ruling, event.reading);
		case 'numberSet':
			return !isNumber(event.path, event.value);
		case 'optionSet':
			return !isOption(event.option, event.value);
		case 'renamed':
		case 'clockMoved':
		case 'turnEnded':
		case 'armyChanged':
		case 'phaseReopened':
		case 'automationSet':
			return false;
		case 'figuresLost':
		case 'figuresReturned':
		case 'attachedChanged':
		case 'hitsChanged':
		case 'marked':
		case 'moraleTested':
		case 'suppressionTested':
		case 'unitMoved':
		case 'sideChanged':
		case 'noted':
		case 'testOwed':
		case 'lossesDue':
		case 'bandsTold':
		case 'corrected':
			return missing(units, event.unit);
	}
};

/** What is wrong with one line, on the table as it was before it. */
const lineProblem = ({ before, after, entry }: HistoryLine, path: string): Phrase | undefined => {
	let state = before;
	for (const event of entry.events) {
		if (isLoose(state, event))
			return say('At {path}: the line speaks of something that this battle does not have.', {
				path
			});
		state = evolve(state, event);
	}
	const [fault] = faults(after);
	return fault ? say('At {path}: this cannot be so ({fault}).', { path, fault }) : undefined;
};

/** The first thing in a journal that cannot have been so, as a sentence. Lines taken back are checked too. */
const misfit = (entries: readonly BattleEntry[], at: string): Phrase | undefined => {
	const first = entries[0];
	if (first?.kind !== 'done' || first.events[0]?.type !== 'begun')
		return say('At {path}: the battle does not begin.', { path: `${at}entries.0` });
	const { counted, undone, dropped } = historyOf(entries);
	const lines = [...counted, ...undone, ...dropped].sort((a, b) => a.place - b.place);
	for (const line of lines) {
		const problem = lineProblem(line, `${at}entries.${line.place}`);
		if (problem) return problem;
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
