import type { Arm, Camp, Character, Mark } from '../types.ts';
import type { OfficerStatus, Presence } from '../engine/state.ts';
import { words } from './en/table.ts';

/** What of a unit fires that does not fire with all it has. */
export const ARM_WORDS: Readonly<Record<Arm, string>> = {
	rifles: words.itsStandsFire,
	machine_guns: words.itsMachineGunsFire,
	guns: words.itsGunsFire,
	left: words.theMachineGunsOfItsLeftSideFire,
	left_gun: words.theGunOfItsLeftSideFires,
	right: words.theMachineGunsOfItsRightSideFire,
	right_gun: words.theGunOfItsRightSideFires,
	ahead: words.theMachineGunAheadFires,
	astern: words.theMachineGunAsternFires
};

/** A mark in words: as a label, and as what is said when it comes and goes. */
export const MARK_WORDS: Readonly<
	Record<Mark, { readonly label: string; readonly on: string; readonly off: string }>
> = {
	led: {
		label: words.led,
		on: words.unitIsLedThisTurn,
		off: words.unitNoLongerMarkedAsLed
	},
	not_led: {
		label: words.notLed,
		on: words.unitNotLedNoFireOrMovementThisTurn,
		off: words.unitNoLongerMarkedAsNotLed
	},
	fired: {
		label: words.fired,
		on: words.unitFired,
		off: words.unitNoLongerMarkedAsFired
	},
	moved: {
		label: words.moved,
		on: words.unitMoved,
		off: words.unitNoLongerMarkedAsMoved
	},
	charged: {
		label: words.charged,
		on: words.unitHasCharged,
		off: words.unitNoLongerMarkedAsCharged
	},
	in_cover: { label: words.inCover, on: words.unitIsInCover, off: words.unitIsOutOfCover },
	claimed_cover: {
		label: words.claimedCover,
		on: words.unitCoverClaimed,
		off: words.unitClaimedCoverLost
	},
	in_defences: {
		label: words.inDefences,
		on: words.unitIsInDefences,
		off: words.unitOutOfItsDefences
	},
	suppressed: {
		label: words.suppressed,
		on: words.unitIsSuppressedUntilTheTurnEnds,
		off: words.unitIsNoLongerSuppressed
	},
	pinned: {
		label: words.pinned,
		on: words.unitIsPinnedUntilTheTurnEnds,
		off: words.unitIsNoLongerPinned
	},
	falling_back: {
		label: words.fallingBack,
		on: words.unitFallsBack,
		off: words.unitFallsBackNoLonger
	},
	withdrew: {
		label: words.withdrew,
		on: words.unitWithdrawsBeforeMelee,
		off: words.unitNoLongerMarkedAsWithdrawn
	},
	heroic: {
		label: words.heroic,
		on: words.unitIsLedHeroically,
		off: words.unitNoLongerLedHeroically
	},
	dismounted: { label: words.dismounted, on: words.unitDismounts, off: words.unitMounts },
	limbered: { label: words.limbered, on: words.unitLimbersUp, off: words.unitUnlimbers },
	blinded: {
		label: words.driverBlinded,
		on: words.unitDriverBlindedNoMovementInIts,
		off: words.theDriverOfUnitCanSeeAgain
	},
	engine_hit: {
		label: words.engineHit,
		on: words.unitCannotMoveItsEngineIsHit,
		off: words.theEngineOfUnitIsRepaired
	},
	immobilised: {
		label: words.immobilised,
		on: words.unitImmobilised,
		off: words.unitAbleToMoveAgain
	},
	ablaze: { label: words.ablaze, on: words.unitIsAblaze, off: words.unitNoLongerAblaze },
	abandoned: {
		label: words.abandoned,
		on: words.unitIsAbandonedByItsCrew,
		off: words.unitMannedAgain
	},
	off_table: {
		label: words.offTheTable,
		on: words.unitOffTheTable,
		off: words.unitIsOnTheTableAgain
	},
	captured: {
		label: words.captured,
		on: words.unitIsCaptured,
		off: words.unitIsCapturedNoLonger
	},
	commissar_argues: {
		label: words.commissarQuarrels,
		on: words.theCommissarOfUnitQuarrelsNoBonus,
		off: words.theCommissarOfUnitQuarrelsNoLonger
	},
	commissar_overrules: {
		label: words.commissarOverrules,
		on: words.theCommissarOfUnitOverrulesIts,
		off: words.theCommissarOfUnitOverrulesNo
	},
	priest_tends: {
		label: words.priestDistracted,
		on: words.thePriestOfUnitTendsTheDyingNo,
		off: words.unitThePriestIsNoLongerDistracted
	},
	priest_panics: {
		label: words.priestPanics,
		on: words.thePriestOfUnitPanicsMinus1Until,
		off: words.thePriestOfUnitPanicsNoLonger
	}
};

/** Where a unit is, as a label, and what is said when it gets there. */
export const PRESENCE_WORDS: Readonly<
	Record<Presence, { readonly label: string; readonly said: string }>
> = {
	reserve: { label: words.inReserve, said: words.unitInReserve },
	table: { label: words.onTheTable, said: words.unitIsOnTheTable },
	destroyed: { label: words.destroyed, said: words.unitIsDestroyed },
	off_table: { label: words.offTheTable, said: words.unitOffTheTable },
	captured: { label: words.captured, said: words.unitIsCaptured },
	surrendered: { label: words.surrendered, said: words.unitSurrendered },
	abandoned: { label: words.abandoned, said: words.unitIsAbandonedByItsCrew },
	merged: { label: words.joinedAnotherUnit, said: words.unitNowPartOfAnotherUnit }
};

/** OFFICERS & LEADERS; OFFICERS' CHARACTER (G08). */
export const STATUS_WORDS: Readonly<
	Record<OfficerStatus, { readonly label: string; readonly said: string }>
> = {
	fit: { label: words.fit, said: words.officerIsFitAgain },
	scratched: {
		label: words.scratchedBackNextTurn,
		said: words.officerIsScratchedBackNextTurn
	},
	out: { label: words.outOfTheGame, said: words.officerIsOutOfTheGame },
	dead: { label: words.dead, said: words.officerIsDead },
	drunk: { label: words.drunk, said: words.officerIsDrunk },
	fled: { label: words.fled, said: words.officerHasFled },
	surrendered: { label: words.surrendered, said: words.officerHasSurrendered },
	defected: { label: words.goneOver, said: words.officerHasGoneOverToTheEnemy }
};

export const CHARACTER_WORDS: Readonly<Record<Character, string>> = {
	fanatic: words.fanatic,
	committed: words.committed,
	normal: words.normal,
	efficient: words.efficient,
	coward: words.coward
};

export const CAMP_WORDS: Readonly<
	Record<Camp, { readonly side: string; readonly many: string; readonly turn: string }>
> = {
	red: { side: words.red, many: words.reds, turn: words.roundNRedTurn },
	white: { side: words.white, many: words.whites, turn: words.roundNWhiteTurn }
};
