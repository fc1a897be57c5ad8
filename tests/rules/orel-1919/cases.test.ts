import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerOrel, OREL } from '../../tools/cases/orel-1919.ts';

const casesIn = (file: string) =>
	parseCases(readFileSync(new URL(`../../cases/${file}`, import.meta.url), 'utf8'));
const cases = casesIn('orel-1919-cases.json');
/** Worked out on paper beside the book, not by these rules. */
const byHand = casesIn('orel-1919-by-hand.json');

describe('the rule cases of Orel 1919', () => {
	it('are all there', () => {
		expect(cases).toHaveLength(39);
		expect(byHand).toHaveLength(157);
	});

	it.each([...cases, ...byHand].map((one) => [one.id, one] as const))(
		'%s',
		(_, { kind, inputs, expected }) => {
			const answer = answerOrel(kind, inputs);
			expect(answer).toBeDefined();
			expect(differences(expected, answer)).toEqual([]);
		}
	);

	it.each([
		['a word for a number', 'orel.odds_drm', { attacker: '2', defender: 3 }],
		['a unit that the form does not name', 'orel.retreat_before_combat', { unit: 'zeppelin' }],
		['a side that there is not', 'orel.morale', { side: 'both' }],
		['a unit that is no record', 'orel.hex_falls', { att: 3 }]
	])('refuse %s', (_, kind, inputs) => {
		expect(() => answerOrel(kind, inputs)).toThrow(/is no|is none/);
	});

	it('take null for a field left out: no guns named, the support stands', () => {
		const fight = { att: { steps: 4 }, dfn: { steps: 4 }, support: 3 };
		expect(answerOrel('orel.hex_falls', { ...fight, att_arts: null })).toEqual(
			answerOrel('orel.hex_falls', fight)
		);
	});

	it('every procedure answers every kind without its inputs', () => {
		for (const kind of Object.keys(OREL)) expect(answerOrel(kind, {}), kind).toBeDefined();
	});
});
