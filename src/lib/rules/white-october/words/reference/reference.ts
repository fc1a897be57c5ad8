import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import '../../texts.ts';
import { BOOK, type Book } from '../../book.ts';
import { OUTLINE } from '../../outline.ts';
import { words } from '../en/reference/words.ts';
import { LINES } from './lines.ts';
import { tablesOf } from './tables.ts';

/** The chapters of the rulebook that hold a reading, each with its name. */
const CHAPTERS: readonly (readonly [chapter: string, slug: string, title: string])[] = [
	['1', 'words', words.words],
	['2', 'turn', words.theTurn],
	['3', 'recruitment', words.recruitment],
	['4', 'supply', words.supply],
	['5', 'command', words.command],
	['6', 'events', words.events],
	['7', 'movement', words.movement],
	['8', 'combat', words.combat],
	['9', 'fatigue', words.fatigue],
	['10', 'morale', words.redMorale],
	['11', 'petrograd', words.petrograd],
	['12', 'city', words.theCity],
	['13', 'forts', words.forts],
	['14', 'vehicles', words.vehicles],
	['15', 'ships-and-aircraft', words.shipsAndAircraft],
	['16', 'scenario', words.theScenario]
];

/** All rules and tables in the order of the book, with the numbers and readings of this one; rulings below their section. */
export const reference = (book: Book): readonly ReferencePart[] => {
	const tables = tablesOf(book);
	return CHAPTERS.map(([chapter, slug, title]) => ({
		slug,
		phase: null,
		title,
		note: words.asThisGameReadsIt,
		entries: OUTLINE.flatMap(({ cite, title: heading }) => {
			if (cite.split('.')[0] !== chapter) return [];
			const lines = [
				...(LINES[cite] ?? []),
				...BOOK.rulings.filter(({ section }) => section === cite).map(({ id }) => ({ ruling: id }))
			];
			const shown = tables[cite] ?? [];
			return lines.length + shown.length === 0
				? []
				: [
						{
							slug: cite.replaceAll('.', '-'),
							title: heading,
							lines,
							sections: [cite],
							tables: shown
						}
					];
		})
	}));
};
