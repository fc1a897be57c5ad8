import * as v from 'valibot';
import {
	list,
	maybe,
	byName,
	signed,
	some,
	text,
	whole,
	yes,
	type Of
} from '#lib/kernel/decided/entries-of.ts';
import { isThrows } from '#lib/kernel/border/payload.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { HEADS, type ProcedureName } from '../../procedures/heads.ts';
import { NAMES } from './names.ts';
import { EVENTS, PLAYERS, ROLES, type Player } from '../../types.ts';

/** A unit of the module, by its counter. */
export const unit: Of<string> = v.pipe(
	v.string(),
	v.check((id) => NAMES.has(id), 'there is no such unit')
);
export const hex: Of<string> = v.pipe(v.string(), v.regex(/^\d{4}$/, 'a hex is four digits'));
/** Printed hexes from one to the next; the last may be off the map. */
export const path = list(v.pipe(v.string(), v.maxLength(10)));
export const player: Of<Player> = v.picklist(PLAYERS);
export const role = v.picklist(ROLES);
export const event = v.picklist(EVENTS);
export const attackKind = v.picklist(['prepared', 'hasty']);
export const cityPlace = v.picklist(['suburbs', 'centre']);

export const procedure: Of<ProcedureName> = v.picklist(HEADS.map(({ slug }) => slug));
export const parties = v.strictObject({ player, units: list(unit) });
export const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');

/** 8.7.1, 8.8.1 The strength of a side, unit by unit. */
const sum = v.strictObject({
	total: some,
	lines: list(
		v.strictObject({
			section: text,
			units: list(text),
			strength: some,
			divisor: some,
			why: list(text)
		})
	)
});
export const sums = v.exactOptional(v.strictObject({ attacker: sum, defender: sum }));

/** Null where no face could change the result. */
export const die = maybe(whole(1, 6));
/** 1.2 A TQ check as rolled, passed at `to` or less. */
export const fell = { die, to: signed, passed: yes };

/** 7.4, 7.5 When and where a unit that is off the map comes in. */
export const due = v.strictObject({
	turn: whole(0, 99),
	/** Entry hexes; if empty, any hex of a friendly edge. */
	hexes: list(hex),
	/** Units that must all choose the same hex. */
	group: maybe(text),
	/** MP less on the turn of entry. */
	penalty: some,
	/** 7.5 Forced off the map: lost if it does not come back on its turn. */
	returning: yes
});
export type Due = v.InferOutput<typeof due>;

/**
 * What a player has said beforehand about his side's combats; null where he wants to be asked. What is said of a hex or
 * a unit goes before what is said of all.
 */
export const standing = v.strictObject({
	/** What else may be asked of the defenders is asked at once, before the attacks are fought. */
	together: yes,
	/** 8.5 Defenders leave before combat, or stand. */
	leave: maybe(yes),
	/** The same for a hex, or for a unit wherever it stands. */
	leaveAt: byName(yes),
	/** 8.5 Guns leave with the others. */
	follow: maybe(yes),
	/** 8.6.2 Guns support in defence, where there is only one attack for them. */
	support: maybe(yes),
	/** 8.4 Guns fire back, where there is only one target for them. */
	fireBack: maybe(yes),
	/** 3.2 Depots that cannot trace supply the defenders. */
	lend: maybe(yes),
	/** 9.1 Trains go into contact. */
	contact: maybe(yes),
	/** 8.7.1, 8.8.1 Cavalry that may charge does. */
	charge: maybe(yes),
	/** 8.8.2, 9 Who takes a loss: these, in this order, as far as the rules let them; then whoever has most steps. */
	losses: maybe(list(unit)),
	/** 8.5.1, 8.7.3 Of the ways back, the first of those that end nearest to a friendly edge. */
	retreat: maybe(yes),
	/** 8.7.4 Cavalry pursues with all that may, where there is only one hex to pursue to. */
	pursue: maybe(yes),
	/** 8.2.1 Munitions are paid and units resupplied, as long as there is enough for all. */
	pay: maybe(yes),
	/** 6.2 False: no event is played in combat. */
	cards: maybe(yes)
});
export type Standing = v.InferOutput<typeof standing>;

/** 8.5 to 8.8 What may be settled for one combat phase, as all of it is asked at once. */
export const PLANNED = ['leave', 'follow', 'contact', 'charge', 'losses', 'retreat'] as const;
export type Planned = (typeof PLANNED)[number];
