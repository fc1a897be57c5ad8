import { afterDice } from '#lib/features/board/play/fight/after-dice.ts';
import { expect, test } from 'vitest';
import type { State } from '#lib/rules/white-october/index.ts';
import { t } from '#lib/words/t.ts';
import { begun, engine, given, until, viewOf } from './begun.ts';

test('3.3 who gets a point is named in one answer, as long as there are points', () => {
	const start = begun();
	const worn = {
		...start,
		points: { white: 2, red: 0 },
		units: start.units.map((unit) =>
			unit.player === 'white' && unit.fate === 'map' && unit.ep > 1
				? { ...unit, ep: unit.ep - 1 }
				: unit
		)
	};
	const asked = until(worn, (_, { commands }) => commands.some(({ type }) => type === 'restore'));
	const several = viewOf(asked).ask?.several;
	const [one = '', two = '', three = ''] = several?.units ?? [];
	expect(several?.start).toEqual([]);
	expect(several?.plan([])).toEqual({});
	const epOf = (state: typeof asked, id: string): number =>
		state.units.find((unit) => unit.id === id)?.ep ?? 0;
	const after = given(asked, several?.plan([one, two]).command);
	const note = t(viewOf(asked).ask?.note ?? '');
	expect(note).toMatch(/^2 points to spend. Recruits would make Quality and Morale 1 lower: .+\.$/);
	for (const { id, recruits } of after.units.filter(({ id }) => id === one || id === two))
		expect([id, note.includes(viewOf(after).units.get(id)?.name ?? '')]).toEqual([id, recruits]);
	expect(epOf(after, one) - epOf(asked, one)).toBe(1);
	expect(epOf(after, two) - epOf(asked, two)).toBe(1);
	const left = asked.points.white;
	const many = several?.units.slice(0, left + 1) ?? [];
	expect(several?.plan(many).refusal).toMatchObject({
		rule: '3.3',
		why: { text: 'white-october.board.nPointsToSpend' }
	});
	expect(three).not.toBe('');
	expect(engine.waiting(after).commands.length).toBeGreaterThan(0);
});

test('3.3 what limits the points, and whom they make recruits of, is said of a single unit, too', () => {
	const start = begun();
	const one = {
		...start,
		points: { white: 2, red: 0 },
		units: start.units.map((unit) => (unit.id === 'talab' ? { ...unit, ep: 1 } : unit))
	};
	const asked = until(one, (_, { commands }) => commands.some(({ type }) => type === 'restore'));
	const { ask } = viewOf(asked);
	expect(ask?.several).toBeUndefined();
	expect(t(ask?.note ?? '')).toMatch(/^2 points to spend. Recruits would make .+: 6 Talab\.$/);
});

test('3.3 who would get a point but for a line of supply is named, and nobody else', () => {
	const at: Readonly<Record<string, string>> = { ural: '20/S', volyn: '21/S' };
	const start = begun();
	const worn = {
		...start,
		points: { white: 2, red: 0 },
		units: start.units.map((unit) => ({
			...unit,
			at: at[unit.id] ?? unit.at,
			ep: /^(ural|volyn|talab|polta)$/.test(unit.id) ? 1 : unit.ep,
			mode: unit.id === 'volyn' ? ('routed' as const) : unit.mode
		}))
	};
	const asked = until(worn, (_, { commands }) => commands.some(({ type }) => type === 'restore'));
	expect(t(viewOf(asked).ask?.note ?? '')).toMatch(
		/^2 points to spend. Out of supply: 7 Ural. Recruits would make .+: 6 Talab, 19 Polta\.$/
	);
});

test('10.2 a unit that would be lost with its last EP is marked where it is chosen whose soldiers desert', () => {
	const start = begun();
	const worn = {
		...start,
		...({ turn: 2, step: 'desertion', player: 'red' } as const),
		politics: { ...start.politics, rolled: true, deserters: 2 },
		units: start.units.map((unit) => (unit.id === 'r10_2rd' ? { ...unit, ep: 1 } : unit))
	};
	const marks = viewOf(worn).ask?.several?.marks;
	expect([...(marks ?? [])].filter(([id]) => /^r.*_2rd$/.test(id))).toEqual([
		['r10_2rd', { text: 'white-october.board.lostWithItsLastEp' }]
	]);
	// Those whose last it would be come after all others.
	const lasts = viewOf(worn).ask?.several?.units.map((id) => marks?.has(id) === true) ?? [];
	expect(lasts).toContain(true);
	expect(lasts).toEqual(lasts.toSorted());
	// A point stands for one EP: so many of them as there are, or as are needed, are one answer.
	const red = { ...worn, points: { white: 0, red: 3 } };
	const { ask } = viewOf(red);
	const points = (ask && afterDice(ask).several?.others) ?? [];
	expect(points.map(({ label, hint = '' }) => [t(label), t(hint)])).toEqual([
		['A point instead', 'One EP must still desert.'],
		['2 points instead', '']
	]);
	// One is left, and three come with the turn.
	const paid = given(red, points[1]?.command);
	expect([paid.points.red, paid.step]).toEqual([4, 'red-replacements']);
});

test('11.2.2 where there are EP for all detachments they are raised in full by one answer', () => {
	const start = begun();
	const levied = (red: number) =>
		given(
			{
				...start,
				...({ turn: 4, step: 'raising', player: 'red', points: { white: 0, red } } as const)
			},
			{ type: 'raise', action: 'detachments' }
		);
	const inFull = (state: State) =>
		viewOf(state).ask?.several?.others?.find(({ key }) => key === 'in full');
	const all = levied(6);
	const after = given(all, inFull(all)?.command);
	const raised = after.units.filter(({ id }) => id.startsWith('rdd_'));
	expect(raised.map(({ ep }) => ep)).toEqual(raised.map(() => 3));
	expect(engine.waiting(after).commands.some(({ type }) => type === 'recruit')).toBe(false);
	expect(inFull(levied(4)), '4 points pay for 16 of the 18 EP').toBeUndefined();
});
