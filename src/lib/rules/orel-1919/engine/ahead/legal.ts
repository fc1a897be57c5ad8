import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { isCombatUnit, isTrain } from '../../types.ts';
import type { CommandOf } from '../commands.ts';
import { contactTrains } from '../combat/attack/joining.ts';
import { whetherSupports } from '../combat/before/supports.ts';
import type { Imagined } from '../combat/imagine.ts';
import { evolve, type Fact } from '../facts.ts';
import { nameOf } from '../facts/kind.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { unitsIn } from '../map/field.ts';
import { boundOf } from '../moves/range.ts';
import { decideAction } from '../phases/actions.ts';
import { dare, kept, pick } from '../phases/movement.ts';
import type { State, UnitId } from '../state.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-ahead.ts';

/** Why an attack may not be made, and which unit is in the way. */
export interface Refused extends Refusal {
	readonly unit: UnitId | null;
}

/** What a unit must do before it can take part. */
export interface Condition {
	readonly unit: UnitId;
	readonly rule: '5.3' | '9.2.1';
	readonly what: Phrase;
}

/** An attack as far as it may be declared. */
export interface Legal {
	/** The first thing in the way; null where there is none. */
	readonly refused: Refused | null;
	readonly first: readonly Condition[];
	/** The state once it is declared; as far as it came, where it is refused. */
	readonly state: State;
	/** Its number in that state; null where nobody has declared it. */
	readonly attack: number | null;
}

/** 7, 7.4, 8.2.3, 9.2.1 What keeps a unit from acting where it stands, and not only from moving. */
const STOPS: readonly string[] = ['7', '7.4', '8.2.3', '9.2.1'];

/** An attack that is being declared, unit by unit. */
class Declaring {
	state: State;
	readonly first: Condition[] = [];
	attack: number | null = null;
	readonly #game: Game;
	readonly #imagined: Imagined;

	constructor(game: Game, state: State, imagined: Imagined) {
		this.#game = game;
		this.#imagined = imagined;
		this.state = state;
		for (const { id, kind, hex, units } of state.attacks)
			if (kind === imagined.kind && hex === imagined.hex)
				if (imagined.units.some((unit) => units.includes(unit))) this.attack = id;
	}

	#happen = (...facts: readonly Fact[]): void => {
		for (const fact of facts) this.state = evolve(this.#game, this.state, fact);
	};

	/** The unit begins to act where it stands. */
	#begins = (unit: UnitId): Refusal | undefined => {
		if (this.state.moving?.unit === unit) return undefined;
		const game = this.#game;
		// Whoever else is on the move is thought to have ended it.
		this.state = { ...this.state, moving: null };
		const bound = boundOf(game, this.state, unitOf(game, this.state, unit));
		if (bound && STOPS.includes(bound.rule)) return bound;
		const picked = pick(game, this.state, { unit });
		if (!picked.ok) return picked.refusal;
		this.#happen(...picked.facts);
		return undefined;
	};

	/** 5.3, 9.2.1 The checks that come before it can act are thought to be passed. */
	#checks = (unit: UnitId): void => {
		const game = this.#game;
		const { moving } = this.state;
		const values = { unit: nameOf(unit) };
		const one = unitOf(game, this.state, unit);
		if (counterOf(game, unit).type === 'tank' && one.engine === 'untried') {
			this.first.push({ unit, rule: '9.2.1', what: say(words.unitTriesItsEngineFirst, values) });
			this.#happen({ type: 'engineTried', unit, runs: true });
		}
		if (moving && dare(game, this.state, one, moving).ok) {
			this.first.push({ unit, rule: '5.3', what: say(words.itsCheckComesFirst, values) });
			this.#happen({ type: 'outOfCommandChecked', unit, passed: true });
		}
	};

	#acts = (
		unit: UnitId,
		command: CommandOf<'attack'> | CommandOf<'support'>
	): Refusal | undefined => {
		const bound = this.#begins(unit);
		if (bound) return bound;
		this.#checks(unit);
		const game = this.#game;
		const decision =
			kept(game, this.state, unitOf(game, this.state, unit), command) ??
			decideAction(game, this.state, command);
		if (!decision.ok) return decision.refusal;
		this.#happen(...decision.facts);
		return undefined;
	};

	/** 7.2 One more unit attacks. */
	attacks = (unit: UnitId): Refusal | undefined => {
		const { kind, hex } = this.#imagined;
		const { action } = unitOf(this.#game, this.state, unit);
		if (action?.kind === 'attack' && action.attack === this.attack) return undefined;
		const why = this.#acts(unit, { type: 'attack', kind, hex, join: this.attack });
		if (why) return why;
		this.attack ??= this.state.attacks.at(-1)?.id ?? null;
		return undefined;
	};

	/** 7.2, 8.6.2 Guns or a train make ready to support it. */
	supports = (unit: UnitId): Refusal | undefined => {
		const { kind } = this.#imagined;
		const { action } = unitOf(this.#game, this.state, unit);
		if (action?.kind !== 'support' || action.of !== kind) {
			const why = this.#acts(unit, { type: 'support', of: kind });
			if (why) return why;
		}
		const attack = this.state.attacks.find(({ id }) => id === this.attack);
		if (!attack) return { rule: '7.2', why: say(words.nobodyAttacksThere) };
		const gun = unitOf(this.#game, this.state, unit);
		const fires = whetherSupports(this.#game, this.state, gun, attack);
		return fires.ok ? undefined : fires.refusal;
	};

	/** 9.1 A train of either side goes into contact. */
	contacts = (unit: UnitId): Refusal | undefined => {
		const game = this.#game;
		const { hex, units, kind } = this.#imagined;
		const { player, done } = unitOf(game, this.state, unit);
		if (player === this.state.player && !done) {
			const why = this.#acts(unit, { type: 'support', of: kind });
			if (why) return why;
		}
		const able = contactTrains(game, this.state, {
			hex,
			player: this.state.player,
			attackers: units,
			defenders: unitsIn(game, this.state, hex).map(({ id }) => id),
			sheltering: []
		});
		return able.some(({ id }) => id === unit)
			? undefined
			: { rule: '9.1', why: say(words.noRailroadLeadsItThere) };
	};
}

/** 7.2 Combat units first, then trains, then the vehicles that must find somebody in their stack, whatever the order. */
const inOrder = (game: Game, units: readonly UnitId[]): readonly UnitId[] => {
	const rank = (id: UnitId): number => {
		const { type } = counterOf(game, id);
		return isCombatUnit(type) ? 0 : isTrain(type) ? 1 : 2;
	};
	return [...units].sort((one, two) => rank(one) - rank(two));
};

/** 7.2, 8.6 May this attack be made, with these guns in support? Nothing is decided: a player may ask at any time. */
export const legalOf = (game: Game, state: State, imagined: Imagined): Legal => {
	const declaring = new Declaring(game, state, imagined);
	const done = (refusal?: Refusal, unit: UnitId | null = null): Legal => ({
		refused: refusal ? { ...refusal, unit } : null,
		first: declaring.first,
		state: declaring.state,
		attack: declaring.attack
	});
	for (const unit of inOrder(game, imagined.units)) {
		const why = declaring.attacks(unit);
		if (why) return done(why, unit);
	}
	if (declaring.attack === null) return done({ rule: '7.2', why: say(words.nobodyAttacksThere) });
	for (const unit of imagined.supports ?? []) {
		const why = declaring.supports(unit);
		if (why) return done(why, unit);
	}
	for (const unit of imagined.contact ?? []) {
		const why = declaring.contacts(unit);
		if (why) return done(why, unit);
	}
	return done();
};
