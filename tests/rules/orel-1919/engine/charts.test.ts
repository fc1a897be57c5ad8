import { describe, expect, test } from 'vitest';
import { DEEP, some } from '../../../random.ts';
import { chances, throwFor } from '#lib/kernel/dice/draw.ts';
import type { Distribution } from '#lib/kernel/dice/distribution.ts';
import { combatChances } from '#lib/rules/orel-1919/engine/combat/chances.ts';
import { imaginedCombat } from '#lib/rules/orel-1919/engine/combat/imagine.ts';
import { fighterOf, terrainIn } from '#lib/rules/orel-1919/engine/combat/scene.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { gameOf, unitOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import type { State, UnitId } from '#lib/rules/orel-1919/engine/state.ts';
import { CHARTS, type Charts } from '#lib/rules/orel-1919/charts.ts';
import { shippedPack } from '#lib/rules/orel-1919/scenarios/pack.ts';
import { COHESION_RESULTS, MORALE_RESULTS, ROLES } from '#lib/rules/orel-1919/types.ts';
import { corrected } from '../corrected.ts';
import { diceOf, engineOf, rolled } from './play.ts';
import { placed, Table } from './placed.ts';
import { barrage } from '../../../tools/cases/orel-1919-fight.ts';

/** A position, and how its combat phase is begun. */
interface Position {
	readonly units: Parameters<typeof placed>[1];
	readonly begins: (table: Table) => void;
	/** The exact chances of what the dice will do. */
	readonly chances: (game: Game, state: State) => Distribution<unknown>;
}

const attackOn = (
	units: Position['units'],
	attackers: readonly UnitId[],
	guns: readonly UnitId[] = []
): Position => ({
	units,
	begins: (table) => {
		table.attack('2419', 'prepared', attackers);
		for (const unit of guns) table.do({ type: 'pick', unit }, { type: 'support', of: 'prepared' });
		table.do({ type: 'done' });
	},
	chances: (game, state) =>
		combatChances(
			game.book,
			imaginedCombat(game, state, { kind: 'prepared', hex: '2419', units: attackers })
		)
});

const EVEN = attackOn(
	{
		'r-cv-let': '2418',
		'r-1-let': '2418',
		'r-art-let': '2417',
		'w-cv-1k': '2419',
		'w-2-3k': '2419'
	},
	['r-cv-let', 'r-1-let'],
	['r-art-let']
);
const WEAK = attackOn({ 'r-1-41d': '2418', 'w-1-1k': '2419', 'w-2-3k': '2419' }, ['r-1-41d']);
const STRONG = attackOn(
	{
		'r-1-let': '2418',
		'r-2-let': '2418',
		'r-cv-let': '2519',
		'w-2-3k': { hex: '2419', mode: 'march', unsupplied: true, recruits: true }
	},
	['r-1-let', 'r-2-let', 'r-cv-let']
);
const DUG_IN = attackOn({ 'r-1-let': '2418', 'w-2-3k': { hex: '2419', works: 'done' } }, [
	'r-1-let'
]);

const SHOT: Position = {
	units: {
		'r-art-let': '2417',
		'r-1-let': '2418',
		'w-2-3k': { hex: '2419', recruits: true, mode: 'march' },
		'w-cv-1k': '2421'
	},
	begins: (table) => {
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		table.do({ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' });
	},
	chances: (game, state) =>
		chances(
			barrage(game.book, {
				fire: fighterOf(game, unitOf(game, state, 'r-art-let')).strength,
				target: fighterOf(game, unitOf(game, state, 'w-2-3k')),
				terrain: terrainIn(game, state, '2419')
			})
		)
};

const begun = (game: Game, { units, begins }: Position): State => {
	const table = new Table(game, placed(game, units, { observed: ['w-2-3k'] }));
	begins(table);
	return table.state;
};

const ORDER = ['stand', 'yes', 'assault', 'take', 'retreat', 'advance', 'pass', 'done'] as const;

/** How the combat ends with these dice where everybody follows the usual policy. */
const playedOut = (game: Game, start: State, seed: number): string => {
	const engine = engineOf(game);
	const dice = diceOf(seed);
	let state = start;
	while (state.phase === 'combat' && state.player === start.player) {
		const { commands } = engine.waiting(state);
		const wanted = ORDER.map((type) => commands.find((one) => one.type === type));
		const command: Command | undefined =
			rolled(engine, state, (call) => throwFor(call, dice)) ??
			wanted.find((one) => one !== undefined) ??
			commands[0];
		const decision = command && engine.decide(state, command);
		if (!decision?.ok) throw new Error(JSON.stringify(command));
		state = decision.facts.reduce(engine.evolve, state);
	}
	const units = state.units.map(({ fate, hex, steps, mode }) => [fate, hex, steps, mode]);
	return JSON.stringify([units, state.prisoners]);
};

const SEEDS = Array.from({ length: 400 }, (_, seed) => seed + 1);
const pack = shippedPack();
const printed = gameOf(pack);
const known = new Map<string, string>();
const asPrinted = (name: string, start: State, seed: number): string => {
	const key = `${name} ${seed}`;
	const before = known.get(key) ?? playedOut(printed, start, seed);
	known.set(key, before);
	return before;
};

const POSITIONS = { EVEN, WEAK, STRONG, DUG_IN, SHOT } as const;
const NAMES = Object.keys(POSITIONS) as (keyof typeof POSITIONS)[];
const seen = (of: Distribution<unknown>): string =>
	JSON.stringify([
		String(of.total),
		of.outcomes.map(({ value, weight }) => [value, String(weight)])
	]);

/** A position as it begins by the printed charts, and the chances in it. */
const asItOpens = (name: keyof typeof POSITIONS): { before: State; chances: string } => {
	const before = begun(printed, POSITIONS[name]);
	return { before, chances: seen(POSITIONS[name].chances(printed, before)) };
};
const opened = {
	EVEN: asItOpens('EVEN'),
	WEAK: asItOpens('WEAK'),
	STRONG: asItOpens('STRONG'),
	DUG_IN: asItOpens('DUG_IN'),
	SHOT: asItOpens('SHOT')
};

/** Is there a position in which the chances move where these charts are used, and some play with them? */
const moves = (charts: Partial<Charts>): boolean => {
	const game = gameOf({ ...pack, charts: { ...CHARTS, ...charts } });
	const tables = NAMES.map((name) => {
		const { before, chances } = opened[name];
		const after = begun(game, POSITIONS[name]);
		const chance = chances !== seen(POSITIONS[name].chances(game, after));
		const differs = (seed: number): boolean =>
			playedOut(game, after, seed) !== asPrinted(name, before, seed);
		return { name, chance, differs };
	});
	for (const { name, chance, differs } of tables)
		if (!chance) expect(SEEDS.slice(0, 5).some(differs), name).toBe(false);
	const moved = tables.filter(({ chance }) => chance);
	// One throw in each position after the other: which of them shows it soonest is not known.
	return SEEDS.some((seed) => moved.some(({ differs }) => differs(seed)));
};

type Cell = readonly [name: string, charts: Partial<Charts>];
const other = <T>(all: readonly T[], one: T): T => all.find((two) => two !== one) ?? one;

/** The ends of the table take hundreds of games to be thrown: `npm run test:deep` waits for them. */
const often = (row: number): boolean => DEEP || (row > 4 && row < 13);

/** Where there is no Morale Check, it decides nothing by itself who lost. */
const assault = CHARTS.ASSAULT_RESULTS.rows.filter(often).flatMap((row): Cell[] => {
	const chart = CHARTS.ASSAULT_RESULTS;
	const { columns, at } = chart;
	const cells = {
		attackerLoss: at(row, 'attackerLoss') === 0 ? 1 : 0,
		defenderLoss: at(row, 'defenderLoss') === 0 ? 1 : 0,
		loser: at(row, 'loser') === 'attacker' ? 'defender' : 'attacker',
		morale: Number(at(row, 'morale')) > 0 ? -9 : 9
	} as const;
	return columns
		.filter((column) => column !== 'loser' || at(row, 'morale') !== null)
		.map((column) => [
			`8.8.2 Assault ${row} ${column}`,
			{ ASSAULT_RESULTS: corrected(chart, row, column, cells[column]) }
		]);
});

const checks = ROLES.flatMap((role): Cell[] => {
	const { COHESION, MORALE } = CHARTS;
	return [
		...COHESION.rows.map((row): Cell => {
			const cell = other([...COHESION_RESULTS].reverse(), COHESION.at(row, role));
			return [`8.7.2 Cohesion ${row} ${role}`, { COHESION: corrected(COHESION, row, role, cell) }];
		}),
		...MORALE.rows.map((row): Cell => {
			const cell = other([...MORALE_RESULTS].reverse(), MORALE.at(row, role));
			return [`8.8.2 Morale ${row} ${role}`, { MORALE: corrected(MORALE, row, role, cell) }];
		})
	];
});

const { TERRAIN_EFFECTS, WORKS_AND_WATER, BARRAGE, ODDS_ABOVE, ODDS_BELOW } = CHARTS;
const terrain = (column: 'assault' | 'noCharge' | 'barrage', cell: number): Partial<Charts> => ({
	TERRAIN_EFFECTS: corrected(TERRAIN_EFFECTS, 'clear', column, cell)
});
const OTHERS: readonly Cell[] = [
	['8.8.1 clear', terrain('assault', -3)],
	['8.7.1 no charge', terrain('noCharge', 1)],
	['8.3.2 clear', terrain('barrage', -3)],
	[
		'8.8.1 works',
		{
			WORKS_AND_WATER: corrected<'river' | 'ditch' | 'entrenchment', 'barrage' | 'assault', 0 | -1>(
				WORKS_AND_WATER,
				'entrenchment',
				'assault',
				0
			)
		}
	],
	['8.8.1 odds of 1', { ODDS_ABOVE: corrected(ODDS_ABOVE, '1', 'modifier', 5) }],
	['8.8.1 odds of 5', { ODDS_ABOVE: corrected(ODDS_ABOVE, '5', 'modifier', 0) }],
	['8.8.1 odds of a third', { ODDS_BELOW: corrected(ODDS_BELOW, 'floor', 'third', 4) }],
	['8.3.2 loss', { BARRAGE: corrected(BARRAGE, 12, 'loss', 0) }],
	['8.3.2 check', { BARRAGE: corrected(BARRAGE, 12, 'checkTo', 3) }],
	['8.3.2 modifier', { BARRAGE: corrected(BARRAGE, 12, 'modifier', 4) }]
];

describe('a corrected cell moves what the dice do and their chances together', () => {
	test.each([...some([...assault, ...checks]), ...OTHERS])(
		'%s',
		(_, charts) => {
			expect(moves(charts)).toBe(true);
		},
		60_000
	);
});
