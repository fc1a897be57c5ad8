import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { defaultBook, numberAt } from '#lib/rules/triumph-of-chaos/book.ts';
import { NUMBERS, SHEETS } from '#lib/rules/triumph-of-chaos/charts/sheets.ts';
import { CHITS, CHITS_IN_ALL } from '#lib/rules/triumph-of-chaos/charts/chits.ts';
import {
	CANCELS,
	DIE_MODIFIERS,
	MODIFIERS,
	SHIFTS,
	STACKS,
	SURPRISES
} from '#lib/rules/triumph-of-chaos/charts/list-numbers.ts';
import { standingOf } from '#lib/rules/triumph-of-chaos/charts/numbers.ts';
import { warnings } from '#lib/rules/triumph-of-chaos/charts/checks.ts';

interface LossCell {
	readonly column: string;
	readonly losses: number;
	readonly confidence: string;
	readonly candidates?: readonly number[];
}
interface LossTable {
	readonly columns: readonly string[];
	readonly rows: readonly { readonly die: number; readonly cells: readonly LossCell[] }[];
}
interface Aid {
	readonly army_table: LossTable;
	readonly corps_table: LossTable;
	readonly combat_modifiers: readonly { readonly value: number }[];
	readonly column_shifts: readonly { readonly shift: number }[];
	readonly cancel_retreat: {
		readonly net_drm_limits: readonly [number, number];
		readonly drms: readonly { readonly value: number; readonly confidence: string }[];
	};
	readonly stacking: Record<'space' | 'box', { readonly units: number; readonly armies: number }>;
	readonly in_fighting: Record<
		'red' | 'white',
		{
			readonly total: number;
			readonly chits: readonly { readonly name: string; readonly count: number }[];
		}
	>;
	readonly western_response: {
		readonly die: readonly {
			readonly die: number;
			readonly results: readonly {
				readonly factions: number;
				readonly result: string;
				readonly confidence: string;
			}[];
		}[];
		readonly drms: readonly { readonly value: number }[];
	};
	readonly strategic_redeployment: readonly {
		readonly card_value: number;
		readonly limit: string;
	}[];
}

const aid = JSON.parse(
	readFileSync(new URL('../../cases/triumph-of-chaos-aid.json', import.meta.url), 'utf8')
) as Aid;

const printed = (path: string) => {
	const number = NUMBERS.get(path);
	if (!number) throw new Error(`No number ${path}`);
	return number;
};

/** The guide is more careful than the data in one cell: the figure may stand one column off. */
const MORE_CAREFUL: Readonly<Record<string, string>> = { 'army.6.12-14': 'medium' };

describe.each(['army', 'corps'] as const)('the %s combat table', (name) => {
	const { columns, rows } = aid[`${name}_table`];

	it('has every row and column of the aid', () => {
		const paths = rows.flatMap(({ die }) => columns.map((column) => `${name}.${die}.${column}`));
		expect([...NUMBERS.keys()].filter((path) => path.startsWith(`${name}.`))).toEqual(paths);
	});

	it.each(
		rows.flatMap(({ die, cells }) =>
			cells.map((cell) => [`${name}.${die}.${cell.column}`, cell] as const)
		)
	)('%s', (path, cell) => {
		const number = printed(path);
		expect(number.default).toBe(cell.losses);
		expect(number.confidence).toBe(MORE_CAREFUL[path] ?? cell.confidence.replace(/ \(.*/, ''));
		if (!(path in MORE_CAREFUL)) expect(number.candidates).toEqual(cell.candidates ?? []);
		if (number.confidence !== 'legible') expect(number.reason).toMatch(/\w/);
	});
});

describe('the western response', () => {
	it.each(
		aid.western_response.die.flatMap(({ die, results }) =>
			results.map((cell) => [`western.${die}.${cell.factions}`, cell] as const)
		)
	)('%s', (path, { result, confidence }) => {
		const part = (letter: string) => Number(new RegExp(`(\\d)${letter}`).exec(result)?.[1] ?? 0);
		expect(printed(`${path}.pushes`).default).toBe(part('B'));
		expect(printed(`${path}.steps`).default).toBe(part('R'));
		expect(printed(`${path}.pushes`).confidence).toBe(confidence);
	});

	it('has the modifiers of the aid in order', () => {
		const drms = SHEETS.find(({ slug }) => slug === 'western-response')?.lines ?? [];
		expect(drms.filter(({ signed }) => signed).map(({ default: value }) => value)).toEqual(
			aid.western_response.drms.map(({ value }) => value)
		);
	});
});

describe('the lists', () => {
	it('combat modifiers', () =>
		expect(Object.values(MODIFIERS).map(({ default: value }) => value)).toEqual(
			aid.combat_modifiers.map(({ value }) => value)
		));

	it('die modifiers', () =>
		expect(Object.values(DIE_MODIFIERS).map(({ default: value }) => value)).toEqual([
			1, 1, -1, 1, -1
		]));

	it('column shifts', () =>
		expect(
			Object.values(SHIFTS)
				.filter(({ signed }) => signed)
				.map(({ default: value }) => value)
		).toEqual(aid.column_shifts.map(({ shift }) => shift)));

	it('cancel retreat, with how surely each line was read', () => {
		const drms = Object.values(CANCELS).filter(({ signed }) => signed);
		expect(drms.map(({ default: value, confidence }) => [value, confidence])).toEqual(
			aid.cancel_retreat.drms.map(({ value, confidence }) => [value, confidence])
		);
		expect(CANCELS.most.default).toBe(aid.cancel_retreat.net_drm_limits[1]);
	});

	it('surprise: 1-4, 5, 6', () =>
		expect(Object.values(SURPRISES).map(({ default: value }) => value)).toEqual([
			4, 5, 4, 5, -1, -1
		]));

	it('stacking', () =>
		expect(Object.values(STACKS).map(({ default: value }) => value)).toEqual([
			aid.stacking.space.units,
			aid.stacking.space.armies,
			aid.stacking.box.units,
			aid.stacking.box.armies
		]));

	it('redeployment', () =>
		aid.strategic_redeployment.forEach(({ card_value, limit }, at) => {
			expect(printed(`redeploy.${at + 1}.card`).default).toBe(card_value);
			expect(printed(`redeploy.${at + 1}.card`).confidence).toBe('low');
			expect(printed(`redeploy.${at + 1}.corps`).default).toBe(Number(limit[0]));
		}));

	it.each(['red', 'white'] as const)('%s in-fighting: fifteen chits', (camp) => {
		expect(CHITS[camp].map(({ count }) => count.default)).toEqual(
			aid.in_fighting[camp].chits.map(({ count }) => count)
		);
		const all = CHITS[camp].reduce((sum, { count }) => sum + count.default, 0);
		expect(all).toBe(aid.in_fighting[camp].total);
		expect(all).toBe(CHITS_IN_ALL);
	});
});

describe('every number', () => {
	it('stands once, within its own range, and has its standing', () => {
		const all = SHEETS.flatMap(({ numbers }) => numbers);
		// The limit of influence points stands with the chits of both sides.
		expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
		for (const number of all) {
			expect(number.default, number.path).toBeGreaterThanOrEqual(number.min);
			expect(number.default, number.path).toBeLessThanOrEqual(number.max);
			if (standingOf(number) !== 'legible') expect(number.reason ?? number.ruling).toBeTruthy();
			expect(numberAt(defaultBook, number.path)).toBe(number.default);
		}
	});

	it('as the app reads it breaks nothing', () => expect(warnings(defaultBook)).toEqual([]));
});
