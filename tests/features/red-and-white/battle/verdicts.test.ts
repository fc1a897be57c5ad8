import { describe, expect, it } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { play } from '#lib/kernel/dice/draw.ts';
import { verdicts } from '#lib/features/red-and-white/roll/verdicts.ts';
import type { Form, Resolution } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug, calculatorSlugs } from '#lib/rules/red-and-white/procedures/index.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';

const resolved = async (slug: string, change: Form = {}): Promise<Resolution | null> => {
	const calculator = await calculatorBySlug(slug);
	if (!calculator) throw new Error(`No calculator ${slug}`);
	const found = calculator.resolve(defaultBook, { ...calculator.initial, ...change });
	return found.refused ? null : found.resolution;
};
const fell = (resolution: Resolution, seed = 1): unknown =>
	play(resolution.draw, diceFrom([seed, 2, 3, 4])).value;

describe('what the referee may say came of a roll', () => {
	it('of a test: passed or failed', async () => {
		const morale = (await resolved('unit-morale'))!;
		const all = verdicts(morale, fell(morale));
		expect(all.map(({ words }) => words).sort()).toEqual([
			'Failed: It falls back.',
			'Passed: It holds.'
		]);
		const failed = all.find(({ words }) => words.startsWith('Failed'))!;
		expect(morale.changes(failed.value)).toEqual([
			expect.objectContaining({ who: 'unit', on: expect.arrayContaining(['falling_back']) })
		]);
	});

	it('of fire: every loss there can be, once', async () => {
		const fire = (await resolved('small-arms-fire'))!;
		expect(verdicts(fire, fell(fire)).map(({ words }) => words)).toEqual([
			'Nobody is hit.',
			'1 figure lost.',
			'2 figures lost.',
			'3 figures lost.',
			'4 figures lost.'
		]);
	});

	it('a quarrel that happened stays with another loss', async () => {
		const fire = (await resolved('small-arms-fire', { commissar: 'check' }))!;
		const quarrel = { commissar: 'argument', hits: 3, odd: null, struck: 3, casualties: 3 };
		const one = verdicts(fire, quarrel).find(({ words }) => words === '1 figure lost.')!;
		expect(one.value).toMatchObject({ commissar: 'argument', casualties: 1 });
		expect(fire.changes(one.value)).toContainEqual(
			expect.objectContaining({ on: ['fired', 'commissar_argues'] })
		);
	});

	it.each(calculatorSlugs)(
		'%s: what fell is among them, and no two read the same',
		async (slug) => {
			const resolution = await resolved(slug);
			if (!resolution) return;
			for (const seed of [1, 2, 3]) {
				const value = fell(resolution, seed);
				const all = verdicts(resolution, value);
				const words = all.map((one) => one.words);
				expect(new Set(words).size).toBe(words.length);
				const changes = JSON.stringify(resolution.changes(value));
				expect(all.map((one) => JSON.stringify(resolution.changes(one.value)))).toContain(changes);
			}
		}
	);
});
