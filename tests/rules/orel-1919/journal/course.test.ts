import { describe, expect, test } from 'vitest';
import { courseOf, type Course } from '#lib/rules/orel-1919/journal/course.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { english } from '../../../english.ts';
import { shown } from '#lib/words/t.ts';
import { gameWith } from '../engine/play.ts';
import { placed, Table } from '../engine/placed.ts';

const game = gameWith();

/** What is given at a table, line by line. */
const following = (table: Table) => {
	const lines: { entry: { facts: readonly Fact[] }; before: State; after: State }[] = [];
	const give = (...commands: readonly (Command | number)[]): void => {
		for (const command of commands) {
			const before = table.state;
			lines.push({ entry: { facts: table.do(command) }, before, after: table.state });
		}
	};
	return { lines, give };
};

/** The extended combat example, line by line. */
const example = () => {
	const table = new Table(
		game,
		placed(game, {
			'w-1-1k': '2419',
			'w-2-3k': '2419',
			'w-cv-1k': '2419',
			'w-cvy-2014': '2220',
			'r-1-let': '2418',
			'r-2-let': '2519',
			'r-cv-let': '2519',
			'r-art-let': '2417',
			'r-cvy-1809': '2416'
		})
	);
	table.attack('2419', 'prepared', ['r-1-let', 'r-2-let', 'r-cv-let']);
	table.do({ type: 'pick', unit: 'r-art-let' }, { type: 'support', of: 'prepared' });
	const { lines, give } = following(table);
	give({ type: 'done' });
	return { lines, give };
};
const steps = (course: Course | null): readonly string[] =>
	course?.steps.map(({ title, state }) => `${english(title)}: ${state}`) ?? [];
const told = (course: Course | null, at: number): string =>
	course?.steps[at]?.told.sentences.map((one) => shown(one)).join(' ') ?? '';

describe('8.1 the course of a combat', () => {
	test('what the players say beside the game is no part of it', () => {
		const { lines, give } = example();
		const before = courseOf(lines);
		give({ type: 'rename', name: 'At Kromy' }, { type: 'note', text: 'Lena serves tea' });
		give({
			type: 'seat',
			seats: { white: { name: 'Anna', app: false }, red: { name: '', app: false } }
		});
		expect(courseOf(lines)).toEqual(before);
	});

	test('8.2.1 where all defenders are supplied nobody goes without, rather than needs nothing', () => {
		const table = new Table(
			game,
			placed(game, {
				...{ 'w-1-1k': '2419', 'w-cvy-2014': '2419', 'w-2-1k': '2619' },
				...{ 'r-1-let': '2418', 'r-2-let': '2618' }
			})
		);
		table.attack('2419', 'prepared', ['r-1-let']);
		table.attack('2619', 'prepared', ['r-2-let']);
		const { lines, give } = following(table);
		give({ type: 'done' });
		expect(steps(courseOf(lines))).toContain('Supply of the defender: passed');
		expect(told(courseOf(lines), 5)).toBe('Nobody becomes Unsupplied.');
	});

	test('before the attacks it is told by the steps of the phase', () => {
		const { lines } = example();
		const course = courseOf(lines);
		expect(course?.fight).toBeNull();
		expect(steps(course)).toEqual([
			'Munitions: now',
			'Targets of barrages: ahead',
			'Barrages: ahead',
			'Counterbattery: ahead',
			'Defensive support: ahead',
			'Supply of the defender: ahead',
			'Attacks: ahead'
		]);
	});

	test('an attack is told by its printed steps, each with its dice and what was added up', () => {
		const { lines, give } = example();
		give({ type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
		give({ type: 'yes', unit: 'r-art-let' }, 4);
		const early = courseOf(lines);
		expect(early?.fight).toMatchObject({ hex: '2419', kind: 'prepared', player: 'red' });
		expect(steps(early).slice(0, 3)).toEqual([
			'Retreat before combat: over',
			'Support and charges: now',
			'Cohesion: ahead'
		]);
		expect(told(early, 0)).toBe('The defenders stand.');
		expect(told(early, 1)).toContain('coordinated; the die is 4');
		give({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, 4, 6);
		const later = courseOf(lines);
		expect(steps(later)).toEqual([
			'Retreat before combat: over',
			'Support and charges: over',
			'Cohesion: over',
			'Retreat and advance: passed',
			'Assault: now',
			'Losses and Morale: ahead',
			'Retreat and advance: ahead'
		]);
		expect(told(later, 2)).toContain('the die is 6');
		expect(told(later, 3), 'why nothing happened in it').toBe('Nobody goes back or enters.');
		expect(told(later, 5), 'which is still to come').toBe('');
		const sums = later?.steps[2]?.told.ledger?.flatMap(({ workings = [] }) => workings) ?? [];
		expect(sums.map(({ total }) => total?.amount)).toContain('17');
	});

	test('once it has ended, all of it is behind, and only the line that ended it says so', () => {
		const { lines, give } = example();
		give({ type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
		give({ type: 'no', unit: 'r-art-let' });
		give({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, 4, 6);
		expect(courseOf(lines, true)).toBeNull();
		give({ type: 'pass' });
		expect(courseOf(lines)).toBeNull();
		const course = courseOf(lines, true);
		expect(course?.steps.every(({ state }) => state === 'over' || state === 'passed')).toBe(true);
		expect(told(course, 4)).toBe('The attacker does not assault.');
		expect(course?.outcome).toEqual({ hex: 'holds', lost: { attacker: 0, defender: 0 } });
	});

	test('8.8.2 whoever loses a step is told once, where losses are taken', () => {
		const { lines, give } = example();
		give({ type: 'pay', for: 1, depot: 'r-cvy-1809' }, { type: 'stand' });
		give({ type: 'yes', unit: 'r-art-let' }, 4);
		give({ type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' }, 4, 6);
		give({ type: 'assault' }, { type: 'yes', unit: 'r-cv-let' }, { type: 'yes', unit: 'w-cv-1k' });
		give(10, { type: 'take', unit: 'r-1-let' }, { type: 'take', unit: 'r-2-let' });
		give({ type: 'take', unit: 'w-1-1k' });
		expect(told(courseOf(lines), 5)).toContain('The defender is to lose a step');
		give({ type: 'take', unit: 'w-2-3k' }, 4);
		expect(told(courseOf(lines), 5)).toMatch(/^Defender’s Morale.* loses a step\.$/);
		expect(told(courseOf(lines), 6)).toMatch(/^Driven back/);
	});

	test('whoever is driven off the map, to come back, has lost no steps', () => {
		const table = new Table(
			game,
			placed(
				game,
				{ 'r-2-41d': '0119', 'w-2-2d': '0219', 'w-3-2d': '0219', 'w-1-2d': '0218' },
				{ player: 'white' }
			)
		);
		table.attack('0119', 'prepared', ['w-2-2d', 'w-3-2d', 'w-1-2d']);
		const { give, lines } = following(table);
		give({ type: 'done' });
		for (let n = 0; n < 12 && table.unit('r-2-41d').fate === 'map'; n++)
			give(table.allowed[0] ?? (table.asked.startsWith('Def') ? 6 : 1));
		const [ended] = lines.flatMap((_, at) => courseOf(lines.slice(0, at + 1), true) ?? []);
		expect(told(ended ?? null, 3)).toContain('The way back of 2nd Brigade (2/41D): off the map.');
		expect(ended?.outcome?.lost).toEqual({ attacker: 0, defender: 0 });
	});

	test('8.7.4 a unit that loses its last step in the pursuit is told as eliminated', () => {
		const table = new Table(
			game,
			placed(game, {
				'r-1-let': '2418',
				'r-cv-let': '2418',
				'w-2-3k': { hex: '2419', mode: 'march', steps: 2 }
			})
		);
		table.attack('2419', 'prepared', ['r-1-let', 'r-cv-let']);
		const { give, lines } = following(table);
		const yes = ['pursue', 'assault', 'yes', 'advance', 'take', 'retreat'];
		give({ type: 'done' });
		while (table.unit('w-2-3k').fate === 'map')
			give(
				table.allowed.find(({ type }) => yes.includes(type)) ??
					table.allowed[0] ??
					(table.asked === 'Assault' ? 7 : 1)
			);
		expect(told(courseOf(lines, true), 1)).toMatch(/last step and is eliminated/);
	});
});
