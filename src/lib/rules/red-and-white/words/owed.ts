import { SHEETS } from '../procedures/sheets.ts';
import { words } from './en/table.ts';

const DEEDS: Readonly<Record<string, string>> = {
	place_losses: words.lossesToPlace,
	lead_heroically: words.toLeadHeroically,
	see_to: words.whatIsDue,
	fight: words.meleeToBeFought,
	come_into_contact: words.whomItAttacks,
	suppress: words.suppressedByFire,
	marks_end: words.marksOfTheLastTurn,
	officers_return: words.officersWhoMayComeBack
};

/** What is owed, in a few words: a throw, or a deed. */
export const owedTitle = (what: string): string => {
	const sheet = SHEETS.get(what);
	return sheet ? (sheet.owed ?? sheet.title) : (DEEDS[what] ?? what);
};
