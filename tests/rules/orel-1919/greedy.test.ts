import { describe, expect, test } from 'vitest';
import { bestOf } from '#lib/kernel/decided/game.ts';
import { leavingIsBetter, LEAST_CHANCE, prospectOf } from '#lib/rules/orel-1919/ai/attack.ts';
import { convoyGoes, entryOf } from '#lib/rules/orel-1919/ai/convoy.ts';
import { bestAttack, fire } from '#lib/rules/orel-1919/ai/declare.ts';
import { goalsOf } from '#lib/rules/orel-1919/ai/goals.ts';
import { worth } from '#lib/rules/orel-1919/ai/ground.ts';
import { errandOf } from '#lib/rules/orel-1919/ai/plan.ts';
import { imaginedCombat } from '#lib/rules/orel-1919/engine/combat/imagine.ts';
import { hexIndex, unitOf } from '#lib/rules/orel-1919/engine/game.ts';
import { distance } from '#lib/kernel/hex/hex.ts';
import { greedy } from '#lib/rules/orel-1919/ai/greedy.ts';
import { orders } from '#lib/rules/orel-1919/ai/orders.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { fresh, type State } from '#lib/rules/orel-1919/engine/state.ts';
import type { Player } from '#lib/rules/orel-1919/types.ts';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import { placed, Table } from './engine/placed.ts';
import { DEEP } from '../../random.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from './engine/play.ts';

const game = gameWith();
const engine = engineOf(game);
const places = game.pack.data.scenario.victory.locations.map(({ hex }) => hex);

/** Is the n-th looked at twice? In `npm test` every third. */
const often = (n: number): boolean => DEEP || n % 3 === 0;

/** Who stands in each place that counts for victory. */
const standing = ({ units }: State): (Player | undefined)[] =>
	places.map((place) => units.find(({ fate, hex }) => fate === 'map' && hex === place)?.player);

test('8.2.1 where munitions are short it pays from the depot with most to spare, not the first that is offered', () => {
	const units = { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2419' };
	const depots = { 'r-cvy-2901': '2417', 'r-cvy-1809': '2517' };
	const spent = { hex: '2417', spent: 2 } as const;
	const table = new Table(game, placed(game, { ...units, ...depots, 'r-cvy-2901': spent }));
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let']);
	table.do({ type: 'done' });
	expect(greedy(game, table.state, table.allowed)).toMatchObject({ depot: 'r-cvy-1809' });
});

describe('the greedy player', () => {
	/** One game: its first turn played by orders and looked at closely, then on by steps. */
	const dice = diceOf(5);
	let { state } = begun(engine, 'historical');

	test('gives orders: what it would answer step by step of what is offered, as one decision; the same every time', () => {
		let given = 0;
		let steps = 0;
		while (state.turn === 1) {
			const { commands } = engine.waiting(state);
			const roll = rolled(engine, state, (call) => throwFor(call, dice));
			const command = roll ?? orders(engine, state, commands);
			if (!roll && often(++given)) expect(orders(engine, state, commands)).toEqual(command);
			for (const step of command.type === 'order' ? command.steps : [command]) {
				const { commands: offered } = engine.waiting(state);
				if (!roll && step.type !== 'standing' && often(++steps)) {
					expect(offered).toContainEqual(step);
					expect(step).toEqual(greedy(game, state, offered));
				}
				const decision = engine.decide(state, step);
				if (!decision.ok) throw new Error(decision.refusal.why.text);
				state = decision.facts.reduce(engine.evolve, state);
			}
		}
		expect(given).toBeLessThan(steps / 2);
		expect(given).toBeLessThan(140);
	}, 60_000);

	test('a game, in `npm run test:deep` to its end: both sides attack, both lose men, and places fall to both', () => {
		const attacks = { white: 0, red: 0 };
		const losses = { white: 0, red: 0 };
		const taken = { white: 0, red: 0 };
		let holders = standing(state);
		const least = 10;
		const seen = (): boolean =>
			(['white', 'red'] as const).every(
				(player) => attacks[player] >= least && losses[player] >= least && taken[player] > 0
			);
		while (!state.result && (DEEP || !seen())) {
			const decision = engine.decide(
				state,
				rolled(engine, state, (call) => throwFor(call, dice)) ??
					greedy(game, state, engine.waiting(state).commands)
			);
			if (!decision.ok) throw new Error(decision.refusal.why.text);
			for (const event of decision.facts) {
				if (event.type === 'fightBegan') attacks[event.player] += 1;
				if (event.type === 'stepsLost') {
					const unit = state.units.find(({ id }) => id === event.unit);
					if (unit) losses[unit.player] += event.steps;
				}
				state = engine.evolve(state, event);
				const now = standing(state);
				now.forEach((player, at) => {
					if (player && holders[at] && holders[at] !== player) taken[player] += 1;
				});
				holders = now.map((player, at) => player ?? holders[at]);
			}
		}
		if (DEEP) expect(state.result).not.toBeNull();
		expect(seen(), JSON.stringify({ attacks, losses, taken })).toBe(true);
	}, 120_000);

	/** What Red's first regiment of Letts does next to two battalions. */
	const choice = (others: Parameters<typeof placed>[1]): Command => {
		const state = placed(game, {
			'w-1-3k': '2419',
			'w-2-3k': '2419',
			'r-1-let': '2418',
			'r-cvy-1809': '2417',
			...others
		});
		const picked = engine.decide(state, { type: 'pick', unit: 'r-1-let' });
		if (!picked.ok) throw new Error(picked.refusal.why.text);
		const moving = picked.facts.reduce(engine.evolve, state);
		return greedy(game, moving, engine.waiting(moving).commands);
	};

	test('alone it lets a stronger enemy be; with others beside it it opens the attack that they can join', () => {
		expect(choice({}).type).not.toBe('attack');
		expect(
			choice({
				'r-2-let': '2418',
				'r-3-let': '2418',
				'r-4-let': '2519',
				'r-5-let': '2519',
				'r-6-let': '2319',
				'r-7-let': '2319'
			})
		).toMatchObject({ type: 'attack', kind: 'prepared', hex: '2419' });
	});

	test('8.5 it leaves before combat where that costs less by exact chances, and stands where it does not', () => {
		const state = placed(game, {
			'r-1-tchkz': '2419',
			'w-1-1k': '2418',
			'w-2-1k': '2519',
			'w-3-1k': '2519'
		});
		const attack = (...units: readonly string[]) =>
			imaginedCombat(game, state, { kind: 'prepared', hex: '2419', units });
		expect(leavingIsBetter(game, attack('w-1-1k', 'w-2-1k', 'w-3-1k'), 0.5)).toBe(true);
		const strong = placed(game, { 'w-1-1k': '2419', 'w-2-1k': '2419', 'r-1-7d': '2418' });
		const weak = imaginedCombat(game, strong, { kind: 'prepared', hex: '2419', units: ['r-1-7d'] });
		expect(leavingIsBetter(game, weak, 0.5)).toBe(false);
	});

	test('danger counts less for a strong force, and not at all where nobody can strike back', () => {
		const far = ['r-1-let', 'r-2-let', 'r-3-let', 'r-4-let', 'r-5-let'].map((id) => [id, '1503']);
		const near = {
			...(Object.fromEntries(far) as Record<string, string>),
			...{ 'r-1-7d': '2412', 'w-1-1k': '2415', 'w-2-1k': '2415', 'w-3-1k': '2415' }
		};
		const at = (turn: number, force: number): number => {
			const state = placed(game, near, { turn });
			const hex = hexIndex(game, '2413');
			return worth(game, state, unitOf(game, state, 'r-1-7d'), hex, { hex, force }, 3);
		};
		expect(at(5, 1)).toBeLessThan(at(5, 3));
		expect(at(5, 3)).toBeLessThan(at(12, 1));
		expect(at(12, 1)).toBe(at(12, 3));
	});

	test('10.2 in the last turns a place that nobody holds is worth more than any other hex', () => {
		const goes = (turn: number): number => {
			const state = placed(
				game,
				{ 'r-1-7d': '2010', 'w-1-1k': '2114', 'w-2-1k': '2114' },
				{ turn }
			);
			const unit = unitOf(game, state, 'r-1-7d');
			const value = (hex: string): number =>
				worth(game, state, unit, hexIndex(game, hex), { hex: hexIndex(game, '2007'), force: 1 }, 3);
			return value('2110') - value('2010');
		};
		expect(goes(11)).toBeGreaterThan(goes(5));
		expect(goes(11)).toBeGreaterThan(0);
	});

	test('10.2 Red has the stations of the double track for goals too, White those that Red took', () => {
		const state = placed(game, { 'r-1-let': '3015', 'w-1-1k': '2705' });
		const hexes = (player: Player): (string | undefined)[] =>
			goalsOf(game, state, player).map(({ hex }) => game.board.grid.hexes[hex]);
		expect(hexes('red')).toEqual(expect.arrayContaining([...places, '3015', '3018']));
		expect(hexes('red')).not.toContain('2920');
		expect(hexes('white')).toContain('3015');
		expect(hexes('white')).not.toContain('3018');
	});

	test('below the least chance that the hex falls an attack is worth nothing', () => {
		const state = placed(game, {
			'w-1-3k': '2419',
			'w-2-3k': '2419',
			'r-1-let': '2418',
			'r-2-let': '2418',
			'r-3-let': '2418',
			'r-4-let': '2519',
			'r-5-let': '2519',
			'r-6-let': '2319'
		});
		const prospect = (...units: readonly string[]) =>
			prospectOf(game, imaginedCombat(game, state, { kind: 'prepared', hex: '2419', units }), 3);
		expect(prospect('r-1-let').falls).toBeLessThan(LEAST_CHANCE);
		expect(prospect('r-1-let').value).toBe(-Infinity);
		const all = prospect('r-1-let', 'r-2-let', 'r-3-let', 'r-4-let', 'r-5-let', 'r-6-let');
		expect(all.falls).toBeGreaterThan(LEAST_CHANCE);
		expect(all.value).toBeGreaterThan(-Infinity);
	});

	test('5.2 a formation goes for one place together, and its guns with it', () => {
		const state = placed(game, {
			'r-1-let': '2411',
			'r-2-let': '2007',
			'r-art-let': '2009',
			'w-1-1k': '2705'
		});
		const goals = ['r-1-let', 'r-2-let', 'r-art-let'].map(
			(id) => errandOf(game, state, unitOf(game, state, id)).hex
		);
		expect(new Set(goals).size).toBe(1);
	});

	test('10.2 of the stations of the double track Red is drawn to the one with the fewest enemies near', () => {
		const best = (units: Parameters<typeof placed>[1]): string | undefined => {
			const goals = goalsOf(game, placed(game, units), 'red');
			const { doubleTrack, orel } = game.board;
			const stations = goals.filter(({ hex }) => doubleTrack.includes(hex) && hex !== orel);
			return game.board.grid.hexes[bestOf(stations, ({ worth }) => worth)?.hex ?? -1];
		};
		expect(best({ 'r-1-let': '2418', 'w-1-1k': '3018', 'w-2-1k': '3111' })).not.toBe('3018');
		expect(best({ 'r-1-let': '2418', 'w-1-1k': '2806', 'w-2-1k': '3111', 'w-3-1k': '2908' })).toBe(
			'3018'
		);
	});

	test('10.2 cavalry is not sent to a station, where only infantry wins', () => {
		const holders = ['r-1-7d', 'r-1-41d', 'r-1-46d', 'r-1-57d', 'r-1-est', 'r-1-pavl'];
		const held = Object.fromEntries(places.map((hex, at) => [holders[at] ?? '', hex]));
		const toStation = (unit: string): boolean => {
			const state = placed(game, { ...held, [unit]: '3013' });
			const { hex } = errandOf(game, state, unitOf(game, state, unit));
			return goalsOf(game, state, 'red').some((goal) => goal.infantry && goal.hex === hex);
		};
		expect(toStation('r-1-let')).toBe(true);
		expect(toStation('r-1-tchkz')).toBe(false);
	});

	test('10.2 in the last turns infantry in supply steps up to the double track, unless others stand there', () => {
		const gain = (turn: number, others: Parameters<typeof placed>[1] = {}): number => {
			const state = placed(
				game,
				{ 'r-1-let': '2907', 'r-cvy-1809': '2906', 'w-1-1k': '2705', ...others },
				{ turn, control: 'r'.repeat(400) }
			);
			const unit = unitOf(game, state, 'r-1-let');
			const value = (hex: string): number =>
				worth(game, state, unit, hexIndex(game, hex), { hex: hexIndex(game, '3005'), force: 1 }, 3);
			return value('2908') - value('3005');
		};
		expect(gain(11)).toBeGreaterThan(gain(5) + 5);
		expect(gain(11, { 'r-2-let': '3015' })).toBeLessThan(gain(11) - 5);
	});

	test('3 a convoy goes to the troops that no depot is near, where it can trace, and not into a ZoC', () => {
		const goes = (units: Parameters<typeof placed>[1], control: string): string | undefined => {
			const state = placed(
				game,
				{ 'r-cvy-1809': '2413', ...units },
				{ control: control.repeat(400), moving: fresh('r-cvy-1809') }
			);
			const { commands } = engine.waiting(state);
			return convoyGoes(game, state, unitOf(game, state, 'r-cvy-1809'), commands)?.hex;
		};
		const troops = { 'r-1-let': '2407', 'r-2-let': '2407' };
		const there = goes(troops, 'r') ?? '';
		expect(distance(game.board.grid, hexIndex(game, there), hexIndex(game, '2407'))).toBeLessThan(
			5
		);
		expect(goes(troops, '-')).toBeUndefined();
		expect(goes({ ...troops, 'r-cvy-1410': '2408' }, 'r')).not.toBe('2407');
	});

	test('3.3 a convoy that was lost comes back near the troops that it is to serve, out of reach of the enemy', () => {
		const enters = (units: Parameters<typeof placed>[1]): string | undefined => {
			const state = placed(game, units, { control: 'r'.repeat(400) });
			const hexes = ['0101', '1501', '2701', '3101'];
			const commands = hexes.map((hex): Command => ({ type: 'enter', unit: 'r-cvy-1809', hex }));
			return entryOf(game, state, commands)?.hex;
		};
		expect(enters({ 'r-1-let': '2704', 'r-2-let': '2704' })).toBe('2701');
		expect(enters({ 'r-1-let': '1404', 'r-2-let': '1404' })).toBe('1501');
		const exposed = { 'r-1-let': '1506', 'w-1-1k': '1502', 'w-2-1k': '1502' };
		expect(enters(exposed)).not.toBe('1501');
	});

	test('9 it lets vehicles alone that would only go back before combat, unless they hold a place', () => {
		const attacks = (hex: string, from: string): boolean => {
			const state = placed(game, { 'w-ac-2k': hex, 'r-1-let': from, 'r-2-let': from });
			const picked = engine.decide(state, { type: 'pick', unit: 'r-1-let' });
			if (!picked.ok) throw new Error(picked.refusal.why.text);
			const moving = picked.facts.reduce(engine.evolve, state);
			const { commands } = engine.waiting(moving);
			expect(commands.some(({ type }) => type === 'attack')).toBe(true);
			return bestAttack(game, moving, unitOf(game, moving, 'r-1-let'), commands)?.type === 'attack';
		};
		expect(attacks('2419', '2418')).toBe(false);
		expect(attacks('2110', '2109')).toBe(true);
	});

	test('9.1.1 it seeks no duel of trains, though another train could fire for it and a place is to be won', () => {
		const state = placed(
			game,
			{ 'r-at-lenine': '2903', 'r-at-avrora': '2903', 'w-at-kalita': '2904', 'w-rd-orel': '2904' },
			{ player: 'red' }
		);
		const attacks = (['prepared', 'hasty'] as const).map((kind): Command => ({
			type: 'attack',
			kind,
			hex: '2904',
			join: null
		}));
		expect(bestAttack(game, state, unitOf(game, state, 'r-at-lenine'), attacks)).toBeUndefined();
	});

	test('8.6.2, 8.3.1 guns make ready only for an attack that they may support, or a target that they have', () => {
		const does = (gun: string, units: Parameters<typeof placed>[1]): string | undefined => {
			const attacks = [{ id: 1, kind: 'prepared', hex: '2419', units: ['r-1-let'] }] as const;
			const action = { kind: 'attack', attack: 1 } as const;
			const state = placed(
				game,
				{
					'w-2-3k': '2419',
					'r-1-let': { hex: '2418', action, done: true },
					[gun]: { hex: '2417', mode: 'march' },
					...units
				},
				{ attacks, observed: ['w-2-3k', 'w-cvy-2014', 'w-1-1k'], moving: fresh(gun) }
			);
			const { commands } = engine.waiting(state);
			expect(commands.some(({ type }) => type === 'support')).toBe(true);
			expect(commands.some(({ type }) => type === 'barrage')).toBe(true);
			return fire(game, state, unitOf(game, state, gun), commands)?.type;
		};
		expect(does('r-art-let', {})).toBe('support');
		expect(does('r-art-pavl', {})).toBeUndefined();
		expect(does('r-art-pavl', { 'w-cvy-2014': '2416' })).toBeUndefined();
		expect(does('r-art-pavl', { 'w-1-1k': '2416' })).toBe('barrage');
	});

	test('guns are worth more beside troops than alone before the enemy', () => {
		const state = placed(game, {
			'r-art-let': '2417',
			'r-1-let': '2418',
			'w-1-1k': '2420',
			'w-2-1k': '2420'
		});
		const unit = unitOf(game, state, 'r-art-let');
		const value = (hex: string): number =>
			worth(game, state, unit, hexIndex(game, hex), { hex: hexIndex(game, '2420'), force: 1 }, 3);
		expect(value('2418')).toBeGreaterThan(value('2318'));
	});

	test('of equals the first is taken, and nothing that is not worth more than the least', () => {
		expect(bestOf(['a', 'bb', 'cc'], ({ length }) => length)).toBe('bb');
		expect(bestOf(['a', 'b'], ({ length }) => length, 1)).toBeUndefined();
	});
});
