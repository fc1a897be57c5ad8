import { isRecord } from '../is-record.ts';
import type { Calculator, Field, Form, FormValue, Group, OpposedGroup } from './calculator.ts';

/** The fields on the sheet for this situation, including those of an opposed sheet. */
export const fieldsOf = <Book>(
	calculator: Calculator<Book>,
	book: Book,
	form: Form
): readonly Field[] =>
	calculator
		.groups(book, form)
		.flatMap((group) =>
			'fields' in group
				? group.fields
				: group.rows.flatMap(({ left, right }) =>
						[left, right].filter((cell) => cell !== undefined)
					)
		);

/** The same groups without the fields of these keys; a group with no fields left is dropped. */
export const withoutFields = (
	groups: readonly (Group | OpposedGroup)[],
	keys: readonly string[]
): readonly (Group | OpposedGroup)[] =>
	groups.flatMap((group): readonly (Group | OpposedGroup)[] => {
		const stays = (field: Field | undefined): boolean =>
			field !== undefined && !keys.includes(field.key);
		if ('fields' in group) {
			const fields = group.fields.filter(stays);
			return fields.length ? [{ ...group, fields }] : [];
		}
		const rows = group.rows
			.map(({ left, right, ...row }) => ({
				...row,
				...(left && stays(left) ? { left } : {}),
				...(right && stays(right) ? { right } : {})
			}))
			.filter(({ left, right }) => left ?? right);
		return rows.length ? [{ ...group, rows }] : [];
	});

const isCount = (value: unknown, min: number, max: number, inches = false): value is number =>
	typeof value === 'number' &&
	(inches ? Number.isFinite(value) : Number.isInteger(value)) &&
	value >= min &&
	value <= max;

/** May this field hold this value? */
export const isFor = (field: Field, value: unknown): value is FormValue => {
	switch (field.kind) {
		case 'choice':
			return field.options.some((option) => option.value === value);
		case 'flag':
			return typeof value === 'boolean';
		case 'count':
			return isCount(value, field.min, field.max, field.inches);
		case 'counts':
			return (
				Array.isArray(value) &&
				value.length <= field.atMost &&
				value.every((one) => isCount(one, field.min, field.max))
			);
	}
};

/**
 * A situation from outside: what its fields cannot hold, and what has no field in it, stays as the calculator begins. A
 * field may appear only once another is set, so the sheet is read until nothing new turns up.
 */
export const parseForm = <Book>(calculator: Calculator<Book>, book: Book, raw: unknown): Form => {
	let form = calculator.initial;
	if (!isRecord(raw)) return form;
	const open = new Set(Object.keys(form));
	for (;;) {
		const found = fieldsOf(calculator, book, form).filter(
			(field) => open.has(field.key) && isFor(field, raw[field.key])
		);
		if (!found.length) return fitted(calculator, book, form);
		for (const { key } of found) open.delete(key);
		form = { ...form, ...Object.fromEntries(found.map(({ key }) => [key, raw[key] as FormValue])) };
	}
};

const within = (value: number, min: number, max: number): number =>
	Math.min(max, Math.max(min, value));

/** The nearest value the field can hold. */
const nearest = (field: Field, value: FormValue | undefined, initial: FormValue | undefined) => {
	const fits: boolean = isFor(field, value);
	if (value !== undefined && fits) return value;
	switch (field.kind) {
		case 'choice':
			return isFor(field, initial) ? initial : (field.options[0]?.value ?? '');
		case 'flag':
			return false;
		case 'count':
			return within(typeof value === 'number' ? value : field.min, field.min, field.max);
		case 'counts':
			return typeof value === 'object'
				? value.slice(0, field.atMost).map((one) => within(one, field.min, field.max))
				: [];
	}
};

/** How many times narrowing one field may narrow another before the sheet counts as settled. */
const ROUNDS = 4;

/** The situation with every field on the sheet brought within its range, after a change has narrowed some. */
export const fitted = <Book>(calculator: Calculator<Book>, book: Book, form: Form): Form => {
	let fit = form;
	for (let round = 0; round < ROUNDS; round++) {
		const changes = fieldsOf(calculator, book, fit).flatMap((field) => {
			const value = nearest(field, fit[field.key], calculator.initial[field.key]);
			return value === fit[field.key] ? [] : [[field.key, value] as const];
		});
		if (!changes.length) return fit;
		fit = { ...fit, ...Object.fromEntries(changes) };
	}
	return fit;
};
