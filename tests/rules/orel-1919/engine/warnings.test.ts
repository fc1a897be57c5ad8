import { describe, expect, test } from 'vitest';
import { warningsOf, type Warned } from '#lib/rules/orel-1919/engine/ahead/warnings.ts';
import { shown } from '#lib/words/t.ts';
import { engineOf, gameWith, playByChance } from './play.ts';
import { placed, Table } from './placed.ts';
import { runs } from '../../../random.ts';

const game = gameWith();

const told = ({ kind, rule, what, hex, units, stops }: Warned) =>
	[kind, rule, shown(what), hex, units.join(), stops] as const;

const warned = (
	units: Parameters<typeof placed>[1],
	more: Parameters<typeof placed>[2] = {},
	prepare: (table: Table) => void = () => undefined
): readonly Warned[] => {
	const table = new Table(game, placed(game, units, more));
	prepare(table);
	return warningsOf(game, table.state);
};

const kinds = (warnings: readonly Warned[]): readonly string[] => warnings.map(({ kind }) => kind);

describe('what a player should look at before he is done', () => {
	test('7.2, 7.1 units that could still attack, support, fire or move, each with its hex', () => {
		const found = warned(
			{
				'w-1-1k': '2419',
				'w-art-1k': '2420',
				'r-1-let': '2418',
				'r-art-let': '2417',
				'r-3-let': '2410'
			},
			{ observed: ['w-1-1k'] }
		);
		expect(found.map(told)).toEqual([
			[
				'noAttack',
				'7.2',
				'No attack is declared. Once the phase is over, none can be.',
				null,
				'',
				false
			],
			['couldAttack', '7.2', '1st Letton Regiment could attack 2419.', '2418', 'r-1-let', false],
			['couldFire', '8.3.1', 'Letton Artillery could fire a barrage.', '2417', 'r-art-let', false],
			['couldMove', '7.1', '3rd Letton Regiment could move.', '2410', 'r-3-let', false]
		]);
	});

	test('8.6.2 guns that could support an attack; guns whose support reaches none; without a target', () => {
		const units = {
			'w-1-1k': '2419',
			'r-1-let': '2418',
			'r-art-let': '2417',
			'r-art-9d': '2416',
			'r-cvy-1809': '2416'
		};
		const declared = warned(units, {}, (table) => table.attack('2419', 'prepared', ['r-1-let']));
		expect(declared.filter(({ kind }) => kind === 'couldSupport').map(told)).toEqual([
			[
				'couldSupport',
				'8.6.2',
				'Letton Artillery could support the attack on 2419.',
				'2417',
				'r-art-let',
				false
			]
		]);
		const idle = warned(units, {}, (table) => {
			table.attack('2419', 'prepared', ['r-1-let']);
			table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'hasty' });
			table.do({ type: 'pick', unit: 'r-art-9d' }, { type: 'barrage' });
		});
		expect(idle.slice(0, 2).map(told)).toEqual([
			[
				'supportsNothing',
				'8.6.2',
				'Letton Artillery is ready to support, but no attack of that kind is within its reach.',
				'2417',
				'r-art-let',
				false
			],
			[
				'noTarget',
				'8.3.1',
				'Artillery (Art/9D) is ready for a barrage, but has no target.',
				'2416',
				'r-art-9d',
				false
			]
		]);
	});

	test('8.2.1 attacks without munitions: no depot, and too few points for two attacks', () => {
		const attack = (table: Table) => table.attack('2419', 'prepared', ['r-1-let']);
		const none = warned({ 'w-1-1k': '2419', 'r-1-let': '2418' }, {}, attack);
		expect(none.map(told)[0]).toEqual([
			'noMunitions',
			'8.2.1',
			'No munitions for the attack on 2419. Unsupplied afterwards: 1st Letton Regiment.',
			'2418',
			'r-1-let',
			false
		]);
		const depot = { 'w-1-1k': '2419', 'r-1-let': '2418', 'r-cvy-1809': '2416' };
		expect(kinds(warned(depot, {}, attack))).not.toContain('noMunitions');
		// One is declared, though another could be.
		const other = kinds(warned({ ...depot, 'r-3-let': '2318', 'w-2-3k': '2319' }, {}, attack));
		expect(other).toContain('couldAttack');
		expect(other).not.toContain('noAttack');
		const two = warned({ ...depot, 'r-3-let': '2318', 'w-2-3k': '2319' }, {}, (table) => {
			attack(table);
			table.attack('2319', 'prepared', ['r-3-let']);
		});
		// Three points pay for one Prepared Attack of two.
		expect(kinds(two).filter((kind) => kind === 'noMunitions')).toHaveLength(1);
	});

	test('8.2.1 an attacker out of range of the depot that pays', () => {
		const found = warned(
			{ 'w-1-1k': '2419', 'r-1-let': '2418', 'r-2-let': '2519', 'r-cvy-1809': '2413' },
			{},
			(table) => table.attack('2419', 'prepared', ['r-1-let', 'r-2-let'])
		);
		expect(found.filter(({ kind }) => kind === 'outOfRange').map(({ units }) => units)).toEqual([
			['r-2-let']
		]);
	});

	test('7.5 a unit that was forced off is lost if it does not come back; it is, when the phase ends', () => {
		const due = { turn: 5, hexes: [], group: null, penalty: 0, returning: true };
		const state = placed(game, { 'r-1-let': '2418', 'w-1-1k': '2425' });
		const away = {
			...state,
			units: state.units.map((unit) =>
				unit.id === 'r-2-let' ? { ...unit, fate: 'due' as const, hex: null, due } : unit
			)
		};
		expect(told(warningsOf(game, away)[0] as Warned)).toEqual([
			'lost',
			'7.5',
			'2nd Letton Regiment is lost if it does not come back now.',
			null,
			'r-2-let',
			false
		]);
		const engine = engineOf(game);
		const done = engine.decide(away, { type: 'done' });
		expect(done.ok && done.facts).toContainEqual({
			type: 'removed',
			rule: '7.5',
			unit: 'r-2-let',
			prisoners: 0
		});
	});

	test('7.1 a unit on its move stops the phase', () => {
		const found = warned({ 'r-1-let': '2418', 'w-1-1k': '2425' }, {}, (table) =>
			table.do({ type: 'pick', unit: 'r-1-let' })
		);
		expect(found.map(({ kind, stops }) => [kind, stops])).toEqual([['onItsMove', true]]);
	});

	test('done is refused exactly where a warning stops it', () => {
		const engine = engineOf(game);
		let asked = 0;
		for (let seed = 1; seed <= runs(2); seed++)
			playByChance(game, 'historical', seed, 400, ({ after }) => {
				if (after.phase !== 'movement' || after.result || asked % 7 !== 0) {
					asked += 1;
					return;
				}
				asked += 1;
				const { commands, player } = engine.waiting(after);
				if (player !== after.player || after.playing) return;
				const stops = warningsOf(game, after).some((one) => one.stops);
				const done = commands.some(({ type }) => type === 'done');
				expect([seed, asked, stops]).toEqual([seed, asked, !done]);
			});
		expect(asked).toBeGreaterThan(100);
	});
});
