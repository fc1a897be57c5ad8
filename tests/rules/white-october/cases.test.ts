import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerWhiteOctober, WHITE_OCTOBER } from '../../tools/cases/white-october.ts';

const casesIn = (file: string) =>
	parseCases(readFileSync(new URL(`../../cases/${file}`, import.meta.url), 'utf8'));
const cases = casesIn('white-october-cases.json');
/** Worked out on paper beside the book, not by these rules. */
const byHand = casesIn('white-october-by-hand.json');

describe('the rule cases of White October', () => {
	it('are all there', () => {
		expect(cases).toHaveLength(44);
		expect(byHand).toHaveLength(74);
	});

	it.each([...cases, ...byHand].map((one) => [one.id, one] as const))(
		'%s',
		(_, { kind, inputs, expected }) => {
			const answer = answerWhiteOctober(kind, inputs);
			expect(answer).toBeDefined();
			expect(differences(expected, answer)).toEqual([]);
		}
	);

	it('take null for a field left out: a path without a limit is paid in full', () => {
		const path = ['22/I', '22/J', '22/K', '22/L'];
		expect(answerWhiteOctober('wo.move_cost', { path, mp: null })).toEqual({ value: 3 });
	});

	it('a certainty written as a fraction is the same', () => {
		const sure = answerWhiteOctober('wo.fatigue', { level: 7 });
		expect(differences({ fraction: '1/1' }, sure)).toEqual([]);
		expect(differences({ fraction: '1/2' }, sure)).not.toEqual([]);
	});

	it('every procedure answers every kind without its inputs', () => {
		for (const kind of Object.keys(WHITE_OCTOBER))
			expect(answerWhiteOctober(kind, {}), kind).toBeDefined();
	});
});
