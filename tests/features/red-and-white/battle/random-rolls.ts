import { diceFrom } from '#lib/kernel/dice/source.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { onTable, unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { against, canHit } from '#lib/rules/red-and-white/procedures/all.ts';
import { rollOf } from '../../../rules/red-and-white/engine/rolls.ts';

/** One of several, by chance. */
export type Pick = <T>(of: readonly T[]) => T | undefined;

/** What a table would do next: a roll that is owed, or a deed of some unit; its sheet filled, its dice thrown. */
export const nextRoll = (state: BattleState, pick: Pick): Command | undefined => {
	const seed = (): number => pick(Array.from({ length: 97 }, (_, n) => n)) ?? 1;
	const dice = () => {
		const first = seed();
		return { dice: diceFrom([first, first + 1, 5, 9]) };
	};
	const due = pick(owed(state));
	if (due && 'camp' in due) return rollOf(state, due.calculator, { camp: due.camp }, dice());
	const unit = pick(unitsOf(state).filter(onTable));
	const deed = unit && pick(deedsOf(state, unit).filter(({ refusal }) => !refusal));
	if (!unit || !deed) return undefined;
	const { calculator, part } = deed;
	const targets = unitsOf(state).filter(
		(one) => onTable(one) && one.camp !== unit.camp && canHit(calculator, one)
	);
	const target = deed.target === 'enemy' ? (pick(targets) ?? null) : null;
	return rollOf(
		state,
		against(calculator, target),
		{ unit: unit.id, target: target?.id ?? null, ...(part ? { part } : {}) },
		dice()
	);
};
