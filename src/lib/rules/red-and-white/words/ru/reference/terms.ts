import type { Translation } from '#lib/kernel/texts.ts';
import type { words as english } from '../../en/reference/terms.ts';

/** Red and White, in Russian: the reference, terms. */
export const words: Translation<typeof english> = {
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
	slipsOfThePen: 'Описки'
};
