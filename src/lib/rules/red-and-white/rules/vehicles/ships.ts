import { pool, sum, type Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { moraleTest } from '../morale.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { moveParts } from '../movement.ts';
import { diceLeft, maySailWith, type River } from './ice.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';

/** ADDITIONAL RULES: stands a ship carries unless the referee says otherwise, and boats it tows. */
export const SHIP_CARRIES_STANDS = 12;
export const SHIP_TOWS_BOATS = 3;

/** ADDITIONAL RULES: boats carried on board, launched together on a D6 of their number or more. */
export const launchBoats = (boats: number): Draw<boolean> =>
	pool(
		1,
		6,
		{ from: Math.max(boats, 1), to: 6, word: words.launched, other: words.notYet },
		{ label: words.launchingBoats, rule: 'Additional rules' }
	).map((launched) => launched === 1);

/** ADDITIONAL RULES: what moves on a river. */
export const RIVER_CRAFT = ['ship', 'ship_towing', 'launch', 'launch_towing', 'boat'] as const;
export type RiverCraft = (typeof RIVER_CRAFT)[number];

/** ADDITIONAL RULES: D6 of a craft on open water (R58 when a ship tows). */
const craftDice = (book: Book, craft: RiverCraft): number => {
	switch (craft) {
		case 'ship':
		case 'ship_towing':
			return moveParts(book, { system: 'variable', mover: craft, terrain: 'open' }).dice;
		case 'launch':
			return 3;
		case 'launch_towing':
		case 'boat':
			return 2;
	}
};

/** ADDITIONAL RULES: D6 of a craft on this river; 0: it may not move. `channel`: behind an icebreaker. */
export const riverDice = (book: Book, craft: RiverCraft, river: River, channel: boolean): number =>
	diceLeft(book, craftDice(book, craft), craft === 'ship' || craft === 'ship_towing', {
		river,
		channel
	});

/** ADDITIONAL RULES: may this craft move on such a river? */
export const maySail = (
	book: Book,
	craft: RiverCraft,
	river: River,
	channel: boolean
): Decision<never> => maySailWith(riverDice(book, craft, river, channel), river);

/** ADDITIONAL RULES: inches of a craft on this river. */
export const riverMovement = (
	book: Book,
	craft: RiverCraft,
	river: River,
	channel: boolean
): Draw<number> =>
	sum(riverDice(book, craft, river, channel), 6, {
		label: words.movement,
		rule: 'Additional rules'
	});

/** ADDITIONAL RULES (S01): what the icebreaker's die and the ice number must not exceed. */
export const breakerPoint = (book: Book, hits: number): number =>
	numberOf(book, 'ice.breaker_number') - hits;

/** ADDITIONAL RULES (S01): the leading ship breaks a section of thin ice: D6 and its ice number, to 6 less the hits. */
export const icebreaker = (book: Book, hits: number, iceNumber: number): Draw<boolean> =>
	moraleTest(book, iceNumber, breakerPoint(book, hits), words.icebreaker);

/** ADDITIONAL RULES: may these cross the ice? Guns, wagons and vehicles only by the referee's leave. */
export const mayCrossIce = (
	book: Book,
	river: River,
	what: 'foot_or_horse' | 'heavy',
	refereeAllows: boolean
): Decision<never> => {
	if (river === 'thin_ice')
		return numberOf(book, 'ice.troops_on_thin') === 1
			? accept()
			: refuse('Additional rules', say(words.troopsDoNotGoOnThinIce));
	if (river !== 'frozen') return refuse('Additional rules', say(words.thereIsNoIceThatBearsThem));
	return what === 'foot_or_horse' || refereeAllows
		? accept()
		: refuse('Additional rules', say(words.gunsWagonsAndVehiclesCrossIfThe));
};
