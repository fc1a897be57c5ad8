import { describe, expect, test } from 'vitest';
import { columnsOf, doings } from '#lib/features/red-and-white/board/columns.ts';
import { factsOf } from '#lib/features/red-and-white/face/facts.ts';
import { sealed } from '#lib/features/red-and-white/papers/sealing.ts';
import { nextInstant, pacePhrase } from '#lib/features/red-and-white/time/time-words.ts';
import { paceOf } from '#lib/rules/red-and-white/engine/beside/time.ts';
import { fingerprint, NO_CONTENT } from '#lib/rules/red-and-white/engine/beside/seal.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import { unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { waiting } from '#lib/rules/red-and-white/engine/waiting.ts';
import { barsOf } from '#lib/ui/signs/stands.ts';
import { FORCES, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';

const [red] = FORCES;
const NO_PACE = paceOf([], { now: 0, end: null, silence: 20 });

describe('the board', () => {
	test('every unit stands in one column, with whoever plays it now', () => {
		const state = kromy();
		const columns = (['red', 'white'] as const).flatMap((camp) => columnsOf(state, camp));
		const ids = columns.flatMap(({ units }) => units.map(({ id }) => id));
		expect([...ids].sort()).toEqual(
			unitsOf(state)
				.map(({ id }) => id)
				.sort()
		);
		expect(columns.map(({ player }) => player)).toEqual(
			FORCES.flatMap(({ players }) => players.map(({ id }) => id))
		);
	});

	test('who stands in has the units of both; nobody’s stand by their officer, last', () => {
		const [first, second] = red!.players.map(({ id }) => id) as [string, string];
		const away = kromy(
			{ type: 'standIn', player: first, by: second },
			{ type: 'setAway', player: first, absent: true }
		);
		expect(columnsOf(away, 'red').map(({ player }) => player)).toEqual([second]);
		const alone = kromy({ type: 'changePlayer', unit: unit('R1'), player: null });
		const last = columnsOf(alone, 'red').at(-1)!;
		expect(last.player).toBe(null);
		expect(last.units.map(({ unit: one }) => one.label)).toEqual(['R1']);
	});

	test('a unit that goes over stands with the other side', () => {
		const over = kromy({ type: 'changeSide', unit: unit('R1'), camp: 'white' });
		const ids = columnsOf(over, 'white').flatMap(({ units }) => units.map(({ id }) => id));
		expect(ids).toContain(unit('R1'));
	});

	test('who has acted is known of those who act in the phase', () => {
		const state = kromy({ type: 'setMark', unit: unit('R1'), mark: 'led', on: true });
		const doing = doings(waiting(state).crowds);
		expect(doing.get(unit('R1'))).toBe('done');
		expect(doing.get(unit('R2'))).toBe('open');
		expect(doing.has(unit('W1'))).toBe(false);
	});

	test('a bar is full, empty or in between, never empty with a figure left', () => {
		const height = (full: number, left: number) =>
			Number(/v-([\d.]+)h-8/.exec(barsOf([full], [left]).figures)?.[1] ?? 0);
		expect(height(4, 4)).toBe(14);
		expect(height(4, 3)).toBe(10.5);
		expect(height(4, 0)).toBe(0);
		expect(height(12, 1)).toBe(2.8);
		expect(height(1, 1)).toBe(14);
		expect(height(0, 0)).toBe(0);
	});

	test('the bars of a unit are one drawing: stands, what is in them, and those that are gone', () => {
		const { width, stand, figures, gone } = barsOf([4, 4, 4], [4, 0, 1]);
		const places = (path: string) => path.match(/M[\d.]+/g);
		expect(width).toBe(40);
		expect(places(stand)).toEqual(['M2.5', 'M30.5']);
		expect(places(figures)).toEqual(['M2', 'M30']);
		expect(places(gone)).toEqual(['M16.5']);
	});
});

describe('turned to the table', () => {
	const factOf = (key: string, ...[state, label]: [ReturnType<typeof kromy>, string?]) =>
		factsOf(state, {
			unit: label === undefined ? undefined : state.units[unit(label)],
			owed: owed(state),
			pace: NO_PACE
		}).find((one) => one.key === key);

	test('the phase, and the side whose turn it is, whoever acts in it', () => {
		expect(factOf('phase', kromy())).toMatchObject({
			side: 'red',
			value: '1',
			words: 'Leadership'
		});
		const melee = kromy({ type: 'setClock', to: { round: 1, turn: 'red', phase: 6 } });
		expect(factOf('phase', melee)?.side).toBe('red');
		const answers = kromy({ type: 'setClock', to: { round: 1, turn: 'red', phase: 4 } });
		expect(factOf('phase', answers)?.side).toBe('red');
	});

	test('the raw die a unit needs for its morale', () => {
		const hit = kromy({ type: 'loseFigures', unit: unit('W1'), figures: 5 });
		expect(factOf('need', hit, 'W1')).toMatchObject({
			value: '4',
			words: 'or less',
			side: 'white',
			sum: '3 stands · banner −1'
		});
	});

	test('no score without anything to count, no time that nobody asked for', () => {
		expect(factOf('score', kromy())).toBe(undefined);
		expect(factOf('time', kromy())).toBe(undefined);
		const given = kromy({ type: 'givePoints', camp: 'white', points: 12, why: '' });
		expect(factOf('score', given)?.value).toBe('0:12');
	});
});

describe('sealing', () => {
	const content = { ...NO_CONTENT, text: 'Hold' };
	const paper = { id: 'p', kind: 'orders' } as const;

	test('kept here: text and salt stay; with its owner: neither does, and the fingerprint fits', () => {
		const here = sealed(paper, content, 'here');
		expect(here).toMatchObject({ content, salt: null });
		expect(here.seal?.print).toBe(fingerprint(here.seal?.salt ?? '', 'p', 'orders', content));
		const his = sealed(paper, content, 'owner');
		expect(his).toMatchObject({ content: null, seal: { salt: null } });
		expect(his.seal?.print).toBe(fingerprint(his.salt ?? '', 'p', 'orders', content));
		expect(sealed(paper, content, 'open')).toEqual({ seal: null, content, salt: null });
	});

	test('the same thing sealed twice has two fingerprints', () => {
		expect(sealed(paper, content, 'here').seal?.print).not.toBe(
			sealed(paper, content, 'here').seal?.print
		);
	});
});

describe('the turn clock', () => {
	test('the end is the next time the clock on the wall shows it', () => {
		const now = new Date(2026, 4, 1, 14, 30);
		expect(nextInstant('18:00', now)).toBe(new Date(2026, 4, 1, 18).toISOString());
		expect(nextInstant('02:15', now)).toBe(new Date(2026, 4, 2, 2, 15).toISOString());
		expect(nextInstant('', now)).toBe(null);
	});

	test('it says as much as is known', () => {
		const pace = { ...NO_PACE, average: 21.4 };
		expect(pacePhrase(NO_PACE, null)).toBe(undefined);
		expect(pacePhrase(pace, null)).toMatchObject({ text: 'at {n} a turn', values: { n: 21 } });
		expect(pacePhrase({ ...pace, turnsLeft: 7 }, '2026-05-01T18:00:00.000Z')?.values).toMatchObject(
			{
				n: 7,
				each: 21
			}
		);
	});
});
