import * as v from 'valibot';
import { ask, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import { same } from '#lib/kernel/same.ts';
import { PROCEDURES } from '../procedures/all.ts';
import type { Form } from '../procedures/calculator.ts';
import { calculator, id, text } from '../engine/facts/parts.ts';
import { parties, throws, type Parties } from '../engine/rolls/parties.ts';
import type { History } from './history.ts';
import { isForm, isPhrases } from '#lib/kernel/border/payload.ts';
import type { BattleState, Id } from '../engine/state.ts';
import { onTable } from '../engine/table/unit.ts';
import { words } from '../words/en/journal.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** Which resolution it is, and what else its address says. */
export interface OpenRoll {
	readonly procedure: string;
	readonly parties: Parties;
	/** Why the referee allowed what a rule forbids. */
	readonly overruled: string | null;
}

/** A roll that was begun but not applied: it keeps its place while others go on. */
export interface LeftOpen extends OpenRoll {
	/** The situation as it was left. */
	readonly form: Form;
	/** What the table filled in then. */
	readonly filled: Form;
	/** The fields that somebody set by hand. */
	readonly typed: readonly string[];
	/** The dice thrown so far, and the faces of the throw being typed in. */
	readonly throws: readonly Throw[];
	readonly faces: readonly number[];
	/** What is there and what is missing, in words. */
	readonly missing: readonly Phrase[];
	/** The last line of the journal when it was last touched. */
	readonly after: EntryId;
}

/** The key of a roll: the same resolution for the same parties has only one place. */
export const openKey = ({ procedure, parties }: OpenRoll): string =>
	[
		procedure,
		...[parties.unit, ...(parties.others ?? [])].map((id) => id ?? ''),
		...[parties.target, parties.officer, parties.camp, parties.part].map((one) => one ?? '')
	].join(' ');

/** What the table fills in now. */
export const filledNow = (state: BattleState, { procedure, parties }: OpenRoll): Form =>
	PROCEDURES.get(procedure)?.fill(state, parties) ?? {};

/** Fields that the table would now fill differently, except those set by hand. */
export const changedSince = (state: BattleState, open: LeftOpen): readonly string[] => {
	const now = filledNow(state, open);
	return [...new Set([...Object.keys(open.filled), ...Object.keys(now)])].filter(
		(key) => !open.typed.includes(key) && !same(open.filled[key], now[key])
	);
};

/** The situation updated with what the table has changed since; what was set by hand stays. */
export const refreshed = (state: BattleState, open: LeftOpen): Form => {
	const now = filledNow(state, open);
	const changed = changedSince(state, open);
	return {
		...open.form,
		...Object.fromEntries(Object.entries(now).filter(([key]) => changed.includes(key)))
	};
};

/** Units of this roll that have left the table since. */
export const goneSince = (
	state: BattleState,
	{ parties: { unit, others = [], target } }: OpenRoll
): readonly Id[] =>
	[unit, ...others, target].filter(
		(id): id is Id => id !== null && !(state.units[id] && onTable(state.units[id]))
	);

/** Was it applied before the app had time to forget it? If so, its very dice are in a line written after it. */
export const isApplied = (
	open: LeftOpen,
	{ counted, written }: Pick<History, 'counted' | 'written'>
): boolean => {
	const after = written.find(({ id }) => id === open.after)?.place ?? -1;
	return counted.some(
		({ place, entry: { command } }) =>
			place > after &&
			command.type === 'roll' &&
			command.procedure === open.procedure &&
			same(command.parties, open.parties) &&
			same(command.throws, open.throws)
	);
};

const fallen = ({ call, faces }: Throw, label: Phrase): Phrase =>
	call.kind === 'die' && faces?.[0] !== undefined
		? say(patterns.labelFace, { label, face: faces[0] })
		: say(words.labelThrown, { label });

/** What is there and what is missing: `Shells 4`, `Hits: 3 dice still missing`; `naming` says by name whose a throw is. */
export const missingIn = (
	draw: Draw<unknown> | null,
	throws: readonly Throw[],
	faces: readonly number[],
	naming: (label: Phrase) => Phrase = (label) => label
): readonly Phrase[] => {
	if (!draw) return [say(words.theSituationIsNotComplete)];
	const asked = ask(draw, throws);
	if (asked.state === 'misfit') return [say(words.theDiceNoLongerFit)];
	const there = throws.slice(-2).map((one) => fallen(one, naming(say(one.call.label))));
	if (asked.state === 'done') return [...there, say(words.notAppliedYet)];
	const { call } = asked;
	const label = naming(say(call.label));
	return [
		...there,
		faces.length
			? say(words.labelTypedOfDiceDiceTypedIn, {
					label,
					typed: faces.length,
					dice: call.dice
				})
			: count(call.dice, words.labelNDiceStillMissing, {
					label
				})
	];
};

const kept = v.strictObject({
	procedure: calculator,
	parties,
	overruled: v.nullable(text),
	form: v.custom<Form>(isForm),
	filled: v.custom<Form>(isForm),
	typed: v.pipe(v.array(v.string()), v.maxLength(200)),
	throws,
	faces: v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(1000)),
	missing: v.custom<readonly Phrase[]>(isPhrases),
	after: id
});

/** A roll as it was kept; null where it cannot be read. */
export const parseLeftOpen = (raw: unknown): LeftOpen | null => {
	const read = v.safeParse(kept, raw);
	return read.success ? read.output : null;
};
