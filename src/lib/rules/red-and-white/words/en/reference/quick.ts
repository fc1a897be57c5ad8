import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, quick. */
export const words = texts('red-and-white.reference-quick', {
	whoActsMayFireInPhase2OrMoveIn:
		'A unit that acts may fire in phase 2 or move in phase 3. Led heroically: no roll.',
	thenOfficersMoveOnceEachOneMayJoin:
		'Then officers move, once each. An officer may join a unit and lead it heroically.',
	rangesOfGuns: 'Ranges of guns',
	fireOfAGunSection: 'Fire of a gun section',
	smallArmsAModifiedNOrMoreHits: 'Small arms: a modified {n} or more hits.',
	smallArmsEachD6List: 'Small arms, each D6: {list}.',
	gunsEachD10List: 'Guns, each D10: {list}.',
	inCoverHalfOfTheHitsCrewsAnd:
		'In cover half of the hits count. Crews and armoured cars save on {faces}.',
	halfOfItsRollOrLessItMayClaimCover:
		'A unit that moves half its roll or less may claim cover. Cavalry may not charge in two of its own turns running.',
	contactNowWhoStartsAMeleeMovesToIt:
		'Contact is made now, by moving into it. Mounted cavalry, armoured cars and trains may withdraw.',
	asInPhase2WithoutLeadershipGuns:
		'As in phase 2, but no leadership is needed; guns use direct fire, the interventionists’ indirect as well. A unit that withdrew does not fire.',
	onlyWhoAttacksIntoMeleeWithWeapons:
		'Only units that attack into melee, with weapons that did not fire in phase 2.',
	ofInfantryAtLeastOneStand: 'Infantry: at least one stand.',
	oneD6ASideHigherWinsTheAttacker:
		'One D6 a side; the higher total wins. The attacker loses ties, unless he attacks the flank or rear.',
	theLoserLosesTheDifferenceAndGoes:
		'The loser loses the difference and goes back. A tank loses nothing. A unit falling back counts as attacked in the rear.',
	againstDefencesTheAttackerMustWin: 'Against defences the attacker must win by {n}.',
	whoLostAnythingSinceItsLastPhase7:
		'A unit with losses since its last phase 7, or falling back, tests: D6 not above the stands left.',
	failedOneMoveToTheRearAndAMark: 'Failed: one move to the rear and a mark. Passed: the mark goes.',
	addedToTheDieList: 'Added to the die: {list}.',
	theArmyTestsFromNPerCentOfItsUnits: 'The army tests from {n} per cent of its units lost.',
	n0OnAD10Is10: 'A 0 on a D10 is 10',
	claimedCoverWho: 'Claimed cover: {who}',
	lostAStandInPhase2SuppressedHow: 'Lost a stand in phase 2: suppressed. {how}'
});
