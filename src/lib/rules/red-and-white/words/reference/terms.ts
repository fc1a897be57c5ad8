import type { ReferenceEntry } from '#lib/kernel/book/reference.ts';
import { ruling } from '../../rulings/all.ts';

/** HISTORICAL TERMS USED: what the words mean. */
export const words: readonly ReferenceEntry[] = [
	{
		slug: 'words',
		title: 'Words of the time',
		sections: ['Historical terms used', 'Gaming terms used'],
		tables: [
			{
				title: 'Words',
				columns: ['Word', 'Meaning'],
				rows: [
					['Bolshevik', 'of the party that took power in November 1917'],
					['Commissar', 'sent by the party to watch an officer of the Red Army'],
					['Military specialist', "an officer of the Tsar's army who serves the Reds"],
					['Tchanka', 'a machine gun on a cart, fast enough for cavalry'],
					['Petrol bomb', "the infantry's only weapon against tanks"],
					['Referee', 'who sets up the game and has the last word']
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
		title: 'Slips of the pen',
		sections: ['Sequence of action', 'Artillery', 'Example of melee', 'Organization'],
		tables: [],
		lines: [ruling('R01'), ruling('R22'), ruling('R30'), ruling('R57'), ruling('R61')]
	}
];
