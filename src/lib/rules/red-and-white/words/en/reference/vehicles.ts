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
		'Each hit takes 1 off the morale point. Morale test: D6, not above what is left.',
	armouredCars: 'Armoured cars',
	diceOfATurret: 'Dice per turret',
	hits: 'Hits',
	toN: 'to {n}',
	riflesHurtItAtPointBlankMachine:
		'Rifles hurt it only at point blank, machine guns up to normal range. It saves against every hit, small arms or shells.',
	itTestsAfterEachHitThatCounts:
		'It tests morale after each hit that counts. Failed: one move to the rear.',
	whenItHasHitsAndTriesToMoveOr:
		'When it has hits and tries to move or withdraw it may break down: one roll a turn, before it moves.',
	itDefendsInMeleeAndNeverAttacks: 'It defends in melee and never attacks.',
	shellsOnATank: 'Shells on a tank',
	eachShellThatHitsD6: 'Each shell that hits, D6',
	closeMissMoraleTestFailedOneMoveTo: 'near miss: morale test; if failed, one move to the rear',
	oneHit: 'one hit',
	criticalHit: 'critical hit',
	criticalHitD6: 'Critical hit, D6',
	engineOrTrackCannotMoveTill: 'engine or track: cannot move until repaired, may fire',
	immobilisedForTheGame: 'immobilised for the game',
	onFireAbandoned: 'on fire, abandoned',
	repairOneTryInPhase3OfEachOwnTurn:
		'Repair: one try in phase 3 of each of its own turns; pass morale, then {faces} on a D10.',
	immobilisedHitAgainOrAttackedBy:
		'Immobilised: if hit again or attacked by infantry it tests; if it fails, the crew gives up.',
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
	aTankGunFiresNShellsATurnByTheLine: 'A tank gun fires {n} shells a turn, as a light gun.',
	armouredTrains: 'Armoured trains',
	smallArmsDoNotHurtItFiredOnBy:
		'Small arms do not hurt it. When artillery fires on it, it tests; failed: one move to the rear.'
});
