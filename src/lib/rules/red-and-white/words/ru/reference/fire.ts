import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/fire.ts';

/** Red and White, in Russian: the reference, fire. */
export const words: Translation<typeof english> = {
	standOfInfantryOrDismountedCavalry: 'Подставка пехоты или спешенной кавалерии',
	heavyMachineGunTchanka: 'Станковый пулемёт, тачанка',
	machineGunOfATankCarOrTrain: 'Пулемёт танка, бронеавтомобиля или бронепоезда',
	whoFiresInPhase2: 'Кто стреляет в фазе 2',
	anyArmedUnitOfTheSideWhoseTurnItIs:
		'Любая вооружённая часть той стороны, чей сейчас ход, если у неё есть управление и она не прижата. Часть, которая стреляет, не двигается.',
	aHeavyMachineGunThatFiredDoesNot:
		'Стрелявший станковый пулемёт не двигается, если он не на тачанке и не на машине. Кавалерия в седле и орудия на передках не стреляют.',
	eachWeaponFiresOnceInItsOwnTurnIn2:
		'Каждое оружие стреляет один раз в свой ход, в фазе 2 или 5, и один раз в фазе 4 противника. Оружие одной машины может стрелять порознь, каждое по своей цели.',
	aModifiedNOrMoreHits: 'С поправками попадает {n} и больше.',
	smallArmsModifiers: 'Поправки стрелкового оружия',
	allThatApplyAreAdded:
		'Складываются все подходящие. Интервенты: британцы, канадцы, американцы, французы, сербы, чехи.',
	theCommissarIsCheckedFirst: 'Сначала — бросок на комиссара.',
	fromHitsToLosses: 'От попаданий к потерям',
	inThisOrderHitsHalfOfThemInCover:
		'По порядку: попадания, в укрытии половина, фигурки за каждое попадание, спасброски; не больше, чем есть.',
	theOwnerTakesTheFiguresEachFigure:
		'Фигурки снимает владелец; потом проверяется каждая фигурка, приданная части.',
	whenAUnitWithAMachineGunOrTchanka:
		'Когда часть с пулемётом или тачанкой теряет фигурку от огня, стрелкового или орудийного: D10, на 0 в эту подставку попали.'
};
