import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/quick.ts';

/** Red and White, in Russian: the reference, quick. */
export const words: Translation<typeof english> = {
	whoActsMayFireInPhase2OrMoveIn:
		'Кто действует, может стрелять в фазе 2 или двигаться в фазе 3. Если офицер ведёт лично, бросок не нужен.',
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
		'Теперь контакт: кто начинает рукопашную, подходит вплотную. Кавалерия в седле, бронеавтомобили и бронепоезда могут выйти из боя.',
	asInPhase2WithoutLeadershipGuns:
		'Как в фазе 2, но управление не нужно; орудия — прямой наводкой, у интервентов и с закрытой позиции. Кто вышел из боя, не стреляет.',
	onlyWhoAttacksIntoMeleeWithWeapons:
		'Только идущие в рукопашную и только из оружия, которое не стреляло в фазе 2.',
	ofInfantryAtLeastOneStand: 'У пехоты — хотя бы одна подставка.',
	oneD6ASideHigherWinsTheAttacker:
		'По одному D6 на сторону, побеждает больший. Ничью атакующий проигрывает, но не с фланга или тыла.',
	theLoserLosesTheDifferenceAndGoes:
		'Проигравший теряет разницу и отходит назад. Танк не теряет ничего. Кто отходит, считается атакованным с тыла.',
	againstDefencesTheAttackerMustWin: 'Против укреплений атакующему нужен перевес в {n}.',
	whoLostAnythingSinceItsLastPhase7:
		'Кто что-то потерял со своей прошлой фазы 7 или отходит, проверяется: D6 не больше числа оставшихся подставок.',
	failedOneMoveToTheRearAndAMark:
		'Не пройдена: одно движение в тыл и отметка. Пройдена: отметка снята.',
	addedToTheDieList: 'К кубику: {list}.',
	theArmyTestsFromNPerCentOfItsUnits: 'Армия проверяется, когда потеряно от {n}\u202f% её частей.',
	n0OnAD10Is10: '0 на D10 — это 10',
	claimedCoverWho: 'Занятое укрытие: {who}',
	lostAStandInPhase2SuppressedHow: 'Потеряна подставка в фазе 2: часть подавлена. {how}'
};
