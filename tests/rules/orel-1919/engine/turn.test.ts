import { describe, expect, test } from 'vitest';
import { indexOf } from '#lib/kernel/hex/hex.ts';
import { startOf, wakes } from '#lib/rules/orel-1919/engine/setup.ts';
import { SCENARIOS } from '#lib/rules/orel-1919/types.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import {
	capacityOf,
	depotsInRange,
	depotsOf,
	isFunctional,
	onDoubleTrack
} from '#lib/rules/orel-1919/engine/map/supply.ts';
import { finalCommand } from '#lib/rules/orel-1919/engine/phases/command.ts';
import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import { tqOf } from '#lib/rules/orel-1919/engine/quality.ts';
import {
	doubleTrackClear,
	holderOf,
	resultOf,
	southOfAllWhite
} from '#lib/rules/orel-1919/engine/phases/victory.ts';
import { levelAfterLosses } from '#lib/rules/orel-1919/rules/10-victory.ts';
import { gameOf } from '#lib/rules/orel-1919/engine/game.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { placed, Table } from './placed.ts';
import { begun, engineOf, gameWith } from './play.ts';

const game = gameWith();
const unitIn = (state: State, id: string) => {
	const unit = state.units.find((one) => one.id === id);
	if (!unit) throw new Error(id);
	return unit;
};
const historical = startOf(game, 'historical');

describe('2 the sequence', () => {
	test('6 random events may be taken up in the middle of a game, and not twice', () => {
		const quiet = gameWith({ events: 'not_used' });
		const engine = engineOf(quiet);
		const { state } = begun(engine, 'historical');
		const taken = engine.decide(state, { type: 'takeUpEvents' });
		if (!taken.ok) throw new Error('they are refused');
		const after = taken.facts.reduce(engine.evolve, state);
		expect(engine.decide(after, { type: 'takeUpEvents' })).toMatchObject({
			ok: false,
			refusal: { rule: '6' }
		});
		const over = (from: State): readonly string[] => {
			const done = engine.decide(from, { type: 'done' });
			const then = done.ok ? done.facts.reduce(engine.evolve, from) : from;
			return engine.waiting(then).rolls.map(({ procedure }) => procedure);
		};
		expect([over(state), over(after)]).toEqual([[], ['random-event']]);
	});

	test('2.1 White begins; each player turn goes through its phases in order', () => {
		const { facts: began, state } = begun(engineOf(game), 'historical');
		expect(state.player).toBe('white');
		expect(began.flatMap((one) => (one.type === 'phaseBegan' ? [one.phase] : []))).toEqual([
			'recruitment'
		]);
		const table = new Table(game, state);
		const facts = table.do({ type: 'done' });
		expect(facts.flatMap((one) => (one.type === 'phaseBegan' ? [one.phase] : []))).toEqual([
			'command',
			'events',
			'movement'
		]);
	});

	test('10.1 Brasovo is four turns, the others twelve', () => {
		for (const { id } of SCENARIOS) {
			const engine = engineOf(game);
			let state: State = { ...begun(engine, id).state, turn: id === 'introductory' ? 4 : 12 };
			const table = new Table(game, state);
			while (!table.state.result) {
				const done =
					table.allowed.find(({ type }) => type === 'done' || type === 'rest') ?? table.allowed[0];
				if (!done) throw new Error(table.asked);
				table.do(done);
			}
			state = table.state;
			expect(state.player).toBe('red');
		}
	});
});

describe('3 depots', () => {
	test('3.2 every depot of the set-up is functional', () => {
		for (const player of ['white', 'red'] as const)
			for (const depot of depotsOf(game, historical, player))
				expect([depot.id, isFunctional(game, historical, depot)]).toEqual([depot.id, true]);
	});

	test('3.1 the depot of Orel counts double while the line is White to the south', () => {
		const depot = unitIn(historical, 'w-rd-orel');
		expect([onDoubleTrack(game, historical, depot), capacityOf(game, historical, depot)]).toEqual([
			true,
			10
		]);
		const cut = placed(game, { 'w-rd-orel': '2705', 'r-1-tchkz': '3110' });
		const control = [...cut.control];
		control[game.board.railPlace[indexOf(game.board.grid, '3110')] ?? 0] = 'r';
		expect(capacityOf(game, { ...cut, control: control.join('') }, unitIn(cut, 'w-rd-orel'))).toBe(
			5
		);
	});

	test('3.2 a convoy near an exit hex needs no railroad; Unsupplied it has no capacity', () => {
		const state = placed(game, { 'w-cvy-0518': '2119' });
		expect(isFunctional(game, state, unitIn(state, 'w-cvy-0518'))).toBe(true);
		const dry = placed(game, { 'w-cvy-0518': { hex: '2119', unsupplied: true } });
		expect(capacityOf(game, dry, unitIn(dry, 'w-cvy-0518'))).toBe(0);
	});

	test('3.2 B an Unsupplied depot that can trace serves again at the end of the phase', () => {
		const state = placed(
			game,
			{ 'w-rd-orel': { hex: '2705', unsupplied: true } },
			{ player: 'white' }
		);
		const table = new Table(game, state);
		table.do({ type: 'done' });
		expect(table.unit('w-rd-orel').unsupplied).toBe(false);
	});

	test('8.2.2 supply reaches 5 MP with the terrain of the unit, and no farther', () => {
		const state = placed(game, { 'w-rd-orel': '2705', 'w-1-1k': '2710', 'w-2-1k': '2711' });
		const ids = (id: string) => depotsInRange(game, state, unitIn(state, id)).map((one) => one.id);
		expect(ids('w-1-1k')).toEqual(['w-rd-orel']);
		expect(ids('w-2-1k')).toEqual([]);
	});
});

describe('4 recruitment', () => {
	test('4 points of the track, one more for Orel, never above 12', () => {
		expect([income(game, historical, 'white'), income(game, historical, 'red')]).toEqual([3, 3]);
		expect(income(game, { ...historical, points: { white: 11, red: 0 } }, 'white')).toBe(1);
		expect(income(game, { ...historical, exactions: { white: 1, red: 0 } }, 'white')).toBe(2);
		expect(income(game, startOf(game, 'introductory'), 'white')).toBe(1);
		expect(income(game, startOf(game, 'introductory'), 'red')).toBe(2);
	});

	const recruiting = (more: object): Table =>
		new Table(
			game,
			placed(
				game,
				{ 'w-rd-orel': '2705', 'w-1-1k': { hex: '2706', steps: 2, ...more } },
				{ player: 'white', phase: 'recruitment', points: { white: 5, red: 0 } }
			)
		);

	test('4.3.1 the first flip to the full side brings a Recruits marker: TQ −1', () => {
		const table = recruiting({});
		table.do({ type: 'restore', unit: 'w-1-1k' });
		expect(table.unit('w-1-1k')).toMatchObject({ steps: 3, recruits: true });
		expect(tqOf(game, table.unit('w-1-1k'))).toBe(5);
		table.do({ type: 'restore', unit: 'w-1-1k' });
		expect(table.state.points.white).toBe(3);
		expect(table.allowed).not.toContainEqual({ type: 'restore', unit: 'w-1-1k' });
	});

	test.each([
		['in March mode', { mode: 'march' }],
		['Routed', { mode: 'routed' }],
		['out of range', { hex: '2611' }]
	])('4.3.1 not %s', (_, more) => {
		expect(recruiting(more).allowed).not.toContainEqual({ type: 'restore', unit: 'w-1-1k' });
	});

	test('4.3.1 Recruits never bring TQ below 3 (White) or 2 (Red)', () => {
		const state = placed(game, {
			'w-rec-1': { hex: '2706', recruits: true },
			'r-rec-1': { hex: '2106', recruits: true }
		});
		expect(tqOf(game, unitIn(state, 'w-rec-1'))).toBe(3);
		expect(tqOf(game, unitIn(state, 'r-rec-1'))).toBe(2);
	});

	test('4.1 three prisoners make a point', () => {
		const state = placed(
			game,
			{ 'w-1-1k': '2706' },
			{
				player: 'white',
				phase: 'recruitment',
				prisoners: { white: 4, red: 0 }
			}
		);
		const table = new Table(game, state);
		table.do({ type: 'enlist' });
		expect([table.state.prisoners.white, table.state.points.white]).toEqual([1, 1]);
	});

	test('4.3.2 a battalion costs 2 and appears at a linked station, or comes in by the edge', () => {
		const table = new Table(game, {
			...begun(engineOf(game), 'historical').state,
			points: { white: 4, red: 0 }
		});
		table.do({ type: 'raise', unit: 'w-rec-1', hex: '2806' });
		expect(table.unit('w-rec-1')).toMatchObject({ fate: 'map', hex: '2806', steps: 2 });
		table.do({ type: 'raise', unit: 'w-rec-2', hex: null });
		expect(table.unit('w-rec-2')).toMatchObject({ fate: 'due', hex: null });
		expect(table.state.points.white).toBe(0);
		expect(table.state.phase).toBe('movement');
		table.do({ type: 'enter', unit: 'w-rec-2', hex: '2120' });
		expect(table.unit('w-rec-2').hex).toBe('2120');
	});
});

describe('5 command', () => {
	/** 10.2 and the README of the data: two units differ from the printed flags. */
	test('5.2 the set-up: out of command as printed, but for two slips', () => {
		const printed = game.pack.data.scenario.setup
			.filter((one) => one.outOfCommand)
			.map((one) => one.unit);
		const found = (['white', 'red'] as const).flatMap((player) => {
			const state: State = { ...historical, player, phase: 'command' };
			const table = new Table(game, {
				...state,
				phase: 'recruitment',
				points: { white: 0, red: 0 }
			});
			table.do({ type: 'done' });
			while (table.state.phase === 'command') {
				// The 7th Division is three lone brigades: its owner chose the second.
				const chosen = table.allowed.find(
					(one) => one.type === 'body' && one.units.includes('r-2-7d')
				);
				const body = chosen ?? table.allowed[0];
				if (body) table.do(body);
			}
			return table.state.units
				.filter((unit) => unit.player === player && unit.fate === 'map' && !unit.command)
				.map(({ id }) => id);
		});
		const slips = [...found, ...printed].filter(
			(id) => found.includes(id) !== printed.includes(id)
		);
		expect(slips.sort()).toEqual(['r-art14-41d', 'w-1-83s']);
	});

	test('5.2.1 of two groups of one size the owner picks; it stays until a larger one exists', () => {
		const units = { 'r-1-7d': '1505', 'r-2-7d': '2005' };
		const state = placed(game, units, { phase: 'recruitment' });
		const table = new Table(game, state);
		table.do({ type: 'done' });
		expect(table.allowed).toEqual([
			{ type: 'body', formation: '7th Rifle Division', units: ['r-1-7d'] },
			{ type: 'body', formation: '7th Rifle Division', units: ['r-2-7d'] }
		]);
		table.do({ type: 'body', formation: '7th Rifle Division', units: ['r-2-7d'] });
		expect([table.unit('r-1-7d').command, table.unit('r-2-7d').command]).toEqual([false, true]);
		const again = new Table(game, { ...table.state, phase: 'recruitment' });
		again.do({ type: 'done' });
		expect(again.state.phase).toBe('movement');
		expect(again.unit('r-2-7d').command).toBe(true);
	});

	test('5.2.1 a line of command is cut by enemy units, not by their ZoC', () => {
		const out = (units: Record<string, string>): readonly string[] => {
			const state = placed(game, {
				'r-1-7d': '1505',
				'r-2-7d': '1506',
				'r-cv-7d': '1509',
				...units
			});
			const fact = finalCommand(game, {
				...state,
				bodies: { '7th Rifle Division': [['r-1-7d', 'r-2-7d']] }
			});
			return fact.type === 'commandChecked' ? fact.out : [];
		};
		expect(out({})).toEqual([]);
		expect(out({ 'w-1-1k': '1607' })).toEqual([]);
		expect(
			out({
				'w-1-1k': '1508',
				'w-2-1k': '1408',
				'w-3-1k': '1608',
				'w-1-2k': '1407',
				'w-2-2k': '1607'
			})
		).toEqual(['r-cv-7d']);
	});

	test('5.1 from 20 October the Tchervonno-Kazak brigade commands two cavalry units of the 41st', () => {
		const units = { 'r-1-tchkz': '1505', 'r-2-tchkz': '1505', 'r-14-41d': '1508' };
		const bodies = { 'Tchervonno-Kazak Cavalry Brigade': [['r-1-tchkz', 'r-2-tchkz']] };
		const out = (turn: number): readonly string[] => {
			const fact = finalCommand(game, { ...placed(game, units, { turn }), bodies });
			return fact.type === 'commandChecked' ? fact.out : [];
		};
		expect(out(5)).toEqual(['r-14-41d']);
		expect(out(6)).toEqual([]);
	});
});

describe('10 scenarios and victory', () => {
	test('10.2 the inactive formations can be inactive at the start', () => {
		for (const group of historical.asleep)
			expect([group, wakes(game, historical, group)]).toEqual([group, false]);
	});

	test('10.2 an enemy within two hexes wakes the whole 3rd Lettish Brigade; time wakes all', () => {
		const near = placed(
			game,
			{ 'r-7-let': '1409', 'r-8-let': '1510', 'w-2-3d': '1411' },
			{ turn: 1 }
		);
		expect(wakes(game, near, 'red-let3')).toBe(true);
		const far = placed(
			game,
			{ 'r-7-let': '1409', 'r-8-let': '1510', 'w-2-3d': '1513' },
			{ turn: 1 }
		);
		expect(wakes(game, far, 'red-let3')).toBe(false);
		expect(wakes(game, { ...far, turn: 3 }, 'red-let3')).toBe(true);
	});

	test('10.2 the 9th Division near them does not wake the Kornilov regiments, a Red unit near the double track does', () => {
		const ninth = placed(game, { 'w-1-1k': '2903', 'r-1-9d': '3002' }, { turn: 1 });
		expect(wakes(game, ninth, 'kornilov-1')).toBe(false);
		const other = placed(game, { 'w-1-1k': '2903', 'r-1-est': '3002' }, { turn: 1 });
		expect(wakes(game, other, 'kornilov-1')).toBe(true);
		const raid = placed(game, { 'w-1-1k': '2903', 'r-1-tchkz': '2912' }, { turn: 1 });
		expect(wakes(game, raid, 'kornilov-1')).toBe(true);
	});

	test('10.2 a place is held by a unit with a way home, else by nobody', () => {
		const held = placed(game, { 'w-1-1k': '2705' });
		expect(holderOf(game, held, '2705')).toBe('white');
		const ring = placed(game, {
			'w-1-1k': '2705',
			'r-1-let': '2703',
			'r-2-let': '2906',
			'r-3-let': '2505',
			'r-4-let': '2707',
			'r-5-let': '2607',
			'r-6-let': '2807',
			'r-7-let': '2604',
			'r-8-let': '2904'
		});
		expect(holderOf(game, ring, '2705')).toBeNull();
		expect(holderOf(game, ring, '0219')).toBeNull();
	});

	test('10.2 White strategic: three places and the double track clear; losses lower it', () => {
		const units = { 'w-1-1k': '2705', 'w-2-1k': '2110', 'w-3-1k': '1214' };
		const state = placed(game, units);
		expect(doubleTrackClear(game, state, 'white')).toBe(true);
		expect(resultOf(game, state)).toEqual({ white: 'strategic', red: 'defeat', winner: 'white' });
		const bled = { ...state, lost: { white: 10, red: 0 } };
		expect(resultOf(game, bled).white).toBe('regional');
		const shifts = game.pack.data.scenario.victory.lossShift;
		expect(levelAfterLosses(shifts, 'regional', 15)).toBe('defeat');
		expect(levelAfterLosses(shifts, 'minor', 15)).toBe('defeat');
	});

	test('10.2 Red infantry in supply by the line spoils it; on a station south of all Whites it is a minor victory', () => {
		const units = { 'w-1-1k': '2705', 'r-1-est': '3015', 'r-cvy-1112': '2915' };
		const state = placed(game, units);
		const linked = { ...state, control: 'r'.repeat(state.control.length) };
		expect(southOfAllWhite(game, linked)).toBe(false);
		const exit = placed(game, { 'w-1-1k': '2605', 'r-1-est': '2806', 'r-cvy-2901': '2703' });
		const rails = { ...exit, control: 'r'.repeat(exit.control.length) };
		expect(southOfAllWhite(game, rails)).toBe(true);
		expect(resultOf(game, rails).red).toBe('minor');
		expect(doubleTrackClear(game, rails, 'white')).toBe(false);
	});

	test('OR-53 10.2 Whites far from the line do not spoil it, unless every unit of the map is to count', () => {
		const units = { 'w-1-1k': '2605', 'w-res-3d': '0219', 'r-1-est': '2806', 'r-cvy-2901': '2703' };
		const exit = placed(game, units);
		const state = { ...exit, control: 'r'.repeat(exit.control.length) };
		expect(southOfAllWhite(game, state)).toBe(true);
		expect(southOfAllWhite(gameOf(shippedPack(), {}, { 'OR-53': 'map' }), state)).toBe(false);
		const behind = placed(game, { ...units, 'w-2-1k': '2909' });
		expect(southOfAllWhite(game, { ...behind, control: state.control })).toBe(false);
	});

	test('10.3 hypothetical: only the 9th Division sleeps, and two depots count otherwise', () => {
		const start = startOf(game, 'hypothetical');
		expect(start.asleep).toEqual(['hypothetical']);
		expect([unitIn(start, 'w-cvy-2605').capacity, unitIn(start, 'w-rd-orel').capacity]).toEqual([
			4, 3
		]);
	});

	test('10.1 Brasovo: only units of the area, and nobody leaves it', () => {
		const start = startOf(game, 'introductory');
		const inside = start.units.filter(({ fate }) => fate === 'map');
		expect(inside).toHaveLength(24);
		expect(
			inside.every(({ hex }) => Number(hex?.slice(0, 2)) < 11 && Number(hex?.slice(2)) > 8)
		).toBe(true);
	});
});
