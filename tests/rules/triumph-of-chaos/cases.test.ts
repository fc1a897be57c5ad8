import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerTriumphOfChaos } from '../../tools/cases/triumph-of-chaos.ts';

const casesIn = (file: string) =>
	parseCases(readFileSync(new URL(`../../cases/${file}`, import.meta.url), 'utf8'));
const cases = casesIn('triumph-of-chaos-cases.json');
const byHand = casesIn('triumph-of-chaos-by-hand.json');

describe('the rule cases of Triumph of Chaos', () => {
	it('are all there', () => expect(cases).toHaveLength(13));

	it.each([...cases, ...byHand].map((one) => [one.id, one] as const))(
		'%s',
		(_, { kind, inputs, expected }) => {
			const answer = answerTriumphOfChaos(kind, inputs);
			expect(answer).toBeDefined();
			expect(differences(expected, answer)).toEqual([]);
		}
	);

	it('a wrong fraction is named with its place', () =>
		expect(
			differences({ dist: { a: '1/2' }, decimals: { a: 0.5 } }, { dist: { a: '1/3' } })
		).toEqual(['dist.a: expected "1/2", got "1/3"']));

	it('the Western answer has columns for one to three factions, no others', () => {
		for (const factions of [0, 4])
			expect(() => answerTriumphOfChaos('toc.withdrawal', { factions })).toThrow('factions');
	});
});
