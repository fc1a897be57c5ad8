import { ask, type Call } from '#lib/kernel/dice/draw.ts';
import { bookOf, type Options } from '#lib/rules/white-october/book.ts';
import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import type { Fact } from '#lib/rules/white-october/engine/facts.ts';
import { run } from '#lib/rules/white-october/engine/flow.ts';
import { counterOf, headerOf, type Game } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine, type OctoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State, Unit } from '#lib/rules/white-october/engine/state.ts';
import { english } from '../../../english.ts';
import { throwOf } from '../../orel-1919/engine/placed.ts';

/** A game with its engine, as it begins. */
export interface Begun {
	readonly engine: OctoberEngine;
	readonly game: Game;
	readonly state: State;
}

const known = new Map<string, Begun>();

/** A game with these options, readings and corrected numbers that has begun; one engine for all tables with the same options. */
export const begun = (
	options: Partial<Options> = {},
	readings: Readonly<Record<string, string>> = {},
	numbers: Readonly<Record<string, number>> = {}
): Begun => {
	const key = JSON.stringify([options, readings, numbers]);
	const before = known.get(key);
	if (before) return before;
	const book = bookOf({ options, readings, numbers });
	const engine = octoberEngine(book);
	const decision = engine.decide(engine.empty, { type: 'begin', ...headerOf(book) });
	if (!decision.ok) throw new Error('it does not begin');
	const state = decision.facts.reduce(engine.evolve, engine.empty);
	const made = { engine, game: engine.game(state), state };
	known.set(key, made);
	return made;
};

/** Units where they are wanted: a place, or what else is so of them. */
export type Units = Readonly<Record<string, string | Partial<Unit>>>;

/** A position: these units, nobody else, in White's first sequence of an offensive turn 2. */
export const placed = ({ game, state }: Begun, units: Units, more: Partial<State> = {}): State => ({
	...state,
	turn: 2,
	step: 'white-1',
	player: 'white',
	offensive: true,
	points: { white: 0, red: 0 },
	units: state.units.map((unit): Unit => {
		const here = units[unit.id];
		if (here === undefined) return { ...unit, fate: 'out', at: null, due: null };
		const { ep = 0 } = counterOf(game, unit.id);
		const changes = typeof here === 'string' ? { at: here } : here;
		const off = changes.at === undefined;
		return { ...unit, fate: off ? 'due' : 'map', at: null, due: null, ep, ...changes };
	}),
	...more
});

/** A table at which commands are given one by one; a number answers the dice that are called for. */
export class Table {
	readonly engine: OctoberEngine;
	readonly game: Game;
	readonly events: Fact[] = [];
	state: State;

	constructor({ engine, game }: Begun, state: State) {
		this.engine = engine;
		this.game = game;
		this.state = state;
	}

	get #call(): Call | undefined {
		const [asked] = this.engine.waiting(this.state).rolls;
		const draw = asked && this.engine.draw(this.state, asked);
		const read = draw && ask(draw, []);
		return read?.state === 'waiting' ? read.call : undefined;
	}

	/** Who is asked, or the label of the dice. */
	get asked(): string {
		const call = this.#call;
		return (call && english(call.label)) ?? this.engine.waiting(this.state).player ?? 'nobody';
	}

	get allowed(): readonly Command[] {
		return this.engine.waiting(this.state).commands;
	}

	/** Gives commands, or answers dice. */
	do = (...commands: readonly (Command | number)[]): void => {
		for (const one of commands) {
			const command = typeof one === 'number' ? this.#rolled(one) : one;
			const decision = this.engine.decide(this.state, command);
			if (!decision.ok)
				throw new Error(
					`${JSON.stringify(command)}: ${decision.refusal.rule} ${english(decision.refusal.why.text)}; asked: ${this.asked} ${JSON.stringify(this.allowed).slice(0, 600)}`
				);
			this.state = decision.facts.reduce(this.engine.evolve, this.state);
			this.events.push(...decision.facts);
		}
	};

	/** What goes on by itself in a position in which nobody is asked. */
	onward = (): void => {
		const { facts } = run(this.game, this.state, []);
		this.state = facts.reduce(this.engine.evolve, this.state);
		this.events.push(...facts);
	};

	#rolled = (number: number): Command => {
		const [asked] = this.engine.waiting(this.state).rolls;
		const call = this.#call;
		if (!asked || !call)
			throw new Error(
				`No dice are called for: ${this.asked} ${JSON.stringify(this.allowed).slice(0, 600)}`
			);
		return { type: 'roll', ...asked, form: {}, throws: [throwOf(call, number)] };
	};

	unit = (id: string): Unit => {
		const unit = this.state.units.find((one) => one.id === id);
		if (!unit) throw new Error(`No unit ${id}`);
		return unit;
	};
}
