import { describe, expect, test } from 'vitest';
import { catalogue as russian } from '#lib/words/packs/ru-red-and-white.ts';
import { NOTHING, readQuick, type QuickLine } from '#lib/rules/red-and-white/words/quick.ts';

const said = (line: string, vehicle = false): Partial<QuickLine> =>
	Object.fromEntries(
		Object.entries(readQuick(line, vehicle)).filter(
			([key, value]) => JSON.stringify(value) !== JSON.stringify(NOTHING[key as keyof QuickLine])
		)
	);

describe('the quick line', () => {
	test.each<[string, Partial<QuickLine>]>([
		['', {}],
		['-3', { figures: -3 }],
		['−3', { figures: -3 }],
		['+2', { figures: 2 }],
		['2 figures', { figures: -2 }],
		['-1 figure, -2', { figures: -3 }],
		['falling back', { on: ['falling_back'] }],
		['Falls back', { on: ['falling_back'] }],
		['no cover', { off: ['in_cover'] }],
		['not suppressed, cover', { off: ['suppressed'], on: ['in_cover'] }],
		[
			'-3, falling back, over the ditch',
			{ figures: -3, on: ['falling_back'], note: 'over the ditch' }
		],
		[
			'-3 falling back over the ditch',
			{ figures: -3, on: ['falling_back'], note: 'over the ditch' }
		],
		['12 men ran', { note: '12 men ran' }],
		['waits, for orders', { note: 'waits, for orders' }],
		['not led', { on: ['not_led'] }],
		['pinned pinned', { on: ['pinned'] }]
	])('%s', (line, understood) => {
		expect(said(line)).toEqual(understood);
	});

	test('a vehicle counts hits', () => {
		expect(said('+1', true)).toEqual({ hits: 1 });
		expect(said('2 hits, engine hit', true)).toEqual({ hits: 2, on: ['engine_hit'] });
		expect(said('-1', true)).toEqual({ hits: -1 });
	});

	test('marks may be called what the player’s language calls them', () => {
		const german = (id: string) => (id.endsWith('.suppressed') ? 'Niedergehalten' : id);
		expect(readQuick('niedergehalten', false, german).on).toEqual(['suppressed']);
	});

	describe('in Russian', () => {
		const inRussian = (id: string): string => {
			const entry = russian[id];
			return typeof entry === 'object' ? entry.other : String(entry ?? id);
		};
		test.each<[string, Partial<QuickLine>]>([
			['3 фигурки', { figures: -3 }],
			['+1 фигурка', { figures: 1 }],
			['2 попадания', { hits: 2 }],
			['не подавлена, укрытие', { off: ['suppressed'], on: ['in_cover'] }],
			['-2 отходит через овраг', { figures: -2, on: ['falling_back'], note: 'через овраг' }],
			['больше не в укрытии', { off: ['in_cover'] }],
			['2 figures, not suppressed', { figures: -2, off: ['suppressed'] }],
			['12 человек бежали', { note: '12 человек бежали' }]
		])('%s', (line, understood) => {
			expect(readQuick(line, false, inRussian)).toEqual({ ...NOTHING, ...understood });
		});
	});
});
