import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/vehicles.ts';

/** Red and White, in Russian: the reference, vehicles. */
export const words: Translation<typeof english> = {
	hitsOnVehicles: 'Попадания в машины',
	moralePointAndLastHit: 'Порог морали и последнее попадание',
	vehicle: 'Машина',
	moralePoint: 'Порог морали',
	outAt: 'Выбывает при',
	armouredCar: 'Броне­автомобиль',
	armouredTrain: 'Броне­поезд',
	eachHitTakes1FromTheMoralePointA:
		'Каждое попадание снижает порог морали на 1. Проверка: D6 не больше того, что осталось.',
	armouredCars: 'Бронеавтомобили',
	diceOfATurret: 'Кубиков у башни',
	hits: 'Попадания',
	toN: 'до {n}',
	riflesHurtItAtPointBlankMachine:
		'Винтовки вредят ему только в упор, пулемёты — до обычной дальности. На каждое попадание пуль и снарядов есть спасбросок.',
	itTestsAfterEachHitThatCounts:
		'После каждого засчитанного попадания — проверка; не пройдена: одно движение в тыл.',
	whenItHasHitsAndTriesToMoveOr:
		'Если есть попадания, при попытке двинуться или выйти из боя возможна поломка: один бросок за ход, до движения.',
	itDefendsInMeleeAndNeverAttacks: 'В рукопашной он обороняется и никогда не атакует.',
	shellsOnATank: 'Снаряды по танку',
	eachShellThatHitsD6: 'Каждый попавший снаряд, D6',
	closeMissMoraleTestFailedOneMoveTo:
		'близкий разрыв: проверка морали; не пройдена — одно движение в тыл',
	oneHit: 'одно попадание',
	criticalHit: 'критическое попадание',
	criticalHitD6: 'Критическое попадание, D6',
	engineOrTrackCannotMoveTill: 'двигатель или гусеница: до ремонта без хода, стрелять может',
	immobilisedForTheGame: 'обездвижен до конца игры',
	onFireAbandoned: 'горит, экипаж ушёл',
	repairOneTryInPhase3OfEachOwnTurn:
		'Ремонт, одна попытка в фазе 3 каждого своего хода: пройти проверку морали, затем {faces} на D10.',
	immobilisedHitAgainOrAttackedBy:
		'Обездвижен: при новом попадании или атаке пехоты — проверка; не пройдена — экипаж бросает танк.',
	infantryFireDoesNotHarmATank: 'Огонь пехоты танку не вредит.',
	weaponsOfTanks: 'Вооружение танков',
	weapons: 'Вооружение',
	markVMale: 'Mark V, «самец»',
	oneLightGunEachSide: 'по одному лёгкому на борт',
	twoEachSideOneAheadOneAstern: 'по два на борт, один вперёд, один назад',
	markVFemale: 'Mark V, «самка»',
	threeEachSideOneAheadOneAstern: 'по три на борт, один вперёд, один назад',
	whippet: 'Whippet',
	anyNATurn: {
		one: 'любой {n} за ход',
		few: 'любые {n} за ход',
		many: 'любые {n} за ход',
		other: 'любые {n} за ход'
	},
	renaultFt17: 'Renault FT17',
	oneLightGunOr: 'одно лёгкое или',
	oneInTheTurret: 'один, в башне',
	aTankGunFiresNShellsATurnByTheLine: {
		one: 'Танковое орудие выпускает за ход {n} снаряд, по строке лёгких орудий.',
		few: 'Танковое орудие выпускает за ход {n} снаряда, по строке лёгких орудий.',
		many: 'Танковое орудие выпускает за ход {n} снарядов, по строке лёгких орудий.',
		other: 'Танковое орудие выпускает за ход {n} снаряда, по строке лёгких орудий.'
	},
	armouredTrains: 'Бронепоезда',
	smallArmsDoNotHurtItFiredOnBy:
		'Стрелковое оружие ему не вредит. Под огнём артиллерии — проверка; не пройдена: одно движение в тыл.'
};
