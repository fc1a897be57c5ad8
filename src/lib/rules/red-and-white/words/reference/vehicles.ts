import { say } from '#lib/kernel/phrase.ts';
import { dicePerTurret, hitsWithFullDice } from '../../rules/vehicles/vehicles.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import { faces, own, type ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words } from '../en/reference/vehicles.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as rules } from '../en/rules.ts';
import { words as numbers } from '../en/rulings/lost-numbers.ts';
import { words as scenarios } from '../en/scenarios.ts';

/** TANKS; ARMOURED CARS; ARMORED TRAINS: what wears them down. */
const points = (book: Book): ReferenceEntry => ({
	slug: 'vehicle-morale',
	title: words.hitsOnVehicles,
	sections: ['Tanks', 'Armoured cars', 'Armored trains'],
	tables: [
		{
			title: words.moralePointAndLastHit,
			columns: [words.vehicle, words.moralePoint, words.outAt],
			byDefault: true,
			rows: [
				[
					shared.tank,
					book.charts.VEHICLE_MORALE.at('tank', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.tank'))
				],
				[
					words.armouredCar,
					book.charts.VEHICLE_MORALE.at('armoured_car', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.armoured_car'))
				],
				[
					words.armouredTrain,
					book.charts.VEHICLE_MORALE.at('train', 'point'),
					own(numberOf(book, 'out_of_action_at_hits.train'))
				]
			]
		}
	],
	lines: [words.eachHitTakes1FromTheMoralePointA, ruling('G12'), ruling('R67')]
});

const car = (book: Book): ReferenceEntry => ({
	slug: 'armoured-cars',
	title: words.armouredCars,
	sections: ['Armoured cars'],
	tables: [
		{
			title: words.diceOfATurret,
			columns: [words.hits, 'D6'],
			rows: [
				[
					say(words.toN, { n: hitsWithFullDice(book) }),
					dicePerTurret(book, hitsWithFullDice(book))
				],
				[shared.more, dicePerTurret(book, hitsWithFullDice(book) + 1)]
			]
		}
	],
	lines: [
		words.riflesHurtItAtPointBlankMachine,
		words.itTestsAfterEachHitThatCounts,
		ruling('R44'),
		words.whenItHasHitsAndTriesToMoveOr,
		ruling('R43'),
		words.itDefendsInMeleeAndNeverAttacks
	]
});

/** TANKS; CRITICAL HITS. */
const tank = (book: Book): ReferenceEntry => ({
	slug: 'tank-hits',
	title: words.shellsOnATank,
	sections: ['Tanks', 'Critical hits'],
	tables: [
		{
			title: words.eachShellThatHitsD6,
			columns: ['D6', shared.result],
			rows: [
				[faces(1, 3), rules.nothing],
				[faces(4, 4), words.closeMissMoraleTestFailedOneMoveTo],
				[faces(5, 5), words.oneHit],
				[faces(6, 6), words.criticalHit]
			]
		},
		{
			title: words.criticalHitD6,
			columns: ['D6', shared.result],
			rows: [
				[faces(1, 2), words.engineOrTrackCannotMoveTill],
				[faces(3, 4), words.immobilisedForTheGame],
				[faces(5, 6), words.onFireAbandoned]
			]
		}
	],
	lines: [
		ruling('R45'),
		say(words.repairOneTryInPhase3OfEachOwnTurn, {
			faces: faces(book.charts.IN_TEXT.at('repaired_from', 'number'), 10)
		}),
		ruling('R46'),
		words.immobilisedHitAgainOrAttackedBy,
		words.infantryFireDoesNotHarmATank,
		ruling('R68')
	]
});

const weapons = (book: Book): ReferenceEntry => ({
	slug: 'tank-weapons',
	title: words.weaponsOfTanks,
	sections: ['Tanks'],
	tables: [
		{
			title: words.weapons,
			columns: [shared.tank, shared.guns, scenarios.machineGuns],
			rows: [
				[words.markVMale, words.oneLightGunEachSide, words.twoEachSideOneAheadOneAstern],
				[words.markVFemale, numbers.none, words.threeEachSideOneAheadOneAstern],
				[
					words.whippet,
					numbers.none,
					say(words.anyNATurn, { n: numberOf(book, 'tank_guns.whippet_machine_guns') })
				],
				[words.renaultFt17, words.oneLightGunOr, words.oneInTheTurret]
			]
		}
	],
	lines: [
		say(words.aTankGunFiresNShellsATurnByTheLine, {
			n: numberOf(book, 'tank_guns.shells')
		}),
		ruling('G13')
	]
});

const train: ReferenceEntry = {
	slug: 'armoured-trains',
	title: words.armouredTrains,
	sections: ['Armored trains'],
	tables: [],
	lines: [words.smallArmsDoNotHurtItFiredOnBy, ruling('R53')]
};

export const vehicles = (book: Book): readonly ReferenceEntry[] => [
	points(book),
	tank(book),
	weapons(book),
	car(book),
	train
];
