import * as v from 'valibot';
import type { Decision } from '#lib/kernel/game/engine.ts';
import type { Fact } from '../facts/fact.ts';
import { list, type Of } from '../facts/parts.ts';
import { ROLLED } from '../rolls/roll.ts';
import type { BattleState } from '../state.ts';
import { BATTLE_COMMANDS } from './battle.ts';
import { BOOK_COMMANDS } from './book.ts';
import { CLOCK_COMMANDS } from './clock.ts';
import { CORRECTION } from './correct.ts';
import { GOAL_COMMANDS } from './goals.ts';
import { GROUND_COMMANDS } from './ground.ts';
import { LOSS_COMMANDS } from './losses.ts';
import { MARK_COMMANDS } from './marks.ts';
import { MORALE_COMMANDS } from './morale.ts';
import { OFFICER_COMMANDS } from './officers.ts';
import { PAPER_COMMANDS } from './papers.ts';
import { PLAYER_COMMANDS } from './players.ts';
import { UNIT_COMMANDS } from './units.ts';

const COMMANDS = {
	...BATTLE_COMMANDS,
	...BOOK_COMMANDS,
	...CLOCK_COMMANDS,
	...LOSS_COMMANDS,
	...MARK_COMMANDS,
	...MORALE_COMMANDS,
	...CORRECTION,
	...UNIT_COMMANDS,
	...OFFICER_COMMANDS,
	...PLAYER_COMMANDS,
	...GROUND_COMMANDS,
	...GOAL_COMMANDS,
	...PAPER_COMMANDS,
	...ROLLED
} as const;

type Known = typeof COMMANDS;

/** What a player or the referee may ask for at the table, in steps the size of a tap. Places of stands count from 0. */
export type TableCommand = {
	[T in keyof Known]: { readonly type: T } & Of<Known[T]['entries']>;
}[keyof Known];

/** The commands that bring changes made away from the table into the battle. */
const BROUGHT_BACK = [
	'loseFigures',
	'giveBack',
	'setAttached',
	'setHits',
	'setMark',
	'note',
	'setOfficer'
] as const satisfies readonly TableCommand['type'][];
export type BroughtBack = Extract<TableCommand, { type: (typeof BROUGHT_BACK)[number] }>;

/** Changes that somebody made away from the table: all of these commands in one line. */
export interface TakeIn {
	readonly type: 'takeIn';
	readonly from: string;
	readonly commands: readonly BroughtBack[];
}

export type Command = TableCommand | TakeIn;
export type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

const schemaOf = (type: keyof Known) =>
	v.strictObject({ type: v.literal(type), ...(COMMANDS[type].entries as v.ObjectEntries) });

const takeIn = v.strictObject({
	type: v.literal('takeIn'),
	from: v.pipe(v.string(), v.maxLength(200)),
	commands: v.pipe(list(v.variant('type', BROUGHT_BACK.map(schemaOf)), 2000), v.minLength(1))
});

export const commandSchema = v.variant('type', [
	...(Object.keys(COMMANDS) as (keyof Known)[]).map(schemaOf),
	takeIn
]) as unknown as v.GenericSchema<unknown, Command>;

/** The answer of the rules to a command: facts, or the rule that forbids it. */
export const answer = (state: BattleState, { type, ...command }: TableCommand): Decision<Fact> => {
	const decide = COMMANDS[type].decide as (state: BattleState, command: unknown) => Decision<Fact>;
	return decide(state, command);
};
