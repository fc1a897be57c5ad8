import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import '../../texts.ts';
import { BOOK, type Book } from '../../book.ts';
import { assault } from './assault.ts';
import { beforeTheAssault } from './before-the-assault.ts';
import { command } from './command.ts';
import { depots } from './depots.ts';
import { events } from './events.ts';
import { movement } from './movement.ts';
import { munitions } from './munitions.ts';
import { newCombatRules } from './new-combat-rules.ts';
import { recruitment } from './recruitment.ts';
import { scenarios } from './scenarios.ts';
import { vehicles } from './vehicles.ts';
import { words } from './words.ts';

/**
 * All rules and tables in the order of the turn, with the numbers and readings of this book. The rulings of a section
 * stand below the first entry on it.
 */
export const reference = (book: Book): readonly ReferencePart[] => {
	const shown = new Set<string>();
	const rulingsOf = (sections: readonly string[]) =>
		BOOK.rulings.filter(({ id, section }) => {
			const here = sections.includes(section) && !shown.has(id);
			if (here) shown.add(id);
			return here;
		});
	return [
		words,
		depots,
		recruitment,
		command(book),
		events(book),
		movement(book),
		munitions(book),
		beforeTheAssault(book),
		assault(book),
		vehicles,
		scenarios,
		newCombatRules
	].map((part) => ({
		...part,
		entries: part.entries.map((entry) => ({
			...entry,
			lines: [...entry.lines, ...rulingsOf(entry.sections).map(({ id }) => ({ ruling: id }))]
		}))
	}));
};
