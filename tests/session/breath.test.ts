import { freshStore } from '../store/fresh.ts';
import { battleJournal } from '../kept.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LiveBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { BattleList } from '#lib/features/red-and-white/battles/list.svelte.ts';
import { Files } from '#lib/features/shared/data/files.svelte.ts';
import { WorkedOut } from '#lib/features/shared/report/worked-out.svelte.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Luck } from '#lib/kernel/report/report.ts';
import { makingHtml } from '#lib/kernel/report/html.ts';
import { REPORT } from '#lib/rules/red-and-white/report/report.ts';
import { historyOf } from '#lib/rules/red-and-white/journal/history.ts';
import { Striking } from '#lib/session/striking.svelte.ts';
import { closeStore } from '#lib/store/database.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { announce } from '#lib/store/files/coming.ts';
import { allJournals } from '#lib/store/files/everything.ts';
import { useFiles } from '#lib/store/files/files.ts';
import { inTurnWithScreen } from '#lib/store/turns.ts';
import { battlesFile } from '../tools/battle-file.ts';
import { journalOf, unit, type Act } from '../rules/red-and-white/engine/battles.ts';
import { MemoryFiles } from '../store/memory-files.ts';

freshStore();

/** How often the screen had its turn; a clock that goes on whenever it is looked at makes every slice a long one. */
let breaths: number;
let files: MemoryFiles;
beforeEach(() => {
	breaths = 0;
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => (now += 20));
	vi.stubGlobal('scheduler', { yield: async () => void (breaths += 1) });
	vi.stubGlobal('document', { documentElement: { dataset: {} } });
	useFiles((files = new MemoryFiles()));
});
afterEach(() => {
	useFiles(undefined);
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

const ENTRIES = journalOf(
	Array.from({ length: 1000 }, (_, n): Act => {
		return {
			type: 'setMark',
			unit: unit(n % 4 < 2 ? 'R1' : 'W1'),
			mark: 'in_cover',
			on: n % 2 < 1
		};
	})
);
const LINES = ENTRIES.length;
/** At most so many lines go by before the screen has its turn. */
const AT_ONCE = 100;
const SECOND = ENTRIES[1]!.id;

/** How often the screen had its turn while this was done. */
const breathsOf = async (work: () => unknown): Promise<number> => {
	const before = breaths;
	await work();
	return breaths - before;
};
const opened = async (): Promise<LiveBattle> => {
	await createJournal(battleJournal('long', ENTRIES));
	const battle = new LiveBattle('long');
	await battle.load();
	return battle;
};

describe('the screen has its turn', () => {
	const enough = LINES / AT_ONCE;

	test('while a file is read and added', async () => {
		const from = await new Files().load();
		const file = new File([battlesFile(ENTRIES)], 'long.json');
		expect(await breathsOf(() => from.open(file))).toBeGreaterThan(enough);
		expect(await breathsOf(() => from.add())).toBeGreaterThan(enough);
		expect(await allJournals()).toHaveLength(1);
	});

	test('while a battle is opened, a line is struck and the strike is written', async () => {
		const battle = await opened();
		expect(await breathsOf(() => new LiveBattle(battle.id).load())).toBeGreaterThan(enough);
		const on = new Striking(battle, SECOND);
		expect(await breathsOf(() => on.work())).toBeGreaterThan(0);
		expect(await breathsOf(() => battle.strike(on.note!, on.history))).toBeGreaterThan(enough / 2);
		expect(battle.history.strikes).toHaveLength(1);
	});

	test('while a battle is copied', async () => {
		await createJournal(battleJournal('long', ENTRIES));
		const list = new BattleList();
		await list.load();
		const [row] = list.rows;
		expect(await breathsOf(() => list.duplicate(row!, 'Again'))).toBeGreaterThan(2 * enough);
		expect(list.rows.map(({ title }) => title).sort()).toEqual(['Again', row!.title]);
	});

	test('and the copy is not there where it is stopped', async () => {
		await createJournal(battleJournal('long', ENTRIES));
		const list = new BattleList();
		await list.load();
		const copying = list.duplicate(list.rows[0]!, 'Again');
		list.long.stop();
		expect(await copying).toBe(true);
		expect([list.said, list.problem, list.rows.length]).toEqual([undefined, undefined, 1]);
		expect(await allJournals()).toHaveLength(1);
	});

	test('and two that are copied one upon the other are both there', async () => {
		await createJournal(battleJournal('long', ENTRIES));
		await createJournal({ ...battleJournal('short', ENTRIES.slice(0, 3)), title: 'Short' });
		const list = new BattleList();
		await list.load();
		const of = (id: string) => list.rows.find((row) => row.id === id)!;
		const [one, two] = [of('long'), of('short')];
		const copying = [list.duplicate(one, 'Long again'), list.duplicate(two, 'Short again')];
		expect(await Promise.all(copying)).toEqual([true, true]);
		expect(list.rows.map(({ title }) => title)).toEqual(
			expect.arrayContaining(['Long again', 'Short again'])
		);
	});

	test('while an import that the phone did not survive is taken back', async () => {
		await createJournal(battleJournal('long', ENTRIES));
		await announce({
			...{ id: 'x', journals: [], photos: [], back: [] },
			more: [{ id: 'long', from: LINES - 10 }]
		});
		const whole = files.texts.get('journal-long')?.length ?? 0;
		await closeStore();
		expect(await breathsOf(allJournals)).toBeGreaterThan(enough);
		expect(files.texts.get('journal-long')?.length).toBeLessThan(whole);
		expect([...files.texts.keys()]).not.toContain('coming');
	});

	test('while the story is told, luck is counted and the report is written', async () => {
		const history = historyOf(ENTRIES);
		const doing = inTurnWithScreen();
		expect(
			await breathsOf(() => doing(REPORT.story({ history, when: '' })))
		).toBeGreaterThanOrEqual(LINES);
		expect(await breathsOf(() => doing(REPORT.luck(history)))).toBeGreaterThanOrEqual(LINES);
		const page = { shown: String, title: '', lang: 'en' };
		const text = { kind: 'text', sentences: ['x'.repeat(4000)] } as const;
		const blocks = Array.from({ length: LINES }, () => text);
		expect(await breathsOf(() => doing(makingHtml(blocks, page)))).toBeGreaterThan(enough);
	});
});

test('counting the luck can be stopped, and begun again', async () => {
	const history = historyOf(ENTRIES);
	const counting = new WorkedOut<Luck>(say('Counting'));
	counting.begin(REPORT.luck(history));
	expect(counting.long.now).toBeDefined();
	counting.long.now?.stop();
	await vi.waitFor(() => expect(counting.stopped).toBe(true));
	expect([counting.value, counting.long.now]).toEqual([undefined, undefined]);
	counting.begin(REPORT.luck(history));
	await vi.waitFor(() => expect(counting.value).toBeDefined());
	expect(counting.stopped).toBe(false);
});

test('a strike that is worked out can be stopped, and worked out again', async () => {
	const battle = await opened();
	const on = new Striking(battle, SECOND);
	void on.work();
	expect(on.now).toBeDefined();
	on.now?.stop();
	expect([on.stopped, on.working, on.now, on.plan]).toEqual([true, false, undefined, undefined]);
	await on.work();
	expect([on.stopped, on.plan !== undefined]).toEqual([false, true]);
});
