import { describe, expect, test } from 'vitest';
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
		const german = (mark: string) => (mark === 'suppressed' ? 'Niedergehalten' : mark);
		expect(readQuick('niedergehalten', false, german).on).toEqual(['suppressed']);
	});
});
