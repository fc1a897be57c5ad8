import { entryId, formProblem } from '#lib/kernel/border/entries.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import { idUpTo } from '#lib/kernel/border/id.ts';
import { stamp } from '#lib/kernel/border/stamp.ts';
import * as v from 'valibot';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { faults } from '../../engine/invariants.ts';
import type { Clock, PhaseNumber } from '../../engine/sequence.ts';
import {
	OFFICER_STATUSES,
	PRESENCES,
	type AttachedInBattle,
	type OfficerInBattle,
	type UnitInBattle
} from '../../engine/state.ts';
import { freshOfficer, freshUnit } from '../../engine/table/muster.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import { FORCE_SCHEMAS, LIMITS } from '../../scenarios/schema.ts';
import { ATTACHMENTS, CAMPS, CHARACTERS, MARKS, WAYS } from '../../types.ts';
import {
	carriedState,
	rosterId,
	rosterState,
	type CarriedRoster,
	type Roster,
	type RosterEdit
} from './roster.ts';
import { words } from '#lib/rules/red-and-white/words/en/journal.ts';

/** The version of a roster as it is written now, in codes, files and the storage. */
export const ROSTER_VERSION = 2;

const id = idUpTo(100);
const maybe = v.nullable(id);
const text = v.pipe(v.string(), v.maxLength(4000));
const name = v.pipe(v.string(), v.maxLength(LIMITS.name));
const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
const camp = v.picklist(CAMPS);
/** The stands of units that joined are included. */
const stands = v.pipe(v.array(whole(0, 1000)), v.maxLength(200));
const marks = v.pipe(v.array(v.picklist(MARKS)), v.maxLength(MARKS.length));
const status = v.picklist(OFFICER_STATUSES);

const phase = v.picklist([1, 2, 3, 4, 5, 6, 7] satisfies PhaseNumber[]);
const clock = v.strictObject({
	round: whole(1, 999),
	turn: camp,
	phase
}) satisfies v.GenericSchema<unknown, Clock>;

const attached = v.strictObject({
	kind: v.picklist(ATTACHMENTS),
	full: whole(0, 1000),
	left: whole(0, 1000),
	from: v.exactOptional(v.strictObject({ unit: id, stand: whole(0, 200) }))
}) satisfies v.GenericSchema<unknown, AttachedInBattle>;

/** A roster does without whatever else the battle keeps about a unit. */
const unit = v.object({
	id,
	unit: FORCE_SCHEMAS.unit,
	force: id,
	origin: camp,
	camp,
	officer: maybe,
	player: maybe,
	full: stands,
	left: stands,
	hits: whole(0, 100),
	marks,
	attached: v.pipe(v.array(attached), v.maxLength(200)),
	casualtiesSinceTest: whole(0, 10_000),
	lostInPhase2: v.strictObject({ figures: whole(0, 1000), stands: whole(0, 1000) }),
	suppressionTest: v.nullable(v.picklist(['passed', 'failed'])),
	moraleTested: v.boolean(),
	chargedLastTurn: v.boolean(),
	freshMarks: marks,
	went: v.optional(
		v.pipe(
			v.array(
				v.strictObject({
					phase,
					how: v.picklist(WAYS),
					inches: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
					shells: v.exactOptional(v.literal(true)),
					joins: v.exactOptional(v.literal(true))
				})
			),
			v.maxLength(20)
		),
		[]
	),
	presence: v.picklist(PRESENCES),
	mergedInto: maybe,
	note: text
});

const officer = v.object({
	id,
	officer: FORCE_SCHEMAS.officer,
	force: id,
	camp,
	player: maybe,
	character: v.nullable(v.picklist(CHARACTERS)),
	revealed: v.boolean(),
	status,
	heroicWith: maybe,
	heroicAtTurnStart: v.boolean(),
	secondInCommand: v.boolean()
});

const roster = v.strictObject({
	battle: v.strictObject({ id, name, began: entryId }),
	taken: v.strictObject({
		after: entryId,
		clock,
		at: stamp
	}),
	key: id,
	player: name,
	force: name,
	camp,
	editable: v.boolean(),
	units: v.pipe(v.array(unit), v.minLength(1), v.maxLength(LIMITS.units)),
	officers: v.pipe(v.array(officer), v.maxLength(LIMITS.officers))
});

const edit = v.strictObject({
	of: id,
	left: v.exactOptional(stands),
	attached: v.exactOptional(stands),
	hits: v.exactOptional(whole(0, 100)),
	marks: v.exactOptional(marks),
	note: v.exactOptional(text),
	presence: v.exactOptional(v.picklist(PRESENCES)),
	status: v.exactOptional(status)
}) satisfies v.GenericSchema<unknown, RosterEdit>;

const carried = v.strictObject({ roster, edits: v.pipe(v.array(edit), v.maxLength(300)) });

/** The roster's units and officers, without references to anybody outside it. */
const alone = (raw: v.InferOutput<typeof roster> | Roster): Roster => {
	const officers = raw.officers.map((one): OfficerInBattle => ({
		...freshOfficer(one.officer, one),
		...one,
		player: null
	}));
	const here = (wanted: string | null): string | null =>
		officers.some((one) => one.id === wanted) ? wanted : null;
	const units = raw.units.map((one): UnitInBattle => ({
		...freshUnit(one.unit, one),
		...one,
		officer: here(one.officer),
		player: null,
		mergedInto: null
	}));
	return { ...raw, units, officers };
};

/** Is the change about something that is not there, or has it a different number of stands? */
const isLoose = ({ units, officers }: Roster, edit: RosterEdit): boolean => {
	const { of, status: fared, ...changed } = edit;
	const unit = units.find(({ id: known }) => known === of);
	if (!unit)
		return !officers.some(({ id: known }) => known === of) || Object.keys(changed).length > 0;
	return (
		fared !== undefined ||
		(changed.left ?? unit.left).length !== unit.left.length ||
		(changed.attached ?? unit.attached).length !== unit.attached.length
	);
};

const twice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

const misfit = ({ roster: taken, edits }: CarriedRoster): boolean =>
	twice([...taken.units, ...taken.officers].map((one) => one.id)) ||
	twice(edits.map(({ of }) => of)) ||
	edits.some((one) => isLoose(taken, one));

/** What is wrong with a roster; undefined where nothing is. */
const problemIn = (raw: CarriedRoster): string | undefined => {
	if (misfit(raw)) return 'roster';
	return [...faults(rosterState(raw.roster)), ...faults(carriedState(raw))][0];
};

/** Reads a roster of the present form: from the storage, from codes or from a file. */
const parseCarried = (raw: unknown, version = ROSTER_VERSION, at = ''): Parsed<CarriedRoster> => {
	const form = formProblem(version, ROSTER_VERSION);
	if (form) return wrong(form);
	const read = v.safeParse(carried, raw, { abortEarly: true });
	if (!read.success) return wrong(schemaProblem(read.issues[0], at));
	const value: CarriedRoster = { roster: alone(read.output.roster), edits: read.output.edits };
	const fault = problemIn(value);
	return fault === undefined
		? parsed(value)
		: wrong(say(words.thisRosterIsNotPossibleFault, { fault }));
};

/** Rosters that were taken in. There is one per command: a later one replaces it. The id is used in an address. */
export const ROSTERS: DocumentKind<CarriedRoster> = {
	kind: 'roster',
	version: ROSTER_VERSION,
	parse: parseCarried,
	idOf: ({ roster: taken }) => rosterId(taken).replace(/[^\w-]+/g, '_'),
	nameOf: ({ roster: { player, force } }) => player || force,
	says: ({ roster: taken }) => [say(words.ofTheBattleName, { name: taken.battle.name })]
};
