import { describe, expect, it } from 'vitest';
import { chances } from '#lib/kernel/dice/draw.ts';
import type { Form } from '#lib/rules/red-and-white/procedures/calculator.ts';
import { bookOf, defaultBook, type Book } from '#lib/rules/red-and-white/book.ts';
import type { CommissarOutcome } from '#lib/rules/red-and-white/rules/special-figures.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import { t } from '#lib/words/t.ts';
import { resolutionOf } from './asked.ts';

/** COMMISSARS (R33): what his state is in the action that he was asked for, by how the asking came out. */
const STANDS: Readonly<Record<CommissarOutcome, string>> = {
	none: 'none',
	plus: 'plus',
	argument: 'none',
	overrules: 'minus',
	deserts: 'none',
	zero: 'none',
	minus: 'minus'
};

/** A sheet whose commissar is asked, by the field that holds him and the part of the outcome that says how he came out. */
interface Asked {
	readonly slug: string;
	readonly field: string;
	readonly book: Book;
}
const asked = (slug: string, field = 'commissar', book: Book = defaultBook): Asked => ({
	...{ slug, field, book }
});
const ASKED: readonly Asked[] = [
	asked('small-arms-fire'),
	asked('attacking-fire'),
	asked('melee', 'attackerCommissar'),
	asked('melee', 'defenderCommissar'),
	asked('unit-morale'),
	asked('suppression'),
	asked('armoured-car-fire'),
	asked('artillery', 'commissar', bookOf({ readings: { R66: 'bonus_applies' } }))
];

/** Every ending of the sheet: how the commissar came out, and what is told. */
const endings = async (slug: string, form: Form, field: string, book: Book) => {
	const resolution = await resolutionOf(slug, form, book);
	return chances(resolution.draw).outcomes.map(({ value }) => ({
		came: (value as Record<string, CommissarOutcome>)[field] ?? 'none',
		telling: resolution.tell(value)
	}));
};

describe('Commissars: a result is worked as he came out, not as he was hoped to', () => {
	it.each(ASKED)('$slug, $field', async ({ slug, field, book }) => {
		const told = await endings(slug, { [field]: 'check' }, field, book);
		for (const came of ['plus', 'argument', 'overrules', 'deserts'] as const) {
			const one = told.find((ending) => ending.came === came)?.telling;
			const stood = { [field]: STANDS[came] };
			const [as] = await endings(slug, stood, field, book);
			expect([came, one?.added]).toEqual([came, as?.telling.added]);
			const { working } = await resolutionOf(slug, stood, book);
			expect([came, one?.working]).toEqual([came, working]);
		}
	});

	it('until he is asked, the keys of the melee count on him too', async () => {
		const melee = await calculatorBySlug('melee');
		const said = (commissar: string): string => {
			const form = { ...melee?.initial, attackerCommissar: commissar };
			return melee?.brief ? t(melee.brief(defaultBook, form)) : '';
		};
		expect([said('none'), said('check'), said('minus')]).toEqual(['0 : 0', '+1 : 0', '−1 : 0']);
	});

	it('where he counts only from the next action, his +1 stands in this one (R33)', async () => {
		const book = bookOf({ readings: { R33: 'from_next_action' } });
		const told = await endings('melee', { attackerCommissar: 'check' }, 'attackerCommissar', book);
		const { working } = await resolutionOf('melee', { attackerCommissar: 'plus' }, book);
		for (const { telling } of told) expect(telling.working).toEqual(working);
	});
});
