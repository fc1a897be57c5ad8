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

/** As many values as a line can say; a chart has more. */
const FEW = 9;
/** Every value of a subject, by its name, where they are few. */
export const valuesSaid = (
	{ fields }: Pick<Subject, 'fields'>,
	corrections: Corrections
): readonly Phrase[] =>
	fields.length > FEW
		? []
		: fields.map((one) =>
				say(words.fieldIs, { field: one.label, value: valueSaid(one, valueIn(one, corrections)) })
			);
