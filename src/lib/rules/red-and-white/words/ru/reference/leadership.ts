import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/leadership.ts';

/** Red and White, in Russian: the reference, leadership. */
export const words: Translation<typeof english> = {
	fartherOrNoLeader: 'дальше или без командира',
	leadership: 'Управление',
	distanceFromLeader: 'До командира',
	efficientLeader: 'До толкового',
	actsOn: 'Действует на',
	aUnitThatActsMayFireInPhase2OrMove:
		'Часть, которая действует, может стрелять в фазе 2 или двигаться в фазе 3; неиспользованное пропадает с концом хода.',
	aLeaderCountsForHisOwnUnitsOnlyThe:
		'Командир считается только для своих частей, главнокомандующий — для всех частей своей стороны.',
	leaderDeadGoneOverOrReplacedByA:
		'Командир погиб, перешёл к противнику или его сменил заместитель: последняя строка.',
	aUnitThatIsLedHeroicallyNeedsNo:
		'Части, которую офицер ведёт лично, бросок не нужен. Если он вёл её уже в начале хода, другие его части бросают по последней строке.',
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
		'Когда часть теряет фигурку, может задеть и офицера. Если при части их несколько, бросают за каждого; кто цел, ведёт дальше.'
};
