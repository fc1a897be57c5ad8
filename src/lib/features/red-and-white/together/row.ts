import { ask, type Asked, type Call, succeeds, type Throw } from '#lib/kernel/dice/draw.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import {
	type Bands,
	bandsMatter,
	bandsTo,
	type BattleState,
	type Book,
	chiefBeside,
	type Form,
	inchesIn,
	isCovered,
	leadershipCheck,
	leadershipNeed,
	ownLeader,
	type Procedure,
	type Resolution,
	type UnitInBattle
} from '#lib/rules/red-and-white/index.ts';
import type { Draft, Ruled } from './drafts.ts';

/** One unit in the grid. */
export interface TogetherRow {
	readonly unit: UnitInBattle;
	/** Null where its distance must be told first, or where a rule excuses it from the test. */
	readonly resolution: Resolution | null;
	readonly form: Form;
	readonly bands: Bands;
	readonly throws: readonly Throw[];
	readonly asked: Asked<unknown> | null;
	readonly ruled: Ruled | undefined;
	/** The outcome, once everything has been entered. */
	readonly outcome: { readonly value: unknown; readonly word: string } | undefined;
	/** The throw that is due. */
	readonly call: Call | null;
	/** OFFICERS' CHARACTER: showing what the die needs would give away a covered character. */
	readonly covered: boolean;
}

/** The battle as it stands, its book, and the test that several of its units owe. */
interface Test {
	readonly state: BattleState;
	readonly book: Book;
	readonly procedure: Procedure;
}

/**
 * LEADERSHIP: how far a unit is from those who lead it: as told now, as told last time, or no distance where the leader
 * stands with it.
 */
export const bandsOf = (
	state: BattleState,
	unit: UnitInBattle | undefined,
	{ bands }: Draft
): Bands => bands ?? (unit ? bandsTo(state, unit) : { leader: null, chief: null });

const formOf = ({ state, book, procedure }: Test, unit: UnitInBattle, bands: Bands): Form => {
	const { slug, initial } = procedure;
	const form = { ...initial, ...procedure.fill(state, { unit: unit.id, target: null }) };
	if (slug !== 'leadership') return fitted(procedure, book, form);
	const distance = inchesIn(book, bands.leader ?? 'over', ownLeader(state, unit)?.character);
	const cincDistance = inchesIn(book, bands.chief ?? 'over', chiefBeside(state, unit)?.character);
	return fitted(procedure, book, { ...form, distance, cincDistance });
};

/** LEADERSHIP: the distance to its leader matters and has not been told. */
const unmeasured = ({ state, procedure }: Test, unit: UnitInBattle, bands: Bands): boolean =>
	procedure.slug === 'leadership' &&
	bandsMatter(state, unit) &&
	leadershipCheck(state, unit, bands).leader === 'ok' &&
	leadershipNeed(state, unit, bands) === undefined;

/** What the first die of a row must show. */
const firstNeeds = ({ book, procedure, ...test }: Test, { id }: UnitInBattle, draft: Draft) => {
	const unit = test.state.units[id];
	if (!unit) return undefined;
	const form = formOf({ ...test, book, procedure }, unit, bandsOf(test.state, unit, draft));
	const resolved = procedure.resolve(book, form);
	const asked = resolved.refused ? undefined : ask(resolved.resolution.draw, []);
	return asked?.state === 'waiting' ? asked.call.needs : undefined;
};

/** What the last die came to in a word, where it is one that is good or bad: a number lost says less. */
const cameTo = (throws: readonly Throw[]): string | undefined => {
	const last = throws.at(-1);
	const { needs } = last?.call ?? {};
	const face = last?.faces?.[0];
	if (!needs || face === undefined) return undefined;
	return succeeds(needs, face) ? needs.word : needs.other;
};

/** One row of the grid, with what has been entered for the unit. Throws that no longer fit are left out. */
export const rowOf = (test: Test, unit: UnitInBattle, draft: Draft): TogetherRow => {
	const { book, procedure } = test;
	const { throws: typed, ruled } = draft;
	const bands = bandsOf(test.state, unit, draft);
	const form = formOf(test, unit, bands);
	const resolved = unmeasured(test, unit, bands) ? null : procedure.resolve(book, form);
	const resolution = resolved && !resolved.refused ? resolved.resolution : null;
	const kept = resolution && ask(resolution.draw, typed).state !== 'misfit' ? typed : [];
	const asked = resolution ? ask(resolution.draw, kept) : null;
	const value = ruled
		? procedure.passing?.value(ruled.passes)
		: asked?.state === 'done'
			? asked.value
			: undefined;
	const outcome =
		value === undefined || !resolution
			? undefined
			: { value, word: (!procedure.passing && cameTo(kept)) || resolution.tell(value).value };
	const call = ruled || asked?.state === 'done' ? null : (asked?.call ?? null);
	const covered = isCovered(test.state, (state) => firstNeeds({ ...test, state }, unit, draft));
	return { unit, resolution, form, bands, throws: kept, asked, ruled, outcome, call, covered };
};

/** The same row before any die was rolled. */
export const emptied = ({ resolution }: TogetherRow): Pick<TogetherRow, 'throws' | 'call'> => {
	const asked = resolution ? ask(resolution.draw, []) : null;
	return { throws: [], call: asked && asked.state !== 'done' ? asked.call : null };
};
