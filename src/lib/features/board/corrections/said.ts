import { NOTHING, type Corrections, type Value } from '#lib/kernel/book/corrections.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words } from '../words/en/corrections.ts';
import type { Field, Subject } from './correcting.ts';

/** The value of a field with these corrections. */
export const valueIn = ({ key, delivered }: Field, corrections: Corrections): Value =>
	corrections[key] ?? delivered;

/** A value of a field in words. */
export const valueSaid = ({ of }: Field, value: Value): Phrase | string => {
	const choice =
		typeof of === 'object' && 'choices' in of
			? of.choices.find((one) => one.value === value)
			: undefined;
	return choice?.label ?? (value === NOTHING ? say(words.nothing) : String(value));
};

/** How many fields of these have other values than delivered. */
export const correctedIn = (fields: readonly Field[], corrections: Corrections): number =>
	fields.filter(({ key }) => key in corrections).length;

/** Every value of a subject, by its name; a chart is a table, and no line can say it. */
export const valuesSaid = (
	{ id, fields }: Pick<Subject, 'id' | 'fields'>,
	corrections: Corrections
): readonly Phrase[] =>
	id.startsWith('chart.')
		? []
		: fields.map((one) =>
				say(words.fieldValue, {
					field: one.label,
					value: valueSaid(one, valueIn(one, corrections))
				})
			);
