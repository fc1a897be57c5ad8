import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, vehicles. */
export const words = texts('red-and-white.reference-vehicles', {
	hitsOnVehicles: 'Hits on vehicles',
	moralePointAndLastHit: 'Morale point and last hit',
	vehicle: 'Vehicle',
	moralePoint: 'Morale point',
	outAt: 'Out at',
	armouredCar: 'Armoured car',
	armouredTrain: 'Armoured train',
	eachHitTakes1FromTheMoralePointA:
		'Each hit takes 1 from the morale point. A test: D6 not above what is left.',
	armouredCars: 'Armoured cars',
	diceOfATurret: 'Dice of a turret',
	hits: 'Hits',
	toN: 'to {n}',
	riflesHurtItAtPointBlankMachine:
		'Rifles hurt it at point blank, machine guns at normal range or less. It saves every hit of small arms and shells.',
	itTestsAfterEachHitThatCounts:
		'It tests after each hit that counts; failed: one move to the rear.',
	whenItHasHitsAndTriesToMoveOr:
		'When it has hits and tries to move or withdraw it may break down: one roll a turn, before it goes.',
	itDefendsInMeleeAndNeverAttacks: 'It defends in melee and never attacks.',
	shellsOnATank: 'Shells on a tank',
	eachShellThatHitsD6: 'Each shell that hits, D6',
	closeMissMoraleTestFailedOneMoveTo: 'close miss: morale test; failed, one move to the rear',
	oneHit: 'one hit',
	criticalHit: 'critical hit',
	criticalHitD6: 'Critical hit, D6',
	engineOrTrackCannotMoveTill: 'engine or track: cannot move till repaired, may fire',
	immobilisedForTheGame: 'immobilised for the game',
	onFireAbandoned: 'on fire, abandoned',
	repairOneTryInPhase3OfEachOwnTurn:
		'Repair, one try in phase 3 of each own turn: pass morale, then {faces} on a D10.',
	immobilisedHitAgainOrAttackedBy:
		'Immobilised: hit again or attacked by infantry it tests; failed, the crew gives up.',
	infantryFireDoesNotHarmATank: 'Infantry fire does not harm a tank.',
	weaponsOfTanks: 'Weapons of tanks',
	weapons: 'Weapons',
	markVMale: 'Mark V, male',
	oneLightGunEachSide: 'one light gun each side',
	twoEachSideOneAheadOneAstern: 'two each side, one ahead, one astern',
	markVFemale: 'Mark V, female',
	threeEachSideOneAheadOneAstern: 'three each side, one ahead, one astern',
	whippet: 'Whippet',
	anyNATurn: 'any {n} a turn',
	renaultFt17: 'Renault FT17',
	oneLightGunOr: 'one light gun, or',
	oneInTheTurret: 'one, in the turret',
	aTankGunFiresNShellsATurnByTheLine:
		'A tank gun fires {n} shells a turn by the line of light guns.',
	armouredTrains: 'Armoured trains',
	smallArmsDoNotHurtItFiredOnBy:
		'Small arms do not hurt it. Fired on by artillery it tests; failed: one move to the rear.'
});
