import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: engine-asked. */
export const words = texts('white-october.engine-asked', {
	areThePrisonersEnlisted: 'Do prisoners become recruits?',
	isThatAll: 'Is that all?',
	isTheGameBegun: 'Does the game begin?',
	isThisPartOver: 'Is this part over?',
	leaveOrStand: 'Leave or stand?',
	movementOrCombat: 'Movement or combat first?',
	offensiveOrRest: 'Offensive turn, rest, or neither?',
	whatIsDeclared: 'What is declared?',
	whatIsFoughtNext: 'What is resolved next?',
	whatIsRaised: 'What is raised?',
	whereDoTheyRun: 'Where do they run?',
	whereDoesItAppear: 'Where does it appear?',
	whereDoesItGo: 'Where does it go?',
	whichActionAgainstSubversion: 'Which action against subversion?',
	whichHqServes: 'Does an HQ serve the defence?',
	whichUnitIsRaised: 'Which unit is raised?',
	whichUnitMoves: 'Which unit moves?',
	whichWayBack: 'Which way back?',
	whoAdvances: 'Who advances?',
	whoDeserts: 'Who deserts?',
	whoReceivesPoints: 'Who receives recruitment points?',
	whoGoesAlong: 'Who goes along?',
	whereDoInsurgentsWait: 'In which district do insurgents wait?',
	whereDoesVetrenkoNotGo: 'Towards which edge will the 3rd Division not go?',
	whichDistrictIsClosed: 'Which district do the police close?',
	whichFormationIsStruck: 'Which formation does it strike?',
	isTheEventPlayed: 'Is the event played now?',
	whoSupports: 'Who supports?',
	whoTakesIt: 'Who takes the loss?'
});
