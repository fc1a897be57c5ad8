import { ask, type Draw, type Throw } from '#lib/kernel/dice/draw.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';
import type { Form } from '../procedures/calculator.ts';
import type { Camp } from '../types.ts';
import { fill, type Parties } from '../engine/rolls/fill.ts';
import type { History } from './history.ts';
import { isForm, isPhrases, isThrows } from '../../../kernel/border/payload.ts';
import type { BattleState, Id } from '../engine/state.ts';
import { onTable } from '../engine/table/unit.ts';

/** Whom a resolution is about: what its address says. */
export interface OpenParties {
	readonly calculator: string;
	readonly unit: Id | null;
	readonly target: Id | null;
	/** MELEE: further units that attack with the first. */
	readonly others: readonly Id[];
	readonly camp: Camp | null;
	readonly officer: Id | null;
	readonly overruled: string | null;
}

/** A resolution that was begun and not applied: it keeps its place while others go on. */
export interface LeftOpen extends OpenParties {
	/** The situation as it was left. */
	readonly form: Form;
	/** What the table filled in then. */
	readonly filled: Form;
	/** The fields that somebody set by hand. */
	readonly typed: readonly string[];
	/** Dice that fell so far, and the faces of the throw that was being typed in. */
	readonly throws: readonly Throw[];
	readonly faces: readonly number[];
	/** What is there and what is missing, in words. */
	readonly missing: readonly Phrase[];
	/** The last line of the journal when it was last touched. */
	readonly after: EntryId;
}

/** The same resolution of the same parties has one place only. */
export const openKey = (open: OpenParties): string =>
	[
		open.calculator,
		open.unit ?? open.officer ?? open.camp ?? '',
		...open.others,
		open.target ?? ''
	].join(' ');

/** Who is meant, as the table knows them now. */
const partiesOf = (state: BattleState, open: OpenParties): Parties => {
	const unitOf = (id: Id | null) => (id === null ? null : (state.units[id] ?? null));
	const officer = open.officer === null ? undefined : state.officers[open.officer];
	return {
		unit: unitOf(open.unit),
		target: unitOf(open.target),
		others: open.others.flatMap((id) => state.units[id] ?? []),
		...(open.camp ? { camp: open.camp } : {}),
		...(officer ? { officer } : {})
	};
};

/** What the table fills in now. */
export const filledNow = (state: BattleState, open: OpenParties): Form =>
	fill(state, open.calculator, partiesOf(state, open));

const same = (a: Form[string] | undefined, b: Form[string] | undefined): boolean =>
	JSON.stringify(a) === JSON.stringify(b);

/** Fields the table would fill otherwise by now, without those that were set by hand. */
export const changedSince = (state: BattleState, open: LeftOpen): readonly string[] => {
	const now = filledNow(state, open);
	return [...new Set([...Object.keys(open.filled), ...Object.keys(now)])].filter(
		(key) => !open.typed.includes(key) && !same(open.filled[key], now[key])
	);
};

/** The situation with what the table has changed since; what was set by hand stays. */
export const refreshed = (state: BattleState, open: LeftOpen): Form => {
	const now = filledNow(state, open);
	const changed = changedSince(state, open);
	return {
		...open.form,
		...Object.fromEntries(Object.entries(now).filter(([key]) => changed.includes(key)))
	};
};

/** Units of this resolution that have left the table since. */
export const goneSince = (state: BattleState, open: OpenParties): readonly Id[] =>
	[open.unit, ...open.others, open.target].filter(
		(id): id is Id => id !== null && !(state.units[id] && onTable(state.units[id]))
	);

/** Was it applied, though the app had no time left to forget it: do its very dice stand in a line written after it? */
export const isApplied = (
	open: LeftOpen,
	{ counted, written }: Pick<History, 'counted' | 'written'>
): boolean => {
	const dice = JSON.stringify(open.throws);
	const after = written.find(({ id }) => id === open.after)?.place ?? -1;
	return counted.some(
		({ place, entry: { command } }) =>
			place > after &&
			command.type === 'resolve' &&
			command.calculator === open.calculator &&
			command.unit === open.unit &&
			command.target === open.target &&
			JSON.stringify(command.throws) === dice
	);
};

const fallen = ({ call, faces, count: told }: Throw): Phrase =>
	call.kind === 'die' && faces?.[0] !== undefined
		? say('{label} {face}', { label: say(call.label), face: faces[0] })
		: say('{label} thrown', { label: say(call.label), face: told ?? 0 });

/** What is there and what is missing: `Attacker's die 4`, `Defender's die still missing`. */
export const missingIn = (
	draw: Draw<unknown> | null,
	throws: readonly Throw[],
	faces: readonly number[]
): readonly Phrase[] => {
	if (!draw) return [say('The situation is not complete')];
	const asked = ask(draw, throws);
	if (asked.state === 'misfit') return [say('The dice no longer fit')];
	const there = throws.slice(-2).map(fallen);
	if (asked.state === 'done') return [...there, say('not applied yet')];
	const { call } = asked;
	const label = say(call.label);
	if (call.dice === 1) return [...there, say('{label} still missing', { label })];
	return [
		...there,
		faces.length
			? say('{label}: {typed} of {dice} dice typed in', {
					label,
					typed: faces.length,
					dice: call.dice
				})
			: count(call.dice, '{label}: {n} die still missing', '{label}: {n} dice still missing', {
					label
				})
	];
};

const isRecord = (raw: unknown): raw is Readonly<Record<string, unknown>> =>
	typeof raw === 'object' && raw !== null && !Array.isArray(raw);
const isId = (raw: unknown): raw is Id => typeof raw === 'string' && raw.length <= 100;
const isIdOrNone = (raw: unknown): raw is Id | null => raw === null || isId(raw);
const isTexts = (raw: unknown): raw is readonly string[] =>
	Array.isArray(raw) && raw.length <= 200 && raw.every((one) => typeof one === 'string');
const isFaces = (raw: unknown): raw is readonly number[] =>
	Array.isArray(raw) && raw.length <= 1000 && raw.every((one) => Number.isInteger(one));

/** One as it was kept; null where it does not read. */
export const parseLeftOpen = (raw: unknown): LeftOpen | null => {
	if (!isRecord(raw)) return null;
	const { calculator, unit, target, others, camp, officer, overruled } = raw;
	const { form, filled, typed, throws, faces, missing, after } = raw;
	if (!isId(calculator) || !isIdOrNone(unit) || !isIdOrNone(target) || !isTexts(others))
		return null;
	if (camp !== null && camp !== 'red' && camp !== 'white') return null;
	if (!isIdOrNone(officer) || (overruled !== null && typeof overruled !== 'string')) return null;
	if (!isForm(form) || !isForm(filled) || !isTexts(typed)) return null;
	if (!isThrows(throws) || !isFaces(faces) || !isPhrases(missing)) return null;
	if (!isId(after)) return null;
	return {
		...{ calculator, unit, target, others, camp, officer, overruled },
		...{ form, filled, typed, throws, faces, missing, after }
	};
};
