import { diceFrom } from '#lib/kernel/dice/source.ts';
import { deedsOf } from '#lib/rules/red-and-white/engine/phases/actions.ts';
import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { targetsOf } from '#lib/rules/red-and-white/engine/phases/barred.ts';
import { commandsIn } from '#lib/rules/red-and-white/engine/offers.ts';
import { meleesToFight } from '#lib/rules/red-and-white/engine/table/contacts.ts';
import { owed } from '#lib/rules/red-and-white/engine/phases/owed.ts';
import type { BattleState } from '#lib/rules/red-and-white/engine/state.ts';
import { onTable, unitsOf } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { against } from '#lib/rules/red-and-white/procedures/all.ts';
import { rollOf } from '../../../rules/red-and-white/engine/rolls.ts';

/** One of several, by chance. */
export type Pick = <T>(of: readonly T[]) => T | undefined;

/** What a table would do next: a roll that is owed, a melee, contact, or a deed of some unit; its sheet filled, its dice thrown. */
export const nextRoll = (state: BattleState, pick: Pick): Command | undefined => {
	const seed = (): number => pick(Array.from({ length: 97 }, (_, n) => n)) ?? 1;
	const dice = () => {
		const first = seed();
		return { dice: diceFrom([first, first + 1, 5, 9]) };
	};
	const due = pick(owed(state));
	if (due && 'camp' in due) return rollOf(state, due.calculator, { camp: due.camp }, dice());
	const melee = pick(meleesToFight(state));
	if (state.clock.phase === 6 && melee) {
		const [first, ...others] = melee.attackers.map(({ id }) => id);
		const parties = { unit: first ?? null, others, target: melee.defender.id };
		return rollOf(state, 'melee', parties, dice());
	}
	const engage = commandsIn(state).filter(({ type }) => type === 'engage');
	if (engage.length && pick([true, false, false])) return pick(engage);
	const unit = pick(unitsOf(state).filter(onTable));
	const deed = unit && pick(deedsOf(state, unit).filter(({ refusal }) => !refusal));
	if (!unit || !deed || deed.calculator === 'melee') return undefined;
	const { calculator, part } = deed;
	const target =
		deed.target === 'enemy' ? (pick(targetsOf(state, unit, calculator)) ?? null) : null;
	return rollOf(
		state,
		against(calculator, target),
		{ unit: unit.id, target: target?.id ?? null, ...(part ? { part } : {}) },
		dice()
	);
};
