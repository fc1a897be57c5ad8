import { owesOf, type OptionOf, type OwedOf, type Table } from '#lib/kernel/decided/owed.ts';
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

export const { auto, choice, dice, answered } = owesOf<October>(
	{ end: '16.2', sectionOf },
	({ procedure, parties }, throws) => ({ type: 'diceThrown', procedure, parties, throws })
);
