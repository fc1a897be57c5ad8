import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerOrel, OREL } from '../../tools/cases/orel-1919.ts';

const cases = parseCases(
	readFileSync(new URL('../../cases/orel-1919-cases.json', import.meta.url), 'utf8')
);

describe('the rule cases of Orel 1919', () => {
	it('are all there', () => expect(cases).toHaveLength(39));

	it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { kind, inputs, expected }) => {
		const answer = answerOrel(kind, inputs);
		expect(answer).toBeDefined();
		expect(differences(expected, answer)).toEqual([]);
	});

	it('every procedure answers every kind without its inputs', () => {
		for (const kind of Object.keys(OREL)) expect(answerOrel(kind, {}), kind).toBeDefined();
	});
});
