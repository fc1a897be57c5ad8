import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { deedsOf } from '../../engine/phases/actions.ts';
import type { BattleRoll } from '../../engine/rolls/parties.ts';
import { owed } from '../../engine/phases/owed.ts';
import type { BattleState, Id } from '../../engine/state.ts';
import { nameOf, onTable } from '../../engine/table/unit.ts';
import { against, PROCEDURES } from '../../procedures/all.ts';
import { CAMP_WORDS } from '../../words/table.ts';

const away = (state: BattleState, id: Id | null): boolean => {
	const unit = id === null ? undefined : state.units[id];
	return unit !== undefined && !onTable(unit);
};

interface Offered {
	readonly offered: boolean;
	readonly owed: boolean;
	readonly refusal: Refusal | null;
}

/** How this roll stands on a table: offered, owed, or forbidden by a rule. */
const offeredOn = (state: BattleState, { procedure, parties }: BattleRoll): Offered => {
	const { unit: id, target, camp, officer } = parties;
	if (id === null) {
		const due = owed(state).some(
			(one) =>
				'calculator' in one &&
				one.calculator === procedure &&
				(('camp' in one && one.camp === camp) || ('officer' in one && one.officer === officer))
		);
		return { offered: true, refusal: null, owed: due };
	}
	const unit = state.units[id];
	const at = target === null ? null : (state.units[target] ?? null);
	const deed =
		unit && deedsOf(state, unit).find((one) => against(one.calculator, at) === procedure);
	return {
		offered: deed !== undefined,
		owed: deed?.owed ?? false,
		refusal: deed?.refusal ?? null
	};
};

/** The rule that forbids a roll on one table and did not on the other. */
export const barred = (
	command: BattleRoll,
	{ before, table }: { readonly before: BattleState; readonly table: BattleState }
): Refusal | null => {
	const { unit, target, camp } = command.parties;
	const rule = PROCEDURES.get(command.procedure)?.section ?? 'Referee';
	for (const id of [unit, target])
		if (away(table, id) && !away(before, id))
			return {
				rule: 'Referee',
				why: say('{unit} is not on the table then.', { unit: nameOf(table, id) })
			};
	const now = offeredOn(table, command);
	if (now.offered && now.owed) return null;
	const was = offeredOn(before, command);
	if (now.refusal && !was.refusal) return now.refusal;
	if (!now.offered && was.offered)
		return {
			rule,
			why: say('{unit} has no reason for this roll then.', { unit: nameOf(table, unit) })
		};
	if (!now.owed && was.owed)
		return {
			rule,
			why:
				unit !== null
					? say('{unit} does not owe this test then.', { unit: nameOf(table, unit) })
					: camp
						? say('{side}: this test is not owed then.', {
								side: say(CAMP_WORDS[camp].many)
							})
						: say('This test is not owed then.')
		};
	return null;
};
