import { describe, expect, test } from 'vitest';
import { fitted, parseForm } from '#lib/kernel/sheet/form.ts';
import type { Calculator } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import { skirmish } from './skirmish.ts';

const parse = (raw: unknown) => parseForm(skirmish, defaultBook, raw);

describe('a remembered situation', () => {
	test('comes back as it was', () => {
		const left = { ...skirmish.initial, range: 'far', stands: 12, led: true, crews: [1, 4] };
		expect(parse(JSON.parse(JSON.stringify(left)))).toEqual(left);
	});

	test.each([undefined, null, 7, 'far', [], {}])('%j is as the calculator begins', (raw) => {
		expect(parse(raw)).toEqual(skirmish.initial);
	});

	test('what no field can hold is dropped, one by one', () => {
		expect(
			parse({
				range: 'sideways',
				stands: 41,
				led: 'yes',
				cover: true,
				crews: [2, 9],
				somethingElse: 1
			})
		).toEqual({ ...skirmish.initial, cover: true });
		expect(parse({ stands: 2.5 })).toEqual(skirmish.initial);
		expect(parse({ stands: Number.NaN })).toEqual(skirmish.initial);
	});

	test('a field that only shows when another is set is read too', () => {
		expect(parse({ march: true, distance: 2.5 })).toMatchObject({ march: true, distance: 2.5 });
		expect(parse({ march: false, distance: 2.5 })).toEqual(skirmish.initial);
	});
});

describe('a change that narrows another field', () => {
	const narrow: Calculator = {
		...skirmish,
		initial: { unit: 4, stand: 4, kind: 'a' },
		groups: (_book, form) => [
			{
				title: 'Target',
				fields: [
					{ kind: 'count', key: 'unit', label: 'Unit', min: 0, max: 20 },
					{ kind: 'count', key: 'stand', label: 'Stand', min: 0, max: Number(form['unit']) },
					{
						kind: 'choice',
						key: 'kind',
						label: 'Kind',
						options: [
							{ value: 'a', label: 'A' },
							...(Number(form['unit']) > 2 ? [{ value: 'b', label: 'B' }] : [])
						]
					}
				]
			}
		]
	};

	test('brings it along', () => {
		expect(fitted(narrow, defaultBook, { unit: 2, stand: 4, kind: 'b' })).toEqual({
			unit: 2,
			stand: 2,
			kind: 'a'
		});
	});

	test('leaves a situation that fits as it is', () => {
		const form = { unit: 3, stand: 1, kind: 'b' };
		expect(fitted(narrow, defaultBook, form)).toBe(form);
	});
});
