import * as v from 'valibot';
import { byName, list, maybe, text, whole, yes, type Of } from '#lib/kernel/decided/entries-of.ts';
import { isThrows } from '#lib/kernel/border/payload.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { THROWS, type ThrowName } from '../throws.ts';
import { ACTIONS, STEPS } from '../sequence.ts';
import { PLAYERS, type Player } from '../../types.ts';
import { isPlace, NAMES } from './names.ts';

/** A unit of the module, by its counter. */
export const unit: Of<string> = v.pipe(
	v.string(),
	v.check((id) => NAMES.has(id), 'there is no such unit')
);
/** A hex of the map or a district of Petrograd. */
export const place: Of<string> = v.pipe(
	v.string(),
	v.check((at) => isPlace(at), 'there is no such place')
);
/** Places from one to the next; the last may be off the map. */
export const path = list(v.pipe(v.string(), v.maxLength(20)));
export const player: Of<Player> = v.picklist(PLAYERS);
export const role = v.picklist(['attacker', 'defender']);
/** So, where it is said. */
export const so = v.exactOptional(v.literal(true));
export const step = v.picklist(STEPS);
export const actionKind = v.picklist(ACTIONS);
export const mode = v.picklist(['normal', 'disorganised', 'routed']);
export type Mode = v.InferOutput<typeof mode>;
export const loyalty = v.picklist(['firm', 'fled', 'held']);
/** 10.1 Firm; Routed until a political action; kept from moving towards the enemy until one. */
export type Loyalty = v.InferOutput<typeof loyalty>;

export const procedure: Of<ThrowName> = v.picklist(THROWS.map(({ slug }) => slug));
export const parties = v.strictObject({ player, units: list(unit) });
export const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');
/** What fell, one number a die. */
export const facesOf = (fact: { readonly throws: readonly Throw[] }): readonly number[] =>
	fact.throws.flatMap(({ faces, count }) => faces ?? [count ?? 0]);

/** The turn of what does not come in any more. */
export const NEVER = 99;

/** 5.4, 7.5, 7.8, 7.9, 11.2.2 When and how a unit that is off the map comes in. */
export const due = v.strictObject({
	turn: whole(0, NEVER),
	/** At the start of the turn; in recruitment; by foot, sea or rail in a movement sequence; back in its box. */
	how: v.picklist(['start', 'recruitment', 'foot', 'sea', 'rail', 'raised', 'box']),
	/** Where; if empty, wherever the rule of its kind allows. */
	places: list(place),
	/** 7.9 Forced off the map: lost if it does not come back on its turn. */
	returning: yes,
	/** 7.5.2 It has left by rail: it comes back by the other line. */
	left: so
});
export type Due = v.InferOutput<typeof due>;

/**
 * What a player has said beforehand about his side's combats; null where he wants to be asked. What is said of a place
 * or a unit goes before what is said of all.
 */
export const standing = v.strictObject({
	/** 8.2.3 Defenders slip away before combat, or stand. */
	leave: maybe(yes),
	/** The same for a place, or for a unit wherever it stands. */
	leaveAt: byName(yes),
	/** 5.3 An HQ serves the defence, where only one can. */
	serve: maybe(yes),
	/** 8.2.4 All but ships support the defence, as far as they reach no other attack. */
	support: maybe(yes),
	/** 6.2 The event in hand is played in the first combat in which it can be, or in none. */
	play: maybe(yes),
	/** 8.2.6, 8.1.3 Who takes a loss or a d: these, in this order, as far as the rules let them; then most EP. */
	losses: maybe(list(unit)),
	/** 8.1.3 HQs and vehicles go along with those whom a barrage drives back. */
	follow: maybe(yes),
	/** 8.2.6 Of the ways back, the first of those that lead farthest homewards. */
	retreat: maybe(yes),
	/** 8.2.7 All who may enter an emptied place, where there is one way; or nobody who need not. */
	advance: maybe(yes)
});
export type Standing = v.InferOutput<typeof standing>;

/** 16.2 How a game ended. */
export const outcome = v.strictObject({
	/** The level in the scenario's words. */
	level: text,
	points: whole(-999, 999),
	eprd: whole(-999, 999),
	/** 16.2 The Winter Palace fell. */
	automatic: yes,
	winner: maybe(player)
});
export type Outcome = v.InferOutput<typeof outcome>;
