import { describe, expect, test } from 'vitest';
import { freshStore } from '../../../store/fresh.ts';
import { readFile } from '#lib/features/shared/data/read-file.ts';
import { makeFile, type FileContents, type FileJournal } from '#lib/kernel/border/file.ts';
import type { PhotoAbout } from '#lib/features/shared/photos/records.ts';
import { EXAMPLE_FORCES } from '../../../rules/red-and-white/example-forces.ts';
import { ROSTER_VERSION } from '#lib/rules/red-and-white/journal/roster/file.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { t } from '#lib/words/t.ts';
import { chained } from '../../../chained.ts';
import { QUICK } from '../../../random.ts';
import { battleIn } from '../../../tools/battle-file.ts';
import { journalOf, unit, type Act } from '../../../rules/red-and-white/engine/battles.ts';

freshStore();

const lose = (label: string): Act => ({ type: 'loseFigures', unit: unit(label), figures: 1 });
const BATTLE = battleIn(journalOf([lose('R1'), lose('R2')]));
const AT = '2026-05-09T14:00:00.000Z';
const about: PhotoAbout = {
	at: AT,
	...{ line: '2', caption: '', type: 'image/jpeg', width: 4, height: 3, size: 6 }
};
const photo = { id: 'p', about: about as unknown, bytes: '/9j/AQID' };
const only = (parts: Partial<FileContents>): FileContents => ({
	journals: [],
	documents: [],
	...parts
});
const force = (change: object) => ({
	kind: 'force',
	version: 1,
	body: { ...EXAMPLE_FORCES[0], ...change }
});

/** What is said of a file; empty where it is read. */
const said = async (file: FileContents): Promise<string> => {
	const read = await readFile(makeFile(file));
	return read.ok ? '' : t(read.problem);
};
/** The battle with something of one of its lines replaced. */
const line = (at: number, change: (entry: Record<string, unknown>) => object): FileJournal => ({
	...BATTLE,
	entries: BATTLE.entries.map((entry, place) =>
		place === at ? change(entry as Record<string, unknown>) : entry
	)
});
/** The battle with something of the facts of its first line replaced. */
const begun = (change: (fact: Record<string, unknown>) => object): FileJournal =>
	line(0, (entry) => ({
		...entry,
		facts: (entry['facts'] as Record<string, unknown>[]).map((one) => ({ ...one, ...change(one) }))
	}));
const more = (fact: object): FileJournal =>
	line(1, (entry) => ({ ...entry, facts: [...(entry['facts'] as object[]), fact] }));
const thrown = (call: object, faces: readonly number[] = [3]) =>
	line(1, (entry) => ({
		...entry,
		command: {
			type: 'roll',
			procedure: 'melee',
			parties: { unit: unit('R1'), target: unit('W1') },
			form: {},
			throws: [
				{
					call: { kind: 'die', dice: 1, sides: 10, label: '', rule: '', ...call },
					faces,
					count: null,
					by: 'hand'
				}
			]
		}
	}));

const rolled = (change: object) =>
	line(1, (entry) => ({
		...entry,
		command: {
			...{ type: 'roll', procedure: 'melee', form: {}, throws: [] },
			...{ parties: { unit: unit('R1'), target: unit('W1') }, ...change }
		}
	}));
const came = (value: object): FileJournal =>
	more({
		...{ type: 'rolled', procedure: 'melee', parties: { unit: unit('R1'), target: unit('W1') } },
		...{ throws: [], text: [], value }
	});
const liked = (version: number) => ({
	...{ kind: 'preferences', version },
	body: { theme: 'hall', lengths: 'inches', keepAwake: true }
});
const book = (version: number) => ({
	...{ kind: 'red-and-white:book', version },
	body: { readings: {}, numbers: {}, options: {} }
});
/** A campaign in which somebody rolled, and nothing came of it. */
const campaign = (change: object): FileJournal => {
	const roll = {
		type: 'roll',
		procedure: 'surprise',
		parties: {},
		form: {},
		throws: [],
		...change
	};
	return {
		...{ kind: triumphOfChaos.meta.id, version: triumphOfChaos.journal.version },
		entries: chained(
			{
				kind: 'done',
				command: { type: 'begin', name: 'Snow' },
				facts: [{ type: 'begun', name: 'Snow' }]
			},
			{ kind: 'done', command: roll, facts: [{ type: 'noted', text: 'Snow' }] } as never
		)
	};
};

test('what the changes of this file begin with is read', async () => {
	expect(await said(only({ documents: [liked(1), book(1)] }))).toBe('');
	expect(await said(only({ journals: [rolled({})] }))).toBe('');
	expect(await said(only({ journals: [came({ hits: 1 })] }))).toBe('');
	expect(await said(only({ journals: [campaign({})] }))).toBe('');
	expect(await said(only({ journals: [{ ...BATTLE, photos: [photo] }] }))).toBe('');
	expect(await said(only({ documents: [force({})] }))).toBe('');
	expect(await said(only({ journals: [thrown({})] }))).toBe('');
	expect(await said(only({ journals: [begun(() => ({}))] }))).toBe('');
	expect(
		await said(only({ journals: [more({ type: 'timeKept', shown: true, end: AT })] }))
	).toMatch(/silence/);
});

describe('is refused, in one or two sentences that quote little', () => {
	const LONG = 'Я'.repeat(5000);
	const dates = ['x', '', '2026-02-31T14:00:00.000Z', '2026-13-01T00:00:00.000Z', '+275761-01-01'];
	test.each<[string, FileContents, RegExp?]>([
		...dates.map((at): [string, FileContents] => [
			`a line of the date "${at}"`,
			only({ journals: [line(1, (entry) => ({ ...entry, at }))] })
		]),
		...dates.map((end): [string, FileContents] => [
			`a clock that ends at "${end}"`,
			only({ journals: [more({ type: 'timeKept', shown: true, end, silence: 20 })] })
		]),
		...dates.map((at): [string, FileContents] => [
			`a photo of the date "${at}"`,
			only({ journals: [{ ...BATTLE, photos: [{ ...photo, about: { ...about, at } }] }] })
		]),
		...[`\ud800`, 'x'.repeat(81), '../../x', '', ' '].map((id): [string, FileContents] => [
			`a photo called ${JSON.stringify(id.slice(0, 9))}`,
			only({ journals: [{ ...BATTLE, photos: [{ ...photo, id }] }] })
		]),
		...[`\ud800`, '__proto__', 'constructor', '\u0000', 'a\nb'].map(
			(id): [string, FileContents] => [
				`a force called ${JSON.stringify(id)}`,
				only({ documents: [force({ id })] })
			]
		),
		['a number without end', only({ journals: [begun(() => ({ numbers: { x: 1e308 } }))] })],
		['a thousand million dice', only({ journals: [thrown({ dice: 1e9 })] })],
		['dice of 1e308 sides', only({ journals: [thrown({ sides: 1e308 })] })],
		['a face of 1e308', only({ journals: [thrown({}, [1e308])] })],
		[
			'a situation of 1e308',
			only({
				journals: [
					line(1, (entry) => {
						const { command } = thrown({}).entries[1] as { command: object };
						return { ...entry, command: { ...command, form: { figures: 1e308 } } };
					})
				]
			})
		],
		['a field that is very long', only({ documents: [force({ [LONG]: 1 })] })],
		['a name that is very long', only({ documents: [force({ name: LONG })] })],
		['a kind that is long', only({ documents: [{ ...force({}), kind: 'k'.repeat(99) }] })],
		['a kind that is longer', only({ documents: [{ ...force({}), kind: LONG }] })],
		[
			'an option that nobody knows',
			only({
				documents: [
					{
						kind: 'red-and-white:book',
						version: 1,
						body: { readings: { [LONG]: LONG }, numbers: {}, options: {} }
					}
				]
			})
		],
		[
			'a roster of a later form',
			only({
				documents: [{ kind: 'roster', version: ROSTER_VERSION + 997, body: {} }]
			})
		],
		['a battle of a form of 1e308', only({ journals: [{ ...BATTLE, version: 1e308 }] })],
		['settings of a later form', only({ documents: [liked(999)] })],
		['a book of a later form', only({ documents: [book(999)] })],
		[
			'a situation with a field that its roll does not know',
			only({ journals: [rolled({ form: { foreign: 1 } })] })
		],
		['a roll that nobody knows', only({ journals: [rolled({ procedure: 'x', form: { a: 1 } })] })],
		...['__proto__', 'toString', 'a b', ''].map((key): [string, FileContents] => [
			`a result with a part called "${key}"`,
			only({ journals: [came(JSON.parse(`{${JSON.stringify(key)}:1}`) as object)] })
		]),
		...[{ foreign: 1 }, { camp: 'green' }].map((parties): [string, FileContents] => [
			`a campaign that rolls for ${JSON.stringify(parties)}`,
			only({ journals: [campaign({ parties })] })
		]),
		['a campaign that rolls with more', only({ journals: [campaign({ foreign: 1 })] })],
		['a campaign with a field too many', only({ journals: [campaign({ form: { foreign: 1 } })] })],
		['a battle of a later form', only({ journals: [{ ...BATTLE, version: 999 }] })],
		['an early battle', only({ journals: [{ ...BATTLE, version: 1 }] })],
		[
			'too many lines',
			only({
				journals: [{ ...BATTLE, entries: Array.from({ length: 100_001 }, () => 0) }]
			}),
			/100,001 lines.*100,000/
		],
		[
			'too many things',
			only({ documents: Array.from({ length: 2_001 }, () => force({})) }),
			/2,001 things.*2,000/
		],
		[
			'too many photos',
			only({
				journals: [{ ...BATTLE, photos: Array.from({ length: 2001 }, () => photo) }]
			}),
			/2,001 photos.*2,000/
		],
		[
			'a photo too large',
			only({
				journals: [{ ...BATTLE, photos: [{ ...photo, bytes: `/9j/${'A'.repeat(12_000_000)}` }] }]
			})
		],
		['a force too large', only({ documents: [force({ units: Array.from({ length: 201 }) })] })]
	])('%s', async (_, file, how = /./) => {
		const text = await said(file);
		expect(text).toMatch(how);
		expect(text.split(/[.!?](?:\s|$)/).filter((one) => one !== '').length).toBeLessThanOrEqual(2);
		expect(text).not.toMatch(/Я{61}|k{61}|x{61}/);
		expect(text.length).toBeLessThan(300);
	});
});

test('a turn of a game on a map is no part of a backup, and where it goes is said', async () => {
	const turn = (kind: string) => said(only({ documents: [{ kind, version: 1, body: {} }] }));
	expect(await turn('orel-1919:turn')).toContain('Take in a turn');
	expect(await turn('chess:turn')).not.toContain('Take in a turn');
});

describe('the text is looked at before it is read', () => {
	test.each([
		['[', 1_000_000],
		['{"a":', 1_000_000],
		['{"app":"tachanka","x":[', 200]
	])('%s, over and over', QUICK, async (sign, times) => {
		const read = await readFile(sign.repeat(times));
		expect(!read.ok && t(read.problem)).toMatch(/nested/);
	});

	test('48 MB of brackets', async () => {
		const read = await readFile('['.repeat(48 * 1024 * 1024));
		expect(!read.ok && t(read.problem)).toMatch(/nested/);
	});

	test('brackets in a text are none', async () => {
		expect(await said(only({ documents: [force({ notes: '[{"\\'.repeat(900) })] }))).toBe('');
	});

	test('more values than fit', async () => {
		const read = await readFile(`{"app":"tachanka","x":[${'[],'.repeat(6_000_000)}0]}`);
		expect(!read.ok && t(read.problem)).toMatch(/million/);
	});
});
