import { chained, makeJournal } from '../../../../chained.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decide } from '#lib/rules/red-and-white/engine/decide.ts';
import { evolve } from '#lib/rules/red-and-white/engine/evolve.ts';
import { parseJournal } from '../../../../kernel/game/parse-journal.ts';
import { redAndWhite } from '#lib/rules/red-and-white/index.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { faults } from '#lib/rules/red-and-white/engine/invariants.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { tell } from '#lib/rules/red-and-white/journal/tell.ts';
import { ROSTER_VERSION, ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { changesBack, mergeOf } from '#lib/rules/red-and-white/journal/roster/merge.ts';
import {
	carriedState,
	editsOf,
	rosterState,
	takenRoster,
	takers,
	type CarriedRoster,
	type Roster
} from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { after, anyAct, anyCommand, journalOf, unit, type Act } from '../../engine/battles.ts';
import { english } from '../../../../english.ts';

const acts = fc.array(anyAct, { minLength: 5, maxLength: 40 });
const edits = fc.array(anyCommand, { minLength: 1, maxLength: 25 });
const EDITS = [
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'note',
	'setOfficer'
];

const taken = (given: readonly Act[], which = 0): { table: BattleState; roster: Roster } => {
	const history = historyOf(journalOf(given));
	const table = history.state;
	const all = takers(table);
	const key = all[which % Math.max(1, all.length)]?.key ?? '';
	const roster = takenRoster(history, {
		battle: 'b',
		key,
		editable: true,
		at: '2026-05-09T14:00:00.000Z'
	});
	if (!roster) throw new Error('Nobody has a unit');
	return { table, roster };
};

/** The roster after whatever its player may do with it. */
const changed = (roster: Roster, commands: readonly Act[]): CarriedRoster => {
	let state = rosterState(roster);
	for (const command of commands) {
		if (typeof command === 'string' || !EDITS.includes(command.type)) continue;
		const decision = decide(state, command);
		if (decision.ok) state = decision.facts.reduce(evolve, state);
	}
	return { roster, edits: editsOf(roster, state) };
};
const all = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const sent = (carried: CarriedRoster): CarriedRoster => {
	const read = ROSTERS.parse(all(carried), ROSTER_VERSION);
	if (!read.ok) throw new Error(JSON.stringify(english(read.problem)));
	return read.value;
};

describe('a roster taken home', () => {
	test('has the units and officers of its player and nobody else', () => {
		const { table, roster } = taken([]);
		const [first] = takers(table);
		expect(roster.player).toBe(first?.name);
		expect(roster.units.length).toBeGreaterThan(0);
		expect(new Set(roster.units.map(({ camp }) => camp))).toEqual(new Set([first?.camp]));
		expect(roster.officers.length).toBeGreaterThan(0);
	});

	test('leaves a covered character with the referee and takes an open one along', () => {
		const officer = taken([]).roster.officers[0]?.id ?? '';
		const set: Act = { type: 'setCharacter', officer, character: 'coward' };
		const show: Act = { type: 'showCharacter', officer, shown: true };
		const texts = [[set], [set, show]].map((given) =>
			JSON.stringify({ roster: taken(given).roster, edits: [] })
		);
		expect(texts.map((text) => text.includes('coward'))).toEqual([false, true]);
	});

	test('of any battle comes out of its text as it went in', () => {
		fc.assert(
			fc.property(acts, edits, fc.nat(9), (given, commands, which) => {
				const carried = changed(taken(given, which).roster, commands);
				const read = sent(carried);
				expect(sent(read)).toEqual(read);
				const lean = (state: BattleState) =>
					Object.values(state.units).map(({ id, left, hits, marks, note, presence, attached }) => {
						return { id, left, hits, marks, note, presence, attached };
					});
				expect(lean(carriedState(read))).toEqual(lean(carriedState(carried)));
				expect(faults(carriedState(read))).toEqual([]);
			})
		);
	});

	test('of a later form, or with what cannot be so, is refused in words', () => {
		const given = { roster: taken([]).roster, edits: [] };
		const later = ROSTERS.parse(all(given), ROSTER_VERSION + 1);
		expect(!later.ok && english(later.problem.text)).toMatch(/newer version/);
		expect(ROSTERS.parse({}, ROSTER_VERSION).ok).toBe(false);
		const raw = all(given) as unknown as { roster: { units: { left: number[] }[] } };
		raw.roster.units[0]!.left = raw.roster.units[0]!.left.map(() => 900);
		expect(ROSTERS.parse(raw, ROSTER_VERSION).ok).toBe(false);
		for (const edits of [
			[{ of: 'nobody', hits: 1 }],
			[{ of: unit('R1'), left: [1] }],
			[{ of: unit('R1'), status: 'dead' }],
			[{ of: unit('R1'), left: 'all' }]
		])
			expect(ROSTERS.parse(all({ ...given, edits }), ROSTER_VERSION).ok).toBe(false);
	});
});

describe('a roster brought back', () => {
	test('into a battle that has waited, makes the table as the player has it', () => {
		fc.assert(
			fc.property(acts, edits, fc.nat(9), (given, commands, which) => {
				const { table, roster } = taken(given, which);
				const carried = sent(changed(roster, commands));
				const changes = changesBack(carried, table);
				expect(changes.filter(({ standing }) => standing !== 'clean')).toEqual([]);
				const { commands: merged, refused } = mergeOf(table, changes);
				expect(refused).toEqual([]);
				if (merged.length === 0) return;
				const now = after(table, { type: 'takeIn', from: 'Anna', commands: merged });
				const home = carriedState(carried);
				for (const { id } of roster.units) {
					const [here, there] = [now.units[id], home.units[id]];
					expect(here?.left).toEqual(there?.left);
					expect(here?.hits).toBe(there?.hits);
					expect(here?.attached).toEqual(there?.attached);
					expect([...(here?.marks ?? [])].sort()).toEqual([...(there?.marks ?? [])].sort());
					expect(here?.note).toBe(there?.note);
				}
				for (const { id } of roster.officers)
					expect(english(now.officers[id]?.status)).toBe(home.officers[id]?.status);
			})
		);
	});

	test('into a battle that went on: no fault, no loss of anybody, and what was taken is told apart', () => {
		fc.assert(
			fc.property(acts, acts, edits, fc.nat(9), (before, since, commands, which) => {
				const { roster } = taken(before, which);
				const table = historyOf(journalOf([...before, ...since])).state;
				const changes = changesBack(sent(changed(roster, commands)), table);
				const { commands: merged, refused } = mergeOf(table, changes);
				if (merged.length === 0) return;
				const now = after(table, { type: 'takeIn', from: 'Anna', commands: merged });
				expect(faults(now)).toEqual([]);
				const keys = refused.map(({ key }) => key);
				for (const change of changes.filter(({ key }) => !keys.includes(key)))
					if (change.standing !== 'gone' && change.values.aspect === 'left')
						expect(now.units[change.of]?.left).toEqual(change.values.is);
				const others = Object.keys(table.units).filter(
					(id) => !roster.units.some((one) => one.id === id)
				);
				for (const id of others)
					// An officer who is lost no longer leads whom he led.
					expect({ ...now.units[id], marks: [], freshMarks: [] }).toEqual({
						...{ ...table.units[id], marks: [], freshMarks: [] }
					});
			})
		);
	});

	test('tells what the battle did with the same unit meanwhile', () => {
		const { roster } = taken([]);
		const [one] = roster.units;
		const id = one?.id ?? '';
		const lose = (figures: number): Act => ({ type: 'loseFigures', unit: id, figures });
		const carried = changed(roster, [lose(3), { type: 'note', unit: id, text: 'in the wood' }]);
		const table = historyOf(journalOf([lose(1)])).state;
		expect(changesBack(carried, table)).toMatchObject([
			{ of: id, standing: 'moved', values: { aspect: 'left' } },
			{ of: id, standing: 'clean', values: { aspect: 'note', was: '', is: 'in the wood' } }
		]);
		const same = historyOf(journalOf([lose(3)])).state;
		expect(changesBack(carried, same)[0]?.standing).toBe('done');
	});

	test('marks of the player and marks of the table do not get in each other’s way', () => {
		const { roster } = taken([]);
		const id = roster.units[0]?.id ?? '';
		const set = (mark: 'pinned' | 'in_cover'): Act => ({
			type: 'setMark',
			...{ unit: id, mark, on: true }
		});
		const carried = changed(roster, [set('in_cover')]);
		const table = historyOf(journalOf([set('pinned')])).state;
		const changes = changesBack(carried, table);
		const { commands } = mergeOf(table, changes);
		expect(after(table, { type: 'takeIn', from: 'Anna', commands }).units[id]?.marks).toEqual([
			'pinned',
			'in_cover'
		]);
	});

	test('is one line of the log, which a file keeps and an undo takes back', () => {
		const { table, roster } = taken([]);
		const id = roster.units[0]?.id ?? '';
		const lose: Act = { type: 'loseFigures', unit: id, figures: 2 };
		const carried = changed(roster, [
			lose,
			{ type: 'setMark', unit: id, mark: 'pinned', on: true }
		]);
		const { commands } = mergeOf(table, changesBack(carried, table));
		const journal = journalOf([{ type: 'takeIn', from: 'Anna', commands }]);
		expect(journal).toHaveLength(2);
		expect(parseJournal(redAndWhite, all(makeJournal(redAndWhite, journal))).ok).toBe(true);
		const line = historyOf(journal).counted[1];
		expect(line && tell(line).sentences[0]).toMatchObject({ values: { from: 'Anna' } });
		const undone = chained(...journal, { kind: 'undo', entry: '1' });
		expect(historyOf(undone).state).toEqual(table);
		const bad = all(makeJournal(redAndWhite, journal)) as unknown as {
			entries: { command: { commands: unknown[] } }[];
		};
		bad.entries[1]!.command.commands = [{ type: 'rename', name: 'x' }];
		expect(parseJournal(redAndWhite, bad).ok).toBe(false);
	});
});
