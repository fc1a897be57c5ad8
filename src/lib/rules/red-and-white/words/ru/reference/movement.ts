import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/movement.ts';

/** Red and White, in Russian: the reference, movement. */
export const words: Translation<typeof english> = {
	infantryDismountedCavalry: 'Пехота, спешенная кавалерия',
	cavalry: 'Кавалерия',
	armouredCarOffTheRoad: 'Броне­автомобиль вне дороги',
	gunLimbered: 'Орудие на передке',
	gunPushedByHand: 'Орудие вручную',
	train: 'Броне­поезд',
	wagonDroshky: 'Повозка, дрожки',
	movement: 'Движение',
	armouredCarOnARoad: 'Броне­автомобиль по дороге',
	cavalryCharging: 'Атака кавалерии',
	inColumnOnARoadOrTrail: 'Колонной по дороге или тропе',
	onceInItsOwnTurnWithLeadershipAnd:
		'Часть движется один раз в свой ход, если у неё есть управление и она не стреляла. Колонну на дороге или тропе пересечённая местность не замедляет.',
	anOfficerWhoLeadsHeroicallyHelps: 'Офицер, который ведёт лично, помогает двигаться.',
	chargingAndDismounting: 'Атака и спешивание',
	aUnitMayNotUseTheChargeDiceInTwoOf:
		'Кубики атаки нельзя брать два своих хода подряд. Тачанки в атаку не ходят; приданная едет следом так быстро, как может, даже если стреляла.',
	fourMountedStandsBecomeThreeFoot:
		'Четыре конные подставки становятся тремя пешими и одной коноводов, по три фигурки. Пешие стреляют и двигаются как пехота; коноводы считаются и дерутся в рукопашной.',
	movingGuns: 'Движение орудий',
	aGunMayLimberAndMoveInOneTurnAt:
		'За один ход орудие можно взять на передок и провезти на половину движения. Чтобы снять с передка, нужен ход: орудия готовы, когда после этого кончится их собственный ход, в котором они не двигались.',
	aGunThatFiresDoesNotMove: 'Орудие, которое стреляет, не двигается.',
	cover: 'Укрытие',
	insideACoveredAreaOrInDefilade:
		'Внутри закрытой местности или за её складкой — полное укрытие: часть не видна, и по ней не стреляют.',
	atItsEdgeAbleToSeeAndFireOutCover:
		'У края, откуда видно и можно стрелять: укрытие, половина попаданий.',
	aUnitThatCouldHaveMovedAndWentHalf:
		'Часть, которая могла двигаться и прошла половину броска или меньше, может занять укрытие на открытом месте и получает маркер. У неё должно быть управление, она не стреляла в фазе 2 и не касается противника.',
	claimedCoverDoesNotHelpAgainst:
		'Занятое укрытие не помогает против частей, которых она при движении не видела и о которых не знала.',
	contactAndWithdrawal: 'Контакт и выход из боя',
	onlyInfantryCavalryAndTanksStartA:
		'Рукопашную начинают только пехота, кавалерия и танки; в контакт они вступают сейчас.',
	touchedByAnEnemyMountedCavalry:
		'Если их коснулся противник, кавалерия в седле, бронеавтомобили и бронепоезда могут до рукопашной выйти из боя: один раз, обычным движением без кубиков атаки.',
	aContactEndsWhenEitherSideLeaves:
		'Контакт кончается, когда кто-то из двух уходит, отходит назад, прижат, перешёл к противнику или выбыл.'
};
