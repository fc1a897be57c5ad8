import { describe, expect, test } from 'vitest';
import type { UnitId } from '#lib/rules/orel-1919/engine/state.ts';
import { gameWith } from './play.ts';
import { placed, Table } from './placed.ts';

const game = gameWith();
const train: UnitId =
	game.counters.find(({ type, side }) => type === 'armored-train' && side === 'white')?.id ?? '';

/** Red attacks this hex and drives off all that can be driven off. */
const driven = (hex: string, units: Parameters<typeof placed>[1]): Table => {
	const table = new Table(game, placed(game, units));
	table.attack(hex, 'prepared', ['r-1-let', 'r-2-let']);
	table.do({ type: 'done' });
	while (!table.asked.includes('Cohesion')) {
		const answer =
			table.allowed.find(({ type }) => type === 'stand') ??
			table.allowed.find(({ type }) => type === 'no') ??
			table.allowed.find((one) => one.type === 'announce' && one.attack === null);
		if (!answer) throw new Error(table.asked);
		table.do(answer);
	}
	table.do(1, 6);
	return table;
};
const ways = (table: Table): string[] =>
	table.allowed.flatMap((one) => (one.type === 'retreat' ? [one.path.join()] : [])).sort();

describe('8.5.1 f all of a stack go back to the same hex', () => {
	test('an armoured car goes where its infantry goes; nobody is asked twice', () => {
		const table = driven('2419', {
			'r-1-let': '2418',
			'r-2-let': '2418',
			'w-res-1d': { hex: '2419', mode: 'march', recruits: true },
			'w-ac-2k': '2419'
		});
		const all = ways(table);
		expect(all.length).toBeGreaterThan(1);
		const last = all[all.length - 1] ?? '';
		table.do({ type: 'retreat', path: last.split(',') });
		const end = last.split(',').at(-1);
		expect(table.unit('w-res-1d').hex).toBe(end);
		expect(table.unit('w-ac-2k').hex).toBe(end);
		expect(ways(table)).toEqual([]);
	});

	/** The line runs 3015, 3016, 3017, 3018. */
	const stack = {
		'r-1-let': '3015',
		'r-2-let': '3015',
		'w-res-1d': '3016',
		[train]: '3016'
	};

	test('with a train the infantry goes down the line, though three hexes are open to it alone', () => {
		const alone = driven('3016', { ...stack, [train]: '3112' });
		expect(ways(alone)).toEqual(['2917', '3017', '3117']);
		const table = driven('3016', stack);
		expect(ways(table)).toEqual([]);
		expect(table.unit('w-res-1d').hex).toBe('3017');
		expect(table.unit(train).hex).toBe('3017');
	});

	test('a weightier condition parts them: the line leads into enemy ZoC, the train goes there alone', () => {
		const table = driven('3016', { ...stack, 'r-1-est': '3118' });
		expect(table.unit('w-res-1d').hex).toBe('2917');
		expect(table.unit(train)).toMatchObject({ hex: '3017', player: 'white' });
	});
});

describe('8.5.1 a into enemy ZoC where there is no other way', () => {
	const pressed = (behind: string): Table => {
		const table = driven('2419', {
			'r-1-let': '2418',
			'r-2-let': '2418',
			[behind]: '2420',
			'w-cv-1k': { hex: '2419', recruits: true, rumors: 99 }
		});
		const [way] = table.allowed;
		if (way) table.do(way);
		return table;
	};

	test('cavalry checks in the ZoC of cavalry and loses a step if it fails', () => {
		const table = pressed('r-cv-let');
		expect(table.asked).toBe('Retreat into enemy ZoC');
		const { steps } = table.unit('w-cv-1k');
		table.do(6);
		expect(table.unit('w-cv-1k').steps).toBe(steps - 1);
	});

	test('it does not in the ZoC of infantry', () => {
		const table = pressed('r-1-est');
		expect(table.asked).not.toBe('Retreat into enemy ZoC');
		expect(table.unit('w-cv-1k').hex).not.toBe('2419');
	});
});
