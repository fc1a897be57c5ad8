import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/rulings/movement.ts';

/** Red and White, in Russian: rulings movement. */
export const words: Translation<typeof english> = {
	heroicPlus1ToMovement: 'Личный пример: +1 к движению',
	isTheOfficerWorthAnInchOrADie: 'Офицер даёт дюйм или кубик?',
	oneInchMoreOnTheTotalCommittedTwo:
		'Один дюйм к сумме (преданный — два), до любого деления пополам.',
	oneMoreD6CommittedTwo: 'Ещё один D6 (преданный — два).',
	nothingForMovement: 'К движению — ничего.',
	halfOfAnOddMove: 'Половина нечётного движения',
	notAtAllHalvesAndQuartersOfAnInch: 'Никак: половины и четверти дюйма считаются.',
	downToTheWholeInch: 'Вниз до целого дюйма.',
	upToTheWholeInch: 'Вверх до целого дюйма.',
	downToTheHalfInch: 'Вниз до половины дюйма.',
	whoGetsTheRoadDie: 'У кого есть кубик дороги',
	whichMoversAddOneD6InColumnOnARoad: 'Кто прибавляет один D6 в колонне на дороге или тропе?',
	infantryMachineGunsCavalryTchankas:
		'Пехота, пулемёты, кавалерия, тачанки, орудия на передках и повозки.',
	tanksAndArmouredCarsToo: 'Танки и бронеавтомобили тоже.',
	inColumnForTheWholeMoveNoRoadDie:
		'В колонне — всё движение. У бронепоездов, кораблей и орудий вручную кубика дороги нет.',
	chargeDiceInRoughAndOnRoads: 'Кубики атаки на пересечённой местности и дорогах',
	areTheChargeDiceHalvedInRough:
		'Делятся ли кубики атаки пополам на пересечённой местности и складываются ли с кубиком дороги?',
	halvedWithTheRestNoChargeOnARoad: 'Делятся вместе с остальными; на дороге атаки не бывает.',
	onlyTheNormalDiceAreHalvedNoCharge: 'Делятся только обычные кубики; на дороге атаки не бывает.',
	halvedWithTheRestAChargeOnARoadHas:
		'Делятся вместе с остальными; при атаке по дороге берут и те, и другой.',
	machineGunsAndOfficersOnFoot: 'Пешие пулемёты и офицеры',
	machineGunsAreMissingFromOneTable:
		'В одной из таблиц нет пулемётов, а у офицеров нет строки для пересечённой местности.',
	officersAreNotSlowedByRoughGround: 'Пересечённая местность офицеров не замедляет.',
	officersMoveHalfInRoughGroundLike:
		'На пересечённой местности у офицеров половина движения, как у всех.',
	machineGunsMoveAsInfantry: 'Пулемёты двигаются как пехота.',
	limberingAndRoughGround: 'Передок и пересечённая местность',
	aGunThatLimbersHasHalfItsMoveHalf:
		'У орудия, которое берут на передок, половина движения. На пересечённой местности ещё раз пополам?',
	bothCountAQuarterOfTheMove: 'Считается и то и другое: четверть движения.',
	oneHalfOnly: 'Пополам только один раз.',
	theTableGivesFewerDiceWhenTowing:
		'В таблице с буксиром кубиков меньше, в дополнительных правилах число одно. Что верно?',
	oneDieFewerWhenTowingAsInTheTable: 'С буксиром на один кубик меньше, как в таблице.',
	theSameDiceTowingOrNot: 'Столько же кубиков, с буксиром или без.',
	claimedCoverAtPointBlank: 'Занятое укрытие и огонь в упор',
	claimedCoverDoesNotWorkAgainst:
		'Занятое укрытие не действует против частей, стреляющих в упор. Против кого именно?',
	noEffectForTheUnitAtPointBlankIt: 'Не действует против той, что в упор; против других считается.',
	itCountsAgainstAllAtPointBlankToo: 'Считается против всех, и в упор тоже.',
	claimingCoverWithoutMoving: 'Занять укрытие не двигаясь',
	mayAUnitThatStandsStillClaimCover:
		'Может ли занять укрытие часть, которая стоит на месте, и надолго ли?',
	anyUnitThatCouldHaveMovedMayClaim:
		'Любая часть, которая могла двигаться; пока не двинется, не отойдёт или не вступит в рукопашную.',
	onlyAUnitThatMovedUntilItMoves:
		'Только часть, которая двигалась; пока снова не двинется, не отойдёт или не вступит в рукопашную.',
	anyUnitThatCouldHaveMovedUntilIts:
		'Любая часть, которая могла двигаться; до своего следующего хода.',
	rollingA6InABombardment: 'Шестёрка под артобстрелом',
	a6CostsAFigureBeforeOrAfterTheSize:
		'Шестёрка стоит фигурки. До прибавки за калибр орудий или после?',
	theFaceOfTheDieShows6: 'На самом кубике 6.',
	theModifiedDieIs6OrMore: 'На кубике с поправкой 6 или больше.',
	halfAMoveInABombardment: 'Половина движения под артобстрелом',
	theTestIsPassedHalfOfWhatMayBe: 'Проверка пройдена: половина от чего?',
	halfOfTheWholeRollAUnitThatHasUsed:
		'Половина всего броска; часть, которая уже прошла больше, останавливается у края.',
	halfOfWhatIsLeftWhenTheEdgeIs: 'Половина того, что осталось у края.',
	vehiclesThatFailInABombardment: 'Машины, не прошедшие проверку под артобстрелом',
	oneTextMakesThemFallBackAnother:
		'В одном месте они отходят, в другом выбирают сами. Что происходит?',
	tanksArmouredCarsAndTrainsFallBack:
		'Танки, бронеавтомобили и бронепоезда отходят на одно движение.',
	theyArePinnedAtTheEdgeLikeOther: 'Они прижаты у края, как другие части.',
	howLongABombardmentLies: 'Сколько длится артобстрел',
	whenDoesABombardedAreaOpenAgain: 'Когда зона артобстрела снова свободна?',
	atTheNextPhase2OfTheSideThatFires:
		'В следующей фазе 2 той стороны, которая стреляет, или сразу, если батарея стреляет в фазе 4.',
	whenTheTurnInWhichItWasDeclared: 'Когда кончается ход, в который он объявлен.',
	aUnitCaughtInsideTestsOnlyWhenIt:
		'Часть, которую он застал внутри, проверяется, только когда движется.'
};
