import Fraction from 'fraction.js';
import { describe, expect, test } from 'vitest';
import { mapped } from '#lib/kernel/dice/distribution.ts';
import type { Call } from '#lib/kernel/dice/draw.ts';
import { combatChances, USUAL_POLICY } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { imaginedCombat } from '#lib/rules/orel-1919/engine/combat/imagine.ts';
import { situationOf } from '#lib/rules/orel-1919/engine/combat/scene.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Game } from '#lib/rules/orel-1919/engine/game.ts';
import type { State, UnitId } from '#lib/rules/orel-1919/engine/state.ts';
import type { Combat, Fighter } from '#lib/rules/orel-1919/rules/08-combat.ts';
import { lossesBy } from '#lib/rules/orel-1919/rules/08-combat/08-8-losses.ts';
import { inAssault } from '#lib/rules/orel-1919/rules/08-combat/08-8-assault.ts';
import { callIn, engineOf, gameWith, rolled } from './play.ts';
import { placed, Table, throwOf } from './placed.ts';

/** Every number that a call can come to, and in how many ways. */
const numbers = ({ dice, sides }: Call): [number, number][] => {
	let ways = new Map([[0, 1]]);
	for (let die = 0; die < dice; die++) {
		const next = new Map<number, number>();
		for (const [sum, count] of ways)
			for (let face = 1; face <= sides; face++)
				next.set(sum + face, (next.get(sum + face) ?? 0) + count);
		ways = next;
	}
	return [...ways];
};

/** The policy of the chances, as a player of the game would follow it. */
const follow = (game: Game, state: State, commands: readonly Command[]): Command => {
	const { fight } = state.combat ?? {};
	const of = (type: Command['type']): Command | undefined =>
		commands.find((one) => one.type === type);
	const takes = commands.filter((one) => one.type === 'take');
	if (takes.length > 0 && fight) {
		const there = inAssault(situationOf(game, state, fight), fight.results);
		const attacks = takes.some((one) => fight.attackers.includes(one.unit));
		const role = attacks ? 'attacker' : 'defender';
		const took = fight.took[role];
		const next = lossesBy(there, role, took.length + 1, 'most_steps')[took.length];
		return takes.find(({ unit }) => unit === next) ?? takes[0]!;
	}
	for (const type of ['stand', 'yes', 'assault', 'retreat', 'advance', 'pass', 'done'] as const) {
		const found = of(type);
		if (found) return found;
	}
	throw new Error(JSON.stringify(commands));
};

/** How the fight ended, as a player of the game sees it. */
const seen = (before: State, after: State, hex: string): string => {
	const holds = after.units.some((unit) => unit.hex === hex && unit.player === 'white');
	const entered = after.units.some((unit) => unit.hex === hex && unit.player === 'red');
	const lost = (player: string): number =>
		before.units.reduce((sum, unit, at) => {
			if (unit.player !== player || unit.fate !== 'map') return sum;
			const now = after.units[at];
			return sum + unit.steps - (now && now.fate !== 'lost' && now.fate !== 'pool' ? now.steps : 0);
		}, 0);
	const routed = (player: string): boolean =>
		after.units.some((unit) => unit.player === player && unit.mode === 'routed');
	return [
		holds ? 'holds' : entered ? 'falls' : 'vacated',
		lost('red'),
		lost('white'),
		routed('red'),
		routed('white')
	].join();
};

/** Every way of the dice, decided by the engine. */
const byDeciding = (game: Game, start: State, hex: string): Map<string, Fraction> => {
	const engine = engineOf(game);
	const found = new Map<string, Fraction>();
	/** Ways that have met again are gone on with once. */
	let open = new Map<string, [State, Fraction]>();
	const walk = (state: State, chance: Fraction, ahead: typeof open): void => {
		let at = state;
		for (;;) {
			if (at.phase !== 'combat' || at.combat?.resolved.length) {
				const end = seen(start, at, hex);
				found.set(end, (found.get(end) ?? new Fraction(0)).add(chance));
				return;
			}
			const call = callIn(engine, at);
			if (call) {
				const all = call.sides ** call.dice;
				for (const [number, ways] of numbers(call)) {
					const roll = rolled(engine, at, () => throwOf(call, number));
					if (!roll) continue;
					const next = after(at, roll);
					const name = JSON.stringify(next);
					const before = ahead.get(name)?.[1] ?? new Fraction(0);
					ahead.set(name, [next, before.add(chance.mul(ways).div(all))]);
				}
				return;
			}
			at = after(at, follow(game, at, engine.waiting(at).commands));
		}
	};
	const after = (state: State, command: Command): State => {
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(`${JSON.stringify(command)} ${decision.refusal.rule}`);
		let next = state;
		for (const event of decision.facts) {
			if (next.combat?.resolved.length) break;
			next = engine.evolve(next, event);
		}
		return next;
	};
	open.set('', [start, new Fraction(1)]);
	while (open.size > 0) {
		const ahead: typeof open = new Map();
		for (const [state, chance] of open.values()) walk(state, chance, ahead);
		open = ahead;
	}
	return found;
};

const text = (all: Iterable<readonly [string, Fraction]>): string[] =>
	[...all].map(([end, chance]) => `${end} ${chance.toFraction()}`).sort();

describe('8 the chances of an attack are those of deciding it', () => {
	const cases: [string, Parameters<typeof placed>[1], UnitId[], UnitId[]][] = [
		['a weak attacker', { 'r-1-41d': '2418', 'w-1-1k': '2419' }, ['r-1-41d'], []],
		[
			'cavalry with guns in support, against a squadron and guns',
			{
				'r-cv-let': '2418',
				'r-1-let': '2418',
				'r-art-let': '2417',
				'w-cv-1k': '2419',
				'w-art-1k': { hex: '2419', fired: true }
			},
			['r-cv-let', 'r-1-let'],
			['r-art-let']
		],
		[
			'in March mode and Routed',
			{
				'r-1-let': '2418',
				'w-2-3k': { hex: '2419', mode: 'march' },
				'w-cv-1k': { hex: '2419', mode: 'routed' }
			},
			['r-1-let'],
			[]
		],
		[
			'a car that may enter where its infantry is Repulsed',
			{
				'r-1-7d': { hex: '2418', unsupplied: true },
				'r-ac-let': '2418',
				'w-rec-1': '2419',
				'w-rec-2': '2419',
				'w-rec-3': '2419'
			},
			['r-1-7d', 'r-ac-let'],
			[]
		],
		[
			'guns that go back with their stack, while others go on',
			{
				'r-1-est': '2418',
				'r-vo-est': '2319',
				'r-art-est': '2319',
				'w-1-1k': '2419'
			},
			['r-1-est', 'r-vo-est'],
			['r-art-est']
		],
		[
			'guns that stay with others of their stack',
			{
				'r-1-est': '2418',
				'r-vo-est': '2319',
				'r-86-est': '2319',
				'r-art-est': '2319',
				'w-1-1k': '2419'
			},
			['r-1-est', 'r-vo-est'],
			['r-art-est']
		],
		[
			'cars on both sides among guns, each hit on a 1',
			{
				'r-1-let': '2418',
				'r-ac-let': '2418',
				'w-rec-1': '2419',
				'w-ac-2k': '2419',
				'w-art-1k': '2419'
			},
			['r-1-let', 'r-ac-let'],
			[]
		],
		[
			'cars left alone',
			{ 'r-rec-1': '2418', 'r-ac-let': '2418', 'w-rec-1': '2419', 'w-ac-2k': '2419' },
			['r-rec-1', 'r-ac-let'],
			[]
		]
	];

	test.each(cases)(
		'%s',
		(name, units, attackers, guns) => {
			for (const combat of [
				name.startsWith('in March') ? ('new' as const) : ('standard' as const)
			]) {
				const game = gameWith({ combat });
				const table = new Table(game, placed(game, units));
				table.attack('2419', 'prepared', attackers);
				for (const unit of guns)
					table.do({ type: 'pick', unit }, { type: 'support', of: 'prepared' });
				table.do({ type: 'done' });
				const counted = mapped(
					combatChances(
						game.book,
						imaginedCombat(game, table.state, { kind: 'prepared', hex: '2419', units: attackers })
					),
					(end) =>
						[
							end.hex,
							end.attackerLost,
							end.defenderLost,
							end.attackerRouts,
							// Who was Routed before and is neither lost nor rallied is seen as Routed too.
							end.defenderRouts
						].join()
				);
				const decided = byDeciding(game, table.state, '2419');
				const plain = (all: Iterable<readonly [string, Fraction]>): string[] => {
					if (!Object.values(units).some((one) => typeof one !== 'string' && one.mode === 'routed'))
						return text(all);
					const merged = new Map<string, Fraction>();
					for (const [end, chance] of all) {
						const key = end.replace(/,(true|false)$/, '');
						merged.set(key, (merged.get(key) ?? new Fraction(0)).add(chance));
					}
					return text(merged);
				};
				expect(
					plain(
						counted.outcomes.map(({ value, weight }) => [
							value,
							new Fraction(weight, counted.total)
						])
					)
				).toEqual(plain(decided));
			}
		},
		120_000
	);
});

test('8.5, 7.1.4 horse guns that tried to leave and could not are in March mode, and do not support', () => {
	const game = gameWith();
	const state = placed(
		game,
		{ 'w-19dr': '2418', 'r-1-41d': '2419', 'r-art14-41d': '2419' },
		{ player: 'white' }
	);
	const combat = imaginedCombat(game, state, { kind: 'prepared', hex: '2419', units: ['w-19dr'] });
	expect(combat.supports.map(({ id }) => id)).toEqual(['r-art14-41d']);
	const guns = (as: Partial<Fighter>): readonly Fighter[] =>
		combat.defenders.map((one) => (one.id === 'r-art14-41d' ? { ...one, ...as } : one));
	const ends = (one: Combat, evade: boolean): string[] => {
		const { outcomes, total } = combatChances(game.book, one, { ...USUAL_POLICY, evade });
		return text(
			outcomes.map(({ value, weight }) => [JSON.stringify(value), new Fraction(weight, total)])
		);
	};
	const silent = { ...combat, defenders: guns({ mode: 'march' }), supports: [] };
	// With TQ 0 they cannot leave.
	const held = { ...combat, defenders: guns({ tq: 0 }) };
	expect(ends(held, true)).toEqual(ends(silent, false));
});
