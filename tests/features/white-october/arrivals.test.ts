import { expect, test } from 'vitest';
import type { State } from '#lib/rules/white-october/index.ts';
import { t } from '#lib/words/t.ts';
import { placed } from '../../rules/white-october/engine/placed.ts';
import { begun, engine, given, viewOf } from './begun.ts';

/** The start of turn 4, at which nobody of the turns before has come to Petrograd yet. */
const arriving: State = { ...begun(), turn: 4, step: 'arrivals', player: 'red', sequence: null };
const asked = () => {
	const ask = viewOf(arriving).ask;
	if (!ask?.each) throw new Error('They are not asked for together');
	return { what: t(ask.what), each: ask.each };
};

test('7.8 who appears in Petrograd is one list: a place for each, given as one answer', () => {
	const { what, each } = asked();
	expect(what).toBe('Where does each of them appear?');
	const { rows } = each.after({});
	expect(rows.length).toBeGreaterThan(6);
	expect(rows.every(({ chosen, answers }) => chosen === undefined && answers.length > 1)).toBe(
		true
	);
	const chosen: Record<string, string> = {};
	for (const { key } of rows) {
		expect(each.after(chosen).command).toBeUndefined();
		const { answers = [] } = each.after(chosen).rows.find((row) => row.key === key) ?? {};
		chosen[key] = answers.at(-1)?.key ?? '';
	}
	const { command } = each.after(chosen);
	const after = given(arriving, command);
	for (const { key } of rows)
		expect([key, after.units.find(({ id }) => id === key)?.at]).toEqual([key, chosen[key]]);
	expect(engine.waiting(after).commands.some(({ type }) => type === 'place')).toBe(false);
});

test('12 whoever finds no room any more because of those before him is asked again', () => {
	const { each } = asked();
	const infantry = each
		.after({})
		.rows.map(({ key }) => key)
		.filter((id) => (arriving.units.find((unit) => unit.id === id)?.ep ?? 0) === 2);
	const [one = '', two = ''] = infantry;
	const { rows } = each.after({ [one]: 'NEVSKY', [two]: 'NEVSKY' });
	const of = (id: string) => rows.find(({ key }) => key === id)?.chosen;
	expect([of(one), of(two)]).toEqual(['NEVSKY', undefined]);
});

test('7.8 whoever did not come in says in which turn he comes now, and whether it is played', () => {
	const start = begun();
	const away = (unit: string, more: Partial<State> = {}): string =>
		t(viewOf({ ...start, turn: 5, ...more }).units.get(unit)?.away ?? '');
	const moved = { white: null, red: 'movement' } as const;
	const moves = { step: 'red-1', player: 'red', first: moved } as const;
	expect(away('r_7kd', { ...moves, sequence: 'movement' })).toBe('Comes in turn 5');
	expect(away('r_7kd', { step: 'white-2', first: moved })).toBe('Comes in turn 6');
	const fought = { white: null, red: 'combat' } as const;
	expect(away('r_7kd', { step: 'white-2', first: fought })).toBe('Comes in turn 5');
	expect(away('r_7kd', { step: 'fatigue', first: fought })).toBe('Comes in turn 6');
	// Those who were to come before are no later than those of now.
	expect(away('r_kdnov', { step: 'white-2', first: moved })).toBe('Comes in turn 6');
	expect(away('r_2_36', { turn: 3, step: 'white-2', first: moved })).toBe('Comes in turn 5');
	expect(away('r_161')).toBe('Comes in turn 13 of a longer game');
	expect(away('r_161', { turn: 12 })).toBe('Comes no more');
	expect(away('r_161', { turn: 14, step: 'fatigue', first: fought })).toBe('Comes no more');
});

test('7.8 where many may come in that is one line before the end, a tap away from the first of them', () => {
	const state: State = { ...begun(), turn: 6, step: 'red-1', player: 'red', sequence: 'movement' };
	const warned = (most: number) => {
		const due = state.units.filter(({ player, due: when }) => player === 'red' && when?.turn === 6);
		const few = new Set(due.slice(0, most).map(({ id }) => id));
		const units = state.units.map((unit) =>
			unit.fate === 'due' && !few.has(unit.id) ? { ...unit, fate: 'out' as const, due: null } : unit
		);
		return viewOf({ ...state, units })
			.warnings()
			.filter(({ rule }) => rule === '7.8')
			.map(({ what, unit }) => [t(what), unit]);
	};
	expect(warned(2)).toEqual([
		['7 Rgt may come in.', 'r_7r'],
		['413 Bash may come in.', 'r_413bash']
	]);
	expect(warned(10)).toEqual([['10 units wait to come in, 7 Rgt first.', 'r_7r']]);
});

test('7.2 a tank that has come into a full Yamburg is told why it has to go on', () => {
	const state = placed(
		{
			...{ liba: '22/H', riga: '22/H', nwa_ac: '22/H', ft17: '22/H', hq5id: '22/H', semen: '22/G' },
			mkv1: {
				...{ fate: 'due', at: null },
				due: { turn: 5, how: 'foot', places: ['22/H'], returning: false }
			}
		},
		{ turn: 5, offensive: true }
	);
	const entered = given(state, { type: 'enter', unit: 'mkv1', place: '22/H' });
	const { hint, left } = viewOf(entered).reach('mkv1');
	expect([...left.keys()]).toEqual(['22/G']);
	expect(hint && t(hint)).toBe('There is no room there for all. Tap a hex to go on to.');
});
