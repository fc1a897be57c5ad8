import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Field, Form, FormValue } from '#lib/kernel/sheet/calculator.ts';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { chances, play } from '#lib/kernel/dice/draw.ts';
import type { Phrase } from '#lib/kernel/phrase.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import { t } from '#lib/words/t.ts';
import { defaultBook } from '#lib/rules/triumph-of-chaos/book.ts';
import { PROCEDURES } from '#lib/rules/triumph-of-chaos/procedures/all.ts';
import type { Procedure } from '#lib/rules/triumph-of-chaos/procedures/procedure.ts';
import { runs } from '../../random.ts';
import { english } from '../../english.ts';

const ALL = [...PROCEDURES.values()];

const fieldsOf = (calculator: Procedure, form: Form): readonly Field[] =>
	calculator
		.groups(defaultBook, form)
		.flatMap((group) =>
			'fields' in group
				? group.fields
				: group.rows.flatMap(({ left, right }) => [left, right].filter((one) => one !== undefined))
		);

const valueFor = (field: Field): fc.Arbitrary<FormValue> => {
	switch (field.kind) {
		case 'choice':
			return fc.constantFrom(...field.options.map(({ value }) => value));
		case 'flag':
			return fc.boolean();
		case 'count':
			return fc.integer({ min: field.min, max: Math.min(field.max, field.min + 12) });
		case 'counts':
			return fc.array(fc.integer({ min: field.min, max: 12 }), { maxLength: 4 });
	}
};

/** A situation a player could have filled in: every field of the sheet changed, twice, for those that show later. */
const situation = (calculator: Procedure): fc.Arbitrary<Form> =>
	[0, 1].reduce<fc.Arbitrary<Form>>(
		(forms) =>
			forms.chain((form) =>
				fc
					.record(
						Object.fromEntries(
							fieldsOf(calculator, form).map((field) => [field.key, valueFor(field)])
						)
					)
					.map((changes) => fitted(calculator, defaultBook, { ...form, ...changes }))
			),
		fc.constant(calculator.initial)
	);

const whole = (phrase: Phrase | string): void => {
	expect(t(phrase)).not.toMatch(/[{}]|undefined|NaN/);
};

describe.each(ALL.map((calculator) => [calculator.slug, calculator] as const))(
	'%s',
	(_, calculator) => {
		it('every field stands in the form it begins with', () => {
			for (const { key } of fieldsOf(calculator, calculator.initial))
				expect(Object.hasOwn(calculator.initial, key), key).toBe(true);
		});

		it('any situation resolves or says why not; chances add up; words are whole', () => {
			fc.assert(
				fc.property(situation(calculator), fc.integer(), (form, seed) => {
					const resolved = calculator.resolve(defaultBook, form);
					if (resolved.refused) return whole(resolved.refused.why);
					const { draw, forecast, tell, working } = resolved.resolution;
					const dist = chances(draw);
					expect(dist.outcomes.reduce((sum, { weight }) => sum + weight, 0n)).toBe(dist.total);
					const { answer, chart, facts, grid } = forecast();
					for (const phrase of [answer.strong, answer.rest, answer.second])
						if (phrase) whole(phrase);
					for (const { label, value } of facts) {
						whole(label);
						if (typeof value === 'object' && 'text' in value) whole(value);
					}
					if (chart) {
						const sum = chart.bars.reduce((all, bar) => all + bar.chance.valueOf(), 0);
						expect(sum).toBeCloseTo(1, 9);
					}
					if (grid)
						expect(
							grid.cells.flat().reduce((all, chance) => all + chance.valueOf(), 0)
						).toBeCloseTo(1, 9);
					for (const { lines, total } of working) {
						for (const { reason } of lines) whole(reason);
						if (total) whole(total.label);
					}
					const { value } = play(draw, diceFrom([seed, 1, 2, 3]));
					const told = tell(value);
					for (const phrase of [told.value, told.say, ...told.more]) whole(phrase);
					for (const { reason } of told.lines) whole(reason);
				}),
				{ numRuns: runs(40) }
			);
		});
	}
);

describe('Combat', () => {
	const combat = PROCEDURES.get('combat');
	const resolved = (over: Form) => {
		const found = combat?.resolve(defaultBook, { ...combat.initial, ...over });
		if (!found || found.refused) throw new Error('refused');
		return found.resolution;
	};

	it('one more modifier for the attacker never makes him win less often', () => {
		const value = (label: string, over: Form) => {
			const { answer, facts } = resolved(over).forecast();
			const fact = facts.find((one) => english(one.label.text) === label)?.value;
			if (typeof fact !== 'object' || !('chance' in fact)) throw new Error(label);
			if (typeof answer.value !== 'object' || !('chance' in answer.value)) throw new Error(label);
			return fact.chance.compare(answer.value.chance);
		};
		fc.assert(
			fc.property(
				fc.integer({ min: 0, max: 12 }),
				fc.integer({ min: 0, max: 12 }),
				fc.integer({ min: 0, max: 3 }),
				(aStrength, dStrength, aElite) => {
					const over = { aStrength, dStrength, aElite };
					expect(value('Attacker wins with 1 more combat modifier', over)).toBeGreaterThanOrEqual(
						0
					);
					expect(value('Attacker wins if the defender has 1 more', over)).toBeLessThanOrEqual(0);
				}
			),
			{ numRuns: runs(30) }
		);
	});

	it('Triggered Combat: no modifiers and no shifts', () => {
		const { working } = resolved({ triggered: 'yes', aElite: 3, fortress: true, terrain: 'marsh' });
		expect(working.every(({ lines }) => lines.length === 0)).toBe(true);
	});

	/** What the result says of the columns, the dice lying so. */
	const firedOn = (over: Form, ...faces: readonly number[]): readonly string[] => {
		const { draw, tell } = resolved(over);
		let at = 0;
		return tell(play(draw, () => faces[at++] ?? 1).value)
			.lines.map(({ reason, amount }) => `${t(reason)} ${amount}`)
			.filter((line) => line.includes('column'));
	};

	it('Combat Surprise: who was hit first is told by which column he fired', () => {
		const assets = { method: 'sa', aAssets: 1, aStrength: 7 };
		expect(firedOn({ ...assets, dSteps: 7 }, 1, 6, 1)).toEqual([
			'Defender fired on the corps table, column 2'
		]);
		expect(firedOn(assets, 1, 6)).toEqual(['Defender fired on the corps table, column –']);
		expect(firedOn(assets, 5, 6, 1)).toEqual([]);
		expect(firedOn({ ...assets, dStrength: 6 }, 6, 5, 1)).toEqual([
			'Attacker fired on the corps table, column 2'
		]);
	});

	it('Combat Surprise: the cavalry step that an attempt cost fires no longer, which is told', () => {
		const cavalry = { method: 'cavalry', moreCavalry: true, cavalryLeader: true };
		expect(firedOn(cavalry, 5, 4, 1)).toEqual(['Attacker fired on the corps table, column 3']);
		expect(firedOn({}, 4, 1)).toEqual([]);
	});

	it('Column Shifts: half or more of the steps is said where it is asked', () => {
		const labels = combat
			?.groups(defaultBook, combat.initial)
			.flatMap((group) => ('fields' in group ? group.fields : []))
			.filter((field) => ['river', 'aSupply', 'dSupply'].includes(field.key))
			.map((field) => [t(field.label), 'hint' in field && field.hint ? t(field.hint) : ''].join());
		expect(labels).toHaveLength(3);
		for (const label of labels ?? []) expect(label).toMatch(/half or more/);
	});

	it('Combat Surprise: a strength told after losses begins in proportion to the steps', () => {
		const freshOf = (over: Form) =>
			combat
				?.groups(defaultBook, { ...combat.initial, method: 'sa', ...over })
				.flatMap((group) => ('fields' in group ? group.fields : []))
				.flatMap((field) => (field.kind === 'counts' ? [field.fresh] : []));
		expect(freshOf({ dStrength: 6, dSteps: 3 })).toEqual([4, 3]);
		expect(freshOf({ dStrength: 6, dSteps: 3, dAfter: [5], aAfter: [1, 1, 1, 1] })).toEqual([2, 0]);
	});

	it('Combat Surprise: refused where its conditions are not met', () => {
		const found = combat?.resolve(defaultBook, { ...combat.initial, method: 'sa' });
		expect(found?.refused?.rule).toBe('Combat Surprise');
	});
});
