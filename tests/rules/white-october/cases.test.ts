import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerWhiteOctober, WHITE_OCTOBER } from '../../tools/cases/white-october.ts';

const cases = parseCases(
	readFileSync(new URL('../../cases/white-october-cases.json', import.meta.url), 'utf8')
);

describe('the rule cases of White October', () => {
	it('are all there', () => expect(cases).toHaveLength(44));

	it.each(cases.map((one) => [one.id, one] as const))('%s', (_, { kind, inputs, expected }) => {
		const answer = answerWhiteOctober(kind, inputs);
		expect(answer).toBeDefined();
		expect(differences(expected, answer)).toEqual([]);
	});

	it('every procedure answers every kind without its inputs', () => {
		for (const kind of Object.keys(WHITE_OCTOBER))
			expect(answerWhiteOctober(kind, {}), kind).toBeDefined();
	});
});
