import { describe, expect, test } from 'vitest';
import { bookOf } from '#lib/rules/white-october/book.ts';
import { octoberEngine, type OctoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { besides, placeAt } from '#lib/rules/white-october/scenarios/board.ts';
import { BEGUN, done, engine, placed, playByChance } from './placed.ts';

/** The units of a side on the map, each with all that is said of every place. */
const told = (by: OctoberEngine, state: State, unit: string): (() => unknown) => {
	const { board } = by.game(state);
	const range = by.reach(state, unit);
	return () =>
		board.places.map((at) => {
			const goal = range.goal(at);
			return goal
				? [goal, range.others(at), range.steps(goal.way)]
				: [range.why(at), range.far(at)];
		});
};

describe('what the engine keeps from one state to the next', () => {
	test('what may be done, as a game goes on, is what is found anew', () => {
		const forgetful = octoberEngine(bookOf());
		const seen = new Set<string>();
		let steps = 0;
		for (const seed of [11, 12]) {
			playByChance(seed, 1800, (state) => {
				const kept = engine.waiting(state);
				if (++steps % 3 > 0) return;
				forgetful.game(state).memory.length = 0;
				expect(kept).toEqual(forgetful.waiting(state));
				kept.commands.forEach(({ type }) => seen.add(type));
			});
		}
		expect(seen.size).toBeGreaterThan(20);
	});

	test('8.1.2 a gun may fire as soon as a friend has moved up to the enemy', () => {
		const { board } = engine.game(BEGUN);
		const [to, from] = ['21/I', '22/I'];
		const beside = (at: string) =>
			besides(board, placeAt(board, at)).map((one) => board.places[one]);
		const enemy = beside(to).find((at = '') => at !== from && !beside(from).includes(at));
		const units = { art_nwa: from, talab: from, r_622: enemy ?? '' };
		const before = done(placed(units, { sequence: null }), { type: 'sequence', kind: 'combat' });
		const shots = (state: State) =>
			engine.waiting(state).commands.filter(({ type }) => type === 'barrage');
		expect(shots(before)).toEqual([]);
		const after = done(before, { type: 'advanceTo', unit: 'talab', place: to });
		expect(shots(after)).toMatchObject([{ unit: 'art_nwa', place: enemy }]);
		expect(shots(before)).toEqual([]);
	});

	test('14.1.1 a tank keeps to the railroads that are in supply now', () => {
		const { board } = engine.game(BEGUN);
		const near = (at: string) =>
			besides(board, placeAt(board, at)).flatMap((one) =>
				board.railed[one] === 1 ? (board.places[one] ?? []) : []
			);
		const tooFar = (at: string, enemies: Readonly<Record<string, string>>) => {
			const { why } = engine.reach(placed({ mkv1: at, ...enemies }), 'mkv1');
			return board.places.filter((to) => why(to)?.rule === '14.1.1');
		};
		const [tank = ''] = board.places.filter((at) => near(at).length === 2);
		const [one = '', other = ''] = near(tank);
		const open = tooFar(tank, {});
		const cut = tooFar(tank, { r_622: one, r_624: other });
		expect(cut.length).toBeGreaterThan(open.length + 20);
		expect(tooFar(tank, {})).toEqual(open);
	});

	test('14.2, 7.5.2 a train comes in as far as its line is open now', () => {
		const { M } = engine.game(BEGUN).pack.data.scenario.entries;
		const train = {
			fate: 'due',
			due: { turn: 1, how: 'rail', places: [M], returning: false }
		} as const;
		const state = placed({ r_libk: train, talab: '22/H' }, { player: 'red', step: 'red-1' });
		const lands = (at: string): readonly string[] => {
			const units = state.units.map((unit) => (unit.id === 'talab' ? { ...unit, at } : unit));
			return engine
				.waiting({ ...state, units })
				.commands.flatMap((one) => (one.type === 'land' ? one.place : []));
		};
		const open = lands('22/H');
		const [, , third = ''] = open;
		const barred = lands(third);
		expect(open.length).toBeGreaterThan(20);
		expect(barred.length).toBeLessThan(open.length / 2);
		expect(barred).not.toContain(third);
		expect(lands('22/H')).toEqual(open);
	});

	test('where a unit gets to is told alike before and after others have been asked about', () => {
		const asked: { readonly first: unknown; readonly later: () => unknown }[] = [];
		playByChance(5, 700, (state, command) => {
			if (command.type !== 'pick' || asked.length > 3) return;
			// Told by one that nobody asks about anything else; and kept, unread, while the game goes on.
			const first = told(octoberEngine(bookOf()), state, command.unit)();
			asked.push({ first, later: told(engine, state, command.unit) });
		});
		expect(asked).toHaveLength(4);
		for (const { first, later } of asked) expect(later()).toEqual(first);
	});
});
