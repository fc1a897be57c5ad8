import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: its fights on the map. */
export const words = texts('white-october.fight', {
	attack: 'Attack',
	byDay: 'by day',
	byNight: 'By night',
	joinAttack: 'Join',
	shellTarget: 'Shell {target}',
	nInRange: '{n} in range',
	declareTheBarrage: 'Declare the barrage',
	joinTheAttack: 'Join the attack',

	placeFalls: '{place} falls',
	usesAnAction: {
		one: 'The last full action of {unit}: then it is low on ammunition for good (§\u00a0{rule})',
		other: 'Full actions of {unit}: this is one of {n} left, of {all} (§\u00a0{rule})'
	},
	supportUsesAnAction: {
		one: 'Support by {unit} takes its last full action: then it is low on ammunition for good (§\u00a0{rule})',
		other: 'Support by {unit} takes a full action: one of {n} left, of {all} (§\u00a0{rule})'
	},
	offUntil: '{units}: once used, back in turn {turn} (§\u00a0{rule})',
	offForGood: '{units}: once used, not back in this game (§\u00a0{rule})',
	itHasAnEffect: 'It has an effect',
	lossesOnAverage: 'On average {own} EP lost, against {theirs}',
	shotSecond: 'Loss {loss} · disorder {disorder} · retreat {back}',
	eachRolls: 'Each rolls by itself',
	theyGoBackAHex: '{units} would retreat a hex',
	theyGoBackAHexChance: '{units} would retreat a hex; the chance that the place falls is {chance}',
	shellPlace: 'Shell {place}',
	whoFires: 'Who fires',
	tapWhoFires: 'Tap who fires.',
	noAttackOnIt: 'What is shelled is not attacked in the same sequence (§\u00a0{rule})',
	itIsDestroyed: 'It is destroyed',
	whoStandsAloneIsLost: 'It stands alone: no dice are thrown (§\u00a0{rule})',
	unitLeads:
		'{unit} leads the attack; hexes that it commands in this sequence: {used}, at most {value}',
	unitServes: '{unit} serves the defence',
	supportUnits: 'Support: {units}',
	supportsShared: 'A declared attack counts on them, too: {units}',
	theirSupportUnits: 'Their support: {units}',
	unitsMayLeave: 'May slip away first: {units}',
	unitsAreLow: 'Low on ammunition, at half: {units}',
	unitsRunLow: 'Without a line of supply, low on ammunition afterwards: {units}',

	addedTo2d6: 'Added to 2d6',
	resultOfAttacker: 'Attacker, read at Morale {morale} ({why})',
	resultOfDefender: 'Defender, read at Morale {morale} ({why})',
	whatPoints: '{what} {points}',
	andReadAt: '{before} {attacker}. {defender}.',

	theCombatSequence: 'The combat sequence',
	attackOnPlace: 'Attack on {place}',
	nightAttackOnPlace: 'Night attack on {place}',
	isTaken: '{place} is taken. EP lost: attacker {own}, defender {theirs}.',
	isLeftEmpty: '{place} is left empty. EP lost: attacker {own}, defender {theirs}.',
	isBeatenOff:
		'The defender of {place} wins and advances. EP lost: attacker {own}, defender {theirs}.',
	holdsOut: '{place} holds. EP lost: attacker {own}, defender {theirs}.',

	beforeThen: '{before} {then}',

	nEpToLose: '{n} EP to lose',
	advance: 'Advance',
	stays: 'Stays',
	noRoomFor: 'There is no room there for {units}.',
	someoneMustAdvance: 'At least one combat unit must go there.',
	onlyTheseEnter: 'Of these, only {units} may enter.',
	support: 'Support',
	thePlaceFallsWithoutThem: 'The chance that the place falls without them is {chance}.',
	thePlaceThenFalls: 'The chance that the place then falls is {chance}.',
	thePlaceFallsBy: 'the chance that the place then falls is {chance}',
	thePlaceFallsAt:
		'the chance that the place then falls is {chance}, at {own} EP on average against {theirs}',
	intoAnEnemyZone: 'into an enemy zone',
	overARiver: 'over a river without a bridge',
	ontoAnAttackedPlace: 'into a place still to be attacked',
	pastAFullPlace: 'past a full place',
	notHomewards: 'not homewards',
	atAHigherCost: 'at a higher cost',

	attackerWins: 'The chance that the attacker wins is {chance}.',
	theBarrageHits: 'The chance of an effect is {chance}.',
	aLoss: 'The chance of a loss is {chance}.',
	anEventCounts: 'The chance of an event is {chance}.',
	theArmyMustRest: 'The chance that the army must rest is {chance}.',
	thePoliceClose: 'The chance that the police close a district is {chance}.',
	epThatDesert: 'EP that desert',
	epRaised: 'EP raised',
	eachWithChance: '{what}: {each}; {mean} on average.',
	andWhiteGains: '{each} A point for White with {chance}.',
	nWithChance: '{n} with {chance}',
	bridgesLeft: {
		one: 'Its attack, and for good; the last in this game',
		other: 'Its attack, and for good; {n} may still be blown in this game'
	},
	restThen: 'forced rest next turn: {then}, not {now}',
	tiresBy: 'fatigue +{n}, no forced rest next turn',
	noRest: 'no forced rest next turn',
	fatigueIsOver: 'fatigue no longer matters',
	restAsNow: 'forced rest next turn: {now}',
	desertersThen: 'Deserters on average {then} EP, not {now}',
	pointThen: '{deserters}; a point for White {less}, not {gains}',
	nFewerEpDestroyed: {
		one: 'Counts as one EP of Red less destroyed',
		other: 'Counts as {n} EP of Red fewer destroyed'
	},
	nUnitsOnTheMap: { one: 'One unit on the map', other: '{n} units on the map' },
	theyRally: 'In order again: {units}',
	nobodyIsDemoralised: 'None of its units is demoralised',
	theyAreCutOff: 'Its demoralised units are out of supply',
	fateOf: 'Rout: attackers {own}, defenders {theirs}; surrender {surrender}',

	whereDoUnitsRun: {
		one: '{units} runs from {place}: where to?',
		other: '{units} run from {place}: where to?'
	},
	runTo: 'Run to {place}',
	byPlaces: 'By {places}',
	lostWithoutCompany: 'without company there is lost: {units}',
	backInTurn: 'back in turn {turn}',
	lostForGood: 'lost for good: {units}',
	keepsItsLastEp: 'keeps its last EP',
	runOffTheMap: 'Run off the map',
	runAndBeLost: 'Run to {place} and be lost',
	runOneStep: 'Only to {place} for now',
	noFarther: 'No farther',
	runApart: '{unit} runs apart from the others',

	comesInTurnFrom: 'in turn {turn}, from {places}',
	itsLineIsTaken: '{comes}: {n} of {all} places taken',
	itsLineIsFull: '{comes}: {n} units for {all} places, the rest waits again',
	comesBackInTurn: 'Comes back by rail in turn {turn}, from {places}',

	unitCannotAttack: '{unit} cannot attack {place}',
	unitCannotFireAt: '{unit} cannot fire at {place}',
	moveUp: 'Move up',
	itDoesNothingElse: 'It does nothing else in this sequence.',
	tapWhomToFight: 'Tap the enemy it is to fight.',
	tapWhomToFightOrWhere: 'Tap the enemy it is to fight, or a lit hex to move up to.',
	tapALitHexToMoveUpTo: 'Tap a lit hex to move up to.'
});
