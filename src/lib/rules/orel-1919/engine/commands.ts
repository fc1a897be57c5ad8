import * as v from 'valibot';
import { besideCommands } from '#lib/kernel/decided/table-talk.ts';
import { commandsOf } from '#lib/kernel/decided/commands.ts';
import type { Order } from '#lib/kernel/game/order.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import type { ProcedureName } from '../procedures/heads.ts';
import { list, maybe, some, text, yes, type OneOf } from '#lib/kernel/decided/entries-of.ts';
import {
	attackKind,
	cityPlace,
	event,
	hex,
	parties,
	path,
	PLANNED,
	procedure,
	throws,
	unit
} from './facts/schema.ts';
import { SPOKEN } from './facts/turn.ts';

/** What is said beside the game: its agreement, its name, who plays, what may be taken back, notes, standing orders. */
const BESIDE = besideCommands(SPOKEN);

/** What a player does, in steps the size of a tap. */
const STEPS = {
	/** This part is over: recruitment, movement. */
	done: {},
	/** 4.3.1 One recruit point for one step. */
	restore: { unit },
	/** 4.1 Exchanges prisoners for a recruit point. */
	enlist: {},
	/** 4.3.2 A battalion appears at a station, or comes in over a friendly edge. */
	raise: { unit, hex: maybe(hex) },
	/** 5.2.1 Chooses this group as the main body among groups of equal size. */
	body: { formation: text, units: list(unit) },
	/** 6.1 Names the formation, then the unit, that suffers an event. */
	afflict: { formation: text },
	suffer: { unit },
	/** 6.2 Plays a controlled event. */
	play: {
		event,
		unit: v.exactOptional(unit),
		choice: v.exactOptional(v.picklist(['supply', 'command', 'plus', 'minus']))
	},
	/** 7.1 A unit begins its move; `bare`: nobody in its hex is to cover it, nor has to stay for that (7.1.3). */
	pick: { unit, bare: v.exactOptional(yes) },
	/** 7.4 A unit comes in. */
	enter: { unit, hex },
	/** 7.1.5 Marching Day. */
	march: {},
	/** 5.3 Out of command in a ZoC: takes its check. */
	dare: {},
	/** 7.1 `by`: the hexes of the way, where its player chooses it. */
	go: { hex, by: v.exactOptional(list(hex)) },
	/** 7.1.4 Ends its move: in Combat mode for 1 MP, or as it is. */
	form: {},
	rest: {},
	/** 7.2 Declares an attack: a new one, or by joining an earlier one; 8.2.1 who is to pay for it, if that is said now. */
	attack: { kind: attackKind, hex, join: maybe(some), pays: v.exactOptional(maybe(unit)) },
	support: { of: attackKind },
	barrage: {},
	dig: {},
	/** 7.1.1 The place of the stack in Orel. */
	city: { place: cityPlace },
	/** 8.3.1, 8.4 A target, or none. */
	aim: { unit, target: maybe(unit) },
	/** 8.2.1 The depot that pays for an attack or for a unit's fire; null where nobody pays. */
	pay: { for: v.union([some, unit]), depot: maybe(unit) },
	resupply: { unit, depot: unit },
	/** 8.6.2 Defensive support of an attack, or of none. */
	announce: { unit, attack: maybe(some) },
	/** 8.5 to 8.8 The reactive player settles something for this phase; of leaving, for one attack. */
	plan: { what: v.picklist(PLANNED), attack: maybe(some), yes },
	/** 8.1 The attack to be fought next. */
	resolve: { attack: some },
	/** 8.5 */
	leave: {},
	stand: {},
	/** Yes or no for one unit: follow, go into contact, support, charge. */
	yes: { unit },
	no: { unit },
	/** 8.5.1 The way back. */
	retreat: { path },
	/** 8.7.4 */
	advance: { unit },
	pursue: { hex, units: list(unit) },
	/** 8.8 */
	assault: {},
	/**
	 * 8.8.2 The unit that takes the next loss; 8.2.1, 3.3 is resupplied; 9 checks for destruction; 9.1.1 fights the
	 * duel.
	 */
	take: { unit },
	pass: {}
} as const;

/** Who throws, and for which units. */
export type Parties = v.InferOutput<typeof parties>;

/** One step of an order. */
export type Step = OneOf<typeof STEPS>;

export type Command =
	| Step
	| OneOf<typeof BESIDE>
	/** Several steps as one decision: all of them, or none. */
	| Order<Step>
	/** Dice that were called for have been thrown. */
	| (Roll<Parties> & { readonly procedure: ProcedureName });
/** Commands of one kind. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

export const { isStep, isOf, commandSchema } = commandsOf<Command, Step>(STEPS, BESIDE, {
	procedure,
	parties,
	throws
});
