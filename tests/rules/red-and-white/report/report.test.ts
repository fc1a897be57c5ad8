import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { shown } from '#lib/words/t.ts';
import { historyOf, type History } from '#lib/rules/red-and-white/journal/history.ts';
import { withEntry } from '../with-entry.ts';
import type { Block } from '#lib/kernel/report/block.ts';
import { html } from '#lib/kernel/report/html.ts';
import { markdown, unmarked } from '#lib/kernel/report/markdown.ts';
import type { Luck, ReportPhoto } from '#lib/kernel/report/report.ts';
import { say } from '#lib/kernel/phrase.ts';
import { finished } from '#lib/kernel/sliced.ts';
import { REPORT } from '#lib/rules/red-and-white/report/report.ts';
import { beginning } from '../engine/battles.ts';
import { goes, joins, officer } from '../statements/deeds.ts';
import { fought, KROMY, luckOf } from './fought.ts';
import { toldBlocks } from './told.ts';

let history: History;
let blocks: readonly Block[];
beforeAll(async () => {
	history = historyOf(fought(KROMY));
	blocks = toldBlocks({ history, when: '9 May 2026', luck: counted(history) });
});

/** The luck of a battle, counted to the end. */
const counted = (of: History): Luck => finished(REPORT.luck(of));

const headings = (of: readonly Block[], level: number): string[] =>
	of.flatMap((block) =>
		block.kind === 'heading' && block.level === level ? [shown(block.text)] : []
	);
const page = (of: readonly Block[]): string =>
	html(of, { shown, title: 'Kromy <crossing>', lang: 'en' });

describe('the report', () => {
	test('its parts, in order', () => {
		expect(headings(blocks, 1)).toEqual(['Kromy crossing']);
		expect(headings(blocks, 2)).toEqual([
			'Order of battle',
			'What happened',
			'Losses',
			'Turning points',
			'Luck',
			'What was played'
		]);
	});

	test('a force of the Allies or the Greens has its own sign, whosever turn it takes', () => {
		const forces = beginning.forces.map((force, at) => ({
			...force,
			faction: at ? ('czech' as const) : ('green' as const)
		}));
		const told = toldBlocks({ history: historyOf(fought([], { ...beginning, forces })), when: '' });
		const signs = told.flatMap((block) =>
			block.kind === 'heading' && block.level === 3 && block.side ? [block.side] : []
		);
		expect(signs.slice(0, 2)).toEqual(['green', 'allied']);
		expect(page(told)).toContain('<i class="allied">I</i>');
	});

	test('what an officer was and what became of him are sentences of their own', () => {
		const he = officer('skoblin');
		const told = toldBlocks({
			history: historyOf(
				fought([
					{ type: 'setCharacter', officer: he, character: 'coward' },
					{ type: 'showCharacter', officer: he, shown: true },
					{ type: 'setOfficer', officer: he, status: 'out' }
				])
			),
			when: ''
		});
		expect(markdown(told, shown)).toContain(
			'Col. Skoblin: played by White player 2. Col. Skoblin: Coward. Col. Skoblin is out of the game.'
		);
	});

	test('losses are told of the units at the start, as army morale counts them', () => {
		const told = toldBlocks({
			history: historyOf(
				fought([{ type: 'stepPhase', by: 1 }, joins('W11', 'infantry'), goes('W11', 'destroyed')])
			),
			when: ''
		});
		expect(markdown(told, shown)).toContain(
			'Whites: 1 of 10 units lost or at half strength. Losses for army morale: 10 %.'
		);
	});

	test('the order of battle counts who marched in, and names who came later', () => {
		const came = [{ type: 'stepPhase', by: 1 } as const, joins('W11', 'infantry')];
		const told = markdown(toldBlocks({ history: historyOf(fought(came)), when: '' }), shown);
		expect(told).toContain('10 units, 102 figures. Players: White player 1');
		expect(told).toMatch(/\| Unit W11 \| Infantry, 4 stands of 4, came later \|/);
	});

	test('what losses are worth is told by the score alone, however often it was set', () => {
		const agreed = [1, 2].map((stand) => ({
			type: 'priceLosses' as const,
			worth: { stand, units: {} }
		}));
		const told = markdown(toldBlocks({ history: historyOf(fought(agreed)), when: '' }), shown);
		expect(told).not.toMatch(/worth is agreed/);
	});

	test('of a unit destroyed by the referee’s word no figure is left, as where it is asked who came back', () => {
		const told = toldBlocks({ history: historyOf(fought([goes('W1', 'destroyed')])), when: '' });
		expect(markdown(told, shown)).toContain('| 1st Drozdovsky | 16 | 0 | 16 | Destroyed |');
	});

	test('turn by turn, only phases in which something happened', () => {
		expect(headings(blocks, 4)).toEqual([
			'Phase 1: Leadership',
			'Phase 2: Preparatory fire',
			'Phase 3: Movement',
			'Phase 4: Defensive fire',
			'Phase 6: Melee',
			'Phase 7: Morale',
			'Phase 2: Preparatory fire'
		]);
	});

	test('figures are the same in the table of losses as on the table', () => {
		const rows = blocks.flatMap((block) =>
			block.kind === 'table' && block.total ? block.rows : []
		);
		const row = rows.find(([name]) => name === '1st Drozdovsky');
		expect(row?.map(shown)).toEqual(['1st Drozdovsky', '16', '3', '13', 'At half strength']);
	});

	test('without dice counted there are no turning points, and the rest stands', () => {
		expect(headings(toldBlocks({ history, when: '' }), 2)).not.toContain('Luck');
	});

	test('what was taken back is not told', () => {
		const { entry } = history.counted.at(-1)!;
		const less = withEntry(history, { ...entry, id: 'u', kind: 'undo', entry: entry.id });
		expect(markdown(toldBlocks({ history: less, when: '' }), shown)).not.toContain('bridge');
	});

	test('a line that was struck out is not told, and its dice turn nothing', async () => {
		const place = 3;
		const words = (of: History, luck?: Luck) => {
			const told = toldBlocks({ history: of, when: '', luck });
			return [markdown(told, shown), page(told)];
		};
		const struck = withEntry(history, {
			...{ id: 's', by: 'phone', after: history.last, at: '2026-05-09T15:00:00.000Z' },
			kind: 'strike',
			entry: String(place),
			reason: 'no line of sight',
			redecided: [],
			left: [],
			kept: []
		});
		const luck = counted(struck);
		expect(luckOf(struck).map((one) => one.place)).not.toContain(place);
		expect(luck.rolls.map((one) => one.place)).not.toContain(place);
		const fired = /6th Latvian Rifles: fire at 1st Drozdovsky/;
		for (const text of words(history, counted(history))) expect(text).toMatch(fired);
		for (const text of words(struck, luck)) expect(text).not.toMatch(fired);
	});

	test('a house rule is told with its reading', async () => {
		const ruled = historyOf(fought([], { ...beginning, readings: { R11: 'round_up' } }));
		const text = markdown(toldBlocks({ history: ruled, when: '' }), shown);
		expect(text).toMatch(/\| R11 .*\| .+ \|/);
		expect(text).not.toContain('No house rules');
	});
});

describe('the report as Markdown', () => {
	test('signs that somebody typed stay signs', () => {
		expect(markdown(blocks, shown)).toContain(
			'- Note: The \\<bridge\\> is \\*blown\\* \\| and burns'
		);
	});

	test('every row of a table has as many cells as its head', () => {
		const cells = (line: string): number => line.replace(/\\\|/g, '').split('|').length;
		const tables = markdown(blocks, shown)
			.split('\n\n')
			.filter((part) => part.startsWith('|'));
		expect(tables.length).toBeGreaterThan(5);
		for (const table of tables) expect(new Set(table.split('\n').map(cells)).size).toBe(1);
	});
});

describe('the report as text', () => {
	const text = (of: readonly Block[]): string => unmarked(markdown(of, shown));

	test('it has no marks of Markdown, and a row is read across', () => {
		const lines = text(blocks).split('\n');
		expect(lines[0]).toBe('Kromy crossing');
		expect(lines).toContain('- Note: The <bridge> is *blown* | and burns');
		expect(lines).toContain('1st Drozdovsky · 16 · 3 · 13 · At half strength');
		expect(lines.filter((line) => /^#|^\||\||--|\*\*|\\/.test(line))).toEqual([
			'- Note: The <bridge> is *blown* | and burns'
		]);
	});

	test('whatever somebody typed is left as it was', () => {
		fc.assert(
			fc.property(
				fc.string().map((typed) => typed.replace(/\s+/g, ' ').trim()),
				(typed) => {
					expect(text([{ kind: 'text', sentences: [typed] }])).toBe(`${typed}\n`);
				}
			)
		);
	});
});

describe('the report as a page', () => {
	test('signs that somebody typed are no tags', () => {
		expect(page(blocks)).toContain('The &lt;bridge&gt; is *blown* | and burns');
		expect(page(blocks)).toContain('<title>Kromy &lt;crossing&gt;</title>');
		const typed = `<img src=x onerror="alert('1')">&`;
		const named: Block = { kind: 'heading', level: 1, text: typed };
		expect(page([named])).toContain(
			'<h1>&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;</h1>'
		);
	});

	test('no scripts and nothing from outside', () => {
		const whole = page(blocks);
		expect(whole).not.toMatch(/<(script|link|img|iframe)\b/i);
		expect(whole).not.toMatch(/https?:|url\(|@import/i);
		expect(whole).toContain("default-src 'none'");
	});

	test('every tag that opens is closed', () => {
		const open: string[] = [];
		const body = page(blocks).replace(/<(meta|!doctype)[^>]*>/g, '');
		for (const [, slash, name] of body.matchAll(/<(\/?)([a-z]+\d?)\b[^>]*>/g)) {
			if (slash) expect(open.pop()).toBe(name);
			else open.push(name ?? '');
		}
		expect(open).toEqual([]);
	});
});

describe('photos', () => {
	const photo = (id: string, line: string, caption = ''): ReportPhoto => ({
		...{ id, line, caption },
		stamp: say('Round 1, Red turn, Melee, 14:05')
	});
	const PHOTOS = [photo('melee', '11', 'At the <bridge>'), photo('quiet', '9'), photo('end', '17')];
	const told = () => toldBlocks({ history, when: '', photos: PHOTOS });
	const behind = (id: string): string => {
		const all = told();
		const place = all.findIndex((block) => block.kind === 'photo' && block.id === id);
		return headings(all.slice(0, place), 4).at(-1) ?? '';
	};

	test('stand at their turn and phase, or behind the last one that is told before', () => {
		expect(told().filter(({ kind }) => kind === 'photo')).toHaveLength(3);
		expect(behind('melee')).toBe('Phase 6: Melee');
		expect(behind('quiet')).toBe('Phase 4: Defensive fire');
		expect(behind('end')).toBe('Phase 2: Preparatory fire');
	});

	test('stand in their own phase, too, where they were taken before anything was done in it', () => {
		const first = history.written.find(({ after }) => after.clock.phase === 6)!;
		const blocks = toldBlocks({ history, when: '', photos: [photo('early', first.id)] });
		const place = blocks.findIndex(({ kind }) => kind === 'photo');
		expect(headings(blocks.slice(0, place), 4).at(-1)).toBe('Phase 6: Melee');
	});

	test('are inside the page, and nothing that somebody typed is read as its code', () => {
		const pictures = {
			melee: 'data:image/jpeg;base64,AAAA',
			quiet: 'https://example.org/x.jpg'
		};
		const text = html(told(), { shown, title: '', lang: 'en', pictures });
		expect(text.match(/<img /g)).toHaveLength(1);
		expect(text).toContain('src="data:image/jpeg;base64,AAAA" alt="At the &lt;bridge&gt;"');
		expect(text).toContain('Round 1, Red turn, Melee, 14:05');
		expect(text).not.toContain('example.org');
		expect(text).toContain('img-src data:');
	});

	test('leave a line in Markdown', () => {
		expect(markdown(told(), shown)).toContain(
			'*Photo: At the \\<bridge\\> · Round 1, Red turn, Melee, 14:05*'
		);
	});
});
