import { ask, type Draw, type Throw } from '../dice/draw.ts';
import type { Phrase } from '../phrase.ts';
import { same } from '../same.ts';
import { accept, refuse, type Decision, type Refusal } from '../game/engine.ts';
import { valueOf, type Asked } from '../game/roll.ts';

/** What a game that decides everything puts into its answers: who plays, who throws for whom, by which procedure. */
export interface Table<Command, Fact, Player extends string, Name extends string, Parties> {
	readonly command: Command;
	readonly fact: Fact;
	readonly player: Player;
	readonly procedure: Name;
	readonly parties: Parties;
}
type AnyTable = Table<{ readonly type: string }, unknown, string, string, unknown>;

/** One thing a player may do now, and the facts it makes. */
export interface OptionOf<Command, Fact> {
	readonly command: Command;
	readonly events: () => readonly Fact[];
}

/** What comes next: facts by themselves, a player's answer, or dice; nothing once the game is over. */
export type OwedOf<T extends AnyTable> =
	| { readonly kind: 'auto'; readonly events: readonly T['fact'][] }
	/** One of these answers. */
	| {
			readonly kind: 'player';
			readonly player: T['player'];
			readonly rule: string;
			readonly options: readonly OptionOf<T['command'], T['fact']>[];
	  }
	/** Whatever a player may do now, listed only when asked for. */
	| {
			readonly kind: 'open';
			readonly player: T['player'];
			readonly commands: () => readonly T['command'][];
			readonly decide: (command: T['command']) => Decision<T['fact']>;
	  }
	| {
			readonly kind: 'dice';
			readonly procedure: T['procedure'];
			readonly parties: T['parties'];
			readonly draw: Draw<readonly T['fact'][]>;
	  }
	| { readonly kind: 'over' };

/** A player's answer; if the rule leaves only one, it is taken for him. */
export const choiceOf = <T extends AnyTable>(
	player: T['player'],
	rule: string,
	options: readonly OptionOf<T['command'], T['fact']>[]
): OwedOf<T> => {
	const [only] = options;
	return only && options.length === 1
		? { kind: 'auto', events: only.events() }
		: { kind: 'player', player, rule, options };
};

/** The dice of a procedure, and what comes of them; where no throw is needed, what follows. */
export const diceOf = <T extends AnyTable>(
	procedure: T['procedure'],
	parties: T['parties'],
	draw: Draw<readonly T['fact'][]>
): OwedOf<T> => {
	const asked = ask(draw, []);
	return asked.state === 'done'
		? { kind: 'auto', events: asked.value }
		: { kind: 'dice', procedure, parties, draw };
};

/** How a game says what stands in the way of a command that nothing asks for. */
export interface Refusals {
	readonly over: Refusal;
	readonly nothing: Refusal;
	/** What a section asks of a player, told to him if he tries something else. */
	readonly asked: (rule: string) => Phrase;
	readonly otherDice: Phrase;
	readonly diceFirst: Phrase;
	/** The section of a procedure. */
	readonly sectionOf: (procedure: string) => string;
}

/** A command that may be the roll of a procedure. */
type MaybeRoll = { readonly type: string } & Partial<
	Asked<unknown> & { readonly throws: readonly Throw[] }
>;

/**
 * The facts of a command, if it answers what is owed; otherwise the section that asks for something else. `thrown`: the
 * fact that says what fell.
 */
export const answeredBy = <T extends AnyTable>(
	owed: OwedOf<T>,
	command: T['command'],
	says: Refusals,
	thrown: (
		of: Pick<Extract<OwedOf<T>, { kind: 'dice' }>, 'procedure' | 'parties'>,
		throws: readonly Throw[]
	) => T['fact']
): Decision<T['fact']> => {
	switch (owed.kind) {
		case 'over':
			return { ok: false, refusal: says.over };
		case 'auto':
			return { ok: false, refusal: says.nothing };
		case 'open':
			return owed.decide(command);
		case 'player': {
			const option = owed.options.find((one) => same(one.command, command));
			return option ? accept(...option.events()) : refuse(owed.rule, says.asked(owed.rule));
		}
		case 'dice': {
			const rule = says.sectionOf(owed.procedure);
			const roll = command as MaybeRoll;
			if (roll.type !== 'roll' || !roll.throws) return refuse(rule, says.diceFirst);
			if (roll.procedure !== owed.procedure || !same(roll.parties, owed.parties))
				return refuse(rule, says.otherDice);
			const read = valueOf(owed.draw, roll.throws, rule);
			return read.ok ? accept(thrown(owed, roll.throws), ...read.value) : read;
		}
	}
};
