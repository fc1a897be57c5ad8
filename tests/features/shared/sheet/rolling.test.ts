import { describe, expect, test } from 'vitest';
import { rollsAhead } from '#lib/features/shared/sheet/ahead.ts';
import { inchesTyped } from '#lib/features/shared/sheet/fields/lengths.ts';
import { Rolling } from '#lib/features/shared/sheet/dice/rolling.svelte.ts';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { speech } from '#lib/words/speech.svelte.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import { skirmish } from './skirmish.ts';

const drawOf = (changes: Form = {}): Draw<unknown> => {
	const resolved = skirmish.resolve(defaultBook, { ...skirmish.initial, ...changes });
	if (resolved.refused) throw new Error('refused');
	return resolved.resolution.draw;
};

describe('dice by hand', () => {
	test('go on by themselves, die by die, and the odd hit is only asked for when there is one', () => {
		const rolling = new Rolling(drawOf({ cover: true }));
		expect(rolling.call?.label).toBe('Commissar');
		rolling.face(10);
		expect(rolling.call?.label).toBe('Fire');
		[6, 5, 4].forEach(rolling.face);
		expect(rolling.faces).toEqual([6, 5, 4]);
		rolling.face(1);
		expect(rolling.call?.label).toBe('Odd hit against cover');
		rolling.face(4);
		expect(rolling.asked).toMatchObject({ state: 'done', value: { lost: 2 } });
	});

	test('a face no such die has is not taken', () => {
		const rolling = new Rolling(drawOf());
		[0, 11].forEach(rolling.face);
		expect(rolling.begun).toBe(false);
	});

	test('taken back one by one, over the throws', () => {
		const rolling = new Rolling(drawOf());
		[7, 6, 5].forEach(rolling.face);
		rolling.takeBack();
		expect(rolling.faces).toEqual([6]);
		rolling.takeBack();
		rolling.takeBack();
		expect(rolling.call?.label).toBe('Commissar');
		expect(rolling.begun).toBe(false);
		rolling.takeBack();
		expect(rolling.begun).toBe(false);
	});

	test('a count stands once it is confirmed, and can be taken back', () => {
		const rolling = new Rolling(drawOf({ stands: 30 }));
		rolling.face(1);
		expect(rolling.byFaces).toBe(false);
		rolling.tell(12);
		expect(rolling.call?.label).toBe('Fire');
		rolling.confirm();
		expect(rolling.throws[1]).toMatchObject({ faces: null, count: 12, by: 'hand' });
		rolling.takeBack();
		expect(rolling.count).toBe(12);
		expect(rolling.byFaces).toBe(false);
	});

	test('many dice can be typed face by face, few can be counted', () => {
		const many = new Rolling(drawOf({ stands: 30 }));
		many.face(1);
		many.choose(true);
		many.face(6);
		expect(many.faces).toEqual([6]);
		const few = new Rolling(drawOf());
		few.face(1);
		few.choose(false);
		expect(few.byFaces).toBe(false);
	});

	test('a look at the other way of typing loses no die, and a die taken back is seen', () => {
		const rolling = new Rolling(drawOf());
		rolling.face(1);
		rolling.face(5);
		rolling.face(6);
		rolling.choose(false);
		rolling.tell(2);
		rolling.choose(true);
		expect(rolling.faces).toEqual([5, 6]);
		rolling.choose(false);
		rolling.takeBack();
		expect([rolling.byFaces, rolling.faces]).toEqual([true, [5]]);
		rolling.choose(false);
		rolling.tell(2);
		rolling.confirm();
		expect(rolling.throws.at(-1)).toMatchObject({ faces: null, count: 2 });
	});

	test('the rest by the app is marked as both', () => {
		const rolling = new Rolling(drawOf());
		rolling.rollRest(() => 3);
		rolling.face(6);
		rolling.rollRest(() => 2);
		expect(rolling.throws.map(({ by, faces }) => [by, faces])).toEqual([
			['app', [3]],
			['both', [6, 2, 2, 2]]
		]);
	});
});

describe('held dice', () => {
	test('go on where they were', () => {
		const before = new Rolling(drawOf());
		[7, 6, 5].forEach(before.face);
		const after = new Rolling(drawOf(), JSON.parse(JSON.stringify(before.held)));
		expect(after.faces).toEqual([6, 5]);
		expect(after.call?.label).toBe('Fire');
	});

	test('are typed on as was chosen before the situation changed', () => {
		const before = new Rolling(drawOf());
		before.face(7);
		before.face(1);
		before.choose(false);
		const after = new Rolling(drawOf({ cover: true }), before.held);
		expect([after.byFaces, after.faces]).toEqual([false, [1]]);
	});

	test('of another situation are let go from the first that does not fit', () => {
		const before = new Rolling(drawOf());
		[7, 6, 6, 6, 6].forEach(before.face);
		expect(before.asked.state).toBe('done');
		expect(new Rolling(drawOf({ stands: 1 }), before.held).lying).toEqual(
			before.throws.slice(0, 1)
		);
	});

	test('of a throw that must show something else, or has more dice, what was typed stays', () => {
		const before = new Rolling(drawOf());
		[7, 6, 6, 6, 3].forEach(before.face);
		const led = new Rolling(drawOf({ led: true }), before.held);
		expect([led.asked.state, led.throws.map(({ faces }) => faces)]).toEqual([
			'done',
			[[7], [6, 6, 6, 3]]
		]);
		expect(new Rolling(drawOf({ stands: 9 }), before.held).faces).toEqual([6, 6, 6, 3]);
	});
});

describe('the line of rolls', () => {
	const ahead = (form: Form, faces: readonly number[] = []) => {
		const rolling = new Rolling(drawOf(form));
		faces.forEach(rolling.face);
		return rollsAhead(rolling.draw, rolling.throws).map(({ call, sure }) => [call.label, sure]);
	};

	test('shows what must follow and what may', () => {
		expect(ahead({ cover: true, march: true })).toEqual([
			['Fire', true],
			['Odd hit against cover', false],
			['March', true]
		]);
	});

	test('ends with the last roll', () => {
		expect(ahead({}, [7])).toEqual([]);
	});
});

describe('typed lengths', () => {
	test('are read with and without their unit', () => {
		expect([' 2.5″', '2,5', '12"', '.25 in'].map(inchesTyped)).toEqual([2.5, 2.5, 12, 0.25]);
		expect(inchesTyped('30 cm')).toBe(12);
		expect(['', 'far', '1/2', '-3'].map(inchesTyped)).toEqual([null, null, null, null]);
		speech.lengths = 'centimetres';
		expect(inchesTyped('30')).toBe(12);
		speech.lengths = 'inches';
	});
});
