import type { Draw } from '#lib/kernel/dice/draw.ts';
import type { Decision } from '#lib/kernel/game/engine.ts';
import {
	answeredBy,
	choiceOf,
	diceOf,
	type OptionOf,
	type OwedOf,
	type Refusals,
	type Table
} from '#lib/kernel/decided/owed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/engine.ts';
import type { Player } from '../types.ts';
import type { Command, Parties } from './commands.ts';
import type { Fact } from './facts.ts';
import type { UnitId } from './state.ts';
import { sectionOf, type ThrowName } from './throws.ts';

type October = Table<Command, Fact, Player, ThrowName, Parties>;
/** One thing a player may do now, and the facts it makes. */
export type Option = OptionOf<Command, Fact>;
/** What comes next: facts by themselves, a player's answer, or dice; nothing once the game is over. */
export type Owed = OwedOf<October>;

export const auto = (...events: readonly Fact[]): Owed => ({ kind: 'auto', events });

/** A player's answer; if the rule leaves only one, it is taken for him. */
export const choice = (player: Player, rule: string, options: readonly Option[]): Owed =>
	choiceOf<October>(player, rule, options);

/** A player's answer, asked for even where there is only one. */
export const asked = (player: Player, rule: string, options: readonly Option[]): Owed => ({
	kind: 'player',
	player,
	rule,
	options
});

/** One thing a player may do, and what comes of it. */
export const option = (command: Command, ...facts: readonly Fact[]): Option => ({
	command,
	events: () => facts
});

/** The dice of a procedure, and what comes of them; where no throw is needed, what follows. */
export const dice = (
	procedure: ThrowName,
	player: Player,
	units: readonly UnitId[],
	draw: Draw<readonly Fact[]>
): Owed => diceOf<October>(procedure, { player, units }, draw);

const SAYS: Refusals = {
	over: { rule: '16.2', why: say(words.theGameIsOver) },
	nothing: { rule: '2', why: say(words.nothingIsAskedNow) },
	asked: () => say(words.anotherAnswerIsAskedForNow),
	otherDice: say(words.otherDiceAreCalledFor),
	diceFirst: say(words.theDiceComeFirst),
	sectionOf
};

/** The facts of a command, if it answers what is owed; otherwise the section that asks for something else. */
export const answered = (owed: Owed, command: Command): Decision<Fact> =>
	answeredBy<October>(owed, command, SAYS, ({ procedure, parties }, throws) => ({
		type: 'diceThrown',
		procedure,
		parties,
		throws
	}));
