import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/lost-words.ts';

/** Red and White, in Russian: rulings lost words. */
export const words: Translation<typeof english> = {
	flankAndRear: 'Фланг и тыл',
	whenIsAUnitAttackedInFlankOrRear: 'Когда часть атакована во фланг или в тыл?',
	whenTheFirstContactIsBehindTheLine: 'Когда первое касание — позади линии её передних подставок.',
	whenTheAttackComesFromOutside45Of: 'Когда атака идёт более чем под 45° к направлению её фронта.',
	whenTheAttackerBeganHisMoveBehind: 'Когда атакующий начал движение позади линии её фронта.',
	vehiclesThatFailMorale: 'Машины, не прошедшие проверку морали',
	whatDoesAVehicleDoThatFailsAndWhen:
		'Что делает машина, не прошедшая проверку, и когда она окончательно подбита?',
	oneMoveToTheRear: 'Одно движение в тыл.',
	itStandsStillAndDoesNotFireUntil: 'Стоит на месте и не стреляет до своего следующего хода.',
	armouredCarOutAt: 'Бронеавтомобиль выбывает при',
	tankOutAt: 'Танк выбывает при',
	trainOutAt: 'Бронепоезд выбывает при',
	gunsOfATank: 'Орудия танка',
	howManyShellsHasATankGunAndWhere:
		'Сколько снарядов у танкового орудия и куда оно может стрелять?',
	theLightGunLineGunsInTheSideFireTo:
		'Строка лёгких орудий; бортовые орудия стреляют только в свою сторону.',
	theLightGunLineAllGunsFireAllRound: 'Строка лёгких орудий; все орудия стреляют вкруговую.',
	shellsForEachTankGun: 'Снарядов у каждого танкового орудия',
	whippetMachineGunsThatFire: 'Whippet: сколько пулемётов стреляют',
	mountingAndAttaching: 'Посадка в седло и придание',
	whatDoesItCostToMountDismountOr:
		'Сколько движения стоит сесть в седло, спешиться или придать подставку?',
	halfOfTheMove: 'Половину движения.',
	theWholeMove: 'Всё движение.',
	nothing: 'Нисколько.',
	howFarAUnitFallsBack: 'На сколько отходит часть',
	oneMoveToTheRearHowLongIsIt: 'Одно движение в тыл: сколько это?',
	itsNormalDiceNoChargeOrOfficer:
		'Её обычные кубики, без атаки и офицера, прямо от противника, местность как всегда.',
	theSameButNoGroundSlowsIt: 'То же, но местность не замедляет.',
	offTheTableIsLost: 'Ушла со стола — потеряна.',
	supplyLineCut: 'Линия снабжения перерезана',
	whenIsASupplyLineCut: 'Когда линия снабжения перерезана?',
	whenTheRefereeSaysSo: 'Когда так скажет посредник.',
	whenAnEnemyUnitStandsOnItAtTheEnd: 'Когда в конце хода на ней стоит часть противника.',
	howLongDoesASupplyOfPetrolBombs: 'На сколько хватает запаса бутылок с бензином?',
	forTheGame: 'На всю игру.',
	forOneFightWithATank: 'На одну схватку с танком.',
	orderOfMelees: 'Порядок рукопашных',
	whoSaysWhichMeleeIsFoughtFirst: 'Кто решает, какая рукопашная идёт первой?',
	thePlayerWhoseTurnItIs: 'Игрок, чей ход.',
	theReferee: 'Посредник.',
	fromLeftToRightAlongTheTable: 'По столу слева направо.',
	onlyPartOfTheUntriedAdditional:
		'Из необкатанных дополнительных правил известна только часть. Чем заполнено остальное?',
	anIcebreakerThatFailsStopsAtThe: 'Ледокол, не пробивший лёд, на этот ход останавливается у края.',
	anIcebreakerThatFailsGoesBackOne: 'Ледокол, не пробивший лёд, отходит назад на одно движение.',
	shipsThatFollowUseTheBrokenChannel:
		'Идущие следом корабли проходят пробитым каналом, бросая все свои кубики.',
	thinIceDiceFewerForShips: 'Тонкий лёд: вычет кубиков у кораблей',
	iceChokedDiceFewerForShips: 'Забито льдом: вычет кубиков у кораблей',
	icebreakerDieIceNumberAndHits: 'Ледокол: кубик, балл льда и попадания вместе не больше',
	troopsMayCrossThinIce: 'Войска могут переходить по тонкому льду',
	boatsAndLaunchesMoveWhenIceChoked: 'Шлюпки и катера ходят, когда забито льдом'
};
