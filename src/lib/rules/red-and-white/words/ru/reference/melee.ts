import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/melee.ts';

/** Red and White, in Russian: the reference, melee. */
export const words: Translation<typeof english> = {
	whoFiresInPhase4: 'Кто стреляет в фазе 4',
	unitsOfTheOtherSideEachWeaponOnce:
		'Части другой стороны, каждое оружие один раз; управление не нужно. Орудия — только прямой наводкой, орудия интервентов — и с закрытой позиции.',
	atUnitsMovingIntoMeleeAnythingThat:
		'По частям, идущим в рукопашную, — всё, что могло стрелять по любой точке их пути; дальность — до ближайшей точки.',
	noFireFromMountedCavalryLimbered:
		'Не стреляют кавалерия в седле, орудия на передках и часть, которая вышла из боя до рукопашной, прижата или подавлена и не прошла проверку.',
	suppression: 'Подавление',
	aUnitThatLostAStandToPreparatory:
		'Часть, потерявшая в этом ходу подставку от огня перед движением, подавлена до конца хода.',
	infantryStands: 'Подставки пехоты',
	dismountedCavalryStands: 'Подставки спешенной кавалерии',
	tankGunsAndMachineGuns: 'Орудия и пулемёты танка',
	heavyMachineGun: 'Станковый пулемёт',
	mountedCavalry: 'Кавалерия в седле',
	attackingFire: 'Огонь в атаке',
	fires: 'Стреляет',
	infantry: 'Пехота',
	fire: 'Стреляют',
	onlyUnitsThatAttackIntoMeleeWith:
		'Только части, идущие в рукопашную, и только из оружия, которое не стреляло в фазе 2.',
	meleeModifiers: 'Поправки рукопашной',
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
	whoStands: 'Кто стоит',
	attacked: 'Кого атакуют',
	standsOn: 'Стоит на',
	artilleryD6: 'Артиллерия, D6',
	othersDismountedCavalryToo: 'Прочие, и спешенная кавалерия',
	whoDoesNotStandGoesBackOneMove:
		'Кто не устоял, отходит на одно движение, артиллерия — взяв орудия на передки; рукопашной нет.',
	petrolBombs: 'Бутылки с бензином',
	infantryAttacksTheTankD6AStand: 'Пехота атакует танк, D6 на подставку',
	theStandLosesAFigure: 'подставка теряет фигурку',
	bombHit: 'бутылка попала',
	eachBombHitD6: 'Каждая попавшая бутылка, D6',
	oneHitOnTheTank: 'одно попадание в танк',
	driverBlindedNoMoveInItsNextTurn: 'водитель ослеплён: в свой следующий ход без движения',
	ablazeOutOfTheGame: 'горит, выбыл из игры',
	tankAttackedAndLostTheInfantry:
		'Танк атаковал и проиграл: пехота проходит проверку морали, затем D10 за каждую подставку в пределах дюйма; на 0 бутылка попала.'
};
