import * as v from 'valibot';
import type { Form } from '../sheet/calculator.ts';

/** Something with a situation: a roll, or what is kept of one. */
interface Situated {
	readonly procedure: string;
	readonly form: Form;
}
const isSituated = (value: unknown): value is Situated =>
	typeof value === 'object' && value !== null && 'form' in value && 'procedure' in value;

/** The schema with one further demand: a situation has no field that its procedure does not know. */
export const withKnownFields = <T>(
	schema: v.GenericSchema<unknown, T>,
	procedures: ReadonlyMap<string, { readonly initial: Form }>
): v.GenericSchema<unknown, T> =>
	v.pipe(
		schema,
		v.rawCheck(({ dataset, addIssue }) => {
			if (!dataset.typed || !isSituated(dataset.value)) return;
			const { form, procedure } = dataset.value;
			const known = procedures.get(procedure)?.initial ?? {};
			const strange = Object.keys(form).find((key) => !Object.hasOwn(known, key));
			if (strange === undefined) return;
			const step = { type: 'object', origin: 'value', input: { ...form } } as const;
			addIssue({
				received: `"${strange}"`,
				path: [{ ...step, key: 'form', value: form[strange] }]
			});
		})
	);
