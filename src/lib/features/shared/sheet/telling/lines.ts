import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Line } from '#lib/kernel/sheet/calculator.ts';
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
