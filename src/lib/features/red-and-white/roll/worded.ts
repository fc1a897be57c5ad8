import type { Phrase } from '#lib/kernel/phrase.ts';
import type { Telling } from '#lib/kernel/sheet/calculator.ts';
import type { Procedure, UnitInBattle } from '#lib/rules/red-and-white/index.ts';
import { unitName } from '../battle/unit-names.ts';

/** The words of a result with names in place of the two parts; what the table says of losses is not said twice. */
export const wordedFor = (
	{ log }: Procedure,
	telling: Telling,
	actors: readonly UnitInBattle[],
	target: UnitInBattle | undefined
): Telling => {
	if (!actors.length || !target) return telling;
	const names = {
		unit: { list: actors.map(unitName), as: 'sentence' as const },
		target: unitName(target)
	};
	const named = (one: Phrase): Phrase => log?.named?.(one, names) ?? one;
	const told = log?.words === 'without_losses' && telling.value !== '0';
	return { ...telling, say: named(telling.say), more: told ? [] : telling.more.map(named) };
};
