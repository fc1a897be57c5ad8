import * as v from 'valibot';
import { isForm, isJson, isThrows } from '#lib/kernel/border/payload.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import {
	calculator,
	camp,
	figures,
	list,
	maybe,
	nobody,
	officer,
	text,
	unit,
	type Of
} from '../facts/parts.ts';
import { FIRE_PARTS } from '../table/arms.ts';

/** Dice make up most of a journal: they are checked by hand, which is quicker than by schema. */
export const throws = v.custom<readonly Throw[]>(isThrows, 'Throws');
/** What a draw came to; only its procedure knows more about it. */
export const json = v.custom<unknown>((raw) => isJson(raw), 'JSON');

/** Whom a throw is about. */
export const parties = v.strictObject({
	unit: nobody(unit),
	target: nobody(unit),
	/** MELEE: further units that act with the first. */
	others: maybe(list(unit, 20)),
	/** NOTES ON FIRING (G04): only this part of the unit fires. */
	part: maybe(v.picklist(FIRE_PARTS)),
	/** MAJOR MORALE: the army that tests. */
	camp: maybe(camp),
	/** For what concerns one officer. */
	officer: maybe(officer)
});
export type Parties = Of<(typeof parties)['entries']>;

/** GAMING TERMS USED: the game master's word is above the rules. */
const ruled = v.strictObject({
	/** The reason, which stands in the log. */
	reason: v.pipe(text, v.minLength(1)),
	/** He allows what a rule forbids. */
	allows: maybe(v.literal(true)),
	/** MORALE (R36): the test that he allows stands for the one that is made in its own phase. */
	stands: maybe(v.literal(true)),
	/** What counts instead of a die: a pass or a failure. */
	passes: maybe(v.boolean()),
	/** What he says came of the dice, among the possible outcomes. */
	value: maybe(json)
});
export type Ruled = Of<(typeof ruled)['entries']>;

/** The one command for every throw of a battle. */
export const ROLL = {
	procedure: calculator,
	parties: parties as v.GenericSchema<unknown, Parties>,
	/** What was filled in by hand, or filled in by the table and left unchanged. */
	form: v.custom<Form>(isForm, 'Form'),
	throws: throws as v.GenericSchema<unknown, readonly Throw[]>,
	ruled: maybe(ruled as v.GenericSchema<unknown, Ruled>),
	/** MELEE: how the owner divides a loss among the attackers, in their order. */
	shares: maybe(list(figures, 21))
};
export type BattleRoll = { readonly type: 'roll' } & Of<typeof ROLL>;
