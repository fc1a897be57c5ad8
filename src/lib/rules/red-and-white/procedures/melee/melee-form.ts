import { MELEE_DEFENDERS, type Melee, type MeleeDefender } from '../../rules/melee.ts';
import type { Book } from '../../book.ts';
import { isVehicle, type Heroic } from '../../types.ts';
import type { Form } from '../calculator.ts';
import { commissarIn, flagIn, numberIn, oneOf, textIn } from '../parts.ts';

export type SideName = 'attacker' | 'defender';
/** MELEE (R29): with several attackers, each kind of bonus counts once, or once per unit. */
export type Kind = 'Banner' | 'Priest' | 'PriestPanic';

export const BOTH: readonly SideName[] = ['attacker', 'defender'];

/** MELEE: who is attacked. */
export const defenderOf = (form: Form): MeleeDefender => oneOf(form, 'defender', MELEE_DEFENDERS);
/** P01: does Lubbers' list count in place of the printed one? */
export const lubbers = (book: Book): boolean => book.readings.P01 === 'lubbers_list';
/** MELEE (R32): is it an armoured car that fights with its die plus 2, and nothing else? */
export const carAlone = (book: Book, form: Form): boolean =>
	defenderOf(form) === 'armoured_car' && book.readings.R32 === 'fixed';
/** MELEE (R56): does a defender who is falling back count as attacked in the rear anyway, ties included? */
export const rearAnyhow = (book: Book, form: Form): boolean =>
	flagIn(form, 'fallingBack') && book.readings.R56 !== 'rear_only';
/** MELEE: is the defender no vehicle? Only then has he a machine gun attached. */
export const onFoot = (form: Form): boolean => !isVehicle(defenderOf(form));
/** MELEE: how many units attack. */
export const attackers = (form: Form): number =>
	numberIn(form, 'attackInfantry') +
	numberIn(form, 'attackCavalry') +
	numberIn(form, 'attackTanks');
/** TANKS: do only tanks fight on this side? */
export const onlyTanks = (form: Form, who: SideName): boolean =>
	who === 'defender'
		? defenderOf(form) === 'tank'
		: attackers(form) > 0 && attackers(form) === numberIn(form, 'attackTanks');
/** MELEE (R29): does each of several attacking units bring its own banner and priest? */
export const eachCounts = (book: Book, form: Form): boolean =>
	book.readings.R29 === 'each_unit' && attackers(form) > 1;

/** P01: the lines of Lubbers' list that are simply on or off. */
const LUBBERS_FLAGS = { suppressed: 'Suppressed', raw: 'Raw', no_leader: 'NoLeader' } as const;
const LUBBERS_BONUS = { grenades: 'Grenades', cheka: 'Cheka' } as const;
/** By the key of the line: what the form calls it, after the letter of the side. */
export const lubbersKeys: Readonly<Record<string, string>> = { ...LUBBERS_FLAGS, ...LUBBERS_BONUS };

const heroicIn = (form: Form, key: string): Heroic => {
	const value = numberIn(form, key);
	return value === 1 || value === 2 ? value : 0;
};

const side = (book: Book, form: Form, who: SideName) => {
	const several = who === 'attacker' && eachCounts(book, form);
	const bonus = (key: Kind): number =>
		several ? numberIn(form, `attacker${key}s`) : flagIn(form, `${who}${key}`) ? 1 : 0;
	const outnumbered = textIn(form, 'outnumbered');
	return {
		standsLost: numberIn(form, `${who}StandsLost`),
		banner: bonus('Banner'),
		heroic: heroicIn(form, `${who}Heroic`),
		commissar:
			who === 'defender' && carAlone(book, form) ? 'none' : commissarIn(form, `${who}Commissar`),
		priest: bonus('Priest'),
		priestPanics: bonus('PriestPanic'),
		referee: numberIn(form, who === 'attacker' ? 'refereeAttacker' : 'refereeDefender'),
		suppressed: flagIn(form, `${who}Suppressed`),
		raw: flagIn(form, `${who}Raw`),
		noLeader: flagIn(form, `${who}NoLeader`),
		grenades: flagIn(form, `${who}Grenades`),
		cheka: flagIn(form, `${who}Cheka`),
		left: numberIn(form, `${who}Left`),
		stays: onlyTanks(form, who) && flagIn(form, `${who}Stays`),
		outnumbered: outnumbered === `${who}2` ? 2 : outnumbered === `${who}3` ? 3 : 0
	} as const;
};

/** MELEE: the situation on the sheet; whatever has no field in it does not count. */
export const meleeIn = (book: Book, form: Form): Melee => ({
	attacker: {
		...side(book, form, 'attacker'),
		units: [
			...Array.from({ length: numberIn(form, 'attackInfantry') }, () => 'infantry' as const),
			...Array.from({ length: numberIn(form, 'attackCavalry') }, () => 'cavalry' as const),
			...Array.from({ length: numberIn(form, 'attackTanks') }, () => 'tank' as const)
		],
		wire: flagIn(form, 'wire') ? 'intact' : 'none',
		flankOrRear: flagIn(form, 'flankOrRear') && !rearAnyhow(book, form)
	},
	defender: {
		...side(book, form, 'defender'),
		type: defenderOf(form),
		headquarters: defenderOf(form) === 'infantry' && flagIn(form, 'headquarters'),
		defences: flagIn(form, 'defences'),
		mgAttached: onFoot(form) && flagIn(form, 'mgAttached'),
		fallingBack: flagIn(form, 'fallingBack')
	}
});

/** A plain melee: one infantry unit against another in the open. */
export const MELEE_INITIAL: Form = {
	...Object.fromEntries(
		BOTH.flatMap((who) => [
			...['Banner', 'Priest', 'PriestPanic', ...Object.values(lubbersKeys)].map(
				(key) => [`${who}${key}`, false] as const
			),
			[`${who}Stays`, false] as const,
			[`${who}Heroic`, 0] as const,
			[`${who}StandsLost`, 0] as const,
			[`${who}Left`, 0] as const,
			[`${who}Commissar`, 'none'] as const,
			[`${who}Camp`, ''] as const
		])
	),
	attackerBanners: 0,
	attackerPriests: 0,
	attackerPriestPanics: 0,
	mgAttached: false,
	defences: false,
	wire: false,
	flankOrRear: false,
	fallingBack: false,
	headquarters: false,
	outnumbered: 'none',
	refereeAttacker: 0,
	refereeDefender: 0,
	defender: 'infantry',
	attackInfantry: 1,
	attackCavalry: 0,
	attackTanks: 0
};
