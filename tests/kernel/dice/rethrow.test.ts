import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import {
	die,
	Draw,
	play,
	pool,
	sum,
	type Call,
	type Needs,
	type Throw
} from '#lib/kernel/dice/draw.ts';
import { rethrow } from '#lib/kernel/dice/rethrow.ts';

const onOrAbove = (from: number): Needs => ({ from, to: 6, word: 'hit', other: 'miss' });
const fire = (dice: number, from: number, saves = 4) =>
	pool(dice, 6, onOrAbove(from), { label: 'To hit', rule: 'Fire' }).chain((hits) =>
		pool(hits, 6, onOrAbove(saves), { label: 'Saves', rule: 'Fire' }).map((saved) => hits - saved)
	);

const hits = (faces: readonly number[], from = 5): Throw => ({
	call: call(faces.length, from),
	faces,
	count: null,
	by: 'hand'
});
const counted = (dice: number, count: number, from = 5): Throw => ({
	call: call(dice, from),
	faces: null,
	count,
	by: 'hand'
});
const call = (dice: number, from = 5, label = 'To hit'): Call => ({
	kind: 'pool',
	dice,
	sides: 6,
	needs: onOrAbove(from),
	label,
	rule: 'Fire'
});
const saves = (...faces: number[]): Throw => ({
	call: call(faces.length, 4, 'Saves'),
	faces,
	count: null,
	by: 'hand'
});

describe('dice that were thrown, in another situation', () => {
	it('say what each face of a missing die means', () => {
		const means = ['scratch', 'wounded', 'wounded', 'dead', 'dead', 'dead'];
		const fate = die(6, { label: 'His fate', rule: 'Officers', means });
		expect(rethrow(fate, [])).toMatchObject({ state: 'waiting', why: 'new', means });
	});

	it('say the same where nothing changed', () => {
		fc.assert(
			fc.property(fc.nat(12), fc.integer({ min: 2, max: 6 }), fc.nat(1e6), (dice, from, seed) => {
				const draw = fire(dice, from);
				const { value, throws } = play(draw, diceFrom([seed, 1, 2, 3]));
				expect(rethrow(draw, throws)).toEqual({ state: 'done', value, throws, dropped: 0 });
			})
		);
	});

	it('of a pool that shrank the last drop, and what hangs on them too', () => {
		const again = rethrow(fire(3, 5), [hits([5, 1, 6, 6]), saves(1, 2, 6)]);
		expect(again).toMatchObject({ state: 'done', value: 2, dropped: 2 });
		expect(again.state === 'done' && again.throws.map(({ faces }) => faces)).toEqual([
			[5, 1, 6],
			[1, 2]
		]);
	});

	it('a pool that grew asks for the missing ones only, and then for those that hang on them', () => {
		const draw = fire(4, 5);
		const fallen = [hits([5, 1]), saves(1)];
		expect(rethrow(draw, fallen)).toMatchObject({ missing: { dice: 2, label: 'To hit' } });
		const two = { ...hits([6, 2]), by: 'app' as const };
		expect(rethrow(draw, fallen, [two])).toMatchObject({
			why: 'grown',
			missing: { dice: 1, label: 'Saves' }
		});
		const done = rethrow(draw, fallen, [two, saves(6)]);
		expect(done).toMatchObject({ state: 'done', value: 1, dropped: 0 });
		expect(done.state === 'done' && done.throws[0]).toMatchObject({
			faces: [5, 1, 6, 2],
			by: 'both'
		});
	});

	it('faces are read against another threshold; a count is asked again', () => {
		expect(rethrow(fire(2, 6), [hits([5, 6]), saves(1, 1)])).toMatchObject({
			value: 1,
			dropped: 1
		});
		expect(rethrow(fire(2, 6), [counted(2, 2), saves(1, 1)])).toMatchObject({
			why: 'counted',
			missing: { dice: 2, needs: { from: 6 } }
		});
		expect(rethrow(fire(1, 5), [counted(2, 1)])).toMatchObject({
			why: 'counted',
			missing: { dice: 1 }
		});
	});

	it('a count stands, and the count of the missing dice joins it', () => {
		const draw = fire(6, 5, 7);
		expect(rethrow(draw, [counted(4, 2)])).toMatchObject({ why: 'grown', missing: { dice: 2 } });
		expect(rethrow(draw, [counted(4, 2)], [counted(2, 1)])).toMatchObject({ value: 3 });
		expect(rethrow(draw, [counted(4, 2)], [hits([5, 6])])).toMatchObject({ value: 4 });
		expect(rethrow(draw, [hits([5, 5, 1, 1])], [counted(2, 2)])).toMatchObject({ value: 4 });
	});

	it('a throw that is new is asked for, and the others keep their meaning', () => {
		const first = die(6, { label: 'Leads', rule: 'Fire' });
		const draw = first.chain((face) => (face > 3 ? fire(2, 5) : Draw.of(0)));
		const fallen = [hits([5, 6]), saves(1, 2)];
		expect(rethrow(draw, fallen)).toMatchObject({ why: 'new', missing: { label: 'Leads' } });
		const leads = (face: number): Throw => ({
			call: { kind: 'die', dice: 1, sides: 6, label: 'Leads', rule: 'Fire' },
			faces: [face],
			count: null,
			by: 'hand'
		});
		expect(rethrow(draw, fallen, [leads(4)])).toMatchObject({ value: 2, dropped: 0 });
		expect(rethrow(draw, fallen, [leads(1)])).toMatchObject({ value: 0, dropped: 4 });
	});

	it('a total grows by the missing dice', () => {
		const six = (dice: number) => sum(dice, 6, { label: 'Moves', rule: 'Movement' });
		const { throws } = play(six(3), diceFrom([1, 2, 3, 4]));
		const total = throws[0]?.faces?.reduce((a, b) => a + b, 0) ?? 0;
		const told: Throw = { ...throws[0]!, faces: null, count: total };
		const more: Throw = { ...told, call: { ...told.call, dice: 1 }, faces: [4], count: null };
		expect(rethrow(six(4), [told], [more])).toMatchObject({ value: total + 4 });
		expect(rethrow(six(4), throws, [more])).toMatchObject({ value: total + 4 });
		expect(rethrow(six(2), [told])).toMatchObject({ why: 'counted' });
	});
});
