import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { FIGHTING } from './list-numbers.ts';
import { printedNumber, type PrintedNumber } from './numbers.ts';
import type { Camp } from '../types.ts';

/**
 * WHITE IN-FIGHTING; RED IN-FIGHTING: where the limit of a chit shows: when an attack is declared, when leaders act, when a
 * space is reinforced.
 */
export type Binds = 'declare' | 'leaders' | 'reinforce';

/** RED IN-FIGHTING; WHITE IN-FIGHTING: one kind of chit. `count` is how many are in the full pool. */
export interface Chit {
	readonly key: string;
	readonly camp: Camp;
	readonly name: string;
	readonly count: PrintedNumber;
	/** What it does, by these numbers of the chart. */
	readonly effect: (numbers: readonly number[]) => Phrase;
	readonly numbers: readonly PrintedNumber[];
	/** The check that goes with it, by its address; `inLogistics`: it is rolled then. */
	readonly check?: string;
	readonly inLogistics: boolean;
	/** Its die is thrown only by a side that is behind in VCs. */
	readonly ifBehind: boolean;
	/** It stays in force until the wrap-up, with a reminder. */
	readonly lasting: boolean;
	readonly binds: readonly Binds[];
}

interface Own {
	readonly check?: string;
	readonly inLogistics?: boolean;
	readonly ifBehind?: boolean;
	readonly lasting?: boolean;
	readonly binds?: readonly Binds[];
	readonly numbers?: readonly PrintedNumber[];
	/** The values of its words, where they are not the numbers as they stand. */
	readonly values?: (numbers: readonly number[]) => Readonly<Record<string, number>>;
}

const asTheyStand = ([a = 0, b = 0]: readonly number[]) => ({ a, b });

const chit = (
	camp: Camp,
	key: string,
	name: string,
	count: number,
	effect: string,
	more: Own = {}
): Chit => ({
	key,
	camp,
	name,
	count: printedNumber(`chit.${camp}.${key}`, name, count, { max: 9 }),
	effect: (numbers) => say(effect, (more.values ?? asTheyStand)(numbers)),
	numbers: more.numbers ?? [],
	inLogistics: more.inLogistics ?? false,
	ifBehind: more.ifBehind ?? false,
	lasting: more.lasting ?? false,
	binds: more.binds ?? [],
	...(more.check ? { check: more.check } : {})
});

const MAY_NOT_ATTACK =
	'Units of this camp may move but not attack; its leaders have no capabilities.';
const DESERTION = 'If behind in VCs: a random region loses half a die of non-elite steps.';
const HALF_DIE = 'Half a die of replacement steps is lost.';
const NO_VC = 'Take an enemy VC this turn, or lose {a} VP.';
const STANDS = { lasting: true, binds: ['declare', 'leaders'] } as const;
const DESERTED = { check: 'half-die', ifBehind: true } as const;
const ROLLED = { check: 'half-die', inLogistics: true } as const;
const lost = ([points = 0]: readonly number[]) => ({ a: Math.abs(points) });

/** WHITE IN-FIGHTING: fifteen chits. */
const WHITE_CHITS: readonly Chit[] = [
	chit('white', 'siberian', 'Siberian', 2, MAY_NOT_ATTACK, STANDS),
	chit('white', 'don', 'Don Cossacks', 2, MAY_NOT_ATTACK, STANDS),
	chit('white', 'siberianCossacks', 'Siberian Cossacks', 2, MAY_NOT_ATTACK, STANDS),
	chit('white', 'baltic', 'Baltic', 1, MAY_NOT_ATTACK, STANDS),
	chit('white', 'corruption', 'Corruption', 1, HALF_DIE, ROLLED),
	chit(
		'white',
		'oneRussia',
		'One Russia',
		3,
		'Red places a die of influence points on Republics, {a} at most on each.',
		{ check: 'influence', numbers: [FIGHTING.influence] }
	),
	chit('white', 'desertion', 'Desertion', 1, DESERTION, DESERTED),
	chit('white', 'noVc', 'No VC', 1, NO_VC, {
		lasting: true,
		numbers: [FIGHTING.noCityWhite],
		values: lost
	}),
	chit(
		'white',
		'minusVc',
		'−VC −FCM',
		1,
		'If a VC is lost Red may shift two control markers one box towards Red, not into control.',
		{ lasting: true }
	),
	chit('white', 'none', 'No effect', 1, 'Nothing.')
];

/** RED IN-FIGHTING: fifteen chits. */
const RED_CHITS: readonly Chit[] = [
	chit(
		'red',
		'trotsky',
		'Trotsky',
		2,
		'One space of that camp per Action Round, no reinforcements for it; its special action may not be chosen.',
		{ lasting: true, binds: ['declare', 'reinforce'] }
	),
	chit(
		'red',
		'stalin',
		'Stalin',
		2,
		'One space of that camp per Action Round, no reinforcements for it.',
		{ lasting: true, binds: ['declare', 'reinforce'] }
	),
	chit(
		'red',
		'trial',
		'Accusation and show trial',
		2,
		'Up to {a} on the die a random leader other than Trotsky, Stalin or Lenin is removed, no VP lost; {b} such rolls a game.',
		{ check: 'show-trial', numbers: [FIGHTING.trialTo, FIGHTING.trials] }
	),
	chit('red', 'bureaucracy', 'Bureaucracy', 2, HALF_DIE, ROLLED),
	chit(
		'red',
		'defeatism',
		'Defeatism',
		2,
		'Each attacked space after the first in a round rolls: up to {a} goes ahead.',
		{ check: 'defeatism', lasting: true, binds: ['declare'], numbers: [FIGHTING.defeatismTo] }
	),
	chit('red', 'desertion', 'Desertion', 1, DESERTION, DESERTED),
	chit('red', 'noVc', 'No VC', 1, NO_VC, {
		lasting: true,
		numbers: [FIGHTING.noCityRed],
		values: lost
	}),
	chit(
		'red',
		'heavyHand',
		'Heavy Hand',
		1,
		'In Logistics White places a die of influence points on Republics, {a} at most on each.',
		{ check: 'influence', inLogistics: true, numbers: [FIGHTING.influence] }
	),
	chit(
		'red',
		'noAct',
		'NO ACT',
		1,
		'In Logistics, if behind in VCs: over {a} on the die White marks one Red stack without a leader NO ACT.',
		{ check: 'no-act', inLogistics: true, ifBehind: true, numbers: [FIGHTING.noActTo] }
	),
	chit('red', 'none', 'No effect', 1, 'Nothing.')
];

export const CHITS: Readonly<Record<Camp, readonly Chit[]>> = {
	red: RED_CHITS,
	white: WHITE_CHITS
};

/** The heading of a camp's chits. */
export const FIGHTING_OF: Readonly<Record<Camp, string>> = {
	red: 'Red In-Fighting',
	white: 'White In-Fighting'
};

/** How many chits a set has, as a check on the counts. */
export const CHITS_IN_ALL = 15;

export const chitOf = (camp: Camp, key: string): Chit | undefined =>
	CHITS[camp].find((one) => one.key === key);

/** WHITE IN-FIGHTING; RED IN-FIGHTING: what a chit does, by the numbers that it was drawn with, or by those printed. */
export const effectWith = (chit: Chit, numbers?: readonly number[]): Phrase =>
	chit.effect(numbers ?? chit.numbers.map(({ default: printed }) => printed));
