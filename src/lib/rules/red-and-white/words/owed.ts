import { SHEETS } from '../procedures/sheets.ts';

const DEEDS: Readonly<Record<string, string>> = {
	place_losses: 'losses to place',
	lead_heroically: 'to lead heroically',
	see_to: 'what is due',
	fight: 'melee to be fought',
	suppress: 'suppressed by fire',
	marks_end: 'marks of the last turn',
	officers_return: 'officers who may come back'
};

/** What is owed, in a few words: a throw, or a deed. */
export const owedTitle = (what: string): string => {
	const sheet = SHEETS.get(what);
	return sheet ? (sheet.owed ?? sheet.title) : (DEEDS[what] ?? what);
};
