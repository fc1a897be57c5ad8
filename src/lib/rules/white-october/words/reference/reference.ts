import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { BOOK, type Book } from '../../book.ts';
import { OUTLINE } from '../../outline.ts';
import { words } from '../en/reference/words.ts';

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

/** What is read one way or the other, section by section, with the readings of this book. */
export const reference = (_: Book): readonly ReferencePart[] =>
	CHAPTERS.flatMap(([chapter, slug, title]) => {
		const entries = OUTLINE.flatMap(({ cite, title: heading }) => {
			if (cite.split('.')[0] !== chapter) return [];
			const lines = BOOK.rulings
				.filter(({ section }) => section === cite)
				.map(({ id }) => ({ ruling: id }));
			return lines.length === 0
				? []
				: [
						{ slug: cite.replaceAll('.', '-'), title: heading, sections: [cite], tables: [], lines }
					];
		});
		return entries.length === 0
			? []
			: [{ slug, phase: null, title, note: words.asThisGameReadsIt, entries }];
	});
