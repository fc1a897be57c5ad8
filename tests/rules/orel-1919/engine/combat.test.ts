import { describe, expect, test } from 'vitest';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { barrageModifiers } from '#lib/rules/orel-1919/rules/08-combat/08-3-barrage.ts';
import { engineOf, gameWith } from './play.ts';
import { placed, Table } from './placed.ts';
import { english } from '../../../english.ts';

const game = gameWith();
const at = (units: Parameters<typeof placed>[1], more: Partial<State> = {}): Table =>
	new Table(game, placed(game, units, more));

/** A table at which the attack on 2419 is declared and paid by nobody, and the movement phase is over. */
const attacking = (
	units: Parameters<typeof placed>[1],
	attackers: readonly string[],
	kind: 'prepared' | 'hasty' = 'prepared',
	more: Partial<State> = {}
): Table => {
	const table = at(units, more);
	table.attack('2419', kind, attackers);
	table.do({ type: 'done' });
	return table;
};

describe('8.2.1 munitions', () => {
	test('an attack that nobody pays for leaves its units Unsupplied', () => {
		const table = attacking({ 'r-1-let': '2418', 'w-2-3k': '2419' }, ['r-1-let']);
		table.do({ type: 'stand' }, 4, 4, { type: 'pass' });
		expect(table.unit('r-1-let').unsupplied).toBe(true);
		expect(table.unit('w-2-3k').unsupplied).toBe(true);
	});

	test('a depot resupplies an idle unit for one point', () => {
		const table = at({
			'r-1-let': { hex: '2418', unsupplied: true },
			'r-cvy-1809': '2417',
			'w-2-3k': '2411'
		});
		table.do({ type: 'done' });
		expect(table.allowed).toEqual([
			{ type: 'resupply', unit: 'r-1-let', depot: 'r-cvy-1809' },
			{ type: 'done' }
		]);
		table.do({ type: 'resupply', unit: 'r-1-let', depot: 'r-cvy-1809' });
		expect(table.unit('r-1-let').unsupplied).toBe(false);
		expect(table.events).toContainEqual({
			type: 'resupplied',
			rule: '8.2.1',
			units: ['r-1-let'],
			depot: 'r-cvy-1809',
			points: 1
		});
	});

	test('7.2 the defender is gone before: the attack lapses and its munitions come back', () => {
		const table = at({
			'r-1-let': '2418',
			'r-2-let': '2519',
			'r-cvy-1809': '2417',
			'w-2-3k': '2419'
		});
		table.attack('2419', 'prepared', ['r-1-let']);
		table.attack('2419', 'prepared', ['r-2-let']);
		table.do({ type: 'done' });
		table.do({ type: 'pay', for: 1, depot: 'r-cvy-1809' });
		expect(table.unit('r-cvy-1809').spent).toBe(2);
		// 3 munitions are not enough for the second attack, which nobody pays for.
		table.do({ type: 'resolve', attack: 2 });
		table.do({ type: 'stand' }, 1, 6, { type: 'assault' }, 12);
		while (table.allowed.some(({ type }) => type === 'take'))
			table.do(table.allowed[0] ?? { type: 'pass' });
		table.do(1, { type: 'retreat', path: ['2420'] });
		expect(table.unit('r-2-let').hex).toBe('2419');
		expect(table.events).toContainEqual({
			type: 'munitionsReturned',
			attack: 1,
			depot: 'r-cvy-1809',
			points: 2
		});
		expect(table.unit('r-1-let').unsupplied).toBe(false);
		expect(table.state.combat).toBeNull();
	});
});

describe('8.3 barrage', () => {
	const guns = () =>
		at(
			{ 'r-art-let': '2417', 'r-1-let': '2418', 'w-2-3k': '2419', 'w-art-1k': '2420' },
			{ observed: ['w-2-3k'] }
		);

	test('8.3.1 hits an observed unit within two hexes; 12 takes a step', () => {
		const table = guns();
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		expect(table.allowed).toEqual([
			{ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' },
			{ type: 'aim', unit: 'r-art-let', target: null }
		]);
		table.do({ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' });
		expect(table.asked).toBe('Barrage');
		// 9 and fire strength 3 make 12; TQ 5 need not check.
		table.do(9);
		expect(table.unit('w-2-3k').steps).toBe(2);
		expect(table.unit('r-art-let').unsupplied).toBe(true);
	});

	test('8.3.2 fire that is halved says so', () => {
		const { book } = gameWith();
		const gun = { tq: 3, steps: 1, mode: 'combat' } as const;
		const fire = (type: 'infantry' | 'artillery', firerUnsupplied = false) =>
			barrageModifiers(book, {
				...{ fire: 4, firerUnsupplied, terrain: [] },
				target: { ...gun, type }
			}).map(({ reason, amount }) => [english(reason), amount]);
		const less = 'Fire strength, less at guns and trains or while Unsupplied';
		expect(fire('infantry')).toEqual([['Fire strength', 4]]);
		expect([fire('artillery'), fire('infantry', true)]).toEqual([[[less, 2]], [[less, 2]]]);
		expect(fire('artillery', true)).toEqual([[less, 1]]);
	});

	test('8.1 I a barrage is paid for before its target is named; a game saved the other way round goes on', () => {
		const stand = { 'r-art-let': '2417', 'r-cvy-1809': '2416', 'w-2-3k': '2419' };
		const observed = { observed: ['w-2-3k'] };
		const pay = { type: 'pay', for: 'r-art-let', depot: 'r-cvy-1809' } as const;
		const aim = { type: 'aim', unit: 'r-art-let', target: 'w-2-3k' } as const;
		const table = at(stand, observed);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		expect(table.allowed).toEqual([pay, { ...pay, depot: null }]);
		table.do(pay);
		expect(table.unit('r-cvy-1809').spent).toBe(1);
		expect(table.allowed).toEqual([aim, { ...aim, target: null }]);
		table.do(aim);
		expect(table.asked).toBe('Barrage');

		const old = at(stand, observed);
		old.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		old.state = [
			{ type: 'targetNamed', rule: '8.3.1', gun: 'r-art-let', target: 'w-2-3k' } as const,
			{ type: 'stepReached', step: 'supply' } as const
		].reduce(engineOf(game).evolve, old.state);
		expect(old.allowed).toEqual([pay, { ...pay, depot: null }]);
		old.do(pay);
		expect(old.asked, 'its target stands').toBe('Barrage');
	});

	test('8.4 guns within two hexes of it fire back after a TQ check', () => {
		const table = at(
			{ 'r-art-let': '2418', 'r-1-let': '2519', 'w-2-3k': '2419', 'w-art-1k': '2420' },
			{ observed: ['w-2-3k'] }
		);
		table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'barrage' }, { type: 'done' });
		table.do({ type: 'aim', unit: 'r-art-let', target: 'w-2-3k' }, 2);
		expect(table.asked).toBe('white');
		table.do({ type: 'aim', unit: 'w-art-1k', target: 'r-art-let' });
		expect(table.asked).toBe('Counterbattery');
		// Fire 4 is halved against guns: 10 and 2 make 12; the guns of TQ 5 lose a step and need not check.
		table.do(5, 10);
		expect(table.unit('r-art-let').steps).toBe(1);
		expect(table.events).toContainEqual({
			type: 'shotFired',
			rule: '8.4',
			gun: 'w-art-1k',
			target: 'r-art-let',
			dice: 10,
			modifier: 2,
			loss: 1,
			check: null,
			lines: [{ section: '8.3.2', reason: expect.stringContaining('fireCut'), amount: 2 }]
		});
		expect(table.unit('w-art-1k').unsupplied).toBe(true);
	});
});

describe('8.5 retreat before combat', () => {
	test('White infantry of TQ 5 gets away from infantry on 5, one hex in March mode; the attacker may enter', () => {
		const table = attacking({ 'r-1-let': '2418', 'w-2-3k': '2419' }, ['r-1-let']);
		expect(table.allowed).toEqual([{ type: 'leave' }, { type: 'stand' }]);
		table.do({ type: 'leave' }, 5, { type: 'retreat', path: ['2420'] });
		expect(table.unit('w-2-3k')).toMatchObject({ hex: '2420', mode: 'march', steps: 3 });
		expect(table.allowed).toEqual([{ type: 'advance', unit: 'r-1-let' }, { type: 'done' }]);
		table.do({ type: 'advance', unit: 'r-1-let' });
		expect(table.unit('r-1-let')).toMatchObject({ hex: '2419', mode: 'combat', unsupplied: false });
	});

	test('a failure leaves it there in March mode', () => {
		const table = attacking({ 'r-1-let': '2418', 'w-2-3k': '2419' }, ['r-1-let']);
		table.do({ type: 'leave' }, 6);
		expect(table.unit('w-2-3k')).toMatchObject({ hex: '2419', mode: 'march' });
		expect(table.asked).toBe('Attacker’s Cohesion');
	});

	test('guns may follow, as their owner likes', () => {
		const table = attacking({ 'r-1-let': '2418', 'w-2-3k': '2419', 'w-art-1k': '2419' }, [
			'r-1-let'
		]);
		table.do({ type: 'announce', unit: 'w-art-1k', attack: null }, { type: 'leave' }, 1);
		expect(table.allowed).toEqual([
			{ type: 'yes', unit: 'w-art-1k' },
			{ type: 'no', unit: 'w-art-1k' }
		]);
		table.do({ type: 'yes', unit: 'w-art-1k' }, { type: 'retreat', path: ['2420'] });
		expect(table.unit('w-art-1k').hex).toBe('2420');
	});
});

describe('8.5.1, 8.7.3 retreats and routs', () => {
	const beaten = (unit: string): Table => {
		const table = attacking({ 'r-1-let': '2418', 'r-2-let': '2418', [unit]: '2419' }, [
			'r-1-let',
			'r-2-let'
		]);
		table.do(1, 6);
		return table;
	};
	const ways = (table: Table): readonly string[] =>
		table.allowed.flatMap((one) => (one.type === 'retreat' ? [one.path.join()] : []));

	test('8.7.2 TQ 4 with 6 and +1 for the odds is 3 too many: one hex towards the south, March mode', () => {
		const table = beaten('w-res-1d');
		expect([...ways(table)].sort()).toEqual(['2320', '2420', '2520']);
		table.do({ type: 'retreat', path: ['2320'] });
		expect(table.unit('w-res-1d')).toMatchObject({ hex: '2320', mode: 'march' });
	});

	test('8.7.3 TQ 3 routs: two hexes, not off the map while there is another way, and no orders', () => {
		const table = beaten('w-rec-1');
		const all = ways(table);
		expect(all.length).toBeGreaterThan(1);
		for (const way of all) {
			expect(way.split(',')).toHaveLength(2);
			expect(way).not.toContain('off');
		}
		const [first] = table.allowed;
		if (first) table.do(first);
		expect(table.unit('w-rec-1').mode).toBe('routed');
		expect(table.unit('w-rec-1').hex).toBe(all[0]?.slice(5));
	});

	test('8.5.1 a, not into enemy ZoC while there is another way', () => {
		const table = attacking(
			{
				'r-1-let': '2418',
				'r-2-let': '2418',
				'r-3-let': '2219',
				'r-4-let': '2620',
				'w-res-1d': '2419'
			},
			['r-1-let', 'r-2-let']
		);
		table.do(1, 6);
		expect(table.unit('w-res-1d').hex).toBe('2420');
	});

	test('8.7.3 Routed again it surrenders, all its steps are prisoners', () => {
		const table = attacking(
			{ 'r-1-let': '2418', 'r-2-let': '2418', 'w-rec-1': { hex: '2419', mode: 'routed' } },
			['r-1-let', 'r-2-let']
		);
		table.do(1, 6);
		expect(table.unit('w-rec-1').fate).toBe('pool');
		expect(table.state.prisoners.red).toBe(2);
	});
});

describe('8.7.4 pursuit', () => {
	/** The Assault is won, what is left goes back, and the cavalry advances. */
	const wonByCavalry = (table: Table): void => {
		table.do(1, 1, { type: 'assault' }, { type: 'yes', unit: 'r-cv-let' }, 8);
		while (table.allowed.some(({ type }) => type === 'take'))
			table.do(table.allowed[0] ?? { type: 'pass' });
		if (table.asked === 'Morale') table.do(1);
		const ways = table.allowed.filter(({ type }) => type === 'retreat');
		if (ways[0]) table.do(ways[0]);
		table.do({ type: 'advance', unit: 'r-cv-let' }, { type: 'done' });
	};

	test('cavalry that advanced assaults those that retreated; not again', () => {
		const table = attacking(
			{ 'r-1-let': '2418', 'r-cv-let': '2418', 'w-2-3k': { hex: '2419', mode: 'march' } },
			['r-1-let', 'r-cv-let']
		);
		table.do({ type: 'yes', unit: 'r-cv-let' });
		wonByCavalry(table);
		const [chase] = table.allowed;
		expect(chase?.type).toBe('pursue');
		if (chase) table.do(chase);
		expect(table.state.combat?.fight?.pursuit).toBe('plain');
		expect(table.state.combat?.fight?.supports).toEqual([]);
	});

	test('OR-54 a car that went back is pursued with troops, not alone', () => {
		const table = attacking(
			{
				'r-1-let': '2418',
				'r-cv-let': '2418',
				'w-2-3k': { hex: '2419', mode: 'march' },
				'w-ac-2k': '2419'
			},
			['r-1-let', 'r-cv-let']
		);
		table.do({ type: 'stand' }, { type: 'yes', unit: 'r-cv-let' });
		wonByCavalry(table);
		const [troops, car] = [table.unit('w-2-3k'), table.unit('w-ac-2k')];
		expect(car.hex).toBe(troops.hex);
		expect(table.allowed[0]).toMatchObject({ type: 'pursue', hex: car.hex });
		table.state = {
			...table.state,
			units: table.state.units.map((unit) =>
				unit.id === troops.id ? { ...unit, hex: '0513' } : unit
			)
		};
		expect(table.allowed.filter(({ type }) => type === 'pursue')).toEqual([]);
	});
});

describe('9 vehicles', () => {
	test('a lone car leaves before combat by itself', () => {
		const table = attacking({ 'r-1-let': '2418', 'w-ac-2k': '2419' }, ['r-1-let']);
		if (table.allowed[0]?.type === 'retreat') table.do(table.allowed[0]);
		expect(table.unit('w-ac-2k').hex).not.toBe('2419');
		expect(table.unit('w-ac-2k').fate).toBe('map');
		expect(table.allowed).toContainEqual({ type: 'advance', unit: 'r-1-let' });
	});

	test('OR-39 a lone tank attacked by cavalry cannot; it is lost when they enter, and nothing is spent', () => {
		const table = attacking(
			{ 'r-cv-let': '2418', 'r-1-let': '2418', 'r-cvy-1809': '2417', 'w-tk': '2419' },
			['r-cv-let', 'r-1-let']
		);
		table.do({ type: 'pay', for: 1, depot: 'r-cvy-1809' });
		expect(table.allowed).toContainEqual({ type: 'advance', unit: 'r-cv-let' });
		table.do({ type: 'advance', unit: 'r-cv-let' });
		expect(table.unit('w-tk').fate).toBe('lost');
		expect(table.unit('r-cvy-1809').spent).toBe(0);
	});

	test('3.3 a depot alone falls to who enters; its capturer resupplies two units near it; it comes back', () => {
		const table = attacking(
			{ 'r-1-let': '2418', 'r-2-let': { hex: '2417', unsupplied: true }, 'w-cvy-2014': '2419' },
			['r-1-let']
		);
		table.do({ type: 'advance', unit: 'r-1-let' });
		expect(table.unit('w-cvy-2014')).toMatchObject({ fate: 'due', hex: null });
		table.do({ type: 'take', unit: 'r-2-let' });
		expect(table.unit('r-2-let').unsupplied).toBe(false);
	});
});

describe('9.1.1 train duels', () => {
	const { board, counters } = game;
	const track = board.doubleTrack.map((hex) => board.grid.hexes[hex] ?? '');
	const trainOf = (side: string, weight: string): string =>
		counters.find(
			(one) => one.type === 'armored-train' && one.side === side && one.weight === weight
		)?.id ?? '';
	const light = trainOf('red', 'light');
	const duel = (enemy: string, more: Parameters<typeof placed>[1] = {}): Table => {
		const table = at({ [light]: track[3] ?? '', [enemy]: track[4] ?? '', ...more });
		table.do({ type: 'pick', unit: light });
		table.do({ type: 'attack', kind: 'prepared', hex: track[4] ?? '', join: null });
		table.do({ type: 'done' }, { type: 'stand' });
		return table;
	};

	test('the higher die sends the other train away for two turns; the winner may advance', () => {
		const enemy = trainOf('white', 'light');
		const table = duel(enemy);
		table.do(5, 4, { type: 'yes', unit: light });
		expect(table.unit(enemy)).toMatchObject({ fate: 'due', hex: null, due: { turn: 7 } });
		expect(table.unit(light).hex).toBe(track[4]);
	});

	test('twice the number costs a step: a heavy train is damaged and goes back one hex', () => {
		const heavy = trainOf('white', 'heavy');
		const table = duel(heavy);
		table.do(6, 1);
		expect(table.unit(heavy)).toMatchObject({ fate: 'map', steps: 1, hex: track[5] });
	});

	test('OR-50 of two trains its player says which one fights; the other stays and bars the advance', () => {
		const heavy = trainOf('white', 'heavy');
		const enemy = trainOf('white', 'light');
		const table = duel(heavy, { [enemy]: track[4] ?? '' });
		expect(table.asked).toBe('white');
		expect(table.allowed.map((one) => (one.type === 'take' ? one.unit : one.type)).sort()).toEqual(
			[heavy, enemy].sort()
		);
		const other = engineOf(game).decide(table.state, { type: 'take', unit: light });
		expect(other.ok ? '' : other.refusal.rule).toBe('9.1.1');
		table.do({ type: 'take', unit: enemy }, 5, 4);
		expect(table.unit(enemy)).toMatchObject({ fate: 'due', hex: null });
		expect(table.unit(heavy)).toMatchObject({ fate: 'map', steps: 2, hex: track[4] });
		expect(table.unit(light).hex).toBe(track[3]);
		expect(table.state.combat).toBeNull();
	});
});

describe('10.2 the limits of the 46th Division', () => {
	/** A hex inside the corner and a clear neighbour outside. */
	const border = ((): readonly [string, string] => {
		const { board } = game;
		for (const [from, hex] of board.grid.hexes.entries()) {
			if (board.closedTo46[from] === 1) continue;
			for (let side = 0; side < 6; side++) {
				const to = board.grid.neighbours[from * 6 + side] ?? -1;
				const ground = game.pack.data.map.hexes[board.grid.hexes[to] ?? ''];
				const clear = ground?.terrain === 'clear' && board.water[from * 6 + side] === null;
				if (clear && board.closedTo46[to] === 1 && (board.cost.inf[from * 6 + side] ?? -1) >= 0)
					return [hex, board.grid.hexes[to] ?? ''];
			}
		}
		throw new Error('No such border');
	})();
	const advancing = (unit: string): Table => {
		const [from, hex] = border;
		const table = at({
			[unit]: from,
			'w-rec-1': { hex, steps: 1, recruits: true, rumors: 9, mode: 'routed' }
		});
		table.attack(hex, 'prepared', [unit]);
		table.do({ type: 'done' }, 1, 6);
		while (table.asked === 'white' && table.unit('w-rec-1').fate === 'map') {
			const [way] = table.allowed;
			if (!way || table.unit('w-rec-1').hex !== hex) break;
			table.do(way);
		}
		return table;
	};

	test('10.2 it does not advance beyond them; another division does', () => {
		const other = advancing('r-1-57d');
		expect(other.allowed).toContainEqual({ type: 'advance', unit: 'r-1-57d' });
		const limited = advancing('r-1-46d');
		expect(limited.unit('w-rec-1').hex).not.toBe(border[1]);
		expect(limited.allowed).not.toContainEqual({ type: 'advance', unit: 'r-1-46d' });
	});
});

describe('6.2 cards', () => {
	const withCards = gameWith({ events: 'used' });
	const table = (event: 'Surprise Attack' | 'Cheka' | 'Fiery Speech' | 'Heroism'): Table => {
		const made = new Table(
			withCards,
			placed(
				withCards,
				{ 'r-1-let': '2418', 'w-2-3k': '2419' },
				{ hand: [{ event, player: 'red', until: 99 }] }
			)
		);
		made.attack('2419', 'prepared', ['r-1-let']);
		made.do({ type: 'done' });
		return made;
	};

	test('Surprise Attack: no retreat before combat, the defenders count as in March mode', () => {
		const one = table('Surprise Attack');
		one.do({ type: 'play', event: 'Surprise Attack' });
		expect(english(one.asked)).toBe('Attacker’s Cohesion');
		expect(one.state.hand).toEqual([]);
		expect(one.state.combat?.fight?.events).toEqual({ surprise: true });
	});

	test('Heroism shifts the dice of one Assault, either way', () => {
		const column = (choice: 'plus' | 'minus'): number => {
			const one = table('Heroism');
			one.do({ type: 'stand' }, 1, 1, { type: 'assault' });
			one.do({ type: 'play', event: 'Heroism', choice }, 7);
			return (
				one.events.flatMap((event) =>
					event.type === 'assaultFought' ? [event.assault.column] : []
				)[0] ?? 0
			);
		};
		expect(column('plus') - column('minus')).toBe(2);
	});

	test('Cheka: −1 on the Cohesion dice of its side, in this combat only', () => {
		const result = (first: Command, face: number): string | undefined => {
			const one = table('Cheka');
			one.do(first, { type: 'stand' }, face);
			return one.state.combat?.fight?.results['r-1-let'];
		};
		const plain = [2, 3, 4, 5].map((face) => result({ type: 'pass' }, face));
		const steadied = [3, 4, 5, 6].map((face) => result({ type: 'play', event: 'Cheka' }, face));
		expect(steadied).toEqual(plain);
		expect(result({ type: 'pass' }, 6)).not.toBe(result({ type: 'play', event: 'Cheka' }, 6));
	});

	test('Fiery Speech: the unit passes whatever falls', () => {
		const one = table('Fiery Speech');
		one.do({ type: 'play', event: 'Fiery Speech', unit: 'r-1-let' }, { type: 'stand' }, 6);
		expect(one.state.combat?.fight?.results['r-1-let']).toBe('ok');
	});
});
