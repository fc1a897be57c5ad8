import { chart } from '#lib/kernel/book/chart.ts';
import type { TankModel } from '../types.ts';

const BOOK = 'Red and White, 21 September 2007';

/** TANKS; ARMOURED CARS; ARMORED TRAINS: the morale point of an undamaged vehicle. */
// prettier-ignore
export const VEHICLE_MORALE = chart({
	source:  { book: BOOK, section: 'Tanks; Armoured cars; Armored trains', standing: 'printed' },
	columns: ['point'],
	rows:    ['tank', 'armoured_car', 'train', 'ship'],
	cells: [[6], [6], [5], [6]]
});

/** ARMOURED CARS: up to how many hits each line applies, and the dice of each turret. */
// prettier-ignore
export const CAR_DICE = chart({
	source:  { book: BOOK, section: 'Armoured cars', standing: 'printed' },
	columns: ['to', 'dice'],
	rows:    ['whole', 'worn'],
	cells: [
		[3,        3],
		[Infinity, 2]
	]
});

/**
 * TANKS: the weapons that bear ahead, to each side and astern; a turret bears everywhere. How many machine guns a
 * Whippet has is not stated; no more count than the limit of `tankFire`.
 */
// prettier-ignore
export const TANK_WEAPONS = chart<TankModel, 'mg_ahead' | 'mg_side' | 'mg_astern' | 'gun_ahead' | 'gun_side' | 'gun_astern', number>({
	source:  { book: BOOK, section: 'Tanks', standing: 'printed' },
	columns: ['mg_ahead', 'mg_side', 'mg_astern', 'gun_ahead', 'gun_side', 'gun_astern'],
	rows:    ['mark_v_male', 'mark_v_female', 'whippet', 'ft17_mg', 'ft17_gun'],
	cells: [
		[1, 2, 1, 0, 1, 0],
		[1, 3, 1, 0, 0, 0],
		[4, 4, 4, 0, 0, 0],
		[1, 1, 1, 0, 0, 0],
		[0, 0, 0, 1, 1, 1]
	]
});

/** TANKS: what a hit by a shell does, by the D6. */
// prettier-ignore
export const SHELL_ON_TANK = chart<number, 'effect', 'nothing' | 'close_miss' | 'hit' | 'critical'>({
	source:  { book: BOOK, section: 'Tanks', standing: 'printed' },
	columns: ['effect'],
	rows:    [1, 2, 3, 4, 5, 6],
	cells: [['nothing'], ['nothing'], ['nothing'], ['close_miss'], ['hit'], ['critical']]
});

/** CRITICAL HITS: the second D6. */
// prettier-ignore
export const CRITICAL_HIT = chart<number, 'condition', 'engine' | 'immobilised' | 'on_fire'>({
	source:  { book: BOOK, section: 'Critical hits', standing: 'printed' },
	columns: ['condition'],
	rows:    [1, 2, 3, 4, 5, 6],
	cells: [['engine'], ['engine'], ['immobilised'], ['immobilised'], ['on_fire'], ['on_fire']]
});

/** TANKS: the result of each stand that attacks with petrol bombs, by the D6. */
// prettier-ignore
export const PETROL_STAND = chart<number, 'effect', 'nothing' | 'casualty' | 'bomb'>({
	source:  { book: BOOK, section: 'Tanks', standing: 'printed' },
	columns: ['effect'],
	rows:    [1, 2, 3, 4, 5, 6],
	cells: [['casualty'], ['nothing'], ['nothing'], ['nothing'], ['nothing'], ['bomb']]
});

/** TANKS: the effect of each petrol bomb that hits, by the D6. */
// prettier-ignore
export const PETROL_BOMB = chart<number, 'effect', 'hit' | 'blinded' | 'ablaze'>({
	source:  { book: BOOK, section: 'Tanks', standing: 'printed' },
	columns: ['effect'],
	rows:    [1, 2, 3, 4, 5, 6],
	cells: [['hit'], ['hit'], ['hit'], ['blinded'], ['ablaze'], ['ablaze']]
});
