import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: report. */
export const words = texts('red-and-white.report', {
	down: 'Down',
	nearest: 'Nearest',
	up: 'Up',
	nobody: 'Nobody',
	all: 'All',
	unitIsBack: 'back',
	lost: 'lost',
	unitsOfForce: 'Units of {force}',
	unit: 'Unit',
	start: 'Start',
	left: 'Left',
	figuresBack: 'Back',
	now: 'Now',
	whoCameBack: 'Who came back',
	notesByTheOriginalAuthor: 'Notes by the original author',
	report: 'Report',
	whoWon: 'Who won',
	shareOfTheLost: '{share} of the lost',
	shareEach: '{share} each',
	sideWhoComesBack: '{side}: who comes back',
	partsOfAFigure: 'Parts of a figure',
	whoeverIsInTheHandsOfTheEnemyAnd:
		'Whoever is in the hands of the enemy, and every wreck, is lost. What stands with a unit comes back whole or not at all.',
	backIntoTheForcesThoseThatMarched:
		'Back into the forces: those that marched in become what came back.',
	changedSinceTheyMarchedInNames: {
		one: 'Changed since it marched in: {names}. Going back into it, it loses that.',
		other: 'Changed since they marched in: {names}. Going back into them, they lose that.'
	},
	notKept: 'Not kept',
	undo: 'Undo',
	toTheForces: 'To the forces',
	newBattle: 'New battle',
	withTheseForces: 'with these forces',
	backIntoTheForces: 'Back into the forces',
	oneMarchedInTwice: 'one marched in twice',
	keepAsNewForces: 'Keep as new forces',
	nOfAllHits: '{n} of {all} hits',
	moralePoint: 'morale point',
	moraleBeside: 'morale',
	rosterSheets: 'Roster sheets',
	asTheyWillBePrinted: 'as they will be printed',
	whose: 'Whose',
	everybody: 'Everybody',
	takeHome: 'Take home',
	printNSheets: { one: 'Print this sheet', other: 'Print {n} sheets' },
	unitsWithoutAPlayer: 'Units without a player',
	commanderInChief: 'commander-in-chief',
	hitScratchScratchedOutOutDeadDead: 'Hit: {scratch} scratched, {out} out, {dead} dead',
	crossOutFiguresAndHits: 'Cross out figures and hits',
	morale: 'Morale',
	notes: 'Notes',
	leading: 'Leading',
	oneD10AUnit0Is10: 'One D10 a unit; 0 is 10.',
	theNumberOfAUnitIsAddedToItsDie: 'The number of a unit is added to its die.',
	officers: 'Officers',
	character: 'Character',
	leadsHeroically: 'Leads heroically',
	defaultOfThisAppNotInTheSource: 'default of this app, not in the source',
	redAndWhiteByJayStribling: 'Red and White by Jay Stribling',
	forceAfterBattle: '{force} after {battle}',
	nForcesTakenOutOfTheListAgain: {
		one: '{n} force taken out of the list again.',
		other: '{n} forces taken out of the list again.'
	},
	nForcesKeptAmongYourForces: {
		one: '{n} force kept among your forces.',
		other: '{n} forces kept among your forces.'
	},
	nForcesAreAsTheyWereBefore: {
		one: '{n} force is as it was before.',
		other: '{n} forces are as they were before.'
	},
	nForcesAreAsTheyCameBack: {
		one: '{n} force is as it came back.',
		other: '{n} forces are as they came back.'
	}
});
