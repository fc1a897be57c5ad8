import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/engine/rolls.ts';

/** Red and White, in Russian: table rolls. */
export const words: Translation<typeof english> = {
	aUnitIsNotItsOwnTarget: 'Часть не может быть целью самой себя.',
	itDoesNotMerelyPassOrFail: 'Здесь мало сказать «пройдена» или «не пройдена».',
	noDiceCanGiveWhatTheRefereeSays: 'Никакие кубики не дадут того, что назвал посредник.',
	thereIsNoSuchCalculator: 'Такого калькулятора нет.',
	allOfTheLossMustBeSharedAndNoUnit:
		'Нужно распределить все потери, и ни одна часть не теряет больше, чем у неё есть.'
};
