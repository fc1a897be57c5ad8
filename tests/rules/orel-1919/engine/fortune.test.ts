import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { eventOf } from '#lib/rules/orel-1919/rules/06-events.ts';
import { tqOf } from '#lib/rules/orel-1919/engine/quality.ts';
import { gameOf } from '#lib/rules/orel-1919/engine/game.ts';
import { income } from '#lib/rules/orel-1919/engine/phases/recruitment.ts';
import { playerTurn, type State } from '#lib/rules/orel-1919/engine/state.ts';
import { shown } from '#lib/words/t.ts';
import { orel1919 } from '#lib/rules/orel-1919/index.ts';
import { EVENTS, type EventName, type Player } from '#lib/rules/orel-1919/types.ts';
import { placed, Table } from './placed.ts';
import { engineOf, gameWith } from './play.ts';

const game = gameWith({ events: 'used' });
const SEVENTH = '7th Rifle Division';
const RECRUITS = 'Recruit battalions';
const ESTONIANS = ['r-1-est', 'r-2-est'];

/** Two Red formations and a White one, before the Red event. */
const before = (more: Partial<State> = {}, units: Parameters<typeof placed>[1] = {}): Table =>
	new Table(
		game,
		placed(
			game,
			{
				'r-1-7d': '1505',
				'r-art-7d': '1505',
				'r-1-est': '1504',
				'r-2-est': '1504',
				'r-cvy-1809': '1503',
				'w-1-1k': '2705',
				...units
			},
			{ phase: 'events', ...more }
		)
	);
const refusal = (table: Table, command: Command): string | null => {
	const decision = engineOf(game).decide(table.state, command);
	return decision.ok ? null : decision.refusal.rule;
};
const formation = (id: string): string =>
	game.counters.find((one) => one.id === id)?.formation ?? '';

/** The last face of each band, as printed. */
const BANDS: Readonly<Record<Player, readonly (readonly [number, EventName])[]>> = {
	red: [
		[5, 'Defeatist Rumors'],
		[9, 'Treachery'],
		[16, 'Desertion'],
		[28, 'Civil Exactions'],
		[32, 'Brewery'],
		[57, 'Nothing Exceptional'],
		[63, 'Fiery Speech'],
		[77, 'Attrition'],
		[82, 'Heroism'],
		[86, 'Surprise Attack'],
		[90, "Soldiers' Soviet"],
		[100, 'Cheka']
	],
	white: [
		[4, 'Defeatist Rumors'],
		[8, 'Treachery'],
		[12, 'Desertion'],
		[17, 'Raid'],
		[31, 'Civil Exactions'],
		[40, 'Brewery'],
		[65, 'Nothing Exceptional'],
		[70, 'Fiery Speech'],
		[75, 'Personal Initiative'],
		[90, 'Attrition'],
		[95, 'Heroism'],
		[100, 'Surprise Attack']
	]
};

describe('6 random events', () => {
	test.each(['white', 'red'] as const)('6 the bands of %s, from 1 to 100', (player) => {
		const read = Array.from({ length: 100 }, (_, at) => eventOf(game.book, player, at + 1));
		const printed = BANDS[player].flatMap(([to, event], at) =>
			Array.from({ length: to - (BANDS[player][at - 1]?.[0] ?? 0) }, () => event)
		);
		expect(read).toEqual(printed);
		expect(EVENTS).toEqual(expect.arrayContaining(printed));
	});

	test('6 is optional: without the events nobody is asked for a die', () => {
		const plain = gameWith();
		const table = new Table(plain, { ...before().state, phase: 'recruitment' });
		table.do({ type: 'done' });
		expect(table.state.phase).toBe('movement');
	});

	test('6 Nothing Exceptional: one roll, and on to movement', () => {
		const table = before();
		expect(refusal(table, { type: 'done' })).toBe('6');
		table.do(57);
		expect([table.state.phase, table.state.hand]).toEqual(['movement', []]);
	});
});

describe('6.1 suffered events', () => {
	test('6.1 the opponent names a formation that is there, then the owner a unit of it', () => {
		const table = before();
		table.do(70);
		expect(table.asked).toBe('white');
		expect(table.allowed).toEqual([
			{ type: 'afflict', formation: formation('r-1-est') },
			{ type: 'afflict', formation: SEVENTH }
		]);
		expect(refusal(table, { type: 'afflict', formation: '9th Rifle Division' })).toBe('6.1');
		expect(refusal(table, { type: 'suffer', unit: 'r-1-7d' })).toBe('6.1');
		table.do({ type: 'afflict', formation: SEVENTH });
		expect(table.asked).toBe('red');
		expect(table.allowed).toEqual([
			{ type: 'suffer', unit: 'r-1-7d' },
			{ type: 'suffer', unit: 'r-art-7d' }
		]);
		expect(refusal(table, { type: 'suffer', unit: 'r-1-est' })).toBe('6.1');
		expect(refusal(table, { type: 'afflict', formation: SEVENTH })).toBe('6.1');
	});

	test('OR-52 the recruit battalions of a side are a formation of their own', () => {
		const recruits = { 'r-rec-1': '1506', 'r-rec-2': '1507', 'w-rec-1': '2704' };
		const deserts = before({}, recruits);
		deserts.do(16);
		expect(deserts.allowed).toContainEqual({ type: 'afflict', formation: RECRUITS });
		deserts.do({ type: 'afflict', formation: RECRUITS });
		expect(deserts.allowed).toEqual([
			{ type: 'suffer', unit: 'r-rec-1' },
			{ type: 'suffer', unit: 'r-rec-2' }
		]);
		const { steps } = deserts.unit('r-rec-2');
		deserts.do({ type: 'suffer', unit: 'r-rec-2' }, 6);
		expect(deserts.unit('r-rec-2').steps).toBe(steps - 1);
		const rumours = before({}, recruits);
		rumours.do(5, { type: 'afflict', formation: RECRUITS });
		expect(['r-rec-1', 'r-rec-2', 'w-rec-1'].map((id) => rumours.unit(id).rumors > 0)).toEqual([
			true,
			true,
			false
		]);
		const none = before();
		none.do(16);
		expect(none.allowed).not.toContainEqual({ type: 'afflict', formation: RECRUITS });
	});

	test('6.1 Defeatist Rumors: the whole formation at TQ −1, for the parts of both players', () => {
		const table = before();
		const tq = tqOf(game, table.unit('r-1-est'));
		table.do(5, { type: 'afflict', formation: formation('r-1-est') });
		expect(ESTONIANS.map((id) => table.unit(id).rumors > 0)).toEqual([true, true]);
		expect(table.unit('r-1-7d').rumors).toBe(0);
		expect(tqOf(game, table.unit('r-1-est'))).toBe(tq - 1);
		table.do({ type: 'done' });
		expect(table.state.player).toBe('white');
		expect(tqOf(game, table.unit('r-1-est'))).toBe(tq - 1);
		while (table.state.player === 'white') table.do(table.allowed.at(-1) ?? 50);
		expect(tqOf(game, table.unit('r-1-est'))).toBe(tq);
	});

	test.each([
		['Red', { turn: 5, player: 'red' }, 'r-1-est', 5, [1, 0, 0]],
		['White', { turn: 5, player: 'white' }, 'w-1-1k', 4, [1, 1, 0]]
	] as const)(
		'OR-59 or only to the end of the day, or of the part: in the part of %s',
		(_, now, id, face, parts) => {
			const lasts = (reading: string): number => {
				const other = gameOf(game.pack, game.book.options, { 'OR-59': reading });
				const { state } = before(now, { 'w-1-1d': '2704' });
				const header = { ...state.header, readings: other.book.readings };
				const table = new Table(other, { ...state, header });
				table.do(face, { type: 'afflict', formation: formation(id) });
				return table.unit(id).rumors - playerTurn(now);
			};
			expect(['round', 'day', 'part'].map(lasts)).toEqual(parts);
		}
	);

	test.each([
		['Treachery', 9, 1],
		['Desertion', 16, 0]
	])('6.1 %s: infantry only; a failed TQ check costs a step', (_, face, prisoners) => {
		const fails = before();
		fails.do(face, { type: 'afflict', formation: SEVENTH });
		// Its one unit that can suffer it is named by itself.
		expect(fails.events).toContainEqual({ type: 'unitNamed', unit: 'r-1-7d' });
		const { steps } = fails.unit('r-1-7d');
		fails.do(tqOf(game, fails.unit('r-1-7d')) + 1);
		expect([fails.unit('r-1-7d').steps, fails.state.prisoners.white]).toEqual([
			steps - 1,
			prisoners
		]);
		const holds = before();
		holds.do(face, { type: 'afflict', formation: SEVENTH });
		holds.do(tqOf(game, holds.unit('r-1-7d')));
		expect([holds.unit('r-1-7d').steps, holds.state.prisoners.white]).toEqual([steps, 0]);
		expect(holds.state.phase).toBe('movement');
	});

	test('6.1 Civil Exactions: a recruit point less the next time, and only then', () => {
		const table = before();
		const points = income(game, table.state, 'red');
		table.do(28);
		expect(table.state.phase).toBe('movement');
		expect(income(game, table.state, 'red')).toBe(points - 1);
		table.do({ type: 'done' }, 41);
		table.do({ type: 'done' });
		expect([table.state.player, table.state.points.red]).toEqual(['red', points - 1]);
		expect(table.state.exactions.red).toBe(0);
	});

	test.each([
		['Brewery', 32],
		["Soldiers' Soviet", 90]
	])('6.1 %s: one unit in command is out of command', (_, face) => {
		const table = before({}, { 'r-art-7d': { hex: '1505', command: false } });
		table.do(face, { type: 'afflict', formation: SEVENTH });
		expect(table.unit('r-1-7d').command).toBe(false);
		expect(table.state.phase).toBe('movement');
	});

	test('6.1 an event that nobody can suffer passes', () => {
		const out = { hex: '1505', command: false };
		const table = before({}, { 'r-1-7d': out, 'r-art-7d': out, 'r-1-est': out, 'r-2-est': out });
		table.do(32);
		expect([table.state.phase, table.state.suffering]).toEqual(['movement', null]);
	});

	test('6.1 Attrition: a step of one unit, no prisoner; a last step is a unit lost', () => {
		const table = before({}, { 'r-1-7d': { hex: '1505', steps: 1 } });
		table.do(77, { type: 'afflict', formation: SEVENTH }, { type: 'suffer', unit: 'r-1-7d' });
		expect(table.unit('r-1-7d').fate).toBe('lost');
		expect([table.state.prisoners.white, table.state.lost.red]).toEqual([0, 1]);
	});
});

test.each([
	[
		[
			{ type: 'eventDrawn', player: 'red', event: 'Attrition', face: 77, until: 0 },
			{ type: 'eventSuffered', player: 'red', event: 'Attrition' }
		],
		'Red rolls 77: Attrition. One unit loses a step.'
	],
	[
		[
			{ type: 'eventDrawn', player: 'red', event: 'Civil Exactions', face: 32, until: 0 },
			{ type: 'exactionsMade', player: 'red', points: 1 }
		],
		'Red rolls 32: Civil Exactions. One recruit point less in the next recruitment.'
	],
	[
		[
			{ type: 'eventPlayed', player: 'red', event: 'Cheka' },
			{ type: 'eventWorks', role: 'attacker', event: 'Cheka', unit: null, check: null, amount: 0 }
		],
		'Red plays Cheka. In one combat all units of its side have −1 on the dice of Cohesion and Morale.'
	]
] as const)('6 what an event does is told when it happens, and its name once', (facts, does) => {
	const { sentences } = orel1919.journal.tell({ facts });
	expect(sentences.map((one) => shown(one)).join(' ')).toBe(does);
});

describe('6.2 controlled events', () => {
	test.each([
		['Fiery Speech', 63],
		['Heroism', 82],
		['Surprise Attack', 86],
		['Cheka', 100]
	])('6.2 %s is kept to the end of the opponent’s next turn, then lapses', (event, face) => {
		const table = before();
		table.do(face);
		expect(table.state.hand).toMatchObject([{ event, player: 'red' }]);
		table.do({ type: 'done' }, 41);
		expect([table.state.player, table.state.hand.length]).toEqual(['white', 1]);
		table.do({ type: 'done' });
		expect([table.state.player, table.state.hand]).toEqual(['red', []]);
		expect(table.events).toContainEqual({ type: 'eventLapsed', event, player: 'red' });
	});

	const lost = { 'w-1-1k': { hex: '2705', command: false }, 'w-2-1k': '2706' };
	const leading = (): Table =>
		before(
			{
				player: 'white',
				phase: 'movement',
				hand: [{ event: 'Personal Initiative', player: 'white', until: 99 }]
			},
			lost
		);
	const initiative = (unit: string): Command => ({
		type: 'play',
		event: 'Personal Initiative',
		unit
	});

	test('6.2 Personal Initiative: in his movement, a unit out of command that passes its check is in command', () => {
		const table = leading();
		const tq = tqOf(game, table.unit('w-1-1k'));
		expect(table.allowed).toContainEqual(initiative('w-1-1k'));
		expect(refusal(table, initiative('w-2-1k'))).toBe('6.2');
		table.do(initiative('w-1-1k'), Math.min(6, tq));
		expect([table.unit('w-1-1k').command, table.state.hand]).toEqual([true, []]);
	});

	test('6.2 Personal Initiative: the card is spent where the check fails, and is for no other phase', () => {
		const weak = { 'w-res-1d': { hex: '2707', command: false } };
		const state = { ...leading().state };
		const table = before({ player: 'white', phase: 'movement', hand: state.hand }, weak);
		table.do(initiative('w-res-1d'), 6);
		expect([table.unit('w-res-1d').command, table.state.hand]).toEqual([false, []]);
		const early = new Table(game, { ...state, phase: 'recruitment' });
		expect(refusal(early, initiative('w-1-1k'))).not.toBeNull();
		const without = new Table(game, { ...state, hand: [] });
		expect(refusal(without, initiative('w-1-1k'))).toBe('6.2');
	});

	/** The Red command phase with a Raid in White's hand; his riders stand six hexes from 1505. */
	const raiding = (units: Parameters<typeof placed>[1] = { 'w-cv-1k': '1511' }): Table => {
		const table = before(
			{ phase: 'recruitment', hand: [{ event: 'Raid', player: 'white', until: 99 }] },
			units
		);
		table.do({ type: 'done' });
		return table;
	};
	const raid = (unit: string, choice: 'supply' | 'command'): Command => ({
		type: 'play',
		event: 'Raid',
		unit,
		choice
	});

	test('6.2 Raid: at the end of the Red command phase White is asked, for units within six hexes of his riders', () => {
		const table = raiding();
		expect([table.state.phase, table.asked]).toEqual(['command', 'white']);
		expect(table.allowed).toContainEqual(raid('r-1-7d', 'supply'));
		expect(table.allowed).not.toContainEqual(raid('r-1-est', 'supply'));
		expect(refusal(table, raid('r-1-est', 'supply'))).toBe('6.2');
		expect(raiding({}).state.phase).not.toBe('command');
	});

	test('6.2 Raid: 3 to 6 works, on supply or on command; 1 and 2 fail and the card is spent', () => {
		const dry = raiding();
		dry.do(raid('r-1-7d', 'supply'), 3);
		expect(dry.unit('r-1-7d')).toMatchObject({ unsupplied: true, command: true });
		const astray = raiding();
		astray.do(raid('r-1-7d', 'command'), 6);
		expect(astray.unit('r-1-7d')).toMatchObject({ unsupplied: false, command: false });
		const failed = raiding();
		failed.do(raid('r-1-7d', 'supply'), 2);
		expect(failed.unit('r-1-7d')).toMatchObject({ unsupplied: false, command: true });
		expect(failed.state.hand).toEqual([]);
	});

	test('5.1 a Raid takes nobody out of command who is always in command: vehicles and depots', () => {
		const table = raiding({ 'w-cv-1k': '1508' });
		expect(table.allowed).toContainEqual(raid('r-cvy-1809', 'supply'));
		expect(table.allowed).not.toContainEqual(raid('r-cvy-1809', 'command'));
		expect(refusal(table, raid('r-cvy-1809', 'command'))).toBe('6.2');
	});

	test('6.2 a Raid makes a unit “either Unsupplied or Out of Command”: not what it is already', () => {
		const table = raiding({
			'w-cv-1k': '1511',
			'r-1-7d': { hex: '1505', unsupplied: true },
			'r-art-7d': '1508'
		});
		const targets = ['r-1-7d', 'r-art-7d'].flatMap((unit) => [
			raid(unit, 'supply'),
			raid(unit, 'command')
		]);
		expect(targets.map((one) => refusal(table, one))).toEqual(['6.2', null, null, '6.2']);
		expect(table.allowed.slice(0, -1)).toEqual(
			targets.filter((one) => refusal(table, one) === null)
		);
	});
});
