import { expect, test } from 'vitest';
import { face } from '#lib/features/white-october/face.ts';
import { t } from '#lib/words/t.ts';
import { begun, engine, given, moving, viewOf } from './begun.ts';

test('7.1 before a movement sequence ends, each unit that could move is named, with its place', () => {
	const state = moving();
	const warned = viewOf(state).warnings();
	const idle = warned.filter(({ mild }) => mild);
	expect(idle.length).toBeGreaterThan(5);
	for (const { unit, hex, rule } of idle) {
		expect(rule).toBe('7.1');
		expect(hex).toBe(state.units.find(({ id }) => id === unit)?.at);
	}
	expect(viewOf(begun()).warnings()).toEqual([]);
});

test('1.5, 4.2, 5.1 zones, supply and command are laid over the map', () => {
	const state = moving();
	const { white = [], red = [] } = viewOf(state).zones();
	expect(white.length).toBeGreaterThan(5);
	expect(red.length).toBeGreaterThan(5);
	const hq = state.units.find(({ id, fate }) => fate === 'map' && id.includes('hq'));
	expect(hq).toBeDefined();
	const shown = (id: string, unit?: string) => face.overlay(state, id, unit);
	const all = shown('command');
	const one = shown('command', hq?.id);
	expect(one.tags?.size).toBe(1);
	expect(one.areas?.[0]?.hexes).toContain(hq?.at);
	expect(all.areas?.[0]?.hexes.length).toBeGreaterThan(one.areas?.[0]?.hexes.length ?? 0);
	expect(shown('supply').areas?.[0]?.hexes.length).toBeGreaterThan(20);
});

test('that dice may be taken back is agreed, and ended, whoever is asked', () => {
	const state = begun();
	const agreed = given(state, face.agree?.(true));
	expect([state, agreed, given(agreed, face.agree?.(false))].map(face.session.free!)).toEqual([
		false,
		true,
		false
	]);
	expect(engine.waiting(agreed).commands).toEqual(engine.waiting(state).commands);
});

test('1.6, 5.2, 8.2.5 the numbers and marks of a counter explain themselves, each with its section', async () => {
	const state = moving();
	const labels = async (unit: string) =>
		(await face.terms(state, unit))[0]?.terms.map(({ label }) => t(label)) ?? [];
	const hq = state.units.find(({ id, fate }) => fate === 'map' && id.includes('hq'))?.id ?? '';
	expect((await labels(hq))[0]).toMatch(/^Command value \d/);
	expect(await labels('tkshock')).toEqual(
		expect.arrayContaining([
			expect.stringMatching(/^Strength \d/),
			expect.stringMatching(/^Quality \d/),
			expect.stringMatching(/^Morale \d/)
		])
	);
});

test('7.8, 15.2 who is off the map stands in the list of units, under what keeps him off it', () => {
	const off = [...viewOf(moving()).units.values()].filter(({ hex }) => hex === null);
	const away = new Set(off.map((unit) => unit.away && t(unit.away)));
	expect(away).toContain('Comes in turn 2');
	expect(away).toContain('In its box');
	expect(away.has(undefined)).toBe(false);
});
