import { answerTo, type Call, type Throw } from '#lib/kernel/dice/draw.ts';
import { accept } from '#lib/kernel/game/engine.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import type { Fact } from '#lib/rules/orel-1919/engine/facts.ts';
import type { Game } from '#lib/rules/orel-1919/engine/game.ts';
import { run } from '#lib/rules/orel-1919/engine/flow.ts';
import { startOf } from '#lib/rules/orel-1919/engine/setup.ts';
import type { State, Unit, UnitId } from '#lib/rules/orel-1919/engine/state.ts';
import { callIn, engineOf, rolled } from './play.ts';
import { english } from '../../../english.ts';

const starts = new WeakMap<Game, State>();

/** The historical start of a game, made once: nothing changes a state. */
const historical = (game: Game): State => {
	const start = starts.get(game) ?? startOf(game, 'historical');
	starts.set(game, start);
	return start;
};

/** A position for a test: these units on the map, nobody else, the movement phase of a player. */
export const placed = (
	game: Game,
	units: Readonly<Record<UnitId, string | (Partial<Unit> & { readonly hex: string })>>,
	more: Partial<State> = {}
): State => {
	const start = historical(game);
	return {
		...start,
		turn: 5,
		player: 'red',
		phase: 'movement',
		asleep: [],
		points: { white: 0, red: 0 },
		units: start.units.map((unit, place): Unit => {
			const here = units[unit.id];
			if (here === undefined) return { ...unit, fate: 'out', hex: null, due: null };
			const changes = typeof here === 'string' ? { hex: here } : here;
			const { steps = unit.steps } = game.counters[place] ?? {};
			return { ...unit, fate: 'map', due: null, command: true, mode: 'combat', steps, ...changes };
		}),
		...more
	};
};

/** Two dice with this sum. */
const faces = (call: Call, sum: number): number[] => {
	if (call.dice === 1) return [sum];
	const first = Math.max(1, Math.min(6, sum - 1));
	return [first, sum - first];
};

/** A throw of this number for a call. */
export const throwOf = (call: Call, number: number): Throw => {
	const made: Throw = { call, faces: faces(call, number), count: null, by: 'hand' };
	if (answerTo(call, made) !== number) throw new Error(`No ${number} with ${call.label}`);
	return made;
};

/** A table at which commands are given one by one; a number answers the dice that are called for. */
export class Table {
	readonly game: Game;
	readonly events: Fact[] = [];
	readonly commands: Command[] = [];
	state: State;

	constructor(game: Game, state: State) {
		this.game = game;
		this.state = state;
	}

	get #engine() {
		return engineOf(this.game);
	}

	/** Who is asked, or the label of the dice. */
	get asked(): string {
		const call = callIn(this.#engine, this.state);
		return (call && english(call.label)) ?? this.#engine.waiting(this.state).player ?? 'nobody';
	}

	/** What is allowed now. */
	get allowed(): readonly Command[] {
		return this.#engine.waiting(this.state).commands;
	}

	/** Gives commands, or answers dice; returns the facts. */
	do = (...commands: readonly (Command | number)[]): readonly Fact[] => {
		const made: Fact[] = [];
		for (const one of commands) {
			const command = typeof one === 'number' ? this.#roll(one) : one;
			this.#named();
			// A position in which nobody is asked goes on by itself.
			const decision =
				command.type === 'done' && this.asked === 'nobody'
					? accept(...run(this.game, this.state, []).facts)
					: this.#engine.decide(this.state, command);
			if (!decision.ok)
				throw new Error(
					`${JSON.stringify(command)}: ${decision.refusal.rule} ${english(decision.refusal.why.text)}; asked: ${this.asked} ${JSON.stringify(this.allowed)}`
				);
			this.state = decision.facts.reduce(this.#engine.evolve, this.state);
			this.commands.push(command);
			made.push(...decision.facts);
		}
		this.events.push(...made);
		return made;
	};

	/** Whoever is asked is told what, and what yes and no mean. */
	#named = (): void => {
		const { commands, asks } = this.#engine.waiting(this.state);
		const [first] = commands;
		if (first && (!asks || (first.type === 'yes' && !(asks.yes && asks.no))))
			throw new Error(`No question for ${JSON.stringify(commands)}`);
	};

	#roll = (number: number): Command => {
		const roll = rolled(this.#engine, this.state, (call) => throwOf(call, number));
		if (!roll)
			throw new Error(`No dice are called for: ${this.asked} ${JSON.stringify(this.allowed)}`);
		return roll;
	};

	unit = (id: UnitId): Unit => {
		const unit = this.state.units.find((one) => one.id === id);
		if (!unit) throw new Error(`No unit ${id}`);
		return unit;
	};

	/** An attack of these units on a hex, declared and the movement phase ended. */
	attack = (hex: string, kind: 'prepared' | 'hasty', units: readonly UnitId[]): void => {
		let join: number | null = null;
		for (const unit of units) {
			this.do({ type: 'pick', unit }, { type: 'attack', kind, hex, join });
			join = this.state.attacks[this.state.attacks.length - 1]?.id ?? null;
		}
	};
}
