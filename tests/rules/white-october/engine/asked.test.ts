import { describe, expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { OUTLINE } from '#lib/rules/white-october/outline.ts';
import { done, engine, thrown } from './placed.ts';
import { begun as begunWith, placed, Table } from './table.ts';

const BEGUN = begunWith();

const SECTIONS = new Set<string>(OUTLINE.flatMap(({ cite, parts = [] }) => [cite, ...parts]));

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
	declare: 'active',
	giveUp: 'active',
	// 5.4 HQs of both sides come back together.
	place: 'either',
	enlist: 'active',
	restore: 'active',
	rally: 'active',
	counter: 'active',
	desert: 'active',
	raise: 'active',
	recruit: 'active',
	close: 'active',
	// 6 Events are rolled for by both in White's step.
	name: 'either',
	plot: 'either',
	bar: 'either',
	play: 'either',
	sequence: 'active',
	pick: 'active',
	go: 'active',
	rest: 'active',
	// 8.2.7 For an advance of his defenders White forces it in Red's sequence too.
	march: 'either',
	train: 'active',
	enter: 'active',
	land: 'active',
	postpone: 'active',
	decline: 'active',
	depart: 'active',
	run: 'active',
	advanceTo: 'active',
	barrage: 'active',
	attack: 'active',
	lead: 'active',
	night: 'active',
	blow: 'active',
	rise: 'active',
	resolve: 'active',
	fire: 'active',
	observe: 'active',
	leave: 'other',
	stand: 'other',
	serve: 'other',
	support: 'either',
	take: 'either',
	follow: 'other',
	part: 'either',
	retreat: 'either',
	advance: 'either',
	pass: 'either',
	done: 'active'
};

/** What was asked in some games, by whom. */
interface Asked {
	readonly by: Map<string, Set<Decider>>;
	/** The steps in which somebody was asked for the one thing that he could do. */
	readonly forced: Set<string>;
	/** Answers to which there was no question, by a section of the book. */
	readonly mute: Set<string>;
	/** Attacks that began by themselves, and how many fights were still to be fought then. */
	readonly begun: number[];
}

const LIKED: readonly Command['type'][] = ['attack', 'barrage', 'lead', 'support', 'serve'];

/** Plays so many commands, by chance or by whoever likes a fight, and writes down who was asked for what. */
const watch = (seed: number, most: number, { by, forced, mute, begun }: Asked): void => {
	const dice = diceFrom([seed, 10, 11, 12]);
	let state = done(engine.empty, {
		type: 'begin',
		...headerOf(bookOf({ options: { events: 'used' } }))
	});
	for (let step = 0; step < most && !state.result; step++) {
		const { player, commands, asks, rolls } = engine.waiting(state);
		for (const { type } of commands)
			by.set(type, (by.get(type) ?? new Set()).add(player === state.player ? 'active' : 'other'));
		const [only, ...others] = commands;
		if (only && !(asks && SECTIONS.has(asks.rule))) mute.add(`${asks?.rule} ${only.type}`);
		if (!only && asks) mute.add(asks.rule);
		if (only && others.length === 0)
			forced.add(`${state.sequence ?? state.step}: ${only.type} (${asks?.rule})`);
		if (rolls.length > 0) {
			state = thrown(state, dice);
			continue;
		}
		const liked = commands.filter(({ type }) => LIKED.includes(type));
		const some = liked.length > 0 && seed % 2 === 0 && dice(10) <= 8 ? liked : commands;
		const command = some[dice(some.length) - 1];
		if (!command) break;
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		for (const fact of decision.facts) {
			if (fact.type === 'fightBegan' && command.type !== 'resolve') {
				const { attacks, resolved, shots, fired } = state.combat ?? {};
				begun.push(
					(attacks?.length ?? 0) - (resolved?.length ?? 0) + (shots?.length ?? 0) - (fired ?? 0)
				);
			}
			state = engine.evolve(state, fact);
		}
	}
};

describe('who decides', () => {
	const asked: Asked = { by: new Map(), forced: new Set(), mute: new Set(), begun: [] };
	for (const seed of [1, 2, 4, 6]) watch(seed, 1500, asked);

	test('each step is asked of the player to whom the rules leave it', () => {
		const wrong = [...asked.by].filter(([type, players]) => {
			const one = DECIDES[type as keyof typeof DECIDES];
			return one !== 'either' && [...players].some((player) => player !== one);
		});
		expect(wrong).toEqual([]);
		expect(asked.by.size).toBeGreaterThan(30);
	});

	test('nobody is asked for the one thing that he can do, except whether he is done', () => {
		expect([...asked.forced].filter((one) => !/^(movement|combat): done/.test(one))).toEqual([]);
	});

	test('and is told what is asked, by which section', () => {
		expect([...asked.mute]).toEqual([]);
	});

	test('8 only the last of what was declared begins by itself', () => {
		expect(asked.begun.length).toBeGreaterThan(2);
		expect(asked.begun.filter((left) => left !== 1)).toEqual([]);
	});
});

describe('a unit', () => {
	const units = { riga: '22/O', semen: '22/R', r_622: '19/N' };
	const picked = (): Table => {
		const table = new Table(BEGUN, placed(BEGUN, units));
		table.do({ type: 'sequence', kind: 'movement' }, { type: 'pick', unit: 'riga' });
		return table;
	};

	test('that can go nowhere after its way has ended its move; one that can is asked', () => {
		const after = picked()
			.allowed.filter(({ type }) => type === 'go')
			.map((command) => {
				const table = picked();
				table.do(command);
				return table;
			});
		const ended = after.filter(({ state }) => state.moving === null);
		expect(ended.length).toBeGreaterThan(0);
		expect(ended.length).toBeLessThan(after.length);
		for (const table of ended) {
			expect(table.unit('riga').done).toBe(true);
			expect(table.events).toContainEqual({ type: 'moveEnded', unit: 'riga' });
		}
		for (const table of after.filter(({ state }) => state.moving !== null))
			expect(table.allowed.length).toBeGreaterThan(1);
	});

	test('that nobody touches stays as it is, and the sequence ends without it', () => {
		const table = picked();
		table.do({ type: 'rest' }, { type: 'done' });
		expect(table.state.player).toBe('red');
		expect(table.unit('semen')).toMatchObject({ at: '22/R', moved: false });
	});
});
