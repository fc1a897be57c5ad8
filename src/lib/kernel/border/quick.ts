import type * as v from 'valibot';
import { isRecord } from '../is-record.ts';
import { hasOnly } from './payload.ts';

type Test = (raw: unknown) => boolean;

/** The parts of a Valibot schema that are looked at here. */
interface Shown {
	readonly kind: string;
	readonly type: string;
	readonly pipe?: readonly Shown[];
	readonly requirement?: unknown;
	readonly wrapped?: Shown;
	readonly item?: Shown;
	readonly entries?: Readonly<Record<string, Shown>>;
	readonly literal?: unknown;
	readonly key?: string;
	readonly options?: readonly unknown[];
	readonly check?: Test;
}

const ordered = (raw: unknown): number => raw as number;
const long = (raw: unknown): number => (raw as { readonly length: number }).length;

/** The check that a step of a pipe makes on a value of its kind; undefined for a step not known here. */
const stepOf = ({ kind, type, requirement: asked }: Shown): Test | null | undefined => {
	if (kind === 'metadata') return null;
	switch (type) {
		case 'integer':
			return (raw) => Number.isInteger(raw);
		case 'min_value':
			return (raw) => ordered(raw) >= ordered(asked);
		case 'max_value':
			return (raw) => ordered(raw) <= ordered(asked);
		case 'min_length':
			return (raw) => long(raw) >= ordered(asked);
		case 'max_length':
			return (raw) => long(raw) <= ordered(asked);
		case 'not_values':
			return (raw) => !(asked as readonly unknown[]).includes(raw);
		case 'regex':
			return (raw) => (asked as RegExp).test(raw as string);
		default:
			return undefined;
	}
};

const fieldsOf = (entries: Readonly<Record<string, Shown>>): Test => {
	const keys = Object.keys(entries);
	const tests = keys.map((key): Test => {
		const field = entries[key] as Shown;
		const may = field.type === 'exact_optional';
		const test = quickly((may ? field.wrapped : field) as Shown);
		return (raw) => {
			const value = (raw as Readonly<Record<string, unknown>>)[key];
			return value === undefined ? may && !(key in (raw as object)) : test(value);
		};
	});
	return (raw) => isRecord(raw) && hasOnly(raw, ...keys) && tests.every((test) => test(raw));
};

const variantOf = (key: string, options: readonly Shown[]): Test => {
	const tests = new Map<unknown, Test>();
	for (const option of options) {
		const named = option.entries?.[key];
		if (named?.type !== 'literal') throw new Error(`No literal ${key}`);
		tests.set(named.literal, quickly(option));
	}
	return (raw) => isRecord(raw) && (tests.get(raw[key])?.(raw) ?? false);
};

const rootOf = (schema: Shown): Test => {
	switch (schema.type) {
		case 'string':
			return (raw) => typeof raw === 'string';
		case 'number':
			return (raw) => typeof raw === 'number' && !Number.isNaN(raw);
		case 'boolean':
			return (raw) => typeof raw === 'boolean';
		case 'literal':
			return (raw) => raw === schema.literal;
		case 'picklist': {
			const known = new Set(schema.options);
			return (raw) => known.has(raw);
		}
		case 'nullable': {
			const test = quickly(schema.wrapped as Shown);
			return (raw) => raw === null || test(raw);
		}
		case 'array': {
			const test = quickly(schema.item as Shown);
			return (raw) => Array.isArray(raw) && raw.every(test);
		}
		case 'strict_object':
			return fieldsOf(schema.entries ?? {});
		case 'variant':
			return variantOf(schema.key ?? '', (schema.options ?? []) as readonly Shown[]);
		case 'custom':
			return schema.check as Test;
		default:
			return () => false;
	}
};

const quickly = (schema: Shown): Test => {
	const [root = schema, ...steps] = schema.pipe ?? [];
	const tests = [root.pipe ? quickly(root) : rootOf(root)];
	for (const step of steps) {
		const test = stepOf(step);
		if (test === undefined) return () => false;
		if (test) tests.push(test);
	}
	const [only] = tests;
	return tests.length === 1 && only ? only : (raw) => tests.every((test) => test(raw));
};

/**
 * A quick check by a schema, for what comes in thousands. Whatever it accepts, the schema reads unchanged. A refusal
 * says nothing: the schema itself must look, and has the words for what is wrong.
 */
export const quickLook = <T>(schema: v.GenericSchema<unknown, T>): ((raw: unknown) => raw is T) =>
	quickly(schema as unknown as Shown) as (raw: unknown) => raw is T;
