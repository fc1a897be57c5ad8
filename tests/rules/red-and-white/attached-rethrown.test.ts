import { describe, expect, it } from 'vitest';
import { play } from '#lib/kernel/dice/draw.ts';
import { rethrow } from '#lib/kernel/dice/rethrow.ts';
import { defaultBook } from '#lib/rules/red-and-white/book.ts';
import { words } from '#lib/rules/red-and-white/words/en/rules.ts';
import { attachedFates } from '#lib/rules/red-and-white/rules/attached-figures.ts';

/** OFFICERS & LEADERS: "every special figure attached to the unit [...] all must test": a die for each. */
const fates = (officers: number) =>
	attachedFates(defaultBook, { officers, commissar: true, priest: false }, 1);

describe('dice thrown for those who stand with a unit', () => {
	it('stay with the commissar for whom they fell when an officer stands there, too', () => {
		const { throws } = play(fates(0), () => 10);
		const asked = rethrow(fates(1), throws);
		expect(asked).toMatchObject({
			state: 'waiting',
			why: 'new',
			missing: { label: words.officer }
		});
		const officer = play(fates(1), () => 1).throws.slice(0, 1);
		expect(rethrow(fates(1), throws, officer)).toMatchObject({
			value: { officers: ['unhurt'], commissar: true },
			dropped: 0
		});
	});

	it('of a commissar are found under whatever heading they were written down', () => {
		const { throws } = play(fates(0), () => 10);
		const before = throws.map((one) => ({
			...one,
			call: { ...one.call, rule: 'Officers and leaders' }
		}));
		expect(rethrow(fates(0), before)).toMatchObject({ value: { commissar: true }, dropped: 0 });
	});
});
