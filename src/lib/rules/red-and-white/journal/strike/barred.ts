import type { Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { deedsOf } from '../../engine/phases/actions.ts';
import type { CommandOf } from '../../engine/commands/command.ts';
import { calculatorAgainst } from '../../engine/rolls/fill.ts';
import { owed } from '../../engine/phases/owed.ts';
import type { BattleState, Id } from '../../engine/state.ts';
import { nameOf, onTable } from '../../engine/table/unit.ts';
import { CAMP_WORDS } from '../../words/table.ts';

type Roll = CommandOf<'resolve'>;

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
const offeredOn = (
	state: BattleState,
	{ calculator, unit: id, target, army, officer, rolledFor }: Roll
): Offered => {
	if (id === null) {
		const named = rolledFor ?? officer?.id;
		const due = owed(state).some(
			(one) =>
				'calculator' in one &&
				one.calculator === calculator &&
				(('camp' in one && one.camp === army?.camp) || ('officer' in one && one.officer === named))
		);
		return { offered: true, refusal: null, owed: due };
	}
	const unit = state.units[id];
	const against = target === null ? null : (state.units[target] ?? null);
	const deed = unit
		? deedsOf(state, unit).find((one) => calculatorAgainst(one.calculator, against) === calculator)
		: undefined;
	return {
		offered: deed !== undefined,
		owed: deed?.owed ?? false,
		refusal: deed?.refusal ?? null
	};
};

/** The rule that forbids a roll on one table and did not on the other; `section`: the heading of its calculator. */
export const barred = (
	command: Roll,
	{ before, table }: { readonly before: BattleState; readonly table: BattleState },
	section: string
): Refusal | null => {
	const { unit, target, army } = command;
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
			rule: section,
			why: say('{unit} has no reason for this roll then.', { unit: nameOf(table, unit) })
		};
	if (!now.owed && was.owed)
		return {
			rule: section,
			why:
				unit !== null
					? say('{unit} does not owe this test then.', { unit: nameOf(table, unit) })
					: army
						? say('{side}: this test is not owed then.', {
								side: say(CAMP_WORDS[army.camp].many)
							})
						: say('This test is not owed then.')
		};
	return null;
};
