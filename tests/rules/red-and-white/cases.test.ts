import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences, parseCases } from '../../tools/cases/form.ts';
import { answerRedAndWhite, RED_AND_WHITE } from '../../tools/cases/red-and-white.ts';

const casesIn = (file: string) =>
	parseCases(readFileSync(new URL(`../../cases/${file}`, import.meta.url), 'utf8'));
const cases = casesIn('red-and-white-cases.json');
const byHand = casesIn('red-and-white-by-hand.json');

describe('the rule cases', () => {
	it('are all there', () => expect(cases).toHaveLength(44));

	it.each([...cases, ...byHand].map((one) => [one.id, one] as const))(
		'%s',
		(_, { kind, inputs, expected }) => {
			const answer = answerRedAndWhite(kind, inputs);
			expect(answer).toBeDefined();
			expect(differences(expected, answer)).toEqual([]);
		}
	);

	it('an unknown kind has no answer', () =>
		expect(answerRedAndWhite('no_such_kind', {})).toBeUndefined());

	it('a wrong answer is named with its place', () =>
		expect(differences({ p: { frac: '1/2' } }, { p: { frac: '1/3' } })).toEqual([
			'p: expected 1/2, got "1/3"'
		]));

	it('every procedure answers every kind without its inputs', () => {
		for (const kind of Object.keys(RED_AND_WHITE))
			expect(answerRedAndWhite(kind, {}), kind).toBeDefined();
	});

	it.each([
		['leadership', { distance: '30' }, 'distance'],
		['leadership', { distance: 3, leader: 'gone' }, 'leader'],
		['movement', { mover: 'infantry', terrain: 'swamp' }, 'terrain'],
		['movement', { mover: 'cavalry', charging: 'no' }, 'charging'],
		['movement', { mover: 'infantry', system: 'steady' }, 'system'],
		['artillery', { gun: 'field', crews: 4, distance: 9 }, 'crews'],
		['morale', { stands: 3, modifiers: ['brave'] }, 'modifiers'],
		['melee', { attacker: { commissar: 'often' }, rolls: [3, 3] }, 'commissar']
	])('%s with %j is refused', (kind, inputs, named) =>
		expect(() => answerRedAndWhite(kind, inputs)).toThrow(`"${named}"`)
	);

	it('a plain true is a commissar who is sure of himself, and cover of the ground', () => {
		const sides = { attacker: { commissar: true }, rolls: [3, 3] };
		expect(answerRedAndWhite('melee', sides)).toMatchObject({ attacker_modifier: 1 });
		const shells = (cover: unknown) =>
			answerRedAndWhite('artillery', { crews: [1], distance: 20, target: { cover } });
		expect(shells('terrain')).toEqual(shells(true));
		expect(shells('none')).toEqual(shells(false));
	});
});
