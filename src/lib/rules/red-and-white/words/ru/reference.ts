import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../en/reference.ts';

/** Red and White, in Russian: reference. */
export const words: Translation<typeof english> = {
	light: 'Лёгкие',
	field: 'Полевые',
	medium: 'Средние',
	heavy: 'Тяжёлые',
	guns: 'Орудия',
	ranges: 'Дальность',
	gun: 'Орудия',
	pointBlank: 'В упор',
	close: 'Близко',
	long: 'Далеко',
	indirect: 'С закрытой позиции',
	fireOfOneSection: 'Огонь одного взвода',
	crew: 'Расчёт',
	shells: 'Снаряды',
	hitsOn: 'Попадает на',
	figures: 'Фигурки',
	square: 'Квадрат',
	lightIsAbout57MmField76Medium100:
		'Лёгкие — около 57 мм, полевые — 76, средние — 100, тяжёлые — 150.',
	oneD10AShellCrewIsMenASection:
		'Один D10 на снаряд. «Расчёт» — людей во взводе, «Фигурки» — сколько снимает одно попадание, «Квадрат» — площадь разрывов взвода.',
	artilleryFire: 'Огонь артиллерии',
	addedToEachD10: 'К каждому D10',
	reason: 'Причина',
	amount: 'Поправка',
	layOneSquareForEachSectionThoseOfA:
		'На каждый взвод положить один квадрат; квадраты одной батареи соприкасаются или перекрываются. Поражаются только подставки под квадратом.',
	theShellsOfABatteryAreSpreadEvenly: 'Снаряды батареи делятся между этими подставками поровну.',
	notMinus1AgainstATankAtPointBlank: 'По танку в упор −1 не считается.',
	phase2DirectIndirectOrBombardment:
		'Фаза 2: прямой наводкой, с закрытой позиции или артобстрел. Фаза 4: прямой наводкой; интервенты — и с закрытой позиции.',
	halfOfTheHitsCountInCoverGunAnd:
		'В укрытии считается половина попаданий. У расчётов орудий и пулемётов и у бронеавтомобилей есть спасбросок.',
	aGunThatFiresDoesNotMoveThatTurn: 'Орудие, которое стреляет, в этот ход не двигается.',
	indirectFire: 'Огонь с закрытой позиции',
	oneD6ABattery: 'Один D6 на батарею',
	officerToBattery: 'От офицера до батареи',
	firesOn: 'Стреляет на',
	toD: 'до {d}',
	onlyIfTheRefereeAllowedItBeforeThe:
		'Только если посредник разрешил до боя. Орудия интервентов прибавляют к этому кубику 1. Лёгкие орудия — никогда.',
	anOfficerNeedsALineToTheBatteryAnd:
		'Офицеру нужна связь с батареей; корректирует он огонь только одной батареи.',
	bombardment: 'Артобстрел',
	fieldMediumAndHeavyGunsMayShell:
		'Полевые, средние и тяжёлые орудия могут обстреливать не часть, а местность. Объявляется в фазе 2: по квадрату на взвод, вплотную друг к другу. Другого огня у батареи в этот ход нет.',
	intoABombardment: 'Под артобстрел',
	addedToTheMoraleDie: 'К кубику морали',
	atTheEdgeMoraleD6AndThisModifier:
		'У края — проверка морали: D6 с этой поправкой и со своими, не больше числа подставок или порога морали.',
	aUnitCaughtInItTestsInTheSameWay:
		'Часть, которую артобстрел застал внутри, так же проверяется перед движением или отходом.',
	passedItGoesOnAtHalfOfTheMove: 'Пройдена: идёт дальше на половину движения.',
	failedPinnedAtTheEdgeNoMoreFire:
		'Не пройдена: прижата у края, в этот ход больше ни огня, ни движения, ни соприкосновения.',
	a6CostsAFigurePassedOrFailed: 'Шестёрка стоит одной фигурки, пройдена проверка или нет.',
	shipsDoNotMind: 'Кораблям это нипочём.',
	diceAndDistances: 'Кубики и расстояния',
	rollsWithAName: 'Броски со своим названием',
	roll: 'Бросок',
	die: 'Кубик',
	faces: 'Числа',
	savingThrowTheHitDoesNotCount: 'Спасбросок: попадание не считается',
	unlikely: 'Маловероятно',
	smallChance: 'Малый шанс',
	goodChance: 'Хороший шанс',
	distancesAreInInchesPartsOfAnInch: 'Расстояния — в дюймах; доли дюйма считаются.',
	theWordOfTheRefereeStandsAbove: 'Слово посредника выше любого правила.',
	units: 'Части',
	unit: 'Часть',
	stands: 'Подставки',
	figuresAStand: 'Фигурок на подставке',
	machineGunCompany: 'Пулемётная рота',
	nAndCommand: '{n} и командир',
	lightBattery: 'Лёгкая батарея',
	fieldBattery: 'Полевая батарея',
	mediumBattery: 'Средняя батарея',
	heavyBattery: 'Тяжёлая батарея',
	tankArmouredCarTrain: 'Танк, бронеавтомобиль, бронепоезд',
	nModel: { one: '{n} модель', few: '{n} модели', many: '{n} моделей', other: '{n} модели' },
	aStandFightsInFullUntilItsLast:
		'Подставка дерётся в полную силу, пока цела хоть одна её фигурка. Потери добирают одну подставку до конца и лишь потом берутся со следующей.',
	aCommandStandHasNFigures: {
		one: 'На подставке командира {n} фигурка.',
		few: 'На подставке командира {n} фигурки.',
		many: 'На подставке командира {n} фигурок.',
		other: 'На подставке командира {n} фигурки.'
	},
	aMachineGunStandIsTwoToFourGunsIt:
		'Подставка пулемётов — это от двух до четырёх пулемётов. Её придают части или, если посредник согласен, сводят в роту.',
	aLightMachineGunIsOneFigure:
		'Ручной пулемёт — одна фигурка; только у пехоты, не больше одного на часть.',
	aTchankaIsAlwaysAttachedToCavalry: 'Тачанка всегда придана кавалерии.',
	aGunStandIsASectionOfTwoGunsA:
		'Подставка орудий — взвод из двух орудий. Взвод лёгких орудий можно придать пехоте, он движется вместе с ней.',
	attachedGunsAreNotCountedAsStands: 'Приданные орудия и пулемёты не считаются подставками части.',
	theHeadquartersIsThePlaceOfThe: 'Штаб — место главнокомандующего; он считается за одну часть.',
	whatIsAgreedFirst: 'О чём условиться заранее',
	whichOfTheTwoMovementTablesIsUsed: 'По какой из двух таблиц движения играть.',
	whetherIndirectFireAndPetrolBombs: 'Разрешены ли огонь с закрытой позиции и бутылки с бензином.',
	whichOfficerLeadsWhichUnitsEach:
		'Какой офицер какими частями командует; у каждого игрока есть хотя бы один офицер.',
	whichUnitsAreEliteAndCarryABanner:
		'Какие части элитные и несут знамя: офицеры, юнкера, казаки, чехи и интервенты; большевики-фанатики, матросы, возможно, красногвардейцы.',
	whichRedUnitsHaveACommissarWhich:
		'При каких красных частях есть комиссар, при каких белых — священник.',
	whetherLostFiguresComeBackAfterThe:
		'Возвращаются ли потерянные фигурки после игры: победителю две трети, проигравшему треть.',
	leadershipReachesDFarther: 'управление на {d} дальше',
	fanatic: 'Фанатик',
	hisArmyDoesNotTestBelow50PerCent: 'его армия не проверяется, пока потери меньше 50 %',
	mustLeadHeroicallyEachTurn: 'обязан каждый ход вести лично',
	committed: 'Преданный',
	twoReRollsOfTheArmyTest: 'два переброса в проверках армии',
	leadsHeroicallyAtN: 'личный пример даёт {n}',
	normal: 'Обычный',
	efficient: 'Толковый',
	coward: 'Трус',
	neverLeadsHeroically: 'никогда не ведёт лично',
	officersCharacter: 'Нрав офицера',
	theCommanderInChiefD10: 'Главнокомандующий, D10',
	character: 'Нрав',
	effect: 'Что даёт',
	otherOfficersD10: 'Другие офицеры, D10',
	notedOnPaperTheEnemyNeedNotKnow: 'Записывается на бумаге; противнику знать его незачем.',
	whoHasPetrolBombs: 'У кого есть бутылки с бензином',
	whereTheRefereeAllowsThemEach:
		'Если посредник их разрешил, бутылки есть у каждой пехотной части этой стороны с хорошим шансом: один D10 до боя.',
	standOfInfantryOrDismountedCavalry: 'Подставка пехоты или спешенной кавалерии',
	lightMachineGun: 'Ручной пулемёт',
	heavyMachineGunTchanka: 'Станковый пулемёт, тачанка',
	machineGunOfATankCarOrTrain: 'Пулемёт танка, бронеавтомобиля или бронепоезда',
	whoFiresInPhase2: 'Кто стреляет в фазе 2',
	anyArmedUnitOfTheSideWhoseTurnItIs:
		'Любая вооружённая часть той стороны, чей сейчас ход, если она в управлении и не прижата. Часть, которая стреляет, не двигается.',
	aHeavyMachineGunThatFiredDoesNot:
		'Стрелявший станковый пулемёт не двигается, если он не на тачанке и не на машине. Конная кавалерия и орудия на передках не стреляют.',
	eachWeaponFiresOnceInItsOwnTurnIn2:
		'Каждое оружие стреляет один раз в свой ход, в фазе 2 или 5, и один раз в фазе 4 противника. Оружие одной машины может стрелять порознь, каждое по своей цели.',
	smallArms: 'Стрелковое оружие',
	dice: 'Кубики',
	weapon: 'Оружие',
	aModifiedNOrMoreHits: 'С поправками попадает {n} и больше.',
	smallArmsModifiers: 'Поправки стрелкового оружия',
	addedToEachDie: 'К каждому кубику',
	ledHeroicallyByACommittedOfficer: 'Ведёт лично преданный офицер',
	allThatApplyAreAdded:
		'Складываются все подходящие. Интервенты: британцы, канадцы, американцы, французы, сербы, чехи.',
	theCommissarIsCheckedFirst: 'Сначала — бросок на комиссара.',
	fromHitsToLosses: 'От попаданий к потерям',
	inThisOrderHitsHalfOfThemInCover:
		'По порядку: попадания, в укрытии половина, фигурки за каждое попадание, спасброски; не больше, чем есть.',
	theOwnerTakesTheFiguresEachFigure:
		'Фигурки снимает владелец; потом проверяется каждая фигурка, приданная части.',
	attachedMachineGunHit: 'Попадание в приданный пулемёт',
	whenAUnitWithAMachineGunOrTchanka:
		'Когда часть с пулемётом или тачанкой теряет фигурку от огня, стрелкового или орудийного: D10, на 0 в эту подставку попали.',
	fartherOrNoLeader: 'дальше или без командира',
	leadership: 'Управление',
	leadershipOneD10AUnit: 'Управление, один D10 на часть',
	distanceFromLeader: 'До командира',
	efficientLeader: 'До толкового',
	actsOn: 'Действует',
	aUnitThatActsMayFireInPhase2OrMove:
		'Часть, которая действует, может стрелять в фазе 2 или двигаться в фазе 3; неиспользованное пропадает с концом хода.',
	aLeaderCountsForHisOwnUnitsOnlyThe:
		'Командир считается только для своих частей, главнокомандующий — для всех частей своей стороны.',
	leaderDeadGoneOverOrReplacedByA:
		'Командир погиб, перешёл к противнику или его сменил заместитель: последняя строка.',
	aUnitThatIsLedHeroicallyNeedsNo:
		'Части, которую офицер ведёт лично, бросок не нужен. Другие его части бросают по последней строке.',
	officersMove: 'Движение офицеров',
	afterTheRollsOfficersMoveDiceByThe:
		'После бросков двигаются офицеры: {dice}; по альтернативной таблице — {flat} и {one}.',
	eachMovesOnceInHisTurnInPhase1Only:
		'Каждый — один раз в свой ход и только в фазе 1. Вместо движения или в конце его он может присоединиться к одной части и повести её лично.',
	aUnitThatFailedItsRollActsAfterAll:
		'Часть, которой не повезло с броском, всё же действует, если офицер ведёт её лично.',
	leadingHeroically: 'Личный пример',
	plus1ForMovementSmallArmsFireAnd:
		'+1 к движению, стрелковому огню и рукопашной этой части; бросок на управление ей не нужен.',
	aFanaticMustACowardMayNotASecondIn:
		'Фанатик обязан, трусу и заместителю нельзя. Вести можно только одну часть сразу.',
	officerAndBannerBothCountSoDo:
		'Офицер и знамя считаются вместе; офицер и комиссар или священник — тоже.',
	whenTheUnitLosesAFigureTheOfficer:
		'Когда часть теряет фигурку, может задеть и офицера. Если при части их несколько, бросают за каждого; кто цел, ведёт дальше.',
	whoFiresInPhase4: 'Кто стреляет в фазе 4',
	unitsOfTheOtherSideEachWeaponOnce:
		'Части другой стороны, каждое оружие один раз; управление не нужно. Орудия — только прямой наводкой, орудия интервентов — и с закрытой позиции.',
	atUnitsMovingIntoMeleeAnythingThat:
		'По частям, идущим в рукопашную, — всё, что могло стрелять по любой точке их пути; дальность — до ближайшей точки.',
	noFireFromMountedCavalryLimbered:
		'Не стреляют конная кавалерия, орудия на передках и часть, которая вышла из боя до рукопашной, прижата или подавлена и не прошла проверку.',
	suppression: 'Подавление',
	aUnitThatLostAStandToPreparatory:
		'Часть, потерявшая в этот ход подставку от огня перед движением, подавлена до конца хода.',
	infantryStands: 'Подставки пехоты',
	dismountedCavalryStands: 'Подставки спешенной кавалерии',
	tankGunsAndMachineGuns: 'Орудия и пулемёты танка',
	heavyMachineGun: 'Станковый пулемёт',
	tchanka: 'Тачанка',
	mountedCavalry: 'Конная кавалерия',
	attackingFire: 'Огонь с хода',
	whoFires: 'Кто стреляет',
	fires: 'Стреляет',
	infantry: 'Пехота',
	fire: 'Стреляют',
	onlyUnitsThatAttackIntoMeleeWith:
		'Только части, идущие в рукопашную, и только из оружия, которое не стреляло в фазе 2.',
	meleeModifiers: 'Поправки рукопашной',
	eitherSideAndTheAttacker: 'Любая сторона и атакующий',
	defender: 'Обороняющийся',
	aGapATankHasMadeTakesTheWireAway:
		'В проходе, который проделал танк, проволоки больше нет. Пехоте в укреплениях кавалерия не страшна.',
	melee: 'Рукопашная',
	oneD6ASideAndItsModifiersHigher:
		'По одному D6 с поправками на сторону, побеждает больший. Ничью атакующий проигрывает, если не бьёт во фланг или в тыл.',
	theLoserLosesTheDifferenceIn:
		'Проигравший теряет разницу в фигурках; при ничьей потерь нет. Танк не теряет ничего.',
	aLosingAttackerGoesBackToWhereHe:
		'Проигравший атакующий возвращается туда, откуда начал, проигравший обороняющийся отходит в тыл на одно движение. Танк без хода остаётся на месте.',
	trenchesAndOtherDefencesThe:
		'Окопы и другие укрепления: атакующему нужен перевес в {n}. Если его нет, атакующий возвращается и теряет разницу, даже если был впереди.',
	attackedByATank: 'Атакует танк',
	whoStands: 'Кто стоит',
	attacked: 'Кого атакуют',
	standsOn: 'Стоит',
	artilleryD6: 'Артиллерия, D6',
	othersDismountedCavalryToo: 'Прочие, и спешенная кавалерия',
	whoDoesNotStandGoesBackOneMove:
		'Кто не устоял, отходит на одно движение, артиллерия — взяв орудия на передки; рукопашной нет.',
	petrolBombs: 'Бутылки с бензином',
	infantryAttacksTheTankD6AStand: 'Пехота атакует танк, D6 на подставку',
	result: 'Итог',
	theStandLosesAFigure: 'подставка теряет фигурку',
	bombHit: 'бутылка попала',
	eachBombHitD6: 'Каждая попавшая бутылка, D6',
	oneHitOnTheTank: 'одно попадание в танк',
	driverBlindedNoMoveInItsNextTurn: 'водитель ослеплён: в свой следующий ход без движения',
	ablazeOutOfTheGame: 'горит, выбыл из игры',
	tankAttackedAndLostTheInfantry:
		'Танк атаковал и проиграл: пехота проходит проверку морали, затем D10 за каждую подставку в пределах дюйма; на 0 бутылка попала.',
	unitMorale: 'Мораль части',
	addedToTheDieMinusIsGood: 'К кубику: минус — это хорошо',
	whoTookACasualtySinceItsLastPhase7:
		'Одна проверка для части, у которой были потери со своей прошлой фазы 7 или есть отметка «Отходит».',
	d6AndItsModifiersNotAboveTheStands:
		'D6 с поправками, не больше числа оставшихся подставок. Приданные орудия и пулемёты не считаются и делают то же, что их часть.',
	failedOneMoveToTheRearAndAMark:
		'Не пройдена: одно движение в тыл и отметка. Отметка уже есть: ещё раз назад. Пройдена: отметка снята.',
	fallingBack: 'Часть отходит',
	whatAMarkedUnitMayDo: 'Что можно части с отметкой',
	act: 'Действие',
	allowed: 'Можно',
	fireInPhase2: 'Стрелять в фазе 2',
	fireInPhase4: 'Стрелять в фазе 4',
	advance: 'Наступать',
	startAMelee: 'Начать рукопашную',
	withLeadershipItMayMoveToItsOwn:
		'В управлении она может в фазе 3 двигаться в свой тыл. Для вынужденного отхода назад управление не нужно.',
	inMeleeItCountsAsAttackedInFlankOr: 'В рукопашной она считается атакованной во фланг или в тыл.',
	armyMorale: 'Мораль армии',
	breaksOnOneD10: 'Сломлена, один D10',
	unitsLost: 'Потеряно частей',
	breaksOn: 'Сломлена на',
	nPerCent: '{n} %',
	countedWithTheLosses: 'Засчитывается в потери',
	fact: 'Что случилось',
	testsInPhase7FromNPerCentOfIts:
		'Проверяется в фазе 7, когда потеряно от {n} % частей, что были в начале; штаб считается.',
	lostIsWhatIsDestroyedSurrendered:
		'Потеряны части уничтоженные, сдавшиеся, ушедшие со стола и в половинном составе, каждая один раз; захваченный штаб тоже.',
	aFanaticsArmyDoesNotTestBelow50Per:
		'Армия фанатика не проверяется, пока потери меньше 50 %; преданный главнокомандующий перебрасывает.',
	armyBroken: 'Армия сломлена',
	aBrokenArmy: 'Сломленная армия',
	rule: 'Правило',
	value: 'Значение',
	addedToTheMoraleDieAtOnce: 'К кубику морали, сразу',
	mayAdvance: 'Может наступать',
	mayStartAMelee: 'Может начать рукопашную',
	allLeadershipOnTheLastLine: 'Управление только по последней строке',
	repeatedEachPhase7ItTestsIn: 'Повторяется в каждой фазе 7, где она проверяется',
	eachOfficerTestsHisCharacter: 'Проверка нрава каждого офицера',
	withLeadershipItsUnitsMayStillFire:
		'В управлении её части всё ещё могут стрелять и двигаться в свой тыл.',
	nerveGoneCountsAsACoward: 'сломался духом: считается трусом',
	drunkOutForD6Turns: 'пьян: выбыл на D6 ходов',
	shootsHimself: 'стреляется',
	goesOverToTheEnemy: 'переходит к противнику',
	testOfCharacter: 'Проверка нрава',
	characterFailsD6: 'Не выдержал, D6',
	officer: 'Офицер',
	failsOn: 'Не выдержит на',
	anyOther: 'Любой другой',
	howHeFailsD6: 'Как он сломался, D6',
	end: 'Исход',
	whenAMeleeHeTookPartInIsLostWhenA:
		'Когда проиграна рукопашная с его участием, когда часть, которую он лично пытается остановить, отходит за край стола и когда сломлена его армия.',
	inAllButTheFirstEndHisUnitsRollOn:
		'При всех исходах, кроме первого, его части бросают по последней строке.',
	infantryDismountedCavalry: 'Пехота, спешенная кавалерия',
	machineGunOnFoot: 'Пеший пулемёт',
	cavalry: 'Кавалерия',
	tank: 'Танк',
	armouredCarOffTheRoad: 'Бронеавтомобиль вне дороги',
	gunLimbered: 'Орудие на передке',
	gunPushedByHand: 'Орудие вручную',
	train: 'Бронепоезд',
	ship: 'Корабль',
	shipWithBargesInTow: 'Корабль с баржами на буксире',
	wagonDroshky: 'Повозка, дрожки',
	movement: 'Движение',
	inchesMoved: 'Дюймы движения',
	mover: 'Кто движется',
	variable: 'Переменная',
	alternate: 'Альтернативная',
	rough: 'Пересечённая',
	armouredCarOnARoad: 'Бронеавтомобиль по дороге',
	cavalryCharging: 'Атака кавалерии',
	inColumnOnARoadOrTrail: 'Колонной по дороге или тропе',
	onceInItsOwnTurnWithLeadershipAnd:
		'Один раз в свой ход, в управлении, и только части, которые не стреляли. Колонну на дороге или тропе пересечённая местность не замедляет.',
	anOfficerWhoLeadsHeroicallyHelps: 'Офицер, который ведёт лично, помогает двигаться.',
	chargingAndDismounting: 'Атака и спешивание',
	aUnitMayNotUseTheChargeDiceInTwoOf:
		'Кубики атаки нельзя брать два своих хода подряд. Тачанки в атаку не ходят; приданная едет следом так быстро, как может, даже если стреляла.',
	fourMountedStandsBecomeThreeFoot:
		'Четыре конные подставки становятся тремя пешими и одной коноводов, по три фигурки. Пешие стреляют и двигаются как пехота; коноводы считаются и дерутся в рукопашной.',
	movingGuns: 'Движение орудий',
	aGunMayLimberAndMoveInOneTurnAt:
		'За один ход орудие можно взять на передок и провезти на половину движения. Чтобы снять с передка, нужен ход: орудия готовы, когда после этого кончится их собственный ход.',
	aGunThatFiresDoesNotMove: 'Орудие, которое стреляет, не двигается.',
	cover: 'Укрытие',
	insideACoveredAreaOrInDefilade:
		'Внутри закрытой местности или за её складкой: полное укрытие, не видно и стрелять нельзя.',
	atItsEdgeAbleToSeeAndFireOutCover:
		'У края, откуда видно и можно стрелять: укрытие, половина попаданий.',
	aUnitThatCouldHaveMovedAndWentHalf:
		'Часть, которая могла двигаться и прошла половину броска или меньше, может занять укрытие на открытом месте и получает маркер. Она в управлении, не стреляла в фазе 2 и не касается противника.',
	claimedCoverDoesNotHelpAgainst:
		'Занятое укрытие не помогает против частей, которых она при движении не видела и о которых не знала.',
	contactAndWithdrawal: 'Соприкосновение и выход из боя',
	onlyInfantryCavalryAndTanksStartA:
		'Рукопашную начинают только пехота, кавалерия и танки; в соприкосновение они входят сейчас.',
	touchedByAnEnemyMountedCavalry:
		'Если их коснулся противник, конная кавалерия, бронеавтомобили и бронепоезда могут до рукопашной выйти из боя: один раз, обычным движением без кубиков атаки.',
	aContactEndsWhenEitherSideLeaves:
		'Соприкосновение кончается, когда кто-то из двух уходит, отходит назад, прижат, перешёл к противнику или выбыл.',
	whoActsMayFireInPhase2OrMoveIn:
		'Кто действует, может стрелять в фазе 2 или двигаться в фазе 3. Ведёт лично офицер: без броска.',
	thenOfficersMoveOnceEachOneMayJoin:
		'Потом двигаются офицеры, каждый один раз. Офицер может присоединиться к части и повести её лично.',
	rangesOfGuns: 'Дальность орудий',
	fireOfAGunSection: 'Огонь взвода орудий',
	smallArmsAModifiedNOrMoreHits: 'Стрелковое оружие: с поправками попадает {n} и больше.',
	smallArmsEachD6List: 'Стрелковое оружие, каждый D6: {list}.',
	gunsEachD10List: 'Орудия, каждый D10: {list}.',
	inCoverHalfOfTheHitsCrewsAnd:
		'В укрытии половина попаданий. Расчёты и бронеавтомобили: спасбросок на {faces}.',
	halfOfItsRollOrLessItMayClaimCover:
		'Половина броска или меньше: можно занять укрытие. Кавалерия не ходит в атаку два своих хода подряд.',
	contactNowWhoStartsAMeleeMovesToIt:
		'Теперь соприкосновение: кто начинает рукопашную, подходит вплотную. Конная кавалерия, бронеавтомобили и бронепоезда могут выйти из боя.',
	asInPhase2WithoutLeadershipGuns:
		'Как в фазе 2, но управление не нужно; орудия — прямой наводкой. Кто вышел из боя, не стреляет.',
	onlyWhoAttacksIntoMeleeWithWeapons:
		'Только идущие в рукопашную и только из оружия, которое не стреляло в фазе 2.',
	ofInfantryAtLeastOneStand: 'У пехоты — хотя бы одна подставка.',
	oneD6ASideHigherWinsTheAttacker:
		'По одному D6 на сторону, побеждает больший. Ничью атакующий проигрывает, но не с фланга или тыла.',
	theLoserLosesTheDifferenceAndGoes:
		'Проигравший теряет разницу и отходит назад. Танк не теряет ничего. Кто отходит, атакован с тыла.',
	againstDefencesTheAttackerMustWin: 'Против укреплений атакующему нужен перевес в {n}.',
	whoLostAnythingSinceItsLastPhase7:
		'Кто что-то потерял со своей прошлой фазы 7 или отходит, проверяется: D6 не больше числа оставшихся подставок.',
	failedOneMoveToTheRearAndAMark2:
		'Не пройдена: одно движение в тыл и отметка. Пройдена: отметка снята.',
	addedToTheDieList: 'К кубику: {list}.',
	theArmyTestsFromNPerCentOfItsUnits: 'Армия проверяется, когда потеряно от {n} % её частей.',
	theSideWhoseTurnItIs: 'сторона, чей ход',
	theOtherSide: 'другая сторона',
	bothSides: 'обе стороны',
	n0OnAD10Is10: '0 на D10 — это 10',
	beforeTheBattle: 'Перед боем',
	preparatoryFireGuns: 'Огонь перед движением: орудия',
	specialFigures: 'Особые фигурки',
	atAnyTime: 'в любое время',
	vehicles: 'Машины',
	shipsBoatsAndIce: 'Корабли, шлюпки и лёд',
	optionalUntried: 'по желанию, не обкатано',
	wordsAndSlips: 'Слова и описки',
	inTheSource: 'в источнике',
	launch: 'Катер',
	launchWithABoatInTow: 'Катер со шлюпкой на буксире',
	boatByOars: 'Шлюпка на вёслах',
	open: 'Открыто',
	thinIce: 'Тонкий лёд',
	iceChoked: 'Забито льдом',
	frozen: 'Ледостав',
	shipsAndBoats: 'Корабли и шлюпки',
	movementOnARiver: 'Движение по реке',
	craft: 'Судно',
	aShipCarriesStandsStandsAndTowsUp:
		'Корабль берёт подставок: {stands}, ведёт на буксире шлюпок: до {boats}; порог морали: {point}.',
	warshipsTakeNoCavalryOrHorses:
		'Военные корабли не берут ни кавалерию, ни лошадей, если это не разрешено; торговые могут.',
	launchesAndBoatsCarryOneStandNo: 'Катера и шлюпки берут одну подставку, но не конную кавалерию.',
	boatsCarriedOnBoardAnyNumberIs:
		'Шлюпки на борту: любое число спускают вместе, если на D6 выпало столько же или больше.',
	shipsDoNotMindABombardment: 'Кораблям артобстрел нипочём.',
	ice: 'Лёд',
	frozenNoCraftMovesInfantryMachine:
		'Ледостав: суда не ходят; пехота, пулемёты и кавалерия могут перейти; орудия, повозки и машины — если разрешит посредник.',
	thinIceTheRiverIsCutIntoSectionsOf:
		'Тонкий лёд: река делится на участки не длиннее двух футов, каждому посредник назначает балл льда. Головной корабль пробивает лёд участок за участком.',
	itBreaksASectionWhenAD6TheIce:
		'Участок пробит, если D6, балл льда и попадания в корабль вместе дают {n} или меньше.',
	troopsMayCrossThinIce: 'По тонкому льду войска переходить могут.',
	troopsMayNotCrossThinIce: 'По тонкому льду войска переходить не могут.',
	banner: 'Знамя',
	anEliteUnitHasPlus1InMeleeAndThe:
		'У элитной части +1 в рукопашной и такая же помощь в морали, на всю игру.',
	officerCommissarOrPriestHit: 'Задет офицер, комиссар или священник',
	theOfficersFateD10: 'Судьба офицера, D10',
	fate: 'Судьба',
	aScratchOutThisTurnBackWithHisUnit:
		'царапина: на этот ход выбыл, в начале следующего снова при части',
	badlyHurtOutOfTheGame: 'тяжело ранен: выбыл из игры',
	whenTheirUnitTakesACasualtyEachOf:
		'Когда их часть несёт потери, за каждого бросают свой D10: малый шанс, что заденет.',
	aCommissarWhoIsHitIsRemoved: 'Задетого комиссара снимают со стола.',
	commissar: 'Комиссар',
	commandProblemsD6: 'Ссора с командиром, D6',
	argumentNoPlus1ForTheRestOfTheTurn: 'спор: до конца хода нет +1',
	heOverrulesMinus1ForTheRestOfThe: 'комиссар берёт верх: до конца хода −1',
	theCommanderShootsHimAndGoesOverNo:
		'командир убивает его и переходит к белым: до конца игры нет +1',
	plus1ForARedUnitAsABannerEachTime:
		'+1 красной части, как от знамени. Каждый раз, когда он нужен: D10, на 0 — ссора с командиром.',
	priest: 'Священник',
	distractedD6: 'Отвлёкся, D6',
	tendsTheDyingNoPlus1ThisTurn: 'занят умирающими: в этот ход нет +1',
	panicMinus1ThisTurn: 'паника: в этот ход −1',
	hitAndRemoved: 'задет и снят со стола',
	plus1ForAWhiteUnitAsABannerWhenIt:
		'+1 белой части, как от знамени. Когда она несёт потери: D10, на 0 священник отвлёкся.',
	wordsOfTheTime: 'Слова того времени',
	words: 'Слова',
	word: 'Слово',
	meaning: 'Значение',
	bolshevik: 'Большевик',
	ofThePartyThatTookPowerInNovember: 'из партии, взявшей власть в ноябре 1917 года',
	sentByThePartyToWatchAnOfficerOf: 'прислан партией следить за офицером Красной армии',
	militarySpecialist: 'Военспец',
	anOfficerOfTheTsarsArmyWhoServes: 'офицер царской армии на службе у красных',
	aMachineGunOnACartFastEnoughFor: 'пулемёт на повозке, поспевает за кавалерией',
	petrolBomb: 'Бутылка с бензином',
	theInfantrysOnlyWeaponAgainstTanks: 'единственное оружие пехоты против танков',
	whoSetsUpTheGameAndHasTheLastWord: 'готовит игру, последнее слово за ним',
	slipsOfThePen: 'Описки',
	hitsOnVehicles: 'Попадания в машины',
	moralePointAndLastHit: 'Порог морали и последнее попадание',
	vehicle: 'Машина',
	moralePoint: 'Порог морали',
	outAt: 'Выбывает при',
	armouredCar: 'Бронеавтомобиль',
	armouredTrain: 'Бронепоезд',
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
		'Стрелковое оружие ему не вредит. Под огнём артиллерии — проверка; не пройдена: одно движение в тыл.',
	claimedCoverWho: 'Занятое укрытие: {who}',
	lostAStandInPhase2SuppressedHow: 'Потеряна подставка в фазе 2: часть подавлена. {how}'
};
