import { expect, test } from 'vitest';
import type { State } from '#lib/rules/white-october/index.ts';
import { t } from '#lib/words/t.ts';
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
