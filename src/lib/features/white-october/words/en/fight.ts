import { texts } from '#lib/kernel/texts.ts';

/** white-october, in English: its fights on the map. */
export const words = texts('white-october.fight', {
	attack: 'Attack',
	attackSays: 'by day',
	nightAttack: 'By night',
	joinAttack: 'Join',
	joinAttackSays: '{units}',
	shellTarget: 'Shell {target}',
	shellTargetSays: '{n} in range',
	declareTheBarrage: 'Declare the barrage',
	joinTheAttack: 'Join the attack',

	thePlaceFalls: '{place} falls',
	somethingIsHit: 'It has an effect',
	lossesOnAverage: 'On average {own} EP lost, against {theirs}',
	shotSecond: 'Loss {loss} · disorder {disorder} · retreat {back}',
	unitHits: '{unit}: {chance}',
	theyGoBackAHex: '{units} would retreat a hex',
	theyGoBackAHexChance: '{units} would retreat a hex; the chance that the place falls is {chance}',
	titleOfBarrage: 'Shell {place}',
	whoFires: 'Who fires',
	unitLeads: '{unit} leads the attack',
	unitServes: '{unit} serves the defence',
	unitsSupport: 'Support: {units}',
	unitsSupportThem: 'Their support: {units}',
	unitsMayLeave: 'May slip away first: {units}',
	unitsAreLow: 'Low on ammunition, at half: {units}',
	unitsRunLow: 'Without a line of supply, low on ammunition afterwards: {units}',

	addedToTheDice: 'Added to 2d6',
	resultOfAttacker: 'Attacker, read at Morale {morale}',
	resultOfDefender: 'Defender, read at Morale {morale}',
	chance: '{chance}',
	unit: '{unit}',

	combatSequence: 'The combat sequence',
	attackOnPlace: 'Attack on {place}',
	nightAttackOnPlace: 'Night attack on {place}',
	isTaken: '{place} is taken. EP lost: attacker {own}, defender {theirs}.',
	isLeftEmpty: '{place} is left empty. EP lost: attacker {own}, defender {theirs}.',
	holdsOut: '{place} holds. EP lost: attacker {own}, defender {theirs}.',

	nEpOwed: { one: '{n} EP to lose', other: '{n} EP to lose' },
	advance: 'Advance',
	support: 'Support',
	thePlaceThenFalls: 'The chance that the place then falls is {chance}.',
	thePlaceFallsBy: 'the chance that the place then falls is {chance}',
	intoAnEnemyZone: 'into an enemy zone',
	overARiver: 'over a river without a bridge',
	ontoAnAttackedPlace: 'into a place still to be attacked',
	notHomewards: 'not homewards, or past a full place',
	atAHigherCost: 'at a higher cost',
	waysBreak: 'Every way has a drawback: {what}. These do least harm.',
	waysBreakNothing: 'These ways break no retreat priority.',

	attackerWins: 'The chance that the attacker wins is {chance}.',
	theBarrageHits: 'The chance of an effect is {chance}.',
	itIsLost: 'The chance that it is lost is {chance}.',
	theArmyMustRest: 'The chance that the army must rest is {chance}.',
	thePoliceClose: 'The chance that they close a district is {chance}.',
	anEpIsLost: 'The chance that an EP is lost is {chance}.',
	epDesertOnAverage:
		'Half of what is rolled deserts, of 3 less if there is an action against it: on average {ep} EP.',
	restThen: 'forced rest next turn: {then}, not {now}',
	restAsNow: 'forced rest next turn: {now}',
	desertersThen: 'Deserters on average {then} EP, not {now}; a point for White {less}, not {gains}',
	nFewerEpDestroyed: {
		one: 'Counts as one EP of Red less destroyed',
		other: 'Counts as {n} EP of Red fewer destroyed'
	},
	nUnitsOnTheMap: { one: 'One unit on the map', other: '{n} units on the map' },
	theyRally: 'In order again: {units}',
	nobodyCanRally: 'None of its units can be rallied now',
	fateOf: 'Rout: attackers {own}, defenders {theirs}; surrender {surrender}',

	whereDoUnitsRun: 'Where do they run: {units}?',
	runTo: 'Run to {place}',
	runBy: 'By {places}',
	runOffTheMap: 'Run off the map',
	runOneStep: 'Only to {place} for now',
	runNoFarther: 'No farther',

	comesBackInTurn: 'off the map, back by rail in turn {turn}',

	moveUpThere: 'Move up',
	tapWhomToFight: 'Tap the enemy it is to fight, or a lit hex to move up to.'
});
