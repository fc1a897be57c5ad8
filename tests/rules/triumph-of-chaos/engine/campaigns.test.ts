import { describe, expect, test } from 'vitest';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play, type DiceSource } from '#lib/kernel/dice/draw.ts';
import type { Asked } from '#lib/kernel/game/roll.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import type { Parties } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import { same } from '#lib/kernel/same.ts';
import { t } from '#lib/words/t.ts';
import { bookOf } from '#lib/rules/triumph-of-chaos/book.ts';
import { CHITS_IN_ALL } from '#lib/rules/triumph-of-chaos/charts/chits.ts';
import type { Command } from '#lib/rules/triumph-of-chaos/engine/command.ts';
import type { Fact } from '#lib/rules/triumph-of-chaos/engine/facts.ts';
import { spaceOf, stepsLeft, type Campaign } from '#lib/rules/triumph-of-chaos/engine/state.ts';
import { triumphOfChaos } from '#lib/rules/triumph-of-chaos/index.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import { pool } from '#lib/rules/triumph-of-chaos/rules/in-fighting.ts';
import { CAMPS, type Camp } from '#lib/rules/triumph-of-chaos/types.ts';
import { nextEntry } from '../../../chained.ts';
import { DEEP, SEED } from '../../../random.ts';

const BOOKS = [bookOf(), bookOf({ readings: { 'TC-06': 'defender', 'TC-12': 'goes_back' } })];
const TURNS = 3;
/** So many commands a turn has, then it ends; a combat under way is fought to its end first. */
const A_TURN = 60;

/** The steps of both sides, counted again from what happened. */
class Steps {
	#own: Record<Camp, { fixed: number; rolled: number; others: number }> = {
		red: { fixed: 0, rolled: 0, others: 0 },
		white: { fixed: 0, rolled: 0, others: 0 }
	};
	of = (camp: Camp): number => {
		const { fixed, rolled, others } = this.#own[camp];
		return Math.max(0, fixed + rolled) + others;
	};
	come(fact: Fact, turn: boolean): void {
		const other = (camp: Camp, n: number): void => {
			this.#own[camp].others += n;
		};
		const sum = (lines: readonly Modifier[], ports: boolean): number =>
			total(lines.filter(({ section }) => (section === 'Port Corruption') === ports));
		if (turn) for (const camp of CAMPS) this.#own[camp] = { fixed: 0, rolled: 0, others: 0 };
		if (fact.type === 'stepsAddedUp') {
			this.#own[fact.camp].fixed = total(fact.lines);
			this.#own[fact.camp].rolled += sum(fact.rolled ?? [], false);
			other(fact.camp, sum(fact.rolled ?? [], true));
		}
		if (fact.type === 'westernPowersAnswered') other('white', fact.steps);
		if (fact.type === 'portCorrupted') other('white', fact.steps);
		if (fact.type === 'stepsLost' && !fact.onMap) other(fact.camp, -fact.steps);
		if (fact.type === 'stepsSpent') other(fact.camp, -fact.cost);
	}
}

/** Action Rounds, counted again from what happened: who has acted in the one that is played. */
class Rounds {
	#camp: Camp | null = null;
	#paid = false;
	#acted = false;
	#over = false;
	#fought = false;
	#triggered = false;
	readonly acted = new Set<string>();
	#begin(camp: Camp | null): void {
		this.#camp = camp;
		this.#paid = false;
		this.#acted = false;
		this.#over = false;
		this.acted.clear();
	}
	/** An attack that is fought keeps everybody who acted in it, whatever is paid. */
	come(fact: Fact, turn: boolean): void {
		if (turn) {
			this.#begin(null);
			this.#fought = false;
		}
		if (fact.type === 'roundBegun') this.#begin(fact.camp);
		if (fact.type === 'declared') {
			this.#fought = true;
			this.#triggered = fact.triggered;
			if (fact.triggered) return;
			if (this.#camp !== fact.attacker || this.#over) this.#begin(fact.attacker);
			this.#acted = true;
		}
		if (fact.type === 'pointSpent') {
			if (this.#fought && !this.#triggered) expect(this.#paid, 'paid twice').toBe(false);
			if (this.#camp !== fact.camp || this.#paid) this.#begin(fact.camp);
			else if (this.#acted) {
				this.#over = true;
				if (!this.#fought) this.acted.clear();
			}
			this.#paid = true;
		}
		if (fact.type === 'activationEnded' || fact.type === 'attackLeft') {
			this.#fought = false;
			if (this.#over) this.acted.clear();
		}
	}
}

const played = (seed: number) => {
	const dice = diceFrom([seed, 1918, 1921, 7]);
	const pick = <T>(all: readonly T[]): T => all[dice(all.length) - 1] as T;
	const book = pick(BOOKS);
	const engine = triumphOfChaos.engine(book);
	let state = engine.empty;
	let names = 0;
	const journal: ReturnType<typeof nextEntry<Command, Fact>>[] = [];
	const steps = new Steps();
	const rounds = new Rounds();
	const { acted } = rounds;
	const tried = new Set<string>();
	let vp: Record<Camp, number> = { red: 0, white: 0 };

	const check = (fact: Fact, before: Campaign): void => {
		const text = JSON.stringify(fact);
		steps.come(fact, fact.type === 'phaseBegun' && fact.turn !== before.turn);
		if (fact.type === 'leaderActed' && fact.leader !== null) {
			expect(acted.has(fact.leader), `acts twice: ${text}`).toBe(false);
			acted.add(fact.leader);
		}
		rounds.come(fact, fact.type === 'phaseBegun' && fact.turn !== before.turn);
		for (const { id, used } of state.leaders)
			expect(used, `${id} has acted: ${text}`).toBe(acted.has(id));
		if (fact.type === 'pointSpent' && before.activation?.triggered === false)
			expect(state.leaders, `a point frees: ${text}`).toEqual(before.leaders);
		if (fact.type === 'defeatismRolled' && fact.space !== undefined) {
			expect(tried.has(fact.space), `rolled twice: ${text}`).toBe(false);
			expect(spaceOf(before, fact.space)?.attacker).toBe('red');
			tried.add(fact.space);
		}
		if (fact.type === 'fireBegun') {
			const space = spaceOf(before, fact.space);
			if (
				space?.attacker === 'red' &&
				space.nth > 1 &&
				before.camps.red.inForce.includes('defeatism')
			)
				expect(space.ahead, `fire without the roll: ${text}`).toBe(true);
		}
		if (fact.type === 'counted' && fact.what === 'vp') vp = { ...vp, [fact.camp]: fact.to };
		if (fact.type === 'fightingEnded')
			vp = { ...vp, [fact.camp]: vp[fact.camp] + (fact.points ?? 0) };
		for (const camp of CAMPS) {
			const own = state.camps[camp];
			expect(stepsLeft(own), `${camp}, steps: ${text}`).toBe(steps.of(camp));
			expect(own.counts.vp, `${camp}, VP: ${text}`).toBe(vp[camp]);
			expect(pool(book, camp, own.drawn).length + own.drawn.length).toBe(CHITS_IN_ALL);
			expect(own.spent).toBeLessThanOrEqual(own.points);
		}
	};
	const give = (command: Command): void => {
		const decision = engine.decide(state, command);
		if (!decision.ok)
			throw new Error(
				`Offered and refused: ${JSON.stringify(command)}: ${decision.refusal.rule}, ${t(decision.refusal.why)}`
			);
		for (const fact of decision.facts) {
			const before = state;
			state = engine.evolve(state, fact);
			check(fact, before);
		}
		const entry = nextEntry(journal, { kind: 'done', command, facts: decision.facts });
		expect(
			triumphOfChaos.journal.parse(JSON.parse(JSON.stringify(entry))).ok,
			JSON.stringify(entry)
		).toBe(true);
		journal.push(entry);
	};

	give({ type: 'begin', name: 'Winter evenings' });
	/** What needs words or numbers of the players, where it is possible. */
	const said = (): Command | undefined => {
		const camp = pick(CAMPS);
		const own = state.camps[camp];
		const left = Math.floor(stepsLeft(own));
		switch (dice(6)) {
			case 1:
				return own.points === 0 ? { type: 'setPoints', camp, points: dice(4) } : undefined;
			case 2:
				return state.leaders.length < 6
					? {
							type: 'addLeader',
							leader: { id: `l${++names}`, name: `General ${names}`, camp, rating: dice(6) - 1 }
						}
					: undefined;
			case 3:
				return left > 0
					? { type: 'spendSteps', camp, armies: 1, corps: 2 * (left - 1) }
					: undefined;
			case 4:
				return { type: 'count', camp, what: pick(['vp', 'vc', 'home'] as const), to: dice(40) - 1 };
			default:
				return state.activation
					? undefined
					: {
							type: 'declare',
							attacker: camp,
							...(dice(6) === 1 ? { triggered: true } : { triggered: false, fresh: dice(4) === 1 }),
							spaces: Array.from({ length: dice(3) }, () => ({
								id: `s${++names}`,
								name: `Space ${names}`
							}))
						};
		}
	};
	/** What players set on the sheets. */
	const set = (slug: string): Form => {
		const n = (least: number, most: number): number => least + dice(most - least + 1) - 1;
		const may = (): boolean => dice(2) === 1;
		switch (slug) {
			case 'combat':
				return {
					aStrength: n(1, 9),
					dStrength: n(1, 9),
					aSteps: n(1, 8),
					dSteps: n(1, 8),
					dElite: n(0, 2),
					aAssets: 1,
					method: pick(['none', 'sa'])
				};
			case 'western-response':
				return { factions: n(1, 3), kolchak: may() };
			case 'replacements':
				return { cards: n(0, 5), citiesLost: n(0, 2), ports: n(0, 2) };
			default:
				return {};
		}
	};
	const throwIt = ({ procedure: slug, parties }: Asked<Parties>): void => {
		const procedure = PROCEDURES.get(slug);
		if (!procedure) throw new Error(`No ${slug}`);
		const form = set(slug);
		const found = procedure.resolve(book, {
			...procedure.initial,
			...procedure.fill(state, parties),
			...form,
			...procedure.known?.(state, parties)
		});
		if (found.refused) throw new Error(`${slug} is asked for and refused`);
		const { throws } = play(found.resolution.draw, dice);
		give({ type: 'roll', procedure: slug, parties, form, throws });
	};
	const offered = (dice: DiceSource, counted: boolean): void => {
		const { commands, rolls, remember } = engine.waiting(state);
		for (const { key, roll } of remember)
			if (roll)
				expect(
					rolls.some(
						({ procedure, parties }) => procedure === roll.procedure && same(parties, roll.parties)
					),
					`a reminder leads nowhere: ${key}`
				).toBe(true);
		// The screens offer both sides the point that the engine offers, and no other.
		for (const camp of CAMPS) {
			const point: Command = { type: 'spendPoint', camp, text: '' };
			expect(engine.decide(state, point).ok, `the point of ${camp}`).toBe(
				commands.some((one) => same(one, point))
			);
		}
		// Turns end in their time, not by chance.
		const may = commands.filter((one) => one.type !== 'goTo' || one.turn === state.turn);
		const asked = dice(2) === 1 ? rolls.filter(({ parties }) => parties.space) : rolls;
		if (asked.length && dice(2) === 1)
			throwIt(asked[dice(asked.length) - 1] as (typeof asked)[number]);
		else {
			const fights = may.filter(({ type }) =>
				['proceed', 'settle', 'endActivation'].includes(type)
			);
			give(pick(!counted && fights.length ? fights : may));
		}
	};
	for (let turn = 1; turn <= TURNS; turn++) {
		for (let n = 0; n < A_TURN; n++) {
			const word = dice(4) === 1 ? said() : undefined;
			if (word) give(word);
			else offered(dice, true);
		}
		for (let n = 0; state.activation && n < 300; n++) offered(dice, false);
		expect(state.activation).toBeNull();
		const on = engine
			.waiting(state)
			.commands.find((one) => one.type === 'goTo' && one.turn === turn + 1);
		if (!on) throw new Error(`Turn ${turn} does not end`);
		give(on);
	}
	return { journal, state };
};

describe('campaigns of three turns, by what is offered', () => {
	/** Three that come upon everything that matters between them. */
	const seeds = DEEP ? Array.from({ length: 1000 }, (_, n) => n) : [2, 6, 10];
	test(
		'nothing offered is refused, every ledger is conserved, every line is read again',
		() => {
			const facts = new Set<string>();
			for (const n of seeds) {
				const { journal, state } = played(SEED + n);
				expect(state.turn).toBe(TURNS + 1);
				for (const entry of journal)
					if (entry.kind === 'done') for (const { type } of entry.facts) facts.add(type);
			}
			// All of them together come upon everything that matters.
			for (const type of [
				'fought',
				'cancelRolled',
				'spaceAdded',
				'defeatismRolled',
				'stepsAddedUp',
				'stepsSpent',
				'stepsLost',
				'westernPowersAnswered',
				'portCorrupted',
				'fightingEnded',
				'leaderActed',
				'leaderDrawn',
				'activationEnded'
			])
				expect(facts, type).toContain(type);
		},
		DEEP ? 900_000 : 120_000
	);
});
