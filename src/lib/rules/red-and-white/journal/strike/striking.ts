import type { Refusal } from '#lib/kernel/game/engine.ts';
import { lineOn } from '#lib/kernel/game/history.ts';
import type { Act, EntryId } from '#lib/kernel/game/journal.ts';
import { say } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { barred } from './barred.ts';
import type { Command } from '../../engine/commands/command.ts';
import { decide } from '../../engine/decide.ts';
import { type Fact, isLoose } from '../../engine/facts/fact.ts';
import { evolve } from '../../engine/evolve.ts';
import { FOLDING, type History, type HistoryLine } from '../history.ts';
import { faults } from '../../engine/invariants.ts';
import { alignedWith, apartFrom, laidOver, passes, type Apart } from './apart.ts';
import { recounted, type Recounting } from './recount.ts';
import type { BattleState } from '../../engine/state.ts';

/** What a strike needs from outside: dice that are missing, and what the referee chose. */
export interface Striking extends Recounting {
	/** The referee's reason to keep a line that is no longer possible; null to leave it out. */
	readonly keeps: (line: EntryId) => string | null;
	/** Called between two lines, so that a screen can be drawn. */
	readonly pause: () => Promise<void>;
}

/** What becomes of one later line. */
export type StruckChange =
	| {
			readonly kind: 'again';
			readonly was: HistoryLine;
			readonly now: HistoryLine;
			readonly dropped: number;
			readonly added: number;
	  }
	| {
			readonly kind: 'impossible';
			readonly was: HistoryLine;
			readonly refusal: Refusal;
			/** It can be kept: its facts still fit the table. */
			readonly keepable: boolean;
			readonly kept: boolean;
	  };

/** A strike as it is written down. */
export type Struck = Extract<Act<Command, Fact>, { kind: 'strike' }>;

/** All that a strike would do. Nothing has been done yet. */
export interface StrikePlan {
	readonly struck: HistoryLine;
	/** Later lines that turn out otherwise, in the order of the journal. */
	readonly changes: readonly StruckChange[];
	/** Later lines that stay as they are. */
	readonly untouched: number;
	readonly note: Omit<Struck, 'reason'>;
	/** The table as it would be now. */
	readonly table: BattleState;
}

type Fate =
	| { readonly kind: 'stays'; readonly now: HistoryLine }
	| (Extract<StruckChange, { kind: 'again' }> & { readonly now: HistoryLine })
	| Extract<StruckChange, { kind: 'impossible' }>;

/** The line with its facts as they were written, where they can be so on this table. */
const keptOn = (table: BattleState, line: HistoryLine): HistoryLine | undefined => {
	let state = table;
	for (const fact of line.entry.facts) {
		if (isLoose(state, fact)) return undefined;
		state = evolve(state, fact);
	}
	return faults(state).length ? undefined : { ...line, before: table, after: state };
};

const impossible = (
	line: HistoryLine,
	table: BattleState,
	refusal: Refusal,
	{ keeps }: Striking
): Fate => {
	const keepable = keptOn(table, line) !== undefined;
	const kept = keepable && keeps(line.id) !== null;
	return { kind: 'impossible', was: line, refusal, keepable, kept };
};

/** A line that was decided otherwise even before: what it says is not to be blamed on the strike. */
const asWritten = (line: HistoryLine, table: BattleState, striking: Striking): Fate => {
	const now = keptOn(table, line);
	if (now) return { kind: 'stays', now };
	const why = say('What it says cannot be so any more.');
	return impossible(line, table, { rule: 'Referee', why }, striking);
};

/** SEQUENCE OF ACTION: a step means the phase it led to, whatever was struck before it. */
const meant = (command: Command, facts: readonly Fact[]): Command => {
	const moved = facts.find((fact) => fact.type === 'clockMoved');
	return command.type === 'stepPhase' && moved ? { type: 'setClock', to: moved.to } : command;
};

/** One later line, decided once with the struck one and once without. */
const fateOf = async (line: HistoryLine, table: BattleState, striking: Striking): Promise<Fate> => {
	const { entry, before, id, place } = line;
	const { command, facts } = entry;
	const refusal = command.type === 'roll' ? barred(command, { before, table }) : null;
	if (refusal) return impossible(line, table, refusal, striking);
	const again = await recounted(line, table, striking);
	if (again.refusal) return impossible(line, table, again.refusal, striking);
	const { command: fresh, dropped, added } = again;
	const recount = !same(fresh, command);
	const decision = decide(table, meant(fresh, facts));
	const unchanged = decision.ok && same(decision.facts, facts);
	if (unchanged && !recount) return { kind: 'stays', now: lineOn(FOLDING, table, line) };
	const atFirst = unchanged ? undefined : decide(before, command);
	if (atFirst && !(atFirst.ok && same(atFirst.facts, facts)) && !recount)
		return asWritten(line, table, striking);
	if (!decision.ok) return impossible(line, table, decision.refusal, striking);
	const now = lineOn(FOLDING, table, {
		id,
		place,
		entry: { ...entry, command: meant(fresh, facts), facts: decision.facts },
		again: line.again,
		kept: null
	});
	return { kind: 'again', was: line, now, dropped, added };
};

/**
 * What striking out one line does to all that followed. Each later line is decided again on the table without it; only
 * what differs because of the strike is changed. Undefined for a line that does not count or cannot be struck.
 */
export const planStrike = async (
	{ counted, state }: History,
	entry: EntryId,
	striking: Striking
): Promise<StrikePlan | undefined> => {
	const at = counted.findIndex(({ id }) => id === entry);
	const struck = counted[at];
	if (!struck || at === 0) return undefined;
	const changes: StruckChange[] = [];
	const redecided: { entry: EntryId; command: Command; facts: readonly Fact[] }[] = [];
	const later = counted.slice(at + 1);
	let table = struck.before;
	/** How the table differs from the one before the next line, where only units do; then the table is behind. */
	let apart: Apart | null = null;
	for (const line of later) {
		if (apart?.ids.length === 0) break;
		if (apart && passes(line, apart)) continue;
		if (apart) table = laidOver(line.before, apart);
		await striking.pause();
		const fate = await fateOf(line, table, striking);
		if (fate.kind === 'impossible') {
			changes.push(fate);
			if (fate.kept) table = lineOn(FOLDING, table, line).after;
		} else {
			table = fate.now.after;
			if (fate.kind === 'again') {
				const { command, facts } = fate.now.entry;
				redecided.push({ entry: line.id, command, facts });
				if (!same(facts, line.entry.facts)) changes.push(fate);
			}
		}
		table = alignedWith(table, line.after);
		apart = apartFrom(table, line.after);
	}
	if (apart) table = laidOver(state, apart);
	const not = (kept: boolean) =>
		changes.flatMap((change) =>
			change.kind === 'impossible' && change.kept === kept
				? [{ entry: change.was.id, refusal: change.refusal }]
				: []
		);
	return {
		struck,
		changes,
		untouched: later.length - changes.length,
		note: {
			kind: 'strike',
			entry,
			redecided,
			left: not(false),
			kept: not(true).map((one) => ({ ...one, reason: striking.keeps(one.entry) ?? '' }))
		},
		table
	};
};
