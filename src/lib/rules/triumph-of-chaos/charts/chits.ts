import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { printedNumber, type PrintedNumber } from './numbers.ts';
import type { Camp } from '../types.ts';

/** RED IN-FIGHTING; WHITE IN-FIGHTING: one kind of chit. `count` is how many are in the full pool. */
export interface Chit {
	readonly key: string;
	readonly camp: Camp;
	readonly name: string;
	readonly count: PrintedNumber;
	/** What it does. */
	readonly effect: Phrase;
	/** The check that goes with it, by its address. */
	readonly check?: string;
	/** It stays in force until the wrap-up, with a reminder. */
	readonly lasting: boolean;
}

const chit = (
	camp: Camp,
	key: string,
	name: string,
	count: number,
	effect: string,
	more: { check?: string; lasting?: boolean } = {}
): Chit => ({
	key,
	camp,
	name,
	count: printedNumber(`chit.${camp}.${key}`, name, count, { max: 9 }),
	effect: say(effect),
	lasting: more.lasting ?? false,
	...(more.check ? { check: more.check } : {})
});

const MAY_NOT_ATTACK =
	'Units of this camp may move but not attack; its leaders have no capabilities.';
const DESERTION =
	'If behind in VCs: a random region of Don, Kuban, Urals Central, Urals North loses half a die of non-elite steps.';

/** WHITE IN-FIGHTING: fifteen chits. */
const WHITE_CHITS: readonly Chit[] = [
	chit('white', 'siberian', 'Siberian', 2, MAY_NOT_ATTACK, { lasting: true }),
	chit('white', 'don', 'Don Cossacks', 2, MAY_NOT_ATTACK, { lasting: true }),
	chit('white', 'siberianCossacks', 'Siberian Cossacks', 2, MAY_NOT_ATTACK, { lasting: true }),
	chit('white', 'baltic', 'Baltic', 1, MAY_NOT_ATTACK, { lasting: true }),
	chit('white', 'corruption', 'Corruption', 1, 'Half a die of replacement steps is lost.', {
		check: 'half-die'
	}),
	chit(
		'white',
		'oneRussia',
		'One Russia',
		3,
		'Red places a die of influence points on Republics, two at most on each.',
		{ check: 'influence' }
	),
	chit('white', 'desertion', 'Desertion', 1, DESERTION, { check: 'half-die' }),
	chit('white', 'noVc', 'No VC', 1, 'Take an enemy VC this turn, or lose 4 VP.', { lasting: true }),
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
		{ lasting: true }
	),
	chit(
		'red',
		'stalin',
		'Stalin',
		2,
		'One space of that camp per Action Round, no reinforcements for it.',
		{ lasting: true }
	),
	chit(
		'red',
		'trial',
		'Accusation and show trial',
		2,
		'On 1 or 2 a random leader other than Trotsky, Stalin or Lenin is removed, no VP lost; three such rolls a game.',
		{ check: 'show-trial' }
	),
	chit('red', 'bureaucracy', 'Bureaucracy', 2, 'Half a die of replacement steps is lost.', {
		check: 'half-die'
	}),
	chit(
		'red',
		'defeatism',
		'Defeatism',
		2,
		'Each attacked space after the first in a round rolls: 1 to 3 goes ahead.',
		{ check: 'defeatism', lasting: true }
	),
	chit('red', 'desertion', 'Desertion', 1, DESERTION, { check: 'half-die' }),
	chit('red', 'noVc', 'No VC', 1, 'Take an enemy VC this turn, or lose 2 VP.', { lasting: true }),
	chit(
		'red',
		'heavyHand',
		'Heavy Hand',
		1,
		'In Logistics White places a die of influence points on Republics, two at most on each.',
		{ check: 'influence' }
	),
	chit(
		'red',
		'noAct',
		'NO ACT',
		1,
		'In Logistics, if behind in VCs: on 4 to 6 White marks one Red stack without a leader NO ACT.',
		{ check: 'no-act' }
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
