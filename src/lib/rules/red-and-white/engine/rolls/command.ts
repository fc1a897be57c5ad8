import * as v from 'valibot';
import { isForm } from '#lib/kernel/border/payload.ts';
import type { Change, Form } from '../../procedures/calculator.ts';
import { CHARACTERS } from '../../types.ts';
import {
	calculator,
	camp,
	figures,
	list,
	marks,
	officer,
	some,
	text,
	unit,
	whole,
	type Of
} from '../facts/parts.ts';
import { throws, words } from '../facts/rolls.ts';
import { OFFICER_STATUSES } from '../state.ts';

const change: v.GenericSchema<unknown, Change> = v.strictObject({
	who: v.picklist(['unit', 'target']),
	figures: v.exactOptional(figures),
	stands: v.exactOptional(figures),
	hits: v.exactOptional(figures),
	on: v.exactOptional(marks),
	off: v.exactOptional(marks),
	tests: v.exactOptional(v.strictObject({ calculator, n: some })),
	beaten: v.exactOptional(v.literal(true)),
	moved: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(500))),
	leaves: v.exactOptional(v.literal(true)),
	area: v.exactOptional(v.picklist(['edge', 'inside'])),
	attached: v.exactOptional(v.picklist(['lmg', 'hmg', 'tchanka', 'commissar', 'priest', 'officer']))
});

/** The outcome of a calculator, to be written to the units. */
export const resolution = {
	calculator,
	unit: v.nullable(unit),
	target: v.nullable(unit),
	others: v.exactOptional(list(unit, 20)),
	throws,
	text: words,
	overruled: v.exactOptional(text),
	/** The situation as it was filled in. */
	form: v.custom<Form>(isForm, 'Form'),
	changes: list(change, 100),
	/** MELEE: how its owner shares a loss of the attackers, the first of them first. */
	shares: v.exactOptional(list(figures, 21)),
	/** MAJOR MORALE: what became of an army that tested; re-rolls used in the game so far. */
	army: v.exactOptional(v.strictObject({ camp, broken: v.boolean(), rerolls: figures })),
	/** OFFICERS & LEADERS; OFFICERS' CHARACTER: what became of an officer, or what he is. */
	officer: v.exactOptional(
		v.strictObject({
			id: officer,
			status: v.exactOptional(v.picklist(OFFICER_STATUSES)),
			/** OFFICERS' CHARACTER: turns of his side a drunk one is out. */
			turns: v.exactOptional(whole(0, 100)),
			character: v.exactOptional(v.picklist(CHARACTERS)),
			/** LEADERSHIP: he has made his move. */
			moved: v.exactOptional(v.literal(true))
		})
	),
	/** The officer it was rolled for, whatever became of him. */
	rolledFor: v.exactOptional(officer)
};
export type Resolve = Of<typeof resolution>;
