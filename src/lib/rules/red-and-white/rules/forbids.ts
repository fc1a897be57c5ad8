import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import { DIRECT_ONLY } from './fire/artillery.ts';
import type { Intention } from './intention.ts';
import { words } from '../words/en/rules.ts';

/** One rule that may forbid: its heading, what it forbids, and why. */
export type Line = readonly [
	section: string,
	forbids: (intention: Intention, book: Book) => boolean,
	why: string
];

/** SEQUENCE OF ACTION: the phases of a turn in which something is done, each with the side that does it. */
export type When = readonly (readonly [phase: number, side: Intention['side']])[];
export const OWN = (...phases: readonly number[]): When =>
	phases.map((phase) => [phase, 'phasing']);
export const ENEMY = (...phases: readonly number[]): When =>
	phases.map((phase) => [phase, 'non_phasing']);

/** SEQUENCE OF ACTION (R55): may this unit fire in phase 2 and still move in 3? */
const firesAndMoves = (book: Book, unit: Intention['unit']): boolean => {
	if (unit === 'train') return true;
	const policy = book.readings.R55;
	if (policy === 'trains_only' || unit === undefined) return false;
	if (unit === 'ship') return policy === 'vehicles_and_ships';
	return ['tank', 'armoured_car', 'tchanka'].includes(unit);
};

/** SUPPRESSION: is it still held down for this action (R02)? */
const heldDown = (intention: Intention, book: Book): boolean => {
	if (!intention.suppressed) return false;
	const policy = book.readings.R02;
	const moving = !intention.action.endsWith('fire');
	if (moving && policy === 'fire_only') return false;
	if (moving && policy === 'test_lifts_fire_only') return true;
	return intention.suppressionTest !== 'passed';
};

const allowedByGap = (book: Book, path: keyof Book['numbers']): boolean =>
	numberOf(book, path) === 1;

type Unit = NonNullable<Intention['unit']>;
export const isNone =
	(...of: readonly Unit[]) =>
	({ unit }: Intention): boolean =>
		unit !== undefined && !of.includes(unit);

/** ATTACKING FIRE (G05): the units that may have any fire after moving into melee. */
export const ATTACKING = [
	'infantry',
	'dismounted_cavalry',
	'lmg',
	'tank',
	'hmg',
	'tchanka',
	'cavalry',
	'artillery'
] as const satisfies readonly Unit[];

export const PINNED: Line = [
	'Bombardment',
	({ pinned }) => pinned === true,
	words.itIsPinnedForTheRestOfTheTurn
];
export const NOT_LED: Line = [
	'Leadership',
	({ hasLeadership, ledHeroically }) => hasLeadership !== true && ledHeroically !== true,
	words.itHasNoLeadershipThisTurn
];
export const SUPPRESSED: Line = ['Suppression', heldDown, words.itIsSuppressed];
export const FIRED_FIRST: Line = [
	'Sequence of action',
	({ firedPhase2, unit }, book) => firedPhase2 === true && !firesAndMoves(book, unit),
	words.itFiredInPhase2AndMayNotMove
];
/** SEQUENCE OF ACTION; ATTACKING FIRE: in its own turn a unit fires in phase 2 or in phase 5, not in both. */
export const FIRED_OWN: Line = [
	'Sequence of action',
	({ firedPhase2, firedPhase5 }) => firedPhase2 === true || firedPhase5 === true,
	words.itHasFiredAlreadyThisTurn
];
export const MOUNTED: Line = [
	'Small arms firing',
	({ unit }) => unit === 'cavalry',
	words.mountedCavalryDoesNotFire
];
/** ARTILLERY: guns fire only when unlimbered. */
export const LIMBERED: Line = [
	'Artillery',
	({ limbered }) => limbered === true,
	words.theGunsAreLimberedToUnlimberThem
];
/** TANKS; CRITICAL HITS: what keeps a tank where it is. */
export const STAYS: readonly Line[] = [
	['Critical hits', ({ held }) => held === 'engine_hit', words.itsEngineOrATrackIsHitItStaysUntil],
	['Critical hits', ({ held }) => held === 'immobilised', words.itIsImmobilisedForTheRestOfTheGame],
	['Tanks', ({ held }) => held === 'blinded', words.itsDriverIsBlindedAndMissesThis]
];
/** ARMOURED CARS (AC-4, R43): with hits it rolls each time it tries to move, and stays where it broke down. */
export const BREAKS_DOWN: readonly Line[] = [
	[
		'Armoured cars',
		({ hurt, brokeDown }) => hurt === true && brokeDown === undefined,
		words.itHasHitsItRollsForABreakdown
	],
	[
		'Armoured cars',
		({ hurt, brokeDown }) => hurt === true && brokeDown === true,
		words.itBrokeDownAndDoesNotMoveThisTurn
	]
];
/** BOMBARDMENT: shells fall on some area. */
export const SHELLED: Line = [
	'Bombardment',
	({ shelled }) => shelled !== true,
	words.noAreaIsBombardedNow
];
const fallingBackFire = (phase: 2 | 4, why: string): Line => [
	'Morale',
	({ fallingBack }, book) =>
		fallingBack === true && !allowedByGap(book, `falling_back.phase_${phase}_fire`),
	why
];
export const DEFENDS_ONLY = fallingBackFire(2, words.itIsFallingBackAndOnlyDefends);
export const MAY_NOT_DEFEND = fallingBackFire(4, words.itIsFallingBackAndMayNotFire);
export const PREPARES: readonly Line[] = [
	PINNED,
	NOT_LED,
	MOUNTED,
	LIMBERED,
	FIRED_OWN,
	[
		'Sequence of action',
		({ moved, unit }, book) => moved === true && !firesAndMoves(book, unit),
		words.itHasMovedAlreadyThisTurn
	],
	DEFENDS_ONLY
];
/** What keeps a unit from going anywhere by its own choice, forward or to the rear. */
export const GOES: readonly Line[] = [
	PINNED,
	NOT_LED,
	FIRED_FIRST,
	['Sequence of action', ({ moved }) => moved === true, words.itHasMovedAlreadyThisTurn],
	...STAYS,
	SUPPRESSED
];
/** MELEE; CAVALRY (R54): what keeps a unit from withdrawing from a melee before it is fought. */
export const WITHDRAWS: readonly Line[] = [
	PINNED,
	['Melee', isNone('cavalry', 'armoured_car', 'train'), words.onlyCavalryArmouredCarsAndArmoured],
	['Melee', ({ withdrew }) => withdrew === true, words.itHasWithdrawnAlreadyThisTurn],
	['Melee', ({ untouched }) => untouched === true, words.nobodyAttacksIt],
	SUPPRESSED
];
/** BOMBARDMENT: it goes nowhere before it has tested. */
export const UNDER_SHELLS: Line = [
	'Bombardment',
	({ underShells }) => underShells === true,
	words.itLiesInABombardedAreaAndTests
];
export const GOES_AT_LAST: readonly Line[] = [...BREAKS_DOWN, UNDER_SHELLS];
export const DIRECT: Line = [
	DIRECT_ONLY.rule,
	({ directOnly }) => directOnly === true,
	DIRECT_ONLY.why.text
];
/** A rule that applies only where the act is done in this phase. */
export const inPhase = (phase: number, [section, forbids, why]: Line): Line => [
	section,
	(one, book) => one.phase === phase && forbids(one, book),
	why
];
/** MORALE (G10): what a unit that is falling back does not do. */
export const FALLS_BACK = (
	what: 'falling_back.advance' | 'falling_back.start_melee',
	why: string
): Line => [
	'Morale',
	({ fallingBack }, book) => fallingBack === true && !allowedByGap(book, what),
	why
];
/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): what a broken army does not do. */
export const BROKEN = (
	what: 'army_broken.advance' | 'army_broken.start_melee',
	why: string
): Line => [
	'Consequences of major morale failure',
	({ armyBroken }, book) => armyBroken === true && !allowedByGap(book, what),
	why
];
export const TRIED = words.itHasTriedAlreadyThisTurn;
