import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import type { Book } from '../../book.ts';
import { words } from '../en/reference/command.ts';
import * as tables from './tables.ts';

/** Command. */
export const command = (book: Book): ReferencePart => ({
	slug: 'command',
	phase: 3,
	title: words.command,
	note: words.whoseTurnItIs,
	entries: [
		{
			slug: 'formations',
			title: words.formations,
			sections: ['5.1'],
			tables: [],
			lines: [
				words.unitsOfOneFormationShareItsColour,
				words.recruitBattalionsObeyAnyFormation,
				words.lettonCavalryAndGunsObeyAnyLetton
			]
		},
		{
			slug: 'checking-command',
			title: words.checkingCommand,
			sections: ['5.2'],
			tables: [],
			lines: [words.itIsCheckedOnceInASidesOwnPartOf, words.theLineOfCommandPassesThroughEnemy]
		},
		{
			slug: 'infantry-formation',
			title: words.infantryFormations,
			sections: ['5.2.1'],
			tables: [tables.commandRanges(book)],
			lines: [
				words.theMainBodyIsTheLargestChainOfThe,
				words.ifSeveralAreEquallyLargeTheOwner,
				words.infantryOfTheMainBodyIsInCommandSo
			]
		},
		{
			slug: 'cavalry-formation',
			title: words.cavalryFormations,
			sections: ['5.2.2'],
			tables: [],
			lines: [words.theBrigadesOfBarbovitchAndOfThe]
		},
		{
			slug: 'out-of-command',
			title: words.outOfCommand,
			sections: ['5.3'],
			tables: [],
			lines: [
				words.itMayNotEnterAnEnemyZocIfItStands,
				words.itMayNotLeaveTheRangeOfTheDepotsOn,
				words.itHasNoMarchingDayAndDoesNotDigIn,
				words.itsGunsFireAtAdjacentUnitsOnlyWith
			]
		}
	]
});
