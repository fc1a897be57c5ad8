import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: battles. */
export const words = texts('red-and-white.battles', {
	nBattlesOnThisPhone: { one: '{n} battle on this phone', other: '{n} battles on this phone' },
	more: 'More',
	rosters: 'Rosters',
	takeInARoster: 'Take in a roster',
	saveAndOpenFiles: 'Save and open files',
	battles: 'Battles',
	noBattlesYet: 'No battles yet',
	aBattleKeepsTheLossesMarksAndTurns:
		'A battle keeps the losses, marks and turns of two or more forces, and all that happened.',
	newBattle: 'New battle',
	battleOfDay: 'Battle of {day}',
	chooseAtLeastTwoForces: 'Choose at least two forces.',
	chooseForcesOfBothSidesRedAndWhite: 'Choose forces of both sides, Red and White.',
	noneOfTheseForcesHasAUnit: 'None of these forces has a unit.',
	giveTheBattleAName: 'Give the battle a name.',
	twoOrMoreForces: 'two or more forces',
	allBattles: 'All battles',
	addTwoExampleForces: 'Add two example forces',
	buildAForce: 'Build a force',
	noForcesYet: 'No forces yet',
	buildYourOwnFirstOrBeginWithReds:
		'Build your own first, or begin with Reds and Whites before Kromy.',
	forces: 'Forces',
	whoMarchesIn: 'who marches in',
	agreeOnObjectivesFirst: 'Agree on objectives first',
	objectivesPointsAndWhatWinsTheyCan: 'objectives, points and what wins; they can come later, too',
	beginTheBattle: 'Begin the battle'
});
