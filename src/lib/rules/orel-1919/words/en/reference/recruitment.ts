import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: the reference, Recruitment. */
export const words = texts('orel-1919.reference-recruitment', {
	recruitPoints: 'Recruit points',
	theTurnTrackGivesEachSideItsPoints:
		'The turn track gives each side its points. Whoever holds Orel gets one more.',
	noMoreThan12AreKeptFromTurnToTurn: 'No more than 12 are kept from turn to turn.',
	prisoners: 'Prisoners',
	eachEnemyStepThatIsCapturedIsA:
		'Each enemy step that is captured is a prisoner. Three prisoners may be exchanged for one recruit point.',
	stepsAreCapturedByASurrenderByA:
		'Steps are captured by a surrender, by a rout of those already Routed or without a way out, by pursuit, and by wiping out a stack.',
	recoveringSteps: 'Recovering steps',
	onePointRestoresOneStepAUnitMayGet:
		'One point restores one step. A unit may get several back, but never more than it began with.',
	itMustBeInCombatModeAndWithin5MpOf:
		'It must be in Combat mode and within 5 MP of a functional depot; Routed units and guns recover nothing.',
	aUnitThatComesBackToItsFullSideFor:
		'A unit that comes back to its full side for the first time takes recruits: its TQ is 1 lower from then on, not below 2 for Red or 3 for White.',
	aHexThatIsOverfilledByThisIsPut:
		'A hex that is overfilled by this is put right in the movement phase.',
	newBattalions: 'New battalions',
	twoPointsRaiseARecruitBattalionRed:
		'Two points raise a recruit battalion. Red may have four in play, White three; one that was lost may be raised again.',
	itAppearsAtAFriendlyStationThatIs:
		'It appears at a friendly station that is joined to a friendly edge, and may move this turn; enemy ZoC forbids the station unless a friend is there.',
	orItComesInOverAFriendlyEdgeInThe: 'Or it comes in over a friendly edge in the movement phase.',
	recruitment: 'Recruitment',
	whoseTurnItIs: 'whose turn it is'
});
