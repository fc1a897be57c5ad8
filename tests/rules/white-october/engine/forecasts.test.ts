import { describe, expect, test } from 'vitest';
import { isSupplied } from '#lib/rules/white-october/engine/map/supply.ts';
import { unitOf } from '#lib/rules/white-october/engine/game.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { controls } from '#lib/rules/white-october/engine/changes.ts';
import { BEGUN, done, engine, placed, playByChance } from './placed.ts';

const game = engine.game(BEGUN);
const { ahead } = engine;
const NOTHING = { supply: [], command: [] };

describe('what would follow', () => {
	test('4.1, 5.1 what it says of a move is so after the move', () => {
		let looked = 0;
		for (const seed of [1, 2])
			playByChance(seed, 120, (before, command) => {
				if (command.type !== 'go' || before.moving === null || command.by || looked > 30) return;
				const forecast = ahead.afterMove(before, before.moving, command.place);
				if (!forecast) return;
				looked += 1;
				const after = done(before, command);
				// Whoever is ridden down on the way is not looked at.
				if (before.units.some(({ fate }, at) => fate !== after.units[at]?.fate)) return;
				const turned = (of: typeof before) => (id: string) =>
					isSupplied(game, of, unitOf(game, of, id));
				for (const { id, fate } of before.units) {
					if (fate !== 'map') continue;
					const [was, is] = [turned(before)(id), turned(after)(id)];
					const told = forecast.supply.find(({ unit }) => unit === id);
					expect([id, told?.was ?? was, told?.is ?? was]).toEqual([id, was, is]);
				}
				for (const { was, is } of [...forecast.supply, ...forecast.command])
					expect(was).not.toBe(is);
			});
		expect(looked).toBeGreaterThan(3);
	});

	test('5.1 an HQ that goes off takes its command along', () => {
		const state = placed({ talab: '14/L', hq2id: '14/L', r_622: '24/R' });
		const goals = engine.reach(state, 'hq2id').goals;
		const ends = goals.map((place) => ahead.afterMove(state, 'hq2id', place));
		const left = ends.find((one) => one?.command.some(({ unit }) => unit === 'talab'));
		expect(left?.command).toContainEqual({ unit: 'talab', player: 'white', was: true, is: false });
		expect(ahead.afterMove(state, 'hq2id', '30/A')).toBeUndefined();
	});

	test('8.4 a blown bridge changes something only where a line runs over it', () => {
		const state = BEGUN;
		const { places, first, to, railBridge } = game.board;
		const bridges = places.flatMap((a, at) =>
			[...to.slice(first[at], first[at + 1])].flatMap((other, step) =>
				railBridge[(first[at] ?? 0) + step] === 1 ? [[a, places[other] ?? ''] as const] : []
			)
		);
		expect(bridges.length).toBeGreaterThan(20);
		for (const bridge of bridges) {
			const { supply } = ahead.between(state, { ...state, blown: [...state.blown, bridge] });
			expect(supply.filter(({ is }) => is)).toEqual([]);
		}
		const blown = [...state.blown, ['15/L', '14/L'] as const];
		expect(ahead.between(state, { ...state, blown })).toEqual(NOTHING);
	});

	test('7.5 railways lie where their side passed last, and end at a broken bridge', () => {
		const rails = ahead.rails(BEGUN);
		expect(rails.length).toBeGreaterThan(3);
		for (const { player, path } of rails) {
			expect(path.length).toBeGreaterThan(1);
			for (const at of path) expect(controls(game, BEGUN, player, at)).toBe(true);
		}
		const long = rails.toSorted((a, b) => b.path.length - a.path.length)[0];
		const [a = '', b = ''] = long?.path.slice(1) ?? [];
		const after = ahead.rails({ ...BEGUN, blown: [...BEGUN.blown, [a, b]] });
		expect(after.some(({ path }) => path.join(' ').includes(`${a} ${b}`))).toBe(false);
	});
});

test('8.2.6 D of two ways of the Routed the one that costs fewer EP is the better, then the shorter; what they owe is lost', () => {
	const at = (ep: number, tolls: number): State => ({
		...placed({ r13_2rd: { at: '14/N', mode: 'routed', ep }, r14_2rd: '22/J' }),
		tolls: Array.from({ length: tolls }, () => ({ units: ['r13_2rd'], prisoners: true }))
	});
	const cheaper = (one: State, by: number, other: State, over: number): boolean =>
		engine.ahead.isCheaperRun(
			['r13_2rd'],
			{ state: one, by: Array<string>(by).fill('14/N') },
			{ state: other, by: Array<string>(over).fill('14/N') }
		);
	expect(cheaper(at(2, 0), 2000, at(1, 0), 1)).toBe(true);
	expect(cheaper(at(2, 0), 2000, at(2, 1), 1)).toBe(true);
	expect(cheaper(at(2, 1), 3, at(1, 0), 4)).toBe(true);
	expect(cheaper(at(2, 0), 3, at(2, 0), 3)).toBe(false);
});
