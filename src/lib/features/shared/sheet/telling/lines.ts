import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Group, Line, OpposedGroup, Working } from '#lib/kernel/sheet/calculator.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { words } from '#lib/features/shared/words/en/sheet.ts';

/** The heading of the rulebook, and whether the number is this app's own. */
const headingOf = ({ section, byDefault }: Line): string =>
	byDefault ? t(say(words.sectionADefaultOfThisApp, { section: t(section) })) : t(section);

/** A line of a working as the ledger writes it. */
export const ledgerLine = (line: Line): { reason: string; section: string; amount: string } => ({
	reason: t(line.reason),
	section: headingOf(line),
	amount: t(line.amount)
});

/** Whose the two workings of a sheet with two sides are: by name where the table knows them. */
export const sidesOf = (
	groups: readonly (Group | OpposedGroup)[],
	unit: { readonly name: string } | undefined,
	target: { readonly name: string } | undefined
): readonly string[] =>
	groups.flatMap((group) =>
		'rows' in group ? [unit?.name ?? t(group.left), target?.name ?? t(group.right)] : []
	);

/** Workings as the ledger writes them; `sides`: whose each one is, where there are two sides. */
export const ledgerGroups = (working: readonly Working[], sides: readonly string[]) =>
	working.map(({ lines, total, note }, at) => ({
		lines: lines.map(ledgerLine),
		total: total && {
			label: sides[at]
				? t(say(patterns.sideLabel, { side: sides[at], label: total.label }))
				: t(total.label),
			amount: t(total.amount)
		},
		sum: note && t(note)
	}));
