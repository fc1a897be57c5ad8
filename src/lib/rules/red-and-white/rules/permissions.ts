import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import {
	type Line,
	type When,
	OWN,
	ENEMY,
	isNone,
	ATTACKING,
	PINNED,
	NOT_LED,
	SUPPRESSED,
	FIRED_FIRST,
	FIRED_OWN,
	MOUNTED,
	LIMBERED,
	STAYS,
	UNDER_SHELLS,
	BREAKS_DOWN,
	SHELLED,
	DEFENDS_ONLY,
	MAY_NOT_DEFEND,
	PREPARES,
	GOES,
	GOES_AT_LAST,
	WITHDRAWS,
	DIRECT,
	inPhase,
	FALLS_BACK,
	BROKEN,
	TRIED
} from './forbids.ts';
import type { Deed, Intention } from './intention.ts';
import { words } from '../words/en/rules.ts';

/**
 * SEQUENCE OF ACTION: what may be done, by whom, in which phase of whose turn, and what speaks against it, with the
 * first rule to be named first. In the order of the sequence.
 */
const PERMISSIONS: Readonly<Record<Deed, readonly [when: When, lines: readonly Line[]]>> = {
	leadership: [
		OWN(1),
		[['Leadership', ({ done }) => done === true, words.itIsKnownAlreadyWhetherItIsLed]]
	],
	move_officer: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, words.heIsNotFitToMove],
			['Officers and leaders', ({ moved }) => moved === true, words.heHasMovedAlreadyThisTurn],
			['Officers and leaders', ({ done }) => done === true, words.heHasJoinedAUnitAlreadyThisTurn]
		]
	],
	lead_heroically: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, words.heIsNotFitToLead],
			['Leadership', ({ strange }) => strange === true, words.anOfficerLeadsHisOwnTroopsOnlyThe],
			['Officers and leaders', ({ second }) => second === true, words.aSecondInCommandDoesNotLead],
			['Officers and leaders', ({ done }) => done === true, words.heHasJoinedAUnitAlreadyThisTurn],
			[
				"Officers' character",
				({ coward }) => coward === 'known',
				words.aCowardNeverLeadsHeroically
			],
			['Officers and leaders', ({ coward }) => coward === 'covered', words.heDoesNotLeadHeroically]
		]
	],
	leave_unit: [OWN(1), []],
	join_unit: [
		OWN(1),
		[
			['Officers and leaders', ({ unfit }) => unfit === true, words.heIsNotFitToMove],
			['Officers and leaders', ({ done }) => done === true, words.heHasJoinedAUnitAlreadyThisTurn]
		]
	],
	preparatory_fire: [OWN(2), PREPARES],
	bombard: [OWN(2), PREPARES],
	indirect_fire: [
		[...OWN(2), ...ENEMY(4)],
		[
			[
				'Indirect fire',
				({ indirectBanned }) => indirectBanned === true,
				words.theRefereeHasNotAllowedIndirect
			],
			['Indirect fire', ({ noSpotter }) => noSpotter === true, words.noOfficerIsLeftWhoSpotsForIt],
			PINNED,
			inPhase(2, NOT_LED),
			inPhase(4, SUPPRESSED),
			LIMBERED,
			[
				'Sequence of action',
				({ firedPhase2, firedPhase4 }) => firedPhase2 === true || firedPhase4 === true,
				words.itHasFiredAlreadyThisTurn
			],
			inPhase(2, DEFENDS_ONLY),
			inPhase(4, MAY_NOT_DEFEND),
			DIRECT,
			['Indirect fire', ({ done }) => done === true, words.itHasAskedAlreadyThisTurn]
		]
	],
	move: [
		OWN(3),
		[
			...GOES,
			FALLS_BACK('falling_back.advance', words.itIsFallingBackAndMayNotAdvance),
			BROKEN('army_broken.advance', words.itsArmyIsBrokenAndDoesNotAdvance),
			...GOES_AT_LAST
		]
	],
	/** Up to the edge of a bombarded area, or on in one; the test there is part of the move. */
	into_shells: [
		OWN(3),
		[
			SHELLED,
			...GOES,
			FALLS_BACK('falling_back.advance', words.itIsFallingBackAndMayNotAdvance),
			BROKEN('army_broken.advance', words.itsArmyIsBrokenAndDoesNotAdvance),
			...BREAKS_DOWN
		]
	],
	/** The same on the way to its own rear, which shells may bar too. */
	retire_in_shells: [OWN(3), [SHELLED, ...GOES, ...BREAKS_DOWN]],
	/** To its own rear, which a broken army may (G07). */
	retire: [OWN(3), [...GOES, ...GOES_AT_LAST]],
	/** CLAIMING COVER (R64): a unit that could have moved, and went half of its distance or less. */
	claim_cover: [
		OWN(3),
		[
			['Claiming cover', ({ unit }) => unit === 'ship', words.theWaterHasNoFolds],
			['Claiming cover', ({ done }) => done === true, words.itHasClaimedCoverAlready],
			PINNED,
			NOT_LED,
			FALLS_BACK('falling_back.advance', words.itIsFallingBackAndMayNotAdvance),
			FIRED_FIRST,
			...STAYS,
			['Melee', ({ inMelee }) => inMelee === true, words.itIsInContactWithTheEnemy],
			[
				'Claiming cover',
				({ moved }, book) => moved !== true && book.readings.R64 === 'moved_only',
				words.onlyAUnitThatHasMovedClaimsCover
			]
		]
	],
	/** MACHINE GUNS; ORGANIZATION (G14): guns that have not fired join infantry during their move. */
	attach: [
		OWN(3),
		[
			['Organization', isNone('hmg', 'artillery'), words.onlyMachineGunsAndALightSection],
			PINNED,
			NOT_LED,
			FIRED_FIRST,
			['Melee', ({ inMelee }) => inMelee === true, words.itIsInContactWithTheEnemy],
			[
				'Organization',
				({ moved, joins }, book) =>
					moved === true && joins !== true && book.readings.G14 !== 'nothing',
				words.itsMoveDidNotPayForJoining
			],
			FALLS_BACK('falling_back.advance', words.itIsFallingBackAndMayNotAdvance)
		]
	],
	/** The same of the unit that they leave, before it moves. */
	detach: [
		OWN(3),
		[
			PINNED,
			NOT_LED,
			FIRED_FIRST,
			['Sequence of action', ({ moved }) => moved === true, words.itHasMovedAlreadyThisTurn],
			['Melee', ({ inMelee }) => inMelee === true, words.itIsInContactWithTheEnemy]
		]
	],
	breakdown: [
		[...OWN(3), ...ENEMY(3)],
		[
			['Armoured cars', ({ hurt }) => hurt !== true, words.withoutHitsItDoesNotBreakDown],
			['Armoured cars', ({ done }) => done === true, TRIED],
			PINNED,
			['Leadership', (one, book) => one.side === 'phasing' && NOT_LED[1](one, book), NOT_LED[2]],
			[
				'Melee',
				({ side, untouched }) => side === 'non_phasing' && untouched === true,
				words.nobodyAttacksIt
			]
		]
	],
	repair: [
		OWN(3),
		[
			['Critical hits', ({ held }) => held !== 'engine_hit', words.itsEngineAndTracksAreSound],
			['Critical hits', ({ done }) => done === true, TRIED]
		]
	],
	/** ADDITIONAL RULES (S01): one die for all the boats of a turn; the ice is broken section by section, until one holds. */
	launch_boats: [OWN(3), [['Additional rules', ({ done }) => done === true, TRIED]]],
	break_ice: [OWN(3), [['Additional rules', ({ done }) => done === true, TRIED]]],
	withdraw_before_melee: [ENEMY(3), [...WITHDRAWS, ...GOES_AT_LAST]],
	/** A withdrawal is a move too: a unit under shells tests with it (R42). */
	withdraw_in_shells: [
		ENEMY(3),
		[
			['Bombardment', ({ underShells }) => underShells !== true, words.itLiesInNoBombardedArea],
			...WITHDRAWS,
			...BREAKS_DOWN
		]
	],
	defensive_fire: [
		ENEMY(4),
		[
			PINNED,
			SUPPRESSED,
			MOUNTED,
			LIMBERED,
			['Cavalry', ({ withdrew }) => withdrew === true, words.itWithdrewBeforeMeleeAndDoesNot],
			[
				'Sequence of action',
				({ firedPhase4 }) => firedPhase4 === true,
				words.itHasFiredAlreadyThisTurn
			],
			MAY_NOT_DEFEND
		]
	],
	attacking_fire: [
		OWN(5),
		[
			PINNED,
			[
				'Attacking fire',
				({ attackingIntoMelee }) => attackingIntoMelee !== true,
				words.onlyUnitsAttackingIntoMeleeFireNow
			],
			[
				'Attacking fire',
				({ unit }, book) =>
					unit !== undefined &&
					!ATTACKING.some((one) => one === unit && numberOf(book, `attacking_fire.${one}`) > 0),
				words.thisHasNoAttackingFire
			],
			FALLS_BACK('falling_back.start_melee', words.itIsFallingBackAndAttacksNobody),
			BROKEN('army_broken.start_melee', words.itsArmyIsBrokenAndAttacksNobody),
			FIRED_OWN
		]
	],
	/** Contact is made in phase 3; it may still be recorded in 6. */
	initiate_melee: [
		OWN(3, 6),
		[
			PINNED,
			[
				'Melee',
				isNone('infantry', 'dismounted_cavalry', 'cavalry', 'tank'),
				words.onlyInfantryCavalryAndTanksMay
			],
			FIRED_FIRST,
			['Melee', ({ done }) => done === true, words.itHasFoughtAlreadyThisTurn],
			[
				'Melee',
				({ stood }, book) => stood === true && book.readings.R70 === 'moved_then_told',
				words.itHasNotMovedContactIsMadeByMoving
			],
			...[NOT_LED, ...STAYS, SUPPRESSED, UNDER_SHELLS].map((line) => inPhase(3, line)),
			FALLS_BACK('falling_back.start_melee', words.itIsFallingBackAndStartsNoMelee),
			BROKEN('army_broken.start_melee', words.itsArmyIsBrokenAndStartsNoMelee)
		]
	],
	melee: [
		[...OWN(6), ...ENEMY(6)],
		[['Melee', ({ untouched }) => untouched === true, words.itAttacksNobody]]
	],
	/** It lifts what keeps the unit from firing in 4 and from moving away in 3 (R02); then there is nothing left to lift. */
	suppression_test: [
		[...OWN(2, 3, 4), ...ENEMY(2, 3, 4)],
		[
			['Suppression', ({ suppressed }) => suppressed !== true, words.itIsNotSuppressed],
			[
				'Suppression',
				({ suppressionTest }) => suppressionTest !== undefined,
				words.itHasTakenItsOneTestOfThisTurn
			]
		]
	]
};

/** A test is made when something calls for it, in whatever phase; otherwise its own heading forbids it. */
export const uncalled = (rule: string): Refusal => ({
	rule,
	why: say(words.nothingCallsForThisNow)
});

/** The words that show that the sequence has another phase for it. */
export const OUT_OF_PHASE = words.thatIsNotDoneInThisPhase;

/** May this unit do that in this phase, and if not, by which rule? */
export const permission = (book: Book, intention: Intention): Decision<never> => {
	const [when, lines] = PERMISSIONS[intention.action];
	const sides = when.filter(([phase]) => phase === intention.phase);
	if (!sides.length) return refuse('Sequence of action', say(OUT_OF_PHASE));
	if (!sides.some(([, side]) => side === intention.side))
		return refuse('Sequence of action', say(words.thatIsForTheOtherSideInThisTurn));
	const broken = lines.find(([, forbids]) => forbids(intention, book));
	return broken ? refuse(broken[0], say(broken[2])) : accept();
};
