import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/engine/rolls.ts';

/** Red and White, in Russian: table rolls. */
export const words: Translation<typeof english> = {
	thereIsNoSuchUnitInThisBattle: 'Такой части в этом бою нет.',
	aUnitIsNotItsOwnTarget: 'Часть не может быть целью самой себя.',
	aUnitAttacksOnceInAMelee: 'В рукопашной часть атакует один раз.',
	thereIsNoSuchOfficerInThisBattle: 'Такого офицера в этом бою нет.',
	itDoesNotMerelyPassOrFail: 'Здесь мало сказать «пройдена» или «не пройдена».',
	noDiceCanComeToWhatTheRefereeSays: 'Никакие кубики не дадут того, что назвал посредник.',
	thereIsNoSuchCalculator: 'Такого расчёта нет.',
	itHasFiredAlreadyThisTurn: 'В этом ходу часть уже стреляла.',
	aReasonIsNeeded: 'Нужна причина.',
	allOfTheLossMustBeSharedAndNoUnit:
		'Нужно распределить все потери, и ни одна часть не теряет больше, чем у неё есть.'
};
