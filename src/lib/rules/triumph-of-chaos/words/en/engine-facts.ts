import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: engine facts. */
export const words = texts('triumph-of-chaos.engine-facts', {
	theCampaignBegins: 'The campaign begins.',
	theCampaignIsCalledName: 'The campaign is called {name}.',
	surpriseTheAttackerFiredFirst: 'Surprise: the attacker fired first.',
	noSurprise: 'No surprise.',
	debacleTheDefenderFiredFirst: 'Debacle: the defender fired first.',
	theAttackerLosesThatAsset: 'The attacker loses that asset.',
	theAttackerLosesACavalryStep: 'The attacker loses a cavalry step.',
	theAttackerWins: 'The attacker wins.',
	theDefenderWins: 'The defender wins.',
	nobodyWinsTheDefenderStays: 'Nobody wins: the defender stays.',
	theAttackerRetreatsOneSpace: 'The attacker retreats one space.',
	theDefenderRetreats: 'The defender retreats.',
	theDefenderRetreatsOrTriesToCancel: 'The defender retreats, or tries to cancel it.',
	theDefenderIsGone: 'The defender is gone.',
	theAttackerFiresFirst: 'The attacker fires first.',
	theDefenderFiresFirst: 'The defender fires first.',
	theAssetIsLost: 'the asset is lost',
	aCavalryStepIsLost: 'a cavalry step is lost',
	noSurpriseCost: 'No surprise: {cost}.',
	theDefenderMayStayIfItLosesOneMore: 'The defender may stay if it loses one more step.',
	theDefenderRetreatsAndLosesOneMore: 'The defender retreats and loses one more step.',
	campAttacksSpaces: '{camp} attacks: {spaces}.',
	spaceTheDefenderFailsToWithdraw: '{space}: the defender fails to withdraw.',
	spaceTheDefenderIsReinforced: '{space}: the defender is reinforced.',
	spaceOnToTheFire: '{space}: on to the fire.',
	spaceTheDefenderLosesDefenderThe:
		'{space}: the defender loses {defender}, the attacker {attacker}.',
	spaceEnding: '{space}: {ending}',
	spaceDone: '{space}: done.',
	theAttackIsOver: 'The attack is over.',
	aRandomLeaderOtherThanTrotsky:
		'A random leader other than Trotsky, Stalin or Lenin is removed; no VP lost.',
	nothingHappens: 'Nothing happens.',
	theAttackOnThisSpaceGoesAhead: 'The attack on this space goes ahead.',
	thisSpaceIsNotAttacked: 'This space is not attacked.',
	whiteMarksOneRedStackWithoutA: 'White marks one Red stack without a leader NO ACT.',
	nNonEliteStepsAreLost: {
		one: '{n} non-elite step is lost.',
		other: '{n} non-elite steps are lost.'
	},
	nReplacementStepsAreLost: {
		one: '{n} replacement step is lost.',
		other: '{n} replacement steps are lost.'
	},
	inARandomRegionOfDonKubanUrals:
		'In a random region of Don, Kuban, Urals Central, Urals North; only if behind in VCs.',
	nInfluencePointsArePlaced: {
		one: '{n} influence point is placed.',
		other: '{n} influence points are placed.'
	},
	twoAtMostOnEachRepublicOneRussia:
		'Two at most on each Republic. One Russia: Red places. Heavy Hand: White.',
	campDrawsInFightingChitEffect: '{camp} draws In-Fighting: {chit}. {effect}',
	campChitEnds: '{camp}: {chit} ends.',
	bureaucracy: 'Bureaucracy',
	corruption: 'Corruption',
	theLeaderSucceeds: 'The leader succeeds.',
	theLeaderFails: 'The leader fails.',
	nameSucceeds: '{name} succeeds.',
	nameFails: '{name} fails.',
	heIsFlippedToHisBack: 'He is flipped to his back.',
	heDiesAndLeavesTheGame: 'He dies and leaves the game.',
	nameLeadsForCampRatedRating: '{name} leads for {camp}, rated {rating}.',
	nameIsCalledOther: '{name} is called {other}.',
	nameIsRatedRating: '{name} is rated {rating}.',
	theStackStandsThisManyMoreUnitsMay: 'The stack stands; this many more units may come.',
	leadersTheIgsrTrainAndCountersDo: 'Leaders, the IGSR train and counters do not count.',
	noRowOfTheTable: 'No row of the table.',
	corpsOr1LeaderOr1Army: 'Corps, or 1 leader, or 1 army.',
	corpsOr1LeaderAnd1Army: 'Corps, or 1 leader and 1 army.',
	corpsOr1Leader1ArmyAnd1Corps: 'Corps, or 1 leader, 1 army and 1 corps.',
	theCardMovesAllOfThem: 'The card moves all of them.',
	theCardDoesNotMoveAllOfThem: 'The card does not move all of them.',
	nReplacementStepsToSpend: {
		one: '{n} replacement step to spend.',
		other: '{n} replacement steps to spend.'
	},
	thePenaltiesComeToMoreThanThereIs:
		'The penalties come to more than there is; nothing more is owed.',
	pushesAndSteps: '{pushes} and {steps}.',
	nPushesOfControlMarkers: {
		one: '{n} push of a control marker',
		other: '{n} pushes of control markers'
	},
	nReplacementSteps: { one: '{n} replacement step', other: '{n} replacement steps' },
	noMarkerGoesIntoOrOutOfControlByA: 'No marker goes into or out of control by a push.',
	onlyWithKolchakOnTheMapOrTheTsar:
		'Only with Kolchak on the map, or the Tsar rescued, and in supply.',
	nothingIsLostInThisPort: 'Nothing is lost in this port.',
	campRebuildsArmiesAndCorpsForCost: '{camp} rebuilds {armies} and {corps} for {cost}.',
	nArmySteps: { one: '{n} army step', other: '{n} army steps' },
	nCorpsSteps: { one: '{n} corps step', other: '{n} corps steps' },
	westernResponse: 'Western response',
	portCorruption: 'Port corruption',
	aStep: 'A step',
	turnTurnPhase: 'Turn {turn}, {phase}.',
	stepDone: '{step}: done.',
	stepOpenAgain: '{step}: open again.',
	campHasPointsActionPointsThisTurn: '{camp} has {points} Action Points this turn.',
	campSpendsAnActionPointText: '{camp} spends an Action Point: {text}',
	campSpendsAnActionPoint: '{camp} spends an Action Point.'
});
