import type { ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';
import { words as texts } from '../en/reference/terms.ts';
import { words as shared } from '../en/reference/shared.ts';
import { words as journal } from '../en/journal.ts';

/** HISTORICAL TERMS USED: what the words mean. */
export const words: readonly ReferenceEntry[] = [
	{
		slug: 'words',
		title: texts.wordsOfTheTime,
		sections: ['Historical terms used', 'Gaming terms used'],
		tables: [
			{
				title: texts.words,
				columns: [texts.word, texts.meaning],
				rows: [
					[texts.bolshevik, texts.ofThePartyThatTookPowerInNovember],
					[shared.commissar, texts.sentByThePartyToWatchAnOfficerOf],
					[texts.militarySpecialist, texts.anOfficerOfTheTsarsArmyWhoServes],
					[shared.tchanka, texts.aMachineGunOnACartFastEnoughFor],
					[texts.petrolBomb, texts.theInfantrysOnlyWeaponAgainstTanks],
					[journal.referee, texts.whoSetsUpTheGameAndHasTheLastWord]
				]
			}
		],
		lines: []
	}
];

/** Where the source contradicts its own tables or sums; nothing a player has to choose. */
export const slips: readonly ReferenceEntry[] = [
	{
		slug: 'slips',
		title: texts.slipsOfThePen,
		sections: ['Sequence of action', 'Artillery', 'Example of melee', 'Organization'],
		tables: [],
		lines: [ruling('R01'), ruling('R22'), ruling('R30'), ruling('R57'), ruling('R61')]
	}
];
