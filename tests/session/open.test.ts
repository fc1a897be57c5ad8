import { freshStore } from '../store/fresh.ts';
import { battleJournal } from '../kept.ts';
import { afterEach, expect, test } from 'vitest';
import { openBattle } from '#lib/features/red-and-white/battle/live.svelte.ts';
import { parsed } from '#lib/kernel/border/parsed.ts';
import { useLayer } from '#lib/store/database.ts';
import { createJournal } from '#lib/store/files/bundle.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { fought } from '../rules/red-and-white/report/fought.ts';

/** How often the rows of a journal were all read. */
let readings = 0;
useLayer({
	stack: 'dbcore',
	name: 'counts',
	create: (core) => ({
		...core,
		table: (name) => {
			const table = core.table(name);
			return {
				...table,
				query: (request) => {
					if (name === 'entries' && request.limit === Infinity) readings++;
					return table.query(request);
				}
			};
		}
	})
});
freshStore();
afterEach(() => {
	readings = 0;
});

const ENTRIES = fought([
	{ type: 'stepPhase', by: 1 },
	{ type: 'stepPhase', by: 1 }
]);
const LAST = ENTRIES.at(-1);

const opened = async (id: string) => {
	const { live } = await openBattle(id);
	return live?.history.last;
};

test('a battle that was read ahead opens as it was read', async () => {
	await createJournal(battleJournal('a', ENTRIES));
	await openBattle.ahead('a');
	expect(readings).toBe(1);
	expect(await opened('a')).toBe(LAST?.id);
	await openBattle.ahead('a');
	expect(readings).toBe(1);
});

test('it is read again where another tab has written since', async () => {
	await createJournal(battleJournal('b', ENTRIES.slice(0, -1)));
	await openBattle.ahead('b');
	await openJournal('b', parsed<unknown>).append(LAST);
	expect(await opened('b')).toBe(LAST?.id);
});

test('opened while it is being read ahead, it is read once', async () => {
	await createJournal(battleJournal('d', ENTRIES));
	const ahead = openBattle.ahead('d');
	expect(await opened('d')).toBe(LAST?.id);
	await ahead;
	expect(readings).toBe(1);
});
