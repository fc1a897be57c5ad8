import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/special-figures.ts';

/** Red and White, in Russian: the reference, special figures. */
export const words: Translation<typeof english> = {
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
	commandProblemsD6: 'Ссора с командиром, D6',
	argumentNoPlus1ForTheRestOfTheTurn: 'спор: до конца хода нет +1',
	heOverrulesMinus1ForTheRestOfThe: 'комиссар берёт верх: до конца хода −1',
	theCommanderShootsHimAndGoesOverNo:
		'командир убивает его и переходит к белым: до конца игры нет +1',
	plus1ForARedUnitAsABannerEachTime:
		'+1 красной части, при стрельбе тоже. Каждый раз, когда он нужен: D10, на 0 — ссора с командиром.',
	priest: 'Священник',
	distractedD6: 'Отвлёкся, D6',
	tendsTheDyingNoPlus1ThisTurn: 'занят умирающими: в этом ходу нет +1',
	panicMinus1ThisTurn: 'паника: в этом ходу −1',
	hitAndRemoved: 'задет и снят со стола',
	plus1ForAWhiteUnitAsABannerWhenIt:
		'+1 белой части, при стрельбе тоже. Когда она несёт потери: D10, на 0 священник отвлёкся.'
};
