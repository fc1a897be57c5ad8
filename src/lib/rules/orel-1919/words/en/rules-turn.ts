import { texts } from '#lib/kernel/texts.ts';

/** orel-1919, in English: sections 3 to 7, why not. */
export const words = texts('orel-1919.rules-turn', {
	noRecruitPointsLeft: 'No recruit points left.',
	gunsAndDepotsDoNotRecoverSteps: 'Guns and depots do not recover steps.',
	itIsAtFullStrength: 'It is at full strength.',
	aRoutedUnitRecoversNoSteps: 'A Routed unit recovers no steps.',
	itIsNotInCombatMode: 'It is not in Combat mode.',
	noFunctionalDepotWithin5Mp: 'No functional depot within 5 MP.',
	threePrisonersMakeARecruitPoint: 'Three prisoners make a recruit point.',
	noMoreThan12RecruitPointsAreKept: 'No more than 12 recruit points are kept.',
	aNewBattalionCosts2RecruitPoints: 'A new battalion costs 2 recruit points.',
	itIsInCommandAndNeedsNoCheck: 'It is in command and needs no check.',
	itIsNotInAZoc: 'It is not in a ZoC.',
	noCheckForItNow: 'No check for it now.',
	itHasNoTroopQuality: 'It has no troop quality.'
});
