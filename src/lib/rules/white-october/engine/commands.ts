import * as v from 'valibot';
import { list, maybe, text, whole, yes, type OneOf } from '#lib/kernel/decided/entries-of.ts';
import { besideCommands } from '#lib/kernel/decided/table-talk.ts';
import { commandsOf } from '#lib/kernel/decided/commands.ts';
import type { Order } from '#lib/kernel/game/order.ts';
import type { Roll } from '#lib/kernel/game/roll.ts';
import { TARGETS } from '../rules/08-combat/08-2-4-supports.ts';
import { actionKind, parties, path, place, procedure, throws, unit } from './facts/schema.ts';
import { SPOKEN } from './facts/turn.ts';
import type { ThrowName } from './throws.ts';

/** What is said beside the game: its agreement, its name, who plays, what may be taken back, notes, standing orders. */
const BESIDE = besideCommands(SPOKEN);

const number = whole(0, 999);

/** What a player does, in steps the size of a tap. */
const STEPS = {
	/** This part is over. */
	done: {},
	/** Nobody, nothing more. */
	pass: {},
	/** 4.5, 9.3 An offensive turn; a turn of rest. */
	declare: { offensive: yes, rest: yes },
	/** 16.1 White does without a division. */
	giveUp: { formation: text },
	/** 5.4, 7.8, 11.2.2, 14.1.1 Comes in at this place. */
	place: { unit, place },
	/** 3.1.1 Exchanges prisoners for a recruitment point. */
	enlist: {},
	/** 3.3 One point for one EP. */
	restore: { unit },
	/** 11.2.1 A division is rallied; another action against subversion. */
	rally: { formation: text },
	counter: { action: v.picklist(['anti_desertion', 'police']) },
	/** 6.1 The other side names the formation that an event strikes. */
	name: { formation: text },
	/** 6.2 Plays the event in hand: in this fight, at once. */
	play: {},
	/** 6 White notes a district for insurgents; they rise there, and attack Reds there, anew or by joining. */
	plot: { place },
	rise: { place, join: maybe(number) },
	/** 6 The edge to which Vetrenko does not go. */
	bar: { edge: v.picklist(['east', 'north']) },
	/** 6 A barrage that is observed from the air is fired next. */
	observe: { unit },
	/** 11.2.1 A district is closed to insurgents. */
	close: { place },
	/** 10.2 An EP of this unit deserts; none: a recruitment point. */
	desert: { unit: maybe(unit) },
	/** 11.2.2 Raises something: a unit, a barricade; where, if at once. */
	raise: {
		action: v.picklist(['communist', 'barricade', 'detachments', 'military_units']),
		place: v.exactOptional(place)
	},
	/** 11.2.2 One EP for a detachment, a free gun. */
	recruit: { unit },
	/** 2 Movement or combat. */
	sequence: { kind: actionKind },
	/** 7.1 A unit begins its move. */
	pick: { unit },
	/** 7.1 `by`: the places of the way, where its player chooses it. */
	go: { place, by: v.exactOptional(list(place)) },
	rest: {},
	/** 7.4 */
	march: {},
	/** 7.5.3 By White's train. */
	train: { unit, place },
	/** 7.8 Comes in on foot. */
	enter: { unit, place },
	/** 7.5.2, 16.1 Comes in by rail or by sea, here. */
	land: { unit, place },
	/** 7.5.2 Waits a turn: to come on foot, by rail, or by the other line. */
	postpone: { unit, how: v.picklist(['foot', 'rail', 'reroute']) },
	/** 16.2 */
	decline: { unit },
	/** 7.5.2, 14.2 Leaves by rail; `line`: by this one, where both are open, in place of the first. */
	depart: { unit, line: v.exactOptional(v.picklist(['M', 'V'])) },
	/** 8.2.6 Routed units run on. */
	run: { place },
	/** 8.3 */
	advanceTo: { unit, place },
	/** 8.1 */
	barrage: { unit, place, target: v.picklist(TARGETS) },
	/** 8.2 Attacks a place: anew, or by joining. */
	attack: { unit, place, join: maybe(number) },
	/** 5.2 An HQ leads the attack. */
	lead: { attack: number, unit },
	/** 8.2.5 */
	night: { attack: number },
	/** 8.4 */
	blow: { unit, place },
	/** 8 The attack that is fought next. */
	resolve: { attack: number },
	/** 8.1 The barrage that is fired next. */
	fire: { unit },
	/** 8.2.3 */
	leave: {},
	stand: {},
	/** 8.2.4 */
	support: { unit },
	/** 5.3 An HQ serves the defence. */
	serve: { unit },
	/** 8.2.6 The unit that takes a loss or a d. */
	take: { unit },
	/** 8.1.3 Goes along with those who must go back. */
	follow: { unit },
	/** 8.2.6 Goes apart from the others, who find a way without it. */
	part: { unit },
	/** 8.2.6 The way back. */
	retreat: { path },
	/** 8.2.7 */
	advance: { unit, path }
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
	| (Roll<Parties> & { readonly procedure: ThrowName });
/** Commands of one kind. */
export type CommandOf<Type extends Command['type']> = Extract<Command, { readonly type: Type }>;

export const { isStep, isOf, commandSchema } = commandsOf<Command, Step>(STEPS, BESIDE, {
	procedure,
	parties,
	throws
});
