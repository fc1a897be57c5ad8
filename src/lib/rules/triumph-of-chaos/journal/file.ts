import * as v from 'valibot';
import type { Entry } from '#lib/kernel/game/journal.ts';
import { entryBy, entrySchema, formProblem, parseEntries } from '#lib/kernel/border/entries.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { isForm, isNamed, isPhrases } from '#lib/kernel/border/payload.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { NO_CORRECTIONS, withNumber, withReading, type Corrections } from '../book.ts';
import { NUMBERS } from '../charts/sheets.ts';
import { rulingNamed, type RulingId } from '../rulings/all.ts';
import type { Command, Fact } from '../engine/facts.ts';
import { STEP_KEYS, PHASES } from '../engine/sequence.ts';
import { COUNTS, ENDINGS, LEADER_STATES, SEASONS } from '../engine/state.ts';

/** One line of a campaign's journal. */
export type CampaignEntry = Entry<Command, Fact>;
/** The version of what a campaign's journal holds, and of a file of this game. */
export const CHAOS_VERSION = 2;

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const name = v.pipe(v.string(), v.maxLength(120));
const text = v.pipe(v.string(), v.maxLength(4000));
const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const camp = v.picklist(['red', 'white']);
const role = v.picklist(['attacker', 'defender', 'tie']);
const losses = whole(0, 99);
const phase = v.picklist(PHASES);
const ending = v.picklist(ENDINGS);
const modifier = v.strictObject({
	section: name,
	reason: name,
	amount: v.pipe(v.number(), v.minValue(-99), v.maxValue(99)),
	byDefault: v.exactOptional(v.boolean())
});
const leader = v.strictObject({
	id,
	name,
	camp,
	rating: whole(0, 6),
	state: v.picklist(LEADER_STATES),
	used: v.boolean()
});
const fought = v.strictObject({
	surprise: v.picklist(['none', 'surprise', 'fail', 'debacle']),
	losses: v.strictObject({ attacker: losses, defender: losses }),
	winner: role
});
const owed = v.picklist(['nobody', 'attacker', 'defender', 'defender_may_cancel', 'defender_gone']);
const cancel = v.picklist(['may_cancel', 'retreat', 'retreat_loss']);
const space = v.strictObject({
	id,
	name,
	stage: v.picklist(['leadership', 'fire', 'after', 'done']),
	withdrawalFailed: v.boolean(),
	reinforced: v.boolean(),
	fought: v.nullable(fought),
	owed: v.nullable(owed),
	cancelled: v.nullable(cancel),
	ending: v.nullable(ending)
});

const fact: v.GenericSchema<unknown, Fact> = v.variant('type', [
	v.strictObject({ type: v.literal('begun'), name }),
	v.strictObject({ type: v.literal('renamed'), name }),
	v.strictObject({ type: v.literal('ticked'), step: v.picklist(STEP_KEYS), done: v.boolean() }),
	v.strictObject({ type: v.literal('movedTo'), turn: whole(1, 99), phase }),
	v.strictObject({ type: v.literal('seasonSet'), season: v.picklist(SEASONS) }),
	v.strictObject({
		type: v.literal('counted'),
		camp,
		what: v.picklist(COUNTS),
		to: whole(-99, 999)
	}),
	v.strictObject({ type: v.literal('pointsSet'), camp, points: whole(0, 99) }),
	v.strictObject({ type: v.literal('pointSpent'), camp, text }),
	v.strictObject({
		type: v.literal('stepsAdded'),
		camp,
		lines: v.pipe(v.array(modifier), v.maxLength(60)),
		anew: v.boolean()
	}),
	v.strictObject({
		type: v.literal('stepsSpent'),
		camp,
		armies: whole(0, 99),
		corps: whole(0, 99),
		cost: v.pipe(v.number(), v.minValue(0), v.maxValue(999))
	}),
	v.strictObject({ type: v.literal('leaderAdded'), leader }),
	v.strictObject({
		type: v.literal('leaderChanged'),
		id,
		change: v.strictObject({
			name: v.exactOptional(name),
			rating: v.exactOptional(whole(0, 6)),
			state: v.exactOptional(v.picklist(LEADER_STATES)),
			used: v.exactOptional(v.boolean())
		})
	}),
	v.strictObject({ type: v.literal('chitDrawn'), camp, chit: id, lasting: v.boolean() }),
	v.strictObject({ type: v.literal('fightingEnded'), camp, chit: id, back: v.boolean() }),
	v.strictObject({ type: v.literal('noted'), text }),
	v.strictObject({
		type: v.literal('declared'),
		activation: v.strictObject({
			attacker: camp,
			triggered: v.boolean(),
			spaces: v.pipe(v.array(space), v.minLength(1), v.maxLength(20))
		})
	}),
	v.strictObject({
		type: v.literal('stageReached'),
		space: id,
		stage: v.picklist(['fire', 'done'])
	}),
	v.strictObject({ type: v.literal('withdrawalFailed'), space: id }),
	v.strictObject({ type: v.literal('reinforced'), space: id }),
	v.strictObject({ type: v.literal('fought'), space: id, fought, owed }),
	v.strictObject({ type: v.literal('cancelRolled'), space: id, came: cancel }),
	v.strictObject({ type: v.literal('settled'), space: id, ending }),
	v.strictObject({ type: v.literal('activationEnded') }),
	v.strictObject({ type: v.literal('trialRolled') }),
	v.strictObject({
		type: v.literal('rolled'),
		check: id,
		form: v.custom<Form>(isForm, 'Form'),
		said: v.custom<readonly Phrase[]>(isPhrases, 'Phrases'),
		by: v.picklist(['hand', 'app', 'both', 'nobody'])
	})
]);

/** Only facts are replayed; the command is kept as it was. */
const entry = entrySchema<Command, Fact>(v.custom<Command>(isNamed, 'Command'), fact);

/** Reads one line of a journal, from the storage or from a file. */
export const parseCampaignEntry = (raw: unknown, place = ''): Parsed<CampaignEntry> =>
	entryBy(entry, raw, place);

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

const corrections = v.strictObject({
	numbers: v.record(v.string(), v.pipe(v.number(), v.finite())),
	readings: v.record(v.string(), v.string())
});

/** The owner's corrections from a file or the storage: what the charts do not know, or cannot hold, is named. */
export const parseCorrections = (raw: unknown, place = ''): Parsed<Corrections> => {
	const read = v.safeParse(corrections, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], place));
	let all = NO_CORRECTIONS;
	for (const [path, value] of Object.entries(read.output.numbers)) {
		const number = NUMBERS.get(path);
		if (!number) return wrong(say('The charts have no number {path}.', { path }));
		const { min, max, step } = number;
		if (value < min || value > max || !Number.isInteger(value / step))
			return wrong(
				say('{path} cannot be {value}: it goes from {min} to {max}.', { path, value, min, max })
			);
		all = withNumber(all, path, value);
	}
	for (const [ruling, key] of Object.entries(read.output.readings)) {
		const found = rulingNamed(ruling);
		if (!found?.readings.some((one) => one.key === key))
			return wrong(say('There is no reading {key} of {ruling}.', { key, ruling }));
		all = withReading(all, found.id as RulingId, key);
	}
	return parsed(all);
};

/** A file of this game: the corrections, and campaigns. */
export interface ChaosFile {
	readonly version: typeof CHAOS_VERSION;
	readonly corrections: Corrections;
	readonly campaigns: readonly (readonly CampaignEntry[])[];
}

const envelope = v.strictObject({
	version: whole(1, 99),
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
	own: Corrections,
	campaigns: readonly (readonly CampaignEntry[])[]
): ChaosFile =>
	JSON.parse(JSON.stringify({ version: CHAOS_VERSION, corrections: own, campaigns })) as ChaosFile;
