import { describe, expect, test } from 'vitest';
import { leftOf } from '#lib/rules/orel-1919/engine/moves/mover.ts';
import { inPoints } from '#lib/rules/orel-1919/engine/moves/steps.ts';
import { fresh, type State } from '#lib/rules/orel-1919/engine/state.ts';
import { QUARTERS } from '#lib/rules/orel-1919/book.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { english } from '../../../english.ts';
import { begun, engineOf, gameWith, playByChance } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const engine = engineOf(game);
type Units = Parameters<typeof placed>[1];
const at = (units: Units, more: Partial<State> = {}): State => placed(game, units, more);
const reach = (units: Units, unit: string, more: Partial<State> = {}) =>
	engine.reach(at(units, more), unit);
/** The rule and the words why a unit does not get to a hex. */
const why = (units: Units, unit: string, hex: string, more: Partial<State> = {}): string => {
	const refusal = reach(units, unit, more).why(hex);
	if (!refusal) return 'it does';
	const { rule, why: text } = refusal;
	return `${rule} ${english(text.text).replace('{mp}', String(text.values?.['mp']))}`;
};
const R = { 'r-1-let': '2416' };
const depot = { 'r-cvy-1809': '2416' };
const white = { player: 'white' } as const;

/** The state in which White has begun to move. */
const moving = new Table(game, begun(engine, 'historical').state);
moving.do({ type: 'done' });

describe('7.1 where a unit can get to, before anything is chosen', () => {
	test('is where it may go once it is picked, with as much left; for every other hex there is a reason', () => {
		const sections = new Set<string>(OUTLINE.map(({ cite }) => cite));
		const { state } = moving;
		for (const { id, player, fate } of state.units) {
			if (player !== 'white' || fate !== 'map') continue;
			const { goals, goal, why: reason, bound, engineFirst } = engine.reach(state, id);
			const table = new Table(game, state);
			table.do({ type: 'pick', unit: id });
			if (engineFirst) table.do(6);
			const goes = table.allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []));
			expect([...goals]).toEqual(goes);
			if (bound) expect(goes).toEqual([]);
			const wrong = game.board.grid.hexes.filter((hex) => {
				const refusal = reason(hex);
				const told = refusal === undefined || sections.has(refusal.rule);
				return !told || (refusal === undefined) !== goals.includes(hex);
			});
			expect(wrong, id).toEqual([]);
			for (const hex of goals.slice(0, 3)) {
				const there = new Table(game, table.state);
				there.do({ type: 'go', hex });
				if (there.state.moving) expect(leftOf(game, there.state)).toBe(goal(hex)?.left);
			}
		}
	});

	test('the way to a hex that is too far costs as much more as the reason says', () => {
		const { state } = moving;
		let seen = 0;
		for (const { id, player, fate } of state.units) {
			if (player !== 'white' || fate !== 'map') continue;
			const { far, why: reason, steps, bound, goals, goal } = engine.reach(state, id);
			if (bound) continue;
			for (const hex of game.board.grid.hexes) {
				const way = far(hex);
				const short = reason(hex)?.why.values?.['mp'];
				if (!way || ++seen % 7) continue;
				const sum = steps(way).reduce((all, { cost }) => all + cost, 0);
				expect(sum, `${id} ${hex}`).toBe(way.spent);
				const [any] = goals;
				const near = any === undefined ? undefined : goal(any);
				const bonus = Number(way.onRoad) - Number(near?.way.onRoad);
				const whole = near && near.way.spent + near.left + bonus * QUARTERS;
				if (whole !== undefined) expect(short, `${id} ${hex}`).toBe(inPoints(sum - whole));
			}
			expect(goals.filter(far), 'what is in reach is not too far').toEqual([]);
		}
		expect(seen).toBeGreaterThan(500);
	});

	test('holds in the middle of games too', () => {
		let seen = 0;
		playByChance(game, 'historical', 5, 600, ({ before, command }) => {
			if (before.phase !== 'movement' || command.type !== 'pick' || before.moving) return;
			const { goals, engineFirst } = engine.reach(before, command.unit);
			const table = new Table(game, before);
			const facts = table.do(command);
			if (engineFirst || facts.length > 1) return;
			seen += 1;
			expect([...goals]).toEqual(
				table.allowed.flatMap((one) => (one.type === 'go' ? [one.hex] : []))
			);
		});
		expect(seen).toBeGreaterThan(20);
	});

	test('7.1.4 the modes at its end', () => {
		const { goal } = reach(R, 'r-1-let');
		expect(goal('2417')).toMatchObject({ left: 16, modes: ['march', 'combat'] });
		expect(goal('2420')?.modes).toEqual(['march', 'combat']);
		expect(reach(R, 'r-1-let').goals.map((hex) => goal(hex)?.left)).toContain(0);
		const last = reach(R, 'r-1-let').goals.find((hex) => goal(hex)?.left === 0);
		expect(goal(last ?? '')?.modes).toEqual(['march']);
		expect(reach({ 'r-ac-let': '2416' }, 'r-ac-let').goal('2417')?.modes).toEqual([]);
	});

	test('other ways, where they touch other zones or railroads', () => {
		// Straight on through the zone of 2620, or round it.
		const units = { 'r-1-let': '2418', 'w-1-1k': '2620' };
		const { others, goal } = reach(units, 'r-1-let');
		expect(goal('2420')?.way.path).toHaveLength(2);
		for (const way of others('2420')) {
			expect(way.path.at(-1)).toBe('2420');
			const table = new Table(game, at(units));
			table.do({ type: 'pick', unit: 'r-1-let' }, { type: 'go', hex: '2420', by: way.path });
			expect(table.state.moving?.spent).toBe(way.spent);
		}
		expect(others('2420').some(({ path }) => path.includes('2519'))).toBe(true);
		const onRails = { 'r-1-let': '2907' };
		const control = { control: 'w'.repeat(400) };
		const ways = reach(onRails, 'r-1-let', control).others('2909');
		expect(ways.length).toBeGreaterThan(0);
	});
});

describe('why not: told apart', () => {
	test.each<[string, () => string, string]>([
		['7.1 too far, and by how much', () => why(R, 'r-1-let', '2410'), '7.1 Too far: 1 MP short.'],
		[
			'7.1.1 too far by a part of a point, as the road counts',
			() => why({ 'r-1-let': '2705' }, 'r-1-let', '2101'),
			'7.1 Too far: 1½ MP short.'
		],
		[
			'7.1.3 ZoC',
			() => why({ 'r-1-let': '2418', 'w-1-1k': '2419' }, 'r-1-let', '2413'),
			'7.1.3 Too far because of enemy ZoC: 1 MP short.'
		],
		[
			'7.2 an enemy',
			() => why({ 'r-1-let': '2418', 'w-1-1k': '2419' }, 'r-1-let', '2419'),
			'7.2 An enemy stands there.'
		],
		[
			'7.1.2 stacking',
			() =>
				why(
					{ ...R, 'r-2-let': '2417', 'r-3-let': '2417', 'r-4-let': { hex: '2417', steps: 1 } },
					'r-1-let',
					'2417'
				),
			'7.1.2 There is no room for it.'
		],
		[
			'5.3 command',
			() =>
				why(
					{ 'r-1-let': { hex: '2416', command: false }, ...depot, 'w-1-1k': '2419' },
					'r-1-let',
					'2418'
				),
			'5.3 Out of command it may not enter a ZoC.'
		],
		[
			'5.3 depot range',
			() =>
				why(
					{ 'r-1-let': { hex: '2416', command: false }, 'r-cvy-1809': '2412' },
					'r-1-let',
					'2420'
				),
			'5.3 Out of command it must stay in range of a depot, or go nearer to one.'
		],
		[
			'7.4 an entry zone',
			() => why({ 'r-1-let': '2919' }, 'r-1-let', '2920'),
			'7.4 Enemies come in there: only a forced advance, or the one way back, may lead in.'
		],
		[
			'7.1.5 on a Marching Day, round an enemy without a ZoC',
			() =>
				why({ 'w-1-1k': '0318', 'r-cvy-1112': '0314' }, 'w-1-1k', '0312', {
					...white,
					moving: { ...fresh('w-1-1k'), marching: true }
				}),
			'7.1.5 On a Marching Day it keeps away from enemies.'
		],
		[
			'8.7.3 a rout',
			() =>
				why({ 'r-1-let': { hex: '2416', mode: 'routed' }, 'w-1-1k': '2419' }, 'r-1-let', '2417'),
			'8.7.3 Routed, it may only move away from the enemy.'
		],
		[
			'7.1.1 forest, for cars',
			() => why({ 'r-ac-let': '0101' }, 'r-ac-let', '0107'),
			'7.1.1 Every way leads over ground or water closed to it.'
		],
		[
			'7.1.1 water, and the way round',
			() => why({ 'r-ac-let': '2616' }, 'r-ac-let', '2710'),
			'7.1.1 Ground or water closes the direct way; for the way round it is 3 MP short.'
		],
		[
			'7.1.6 no rails',
			() => why({ 'w-at-offitser': '2705' }, 'w-at-offitser', '2707', white),
			'7.1.6 No railroad leads through there.'
		],
		[
			'7.1.6 no station',
			() => why({ 'w-rd-orel': '2705' }, 'w-rd-orel', '2907', white),
			'7.1.6 A railroad depot stops at stations only.'
		],
		[
			'7.1.6 from ZoC to ZoC',
			() => why({ 'w-at-offitser': '2706', 'r-1-let': '2707' }, 'w-at-offitser', '2908', white),
			'7.1.6 It must stop on the way, between ZoC and ZoC.'
		],
		[
			'7.1.6 the line is barred',
			() => why({ 'w-at-offitser': '2705', 'r-1-let': '2907' }, 'w-at-offitser', '2908', white),
			'7.1.6 Enemies or closed hexes bar the line.'
		],
		[
			'9.2.1 tanks keep to railroads',
			() => why({ 'w-tk': '2705' }, 'w-tk', '2309', white),
			'9.2.1 That is more than 2 hexes from a railroad.'
		],
		[
			'10.2 inactive',
			() => why({ 'r-1-9d': '2416' }, 'r-1-9d', '2417', { asleep: ['red-9d'] }),
			'10.2 It is inactive.'
		],
		[
			'8.2.3 Unsupplied',
			() => why({ 'r-ac-let': { hex: '2416', unsupplied: true } }, 'r-ac-let', '2417'),
			'8.2.3 Unsupplied, it does not move.'
		],
		[
			'9.2.1 broken down',
			() => why({ 'w-tk': { hex: '2705', engine: 'broken', done: true } }, 'w-tk', '2706', white),
			'9.2.1 It has broken down.'
		],
		[
			'7.1.3 it covers',
			() => why({ 'r-1-let': '2418', 'w-1-1k': '2419' }, 'r-1-let', '2417', { relied: ['2418'] }),
			'7.1.3 Others move under its cover, so it stays.'
		],
		['it is there', () => why(R, 'r-1-let', '2416'), '7.1 It is there already.'],
		['it does', () => why(R, 'r-1-let', '2417'), 'it does']
	])('%s', (_, reason, expected) => {
		expect(reason()).toBe(expected);
	});

	test('9.2.1 a tank whose engine is not tried yet is told so', () => {
		expect(reach({ 'w-tk': '2705' }, 'w-tk', white)).toMatchObject({
			engineFirst: true,
			bound: null
		});
	});
});
