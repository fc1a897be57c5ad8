import * as v from 'valibot';
import { MARKS } from '../types.ts';
import { PRESENCES } from '../engine/state.ts';
import type { Clock, PhaseNumber } from '../engine/sequence.ts';

/** Names of an object's own inheritance would be found where nothing was written. */
const NOT_AN_ID: readonly string[] = Object.getOwnPropertyNames(Object.prototype);

export const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100), v.notValues([...NOT_AN_ID]));
export const maybe = v.nullable(id);
export const text = v.pipe(v.string(), v.maxLength(4000));
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(120));
export const whole = (from: number, to: number) =>
	v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to));
export const figures = whole(0, 1000);
export const some = whole(1, 1000);
/** Which of a unit's stands, or of what stands with it, from 0. */
export const place = whole(0, 200);
export const mark = v.picklist(MARKS);
export const marks = v.array(mark);
export const presence = v.picklist(PRESENCES);
export const calculator = v.pipe(id, v.maxLength(80));
export const camp = v.picklist(['red', 'white']);

export const phase = v.picklist([1, 2, 3, 4, 5, 6, 7] satisfies PhaseNumber[]);

export const clock: v.GenericSchema<unknown, Clock> = v.strictObject({
	round: whole(1, 999),
	turn: camp,
	phase
});

/** A fact or a command: its name, and what belongs to it. */
export const one = <Type extends string, Entries extends v.ObjectEntries>(
	type: Type,
	entries: Entries
) => v.strictObject({ type: v.literal(type), ...entries });
