import type { Working } from '#lib/kernel/sheet/calculator.ts';
import { ledgerGroups } from '#lib/features/shared/sheet/telling/lines.ts';
import type { LedgerGroup } from '#lib/ui/chances/Ledger.svelte';
import { t } from '#lib/words/t.ts';
import type { StepCost, WayTo } from '../../face.ts';
import { section } from '../../names.ts';

const cited = (rule: string): string => t(section(rule));

/** What is added up, each number with the section behind it: a total has that of its first line. */
export const ledgerOf = (workings: readonly Working[]): readonly LedgerGroup[] =>
	ledgerGroups(workings, []).map(({ lines, total, sum }) => ({
		lines: lines.map((line) => ({ ...line, section: cited(line.section) })),
		total: total && { ...total, section: lines[0] && cited(lines[0].section) },
		sum
	}));

/** What each step of a way costs, and all of them under this label. */
export const ledgerOfWay = (
	{ costs, spent }: Pick<WayTo<unknown>, 'costs' | 'spent'>,
	label: string,
	short: (hex: string) => string
): readonly LedgerGroup[] => {
	const cites = ({ rule }: StepCost) => (rule === undefined ? undefined : cited(rule));
	return [
		{
			lines: costs.map((step) => ({
				reason: short(step.hex),
				aside: t(step.says),
				section: cites(step),
				amount: step.cost
			})),
			total: { label, amount: spent, section: costs.flatMap((step) => cites(step) ?? [])[0] }
		}
	];
};
