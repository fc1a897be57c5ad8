import { describe, expect, it } from 'vitest';
import { ask } from '#lib/kernel/dice/draw.ts';
import type { Form, Resolution } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import { english } from '../../english.ts';

/** The situation as a calculator begins with it, but for this. */
const resolved = async (slug: string, change: Form): Promise<Resolution> => {
	const calculator = await calculatorBySlug(slug);
	if (!calculator) throw new Error(`No calculator ${slug}`);
	const { refused, resolution } = calculator.resolve(defaultBook, {
		...calculator.initial,
		...change
	}) as { refused?: unknown; resolution: Resolution };
	expect(refused).toBeUndefined();
	return resolution;
};
/** The faces that are good in the first throw that needs any. */
const needs = ({ draw }: Resolution): readonly (number | undefined)[] => {
	const asked = ask(draw, []);
	return asked.state === 'waiting' ? [asked.call.needs?.from, asked.call.needs?.to] : [];
};
const lines = ({ working }: Resolution): readonly string[] =>
	working.flatMap((one) =>
		one.lines
			.filter(({ section }) => section === 'Gaming terms used')
			.map(({ reason, amount }) => `${english(reason.text)} ${amount}`)
	);

describe('Gaming terms used: what the referee adds to a die', () => {
	it.each([
		['small-arms-fire', 1, [5, 6], [4, 6]],
		['attacking-fire', -1, [4, 6], [5, 6]],
		['artillery', 2, [8, 10], [6, 10]],
		['unit-morale', -1, [1, 4], [1, 5]],
		['suppression', 1, [1, 3], [1, 2]]
	] as const)('%s: %i moves the faces that are good', async (slug, referee, before, after) => {
		expect(needs(await resolved(slug, {}))).toEqual(before);
		expect(needs(await resolved(slug, { referee }))).toEqual(after);
	});

	it('moves a vehicle that tests, and the shells of a light gun beside rifles', async () => {
		const tank = { who: 'tank', hits: 2 };
		expect(needs(await resolved('unit-morale', { ...tank, referee: 1 }))).toEqual([1, 3]);
		expect(needs(await resolved('small-arms-fire', { rifleStands: 0, shells: 2 }))).toEqual([
			9, 10
		]);
		expect(
			needs(await resolved('small-arms-fire', { rifleStands: 0, shells: 2, referee: 1 }))
		).toEqual([8, 10]);
	});

	it('counts for either side of a melee, in the sum and in the result', async () => {
		const plain = await resolved('melee', {});
		const ruled = await resolved('melee', { refereeAttacker: 2, refereeDefender: -1 });
		expect(lines(plain)).toEqual([]);
		expect(lines(ruled)).toEqual(['The referee +2', 'The referee −1']);
		const margin = ({ draw }: Resolution): unknown => {
			const first = ask(draw, []);
			if (first.state !== 'waiting') return undefined;
			const attack = { call: first.call, faces: [3], count: null, by: 'hand' } as const;
			const second = ask(draw, [attack]);
			if (second.state !== 'waiting') return undefined;
			const all = [attack, { ...attack, call: second.call }];
			const done = ask(draw, all);
			return done.state === 'done' ? (done.value as { margin: number }).margin : undefined;
		};
		expect(margin(plain)).toBe(0);
		expect(margin(ruled)).toBe(3);
	});

	it('stands in the sum with its heading', async () => {
		expect(lines(await resolved('unit-morale', { referee: -2 }))).toEqual(['The referee −2']);
		expect(lines(await resolved('small-arms-fire', { referee: 1 }))).toEqual(['The referee +1']);
		expect(lines(await resolved('artillery', { referee: -1 }))).toEqual(['The referee −1']);
	});
});
