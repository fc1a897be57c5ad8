import * as v from 'valibot';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { entryBy, entrySchema, formProblem, parseEntries } from '#lib/kernel/border/entries.ts';
import type { Choices } from '#lib/kernel/book/book.ts';
import { isReading } from '#lib/kernel/book/choices.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { isNamed } from '#lib/kernel/border/payload.ts';
import { say } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import { BOOK } from '../book.ts';
import type { Command } from '../engine/command.ts';
import { factSchema, type Fact } from '../engine/facts.ts';

/** One line of a campaign's journal. */
export type CampaignEntry = Entry<Command, Fact>;
/** The version of what a campaign's journal holds, and of a file of this game. */
export const CHAOS_VERSION = 2;

const whole = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

/** Only facts are replayed; the command is kept as it was. */
const entry = entrySchema<Command, Fact>(v.custom<Command>(isNamed, 'Command'), factSchema);

/** Reads one line of a journal, from the storage or from a file. */
export const parseCampaignEntry = (raw: unknown, place = ''): Parsed<CampaignEntry> =>
	entryBy(entry, raw, place);

/** One line as it is written. */
export const makeCampaignEntry = (line: CampaignEntry): unknown => JSON.parse(JSON.stringify(line));

/** A whole campaign from a file: its lines, the first of which begins it. */
export const parseCampaign = (raw: unknown, place = ''): Parsed<readonly CampaignEntry[]> => {
	if (!Array.isArray(raw))
		return wrong(say('At {path}: a list of lines was expected.', { path: place }));
	const entries = parseEntries(raw, parseCampaignEntry, place);
	if (!entries.ok) return entries;
	const [first] = entries.value;
	return first?.kind === 'done' && first.facts[0]?.type === 'begun'
		? entries
		: wrong(say('At {path}: the campaign does not begin.', { path: place }));
};

const choices = v.strictObject({
	numbers: v.record(v.string(), v.number()),
	readings: v.record(v.string(), v.string()),
	options: v.strictObject({})
});

/** The owner's corrections from a file: what the charts do not know, or cannot hold, is named. */
export const parseCorrections = (raw: unknown, place = ''): Parsed<Choices> => {
	const read = v.safeParse(choices, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], place));
	const { numbers, readings } = read.output;
	for (const [path, value] of Object.entries(numbers)) {
		const number = BOOK.number(path);
		if (!number) return wrong(say('The charts have no number {path}.', { path }));
		const { min, max, step = 1 } = number;
		if (value < min || value > max || !Number.isInteger(value / step))
			return wrong(
				say('{path} cannot be {value}: it goes from {min} to {max}.', { path, value, min, max })
			);
	}
	for (const [ruling, key] of Object.entries(readings))
		if (!isReading(BOOK, ruling, key))
			return wrong(say('There is no reading {key} of {ruling}.', { key, ruling }));
	return parsed(read.output);
};

/** A file of this game: the corrections, and campaigns. */
export interface ChaosFile {
	readonly version: typeof CHAOS_VERSION;
	readonly corrections: Choices;
	readonly campaigns: readonly (readonly CampaignEntry[])[];
}

const envelope = v.strictObject({
	version: whole,
	corrections: v.unknown(),
	campaigns: v.pipe(v.array(v.unknown()), v.maxLength(1000))
});

/** Reads the part of this game in a file, whole or not at all. */
export const parseChaosFile = (raw: unknown, place = ''): Parsed<ChaosFile> => {
	const read = v.safeParse(envelope, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], place));
	const form = formProblem(read.output.version, CHAOS_VERSION);
	if (form) return wrong(form);
	const own = parseCorrections(read.output.corrections, 'corrections');
	if (!own.ok) return own;
	const campaigns: (readonly CampaignEntry[])[] = [];
	for (const [index, one] of read.output.campaigns.entries()) {
		const campaign = parseCampaign(one, `campaigns.${index}`);
		if (!campaign.ok) return campaign;
		campaigns.push(campaign.value);
	}
	return parsed({ version: CHAOS_VERSION, corrections: own.value, campaigns });
};

/** The part of this game as it is written. */
export const makeChaosFile = (
	own: Choices,
	campaigns: readonly (readonly CampaignEntry[])[]
): ChaosFile =>
	JSON.parse(JSON.stringify({ version: CHAOS_VERSION, corrections: own, campaigns })) as ChaosFile;
