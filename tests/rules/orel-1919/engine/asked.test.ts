import { describe, expect, test } from 'vitest';
import { throwFor } from '#lib/kernel/dice/draw.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import { OUTLINE } from '#lib/rules/orel-1919/outline.ts';
import { english } from '../../../english.ts';
import { keen } from '../../../tools/selfplay/keen.ts';
import { placed, Table } from './placed.ts';
import { begun, diceOf, engineOf, gameWith, rolled } from './play.ts';

const game = gameWith({ events: 'used' });
const engine = engineOf(game);

const SECTIONS = new Set<string>(OUTLINE.map(({ cite }) => cite));

/** Whose part it is, the other player, or whichever of them the step concerns. */
type Decider = 'active' | 'other' | 'either';

/** Who decides what; nobody decides the rest. */
const DECIDES: Readonly<
	Record<
		Exclude<
			Command['type'],
			| 'begin'
			| 'roll'
			| 'order'
			| 'standing'
			| 'rename'
			| 'seat'
			| 'agree'
			| 'note'
			| 'correct'
			| 'takeUpEvents'
		>,
		Decider
	>
> = {
	restore: 'active',
	enlist: 'active',
	raise: 'active',
	body: 'active',
	afflict: 'other',
	suffer: 'active',
	play: 'either',
	pick: 'active',
	enter: 'active',
	march: 'active',
	dare: 'active',
	go: 'active',
	form: 'active',
	rest: 'active',
	attack: 'active',
	support: 'active',
	barrage: 'active',
	dig: 'active',
	city: 'active',
	aim: 'either',
	pay: 'active',
	resupply: 'active',
	announce: 'other',
	plan: 'other',
	resolve: 'active',
	leave: 'other',
	stand: 'other',
	yes: 'either',
	no: 'either',
	retreat: 'either',
	advance: 'active',
	pursue: 'active',
	assault: 'active',
	take: 'either',
	pass: 'either',
	done: 'either'
};

/** What was asked in some games, by whom. */
interface Asked {
	readonly by: Map<string, Set<Decider>>;
	/** The phases in which somebody was asked for the one thing that he could do. */
	readonly forced: Set<string>;
	/** Answers to which there was no question, by a section of the book. */
	readonly mute: Set<string>;
	/** Attacks that began by themselves, and how many were still to be fought then. */
	readonly begun: number[];
}

/** Plays so many commands, by chance or by whoever likes a fight, and writes down who was asked for what. */
const watch = (seed: number, most: number, { by, forced, mute, begun: began }: Asked): void => {
	const dice = diceOf(seed);
	let { state } = begun(engine, 'historical');
	for (let step = 0; step < most; step++) {
		const { player, commands, asks } = engine.waiting(state);
		for (const { type } of commands)
			by.set(type, (by.get(type) ?? new Set()).add(player === state.player ? 'active' : 'other'));
		const [only, ...others] = commands;
		const named = only?.type !== 'yes' || (asks?.yes && asks.no);
		if (only && !(asks && SECTIONS.has(asks.rule) && named)) mute.add(`${asks?.rule} ${only.type}`);
		if (!only && asks) mute.add(asks.rule);
		if (only && others.length === 0) forced.add(`${state.phase}: ${only.type}`);
		const command =
			rolled(engine, state, (call) => throwFor(call, dice)) ??
			(seed % 2 === 0 ? keen(game, state, commands, dice) : commands[dice(commands.length) - 1]);
		if (!command) break;
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		for (const fact of decision.facts) {
			if (fact.type === 'fightBegan' && command.type !== 'resolve')
				began.push(state.attacks.length - (state.combat?.resolved.length ?? 0));
			state = engine.evolve(state, fact);
		}
	}
};

describe('who decides', () => {
	const asked: Asked = { by: new Map(), forced: new Set(), mute: new Set(), begun: [] };
	for (const seed of [1, 2, 4]) watch(seed, 1500, asked);

	test('each step is asked of the player to whom the rules leave it', () => {
		const wrong = [...asked.by].filter(([type, players]) => {
			const one = DECIDES[type as keyof typeof DECIDES];
			return one !== 'either' && [...players].some((player) => player !== one);
		});
		expect(wrong).toEqual([]);
		expect(asked.by.size).toBeGreaterThan(30);
	});

	test('nobody is asked for the one thing that he can do, except whether he is done', () => {
		expect([...asked.forced].filter((one) => one !== 'movement: done')).toEqual([]);
	});

	test('and is told what is asked, by which section, and what yes and no mean', () => {
		expect([...asked.mute]).toEqual([]);
		const table = new Table(game, placed(game, { 'r-1-tchkz': '2418', 'w-res-1d': '2419' }));
		table.attack('2419', 'prepared', ['r-1-tchkz']);
		table.do({ type: 'done' });
		const { asks } = engine.waiting(table.state);
		expect(asks?.rule).toBe('8.7.1');
		expect([asks?.what, asks?.yes, asks?.no].map((one) => one && english(one.text))).toEqual([
			'Does this cavalry charge?',
			'Charge',
			'Fight dismounted'
		]);
	});

	test('8.1 only the last of the declared attacks begins by itself', () => {
		expect(asked.begun.length).toBeGreaterThan(10);
		expect(asked.begun.filter((left) => left !== 1)).toEqual([]);
	});
});

describe('a unit', () => {
	const stack = { 'r-1-let': '2418', 'r-2-let': '2418', 'w-1-1k': '2413' };
	const picked = (): Table => {
		const table = new Table(game, placed(game, stack));
		table.do({ type: 'pick', unit: 'r-1-let' });
		return table;
	};

	test('that can do nothing more after its way rests, in March mode; one that can is asked', () => {
		const goes = picked().allowed.filter(({ type }) => type === 'go');
		const after = goes.map((command) => {
			const table = picked();
			table.do(command);
			return table;
		});
		const rested = after.filter(({ state }) => state.moving === null);
		expect(rested.length).toBeGreaterThan(0);
		expect(rested.length).toBeLessThan(after.length);
		for (const table of rested) {
			expect(table.unit('r-1-let')).toMatchObject({ done: true, mode: 'march' });
			expect(table.events).toContainEqual({ type: 'moveEnded', unit: 'r-1-let', mode: 'march' });
		}
		for (const table of after.filter(({ state }) => state.moving !== null))
			expect(table.allowed.length).toBeGreaterThan(1);
	});

	test('that nobody touches stays as it is, and the phase ends without it', () => {
		const table = new Table(game, placed(game, stack));
		const before: State = table.state;
		table.do({ type: 'done' });
		expect(table.state.player).not.toBe(before.player);
		expect(table.unit('r-1-let')).toMatchObject({ hex: '2418', mode: 'combat', moved: false });
	});
});
