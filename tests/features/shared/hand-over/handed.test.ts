import { expect, test } from 'vitest';
import { RosterList } from '#lib/features/red-and-white/roster/rosters.svelte.ts';
import { rosterRecords } from '#lib/features/red-and-white/roster/records.ts';
import { readHanded } from '#lib/features/shared/hand-over/handed.ts';
import { makeFile, makeThing } from '#lib/kernel/border/file.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { ROSTERS } from '#lib/rules/red-and-white/journal/roster/file.ts';
import {
	takenRoster,
	takers,
	type CarriedRoster
} from '#lib/rules/red-and-white/journal/roster/roster.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { FORCES } from '#lib/rules/red-and-white/scenarios/file.ts';
import { t } from '#lib/words/t.ts';
import { freshStore } from '../../../store/fresh.ts';
import { battleIn } from '../../../tools/battle-file.ts';
import { journalOf, unit, type Act } from '../../../rules/red-and-white/engine/battles.ts';

freshStore();

const carriedAfter = (acts: readonly Act[]): CarriedRoster => {
	const history = historyOf(journalOf(acts));
	const key = takers(history.state)[0]?.key ?? '';
	const about = { battle: 'b', key, editable: true, at: '2026-05-09T14:00:00.000Z' };
	const roster = takenRoster(history, about);
	if (!roster) throw new Error('No roster');
	const read = ROSTERS.parse({ roster, edits: [] }, ROSTERS.version);
	if (!read.ok) throw new Error(t(read.problem));
	return read.value;
};
const carried = carriedAfter([]);

test('a thing comes out of its text as it went in', async () => {
	expect(await readHanded(ROSTERS, makeThing(ROSTERS, carried))).toEqual(parsed(carried));
});

test.each([
	['nothing', ''],
	['another text', 'https://example.org'],
	['a thing of another kind', makeThing(FORCES, EXAMPLE_FORCES[0])],
	['one that is not what it says', makeThing(ROSTERS, EXAMPLE_FORCES[0])],
	['one of a later form', makeThing({ ...ROSTERS, version: ROSTERS.version + 1 }, carried)],
	[
		'two of them',
		makeFile({
			journals: [],
			documents: [carried, carried].map((body) => ({ ...ROSTERS, body }))
		})
	],
	[
		'one with a battle',
		makeFile({
			journals: [battleIn(journalOf([]))],
			documents: [{ kind: ROSTERS.kind, version: ROSTERS.version, body: carried }]
		})
	]
])('%s is not taken in', async (_, text) => {
	const list = await new RosterList().load();
	expect(await list.takeIn(text)).toBeUndefined();
	expect(list.problem && t(list.problem)).toContain('Nothing was changed.');
	expect(list.rows).toEqual([]);
});

test('a later one takes the place of the one before, and can be taken back; the same changes nothing', async () => {
	const later = carriedAfter([{ type: 'loseFigures', unit: unit('R1'), figures: 3 }]);
	const list = await new RosterList().load();
	const said = (): string => (list.said ? t(list.said) : '');
	const name = ROSTERS.nameOf(carried);
	await list.takeIn(makeThing(ROSTERS, carried));
	expect(said()).toBe(`The roster of ${name} is here.`);
	await list.takeIn(makeThing(ROSTERS, carried));
	expect(said()).toBe(`The roster of ${name} was here already.`);
	expect(list.canUndo).toBe(false);
	await list.takeIn(makeThing(ROSTERS, later));
	expect(said()).toBe(`The roster of ${name} took the place of the one before.`);
	expect(await rosterRecords.read(ROSTERS.idOf(carried))).toEqual(parsed(later));
	await list.undo();
	expect(await rosterRecords.read(ROSTERS.idOf(carried))).toEqual(parsed(carried));
	expect(list.rows).toHaveLength(1);
});
