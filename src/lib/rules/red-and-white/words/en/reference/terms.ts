import { texts } from '#lib/kernel/texts.ts';

/** Red and White, in English: the reference, terms. */
export const words = texts('red-and-white.reference-terms', {
	wordsOfTheTime: 'Period terms',
	words: 'Words',
	word: 'Word',
	meaning: 'Meaning',
	bolshevik: 'Bolshevik',
	ofThePartyThatTookPowerInNovember: 'a member of the party that took power in November 1917',
	sentByThePartyToWatchAnOfficerOf: 'sent by the party to watch an officer of the Red Army',
	militarySpecialist: 'Military specialist',
	anOfficerOfTheTsarsArmyWhoServes: 'an officer of the Tsar’s army who serves the Reds',
	aMachineGunOnACartFastEnoughFor: 'a machine gun on a cart, fast enough for cavalry',
	petrolBomb: 'Petrol bomb',
	theInfantrysOnlyWeaponAgainstTanks: 'the infantry’s only weapon against tanks',
	whoSetsUpTheGameAndHasTheLastWord: 'who sets up the game and has the last word',
	slipsOfThePen: 'Slips of the pen'
});
