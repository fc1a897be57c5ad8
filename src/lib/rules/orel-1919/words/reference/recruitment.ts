import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words } from '../en/reference/recruitment.ts';

/** Recruitment. */
export const recruitment: ReferencePart = {
	slug: 'recruitment',
	phase: 2,
	title: words.recruitment,
	note: words.whoseTurnItIs,
	entries: [
		{
			slug: 'recruit-points',
			title: words.recruitPoints,
			sections: ['4'],
			tables: [],
			lines: [words.theTurnTrackGivesEachSideItsPoints, words.noMoreThan12AreKeptFromTurnToTurn]
		},
		{
			slug: 'prisoners',
			title: words.prisoners,
			sections: ['4.1'],
			tables: [],
			lines: [words.eachEnemyStepThatIsCapturedIsA, words.stepsAreCapturedByASurrenderByA]
		},
		{
			slug: 'recovery',
			title: words.recoveringSteps,
			sections: ['4.3.1'],
			tables: [],
			lines: [
				words.onePointRestoresOneStepAUnitMayGet,
				words.itMustBeInCombatModeAndWithin5MpOf,
				words.aUnitThatComesBackToItsFullSideFor,
				words.aHexThatIsOverfilledByThisIsPut
			]
		},
		{
			slug: 'battalions',
			title: words.newBattalions,
			sections: ['4.3.2'],
			tables: [],
			lines: [
				words.twoPointsRaiseARecruitBattalionRed,
				words.itAppearsAtAFriendlyStationThatIs,
				words.orItComesInOverAFriendlyEdgeInThe
			]
		}
	]
};
