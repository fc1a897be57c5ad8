import { count, say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import type { Calculator } from '#lib/kernel/sheet/calculator.ts';
import type { Party } from '../stages.ts';
import { words } from '#lib/features/shared/words/en/sheet.ts';
import { words as kernel } from '#lib/kernel/words/en/kernel.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** The second line of the title bar: headings of the rulebook, and the phases in which the calculator is used. */
export const marginOf = ({ section, phases }: Calculator, phase?: number): string => {
	const used = phase === undefined ? phases : [phase];
	if (!used.length) return t(section);
	return t(
		count(used.length, words.sectionPhasesPhases, {
			section: t(section),
			phases: { list: used }
		})
	);
};

/** Who acts and on whom, in one line; without units, the title of the calculator. */
export const partiesOf = (
	{ title, roles }: Calculator,
	unit: Party | undefined,
	target: Party | undefined
): string => {
	if (!unit) return t(title);
	return t(
		target && roles.target
			? say(kernel.unitsAgainstTarget, { units: unit.name, target: target.name })
			: say(patterns.unitDoes, { unit: unit.name, does: t(roles.unit) })
	);
};
