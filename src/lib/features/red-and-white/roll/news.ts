import { ask, type Draw } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import { fieldsOf } from '#lib/kernel/sheet/form.ts';
import { t } from '#lib/words/t.ts';
import {
	type BattleState,
	bookIn,
	changedSince,
	type Form,
	goneSince,
	nameOf,
	type Procedure
} from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/roll.ts';

/** What the table has changed since a throw was left open, in the words of its sheet. */
export const newsSince = (
	state: BattleState,
	{
		procedure,
		form,
		draw
	}: {
		readonly procedure: Procedure;
		readonly form: Form;
		/** Null where the situation is refused. */
		readonly draw: Draw<unknown> | null;
	},
	left: Parameters<typeof changedSince>[1]
): readonly string[] => {
	const changed = changedSince(state, left);
	const fields = fieldsOf(procedure, bookIn(state), form).filter(({ key }) =>
		changed.includes(key)
	);
	return [
		...goneSince(state, left).map((id) =>
			t(say(words.unitNoLongerOnTheTable, { unit: nameOf(state, id) }))
		),
		...(fields.length
			? [
					t(
						say(words.theTableHasChangedFilledInAnew, {
							fields: { list: fields.map(({ label }) => t(label)) }
						})
					)
				]
			: []),
		...(draw && ask(draw, left.throws).state === 'misfit'
			? [t(words.theDiceTypedInNoLongerFitAndHave)]
			: [])
	];
};
