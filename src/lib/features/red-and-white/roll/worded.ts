import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Telling } from '#lib/kernel/sheet/calculator.ts';
import type { Procedure, UnitInBattle } from '#lib/rules/red-and-white/index.ts';
import { unitName } from '../battle/unit-names.ts';

/** What is said of the two parts, with the names of who takes them. */
export const namingFor = (
	{ log }: Procedure,
	actors: readonly UnitInBattle[],
	target: UnitInBattle | undefined,
	officer?: string
): ((one: Phrase) => Phrase) => {
	if (!log?.named || !actors.length || !(target || officer)) return (one) => one;
	const names = {
		unit: { list: actors.map(unitName), as: 'sentence' as const },
		target: target ? unitName(target) : '',
		officer
	};
	return (one) => log.named?.(one, names) ?? one;
};

/** The words of a result by name; what the table says of losses is not said twice. */
export const wordedFor = (
	{ log }: Procedure,
	telling: Telling,
	naming: (one: Phrase) => Phrase,
	two: boolean
): Telling => {
	const told = two && log?.words === 'without_losses' && telling.value !== '0';
	return {
		...telling,
		say: naming(telling.say),
		more: told ? [] : telling.more.map(naming),
		remarks: telling.remarks?.map(naming) ?? [],
		lines: telling.lines.map((line) => ({ ...line, reason: naming(line.reason) }))
	};
};
