import { describe, expect, it } from 'vitest';
import { accept, refuse } from '#lib/kernel/game/engine.ts';
import { modifiers, total } from '#lib/kernel/book/modifier.ts';
import { parsed, wrong } from '#lib/kernel/border/parsed.ts';
import { count, say } from '#lib/kernel/phrase.ts';

describe('modifiers', () => {
	const lines = modifiers(
		['Melee', 'Stands lost', -2],
		['Banners', 'Banner', 0],
		['Ranges', 'Point blank', 1, true]
	);

	it('keep their order and leave out what is worth nothing', () => {
		expect(lines).toEqual([
			{ section: 'Melee', reason: 'Stands lost', amount: -2 },
			{ section: 'Ranges', reason: 'Point blank', amount: 1, byDefault: true }
		]);
	});

	it('add up', () => {
		expect(total(lines)).toBe(-1);
		expect(total([])).toBe(0);
	});
});

describe('phrases', () => {
	it('are data: a text, its values, and the number where something is counted', () => {
		expect(say('Nobody is hit.')).toEqual({ text: 'Nobody is hit.' });
		expect(say('{a} at {b}', { a: 'x', b: { inches: 12 } })).toEqual({
			text: '{a} at {b}',
			values: { a: 'x', b: { inches: 12 } }
		});
		expect(count(1, '{n} figures of {unit}', { unit: 'x' })).toEqual({
			text: '{n} figures of {unit}',
			values: { unit: 'x', n: 1 }
		});
	});
});

it('a decision is facts, or a refusal with its rule', () => {
	expect(accept('a', 'b')).toEqual({ ok: true, facts: ['a', 'b'] });
	expect(refuse('Melee', say('No.'))).toEqual({
		ok: false,
		refusal: { rule: 'Melee', why: { text: 'No.' } }
	});
});

it('what comes from outside is a value or a problem', () => {
	expect(parsed(3)).toEqual({ ok: true, value: 3 });
	expect(wrong(say('No.'))).toEqual({ ok: false, problem: { text: 'No.' } });
});
