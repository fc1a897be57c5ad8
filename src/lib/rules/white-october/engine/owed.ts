import {
	owesOf,
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
import { sectionOf, type ThrowName } from './throws.ts';

export type October = Table<Command, Fact, Player, ThrowName, Parties>;
/** One thing a player may do now, and the facts it makes. */
export type Option = OptionOf<Command, Fact>;
/** What comes next: facts by themselves, a player's answer, or dice; nothing once the game is over. */
export type Owed = OwedOf<October>;

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

const SAYS: Refusals = {
	over: { rule: '16.2', why: say(words.theGameIsOver) },
	nothing: { rule: '2', why: say(words.nothingIsAskedNow) },
	asked: () => say(words.anotherAnswerIsAskedForNow),
	otherDice: say(words.otherDiceAreCalledFor),
	diceFirst: say(words.theDiceComeFirst),
	sectionOf
};

export const { auto, choice, dice, answered } = owesOf<October>(
	SAYS,
	({ procedure, parties }, throws) => ({ type: 'diceThrown', procedure, parties, throws })
);
