import { describe, expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { bookOf } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import type { Standing } from '#lib/rules/white-october/engine/facts/schema.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { UNSAID, type State } from '#lib/rules/white-october/engine/state.ts';
import { whiteOctober } from '#lib/rules/white-october/game.ts';
import { DEEP } from '../../../random.ts';
import { english } from '../../../english.ts';
import { done, engine, thrown } from './placed.ts';
import { begun, placed, Table, type Units } from './table.ts';

const said = (player: 'red' | 'white', orders: Partial<Standing>): Command => ({
	type: 'standing',
	player,
	orders: { ...UNSAID, ...orders }
});

/** White infantry attacks a place, and Red has said this beforehand. */
const attacked = (units: Units, orders: Partial<Standing>, more: Partial<State> = {}): Table => {
	const game = begun(more.header?.options);
	const table = new Table(game, placed(game, { riga: '22/O', ...units }, more));
	table.do(said('red', orders), { type: 'sequence', kind: 'combat' });
	table.do({ type: 'attack', unit: 'riga', place: '21/O', join: null }, { type: 'done' });
	return table;
};
const types = ({ allowed }: Table): readonly string[] => [
	...new Set(allowed.map(({ type }) => type))
];
const facts = ({ events }: Table): readonly string[] => events.map(({ type }) => type);

const CAVALRY = { r_cvmos: '21/O', r_622: '15/L' };

describe('what a player has said beforehand', () => {
	test('8.2.3 nothing said: he is asked; all slip away, or all stand: answered and told, with the section', () => {
		expect(types(attacked(CAVALRY, {}))).toEqual(['leave', 'stand']);
		const stands = attacked(CAVALRY, { leave: false });
		expect(facts(stands)).toContain('stood');
		expect(stands.asked).not.toBe('red');
		const leaves = attacked(CAVALRY, { leave: true });
		expect(facts(leaves)).toContain('withdrew');
		const told = whiteOctober.journal.tell({
			facts: leaves.events.filter(({ type }) => type === 'asOrdered')
		} as never);
		expect(told.rule).toBe('8.2.3');
		expect(english(told.sentences[0]?.text)).toContain('standing orders');
	});

	test('8.2.3 what is said of a place goes before a unit, a unit before all', () => {
		const there = attacked(CAVALRY, { leave: true, leaveAt: { '21/O': false, r_cvmos: true } });
		expect(facts(there)).toContain('stood');
		expect(facts(attacked(CAVALRY, { leave: false, leaveAt: { r_cvmos: true } }))).toContain(
			'withdrew'
		);
	});

	test('5.3 an HQ serves where only one can; where two can, their player is asked', () => {
		const one = { r_622: '21/O', hq2rd: '21/M', art1_2rd: '21/M' };
		const serves = attacked(one, { serve: true });
		expect(facts(serves)).toContain('defenceLed');
		expect(types(serves)).toEqual(['support', 'pass']);
		expect(facts(attacked(one, { serve: false }))).not.toContain('defenceLed');
		const two = attacked({ ...one, hq6rd: '20/Q', art1_6rd: '20/Q' }, { serve: true });
		expect(types(two)).toEqual(['serve', 'pass']);
	});

	test('8.2.4 guns support where they reach no other attack; ships are asked', () => {
		const guns = { r_622: '21/O', art1_2rd: '21/O', art2_2rd: '21/O' };
		const supports = attacked(guns, { support: true });
		expect(facts(supports).filter((one) => one === 'supported')).toHaveLength(2);
		expect(supports.asked).toBe('Combat');
		expect(facts(attacked(guns, { support: false }))).not.toContain('supported');
		const game = begun();
		const wanted = new Table(
			game,
			placed(game, { riga: '22/O', semen: '21/N', r_622: '21/O', art1_2rd: '21/O' })
		);
		wanted.do(said('red', { support: true }), { type: 'sequence', kind: 'combat' });
		for (const unit of ['riga', 'semen'])
			wanted.do({ type: 'attack', unit, place: '21/O', join: null });
		wanted.do({ type: 'done' }, { type: 'resolve', attack: 1 });
		expect(types(wanted)).toEqual(['support', 'pass']);
	});

	test('8.2.6 losses go to those named first, as far as the rules let them, then to most EP', () => {
		const stack = { r_622: { at: '21/O', ep: 2 }, r_628: '21/O' };
		const lost = (losses: readonly string[]): readonly string[] => {
			const table = attacked(stack, { losses });
			while (table.asked !== 'Combat') table.do(table.allowed[0] as Command);
			table.do(9);
			expect(types(table)).not.toContain('take');
			return table.events.flatMap((one) => (one.type === 'lossTaken' ? [one.unit] : []));
		};
		expect(lost([])[0]).toBe('r_628');
		expect(lost(['r_622'])[0]).toBe('r_622');
	});

	test('6 whom an event strikes is asked, whatever was said of losses', () => {
		const game = begun({ events: 'used' });
		const imposed = { event: 'soviet', player: 'red', formation: null, struck: false } as const;
		const events = { ...game.state.events, imposed };
		const table = new Table(
			game,
			placed(game, { r10_2rd: '21/O', r11_2rd: '21/O' }, { step: 'events', sequence: null, events })
		);
		table.do(said('red', { losses: [] }));
		expect(types(table)).toEqual(['take']);
	});

	test('8.1.3 HQs go along with those whom a barrage drives back, or stay', () => {
		const shelled = (follow: boolean): Table => {
			const game = begun();
			const table = new Table(
				game,
				placed(game, { r11_2rd: '21/O', hq2rd: '21/O', art_nwa: '22/O' })
			);
			table.do(said('red', { follow, retreat: true }), { type: 'sequence', kind: 'combat' });
			table.do({ type: 'barrage', unit: 'art_nwa', place: '21/O', target: 'combat' });
			table.do({ type: 'done' }, 9);
			return table;
		};
		expect(shelled(true).unit('hq2rd').at).toBe(shelled(true).unit('r11_2rd').at);
		expect(shelled(false).unit('hq2rd').at).toBe('21/O');
		expect(shelled(false).unit('r11_2rd').at).not.toBe('21/O');
	});

	test('it may be said at any time, in place of what was said, and answers what is asked already', () => {
		const table = attacked(CAVALRY, {});
		table.do(said('red', { leave: false }));
		expect(table.asked).not.toBe('red');
		table.do(said('red', {}));
		expect(table.state.standing.red).toEqual(UNSAID);
	});
});

/** What is asked where each of them answers, and the facts with which such an answer begins. */
const COVERS: Readonly<
	Record<
		Exclude<keyof Standing, 'leaveAt'>,
		{
			readonly rules: readonly string[];
			readonly facts: readonly Fact['type'][];
			readonly asks: readonly Command['type'][];
			readonly said: Partial<Standing>;
		}
	>
> = {
	leave: { rules: ['8.2.3'], facts: ['withdrew'], asks: ['leave'], said: { leave: true } },
	serve: { rules: ['5.3'], facts: ['passed'], asks: ['serve'], said: { serve: false } },
	support: { rules: ['8.2.4'], facts: ['passed'], asks: [], said: { support: false } },
	play: { rules: ['6.2'], facts: ['eventPlayed'], asks: [], said: { play: true } },
	losses: {
		rules: ['8.2.6', '8.1.3'],
		facts: ['lossTaken', 'epLost', 'disorganised', 'hitTaken', 'navyReplaced', 'removed'],
		asks: ['take'],
		said: { losses: [] }
	},
	follow: { rules: ['8.1.3'], facts: ['followed'], asks: ['follow'], said: { follow: true } },
	retreat: {
		rules: ['8.2.3', '8.2.6', '8.1.3'],
		facts: ['retreated'],
		asks: ['retreat'],
		said: { retreat: true }
	},
	advance: { rules: ['8.2.7'], facts: ['passed'], asks: [], said: { advance: false } }
};

/** A game with events has begun. */
const BEGUN = done(engine.empty, {
	type: 'begin',
	...headerOf(bookOf({ options: { events: 'used' } }))
});

/** What brings fights is chosen before anything else. */
const LIKED: readonly Command['type'][] = ['attack', 'barrage', 'lead', 'support', 'serve'];

/** Barrages that drive others back from beside an HQ are rare: they have their own test. */
const RARE = 'follow';

/** Plays so many commands, most of them fights; each with the state before it, and its facts. */
const watch = (
	from: State,
	seed: number,
	most: number,
	look: (state: State, facts: readonly Fact[]) => void
): void => {
	const dice = diceFrom([seed, 10, 11, 12]);
	let state = from;
	for (let n = 0; n < most && !state.result; n++) {
		const { commands, rolls } = engine.waiting(state);
		const liked = commands.filter(({ type }) => LIKED.includes(type));
		const some = liked.length > 0 && dice(10) <= 8 ? liked : commands;
		const command = some[dice(Math.max(1, some.length)) - 1];
		if (rolls.length > 0) {
			state = thrown(state, dice);
			continue;
		}
		if (!command) break;
		const decision = engine.decide(state, command);
		if (!decision.ok) throw new Error(decision.refusal.why.text);
		look(state, decision.facts);
		state = decision.facts.reduce(engine.evolve, state);
	}
};

describe('a law: each kind of question is answered only where an order covers it', () => {
	test('nothing said, nothing is answered for anybody', () => {
		let answered = 0;
		watch(BEGUN, 1, 400, (_, made) => {
			if (made.some(({ type }) => type === 'asOrdered')) answered += 1;
		});
		expect(answered).toBe(0);
	});

	test.each(Object.entries(COVERS))('%s', (key, { rules, facts: begins, asks, said: orders }) => {
		const answered = new Set<string>();
		const wrong: unknown[] = [];
		const from = (['white', 'red'] as const).reduce(
			(state, player) => done(state, said(player, orders)),
			BEGUN
		);
		const look = (state: State, made: readonly Fact[]): void => {
			if (asks.length > 0 && !state.events.imposed)
				wrong.push(...engine.waiting(state).commands.filter(({ type }) => asks.includes(type)));
			for (const [at, fact] of made.entries()) {
				if (fact.type !== 'asOrdered') continue;
				const next = made[at + 1];
				answered.add(fact.rule);
				if (!rules.includes(fact.rule) || !next || !begins.includes(next.type)) wrong.push(next);
			}
		};
		for (const seed of key === RARE && !DEEP ? [1] : [1, 2, 3, 4])
			if (answered.size === 0) watch(from, seed, 450, look);
		expect(wrong).toEqual([]);
		if (key !== RARE) expect(answered.size).toBeGreaterThan(0);
	});
});
