import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { ask, play } from '#lib/kernel/dice/draw.ts';
import { fitted } from '#lib/kernel/sheet/form.ts';
import { plain } from '#lib/features/red-and-white/roll/plain.ts';
import { calculatorBySlug } from '#lib/rules/red-and-white/procedures/index.ts';
import type { CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { fill } from '#lib/rules/red-and-white/engine/rolls/fill.ts';
import { rolled } from '#lib/rules/red-and-white/engine/rolls/rolled.ts';
import { lossOf } from '#lib/rules/red-and-white/engine/rolls/sharing.ts';
import { type BattleState, bookIn } from '#lib/rules/red-and-white/engine/state.ts';
import { figuresLeft } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { after, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';

const ATTACKERS = ['R1', 'R2', 'R5', 'R6', 'R8'] as const;
const DEFENDERS = ['W1', 'W2', 'W3', 'W6', 'W7', 'W8', 'W9'] as const;

const total = (state: BattleState, labels: readonly string[]): number =>
	labels.reduce((sum, label) => sum + figuresLeft(state.units[unit(label)]!), 0);

test('melees one after another, each of any attackers: what falls is shared, applied, and can be worked out again', async () => {
	const calculator = (await calculatorBySlug('melee'))!;
	fc.assert(
		fc.property(
			fc.array(
				fc.record({
					attackers: fc.uniqueArray(fc.constantFrom(...ATTACKERS), { minLength: 1, maxLength: 3 }),
					defender: fc.constantFrom(...DEFENDERS),
					seed: fc.nat(1000),
					trenches: fc.boolean()
				}),
				{ minLength: 1, maxLength: 5 }
			),
			(melees) => {
				let state = kromy(
					{ type: 'arrive', unit: unit('R8') },
					{ type: 'setClock', to: { round: 1, turn: 'red', phase: 6 } }
				);
				for (const { attackers, defender, seed, trenches } of melees) {
					const [first, ...others] = attackers
						.map((label) => state.units[unit(label)]!)
						.filter(({ presence }) => presence === 'table');
					const target = state.units[unit(defender)]!;
					if (!first || target.presence !== 'table') continue;
					const group = [first, ...others].map(({ id }) => id);
					const contact = { type: 'engage', defender: target.id, attackers: group } as const;
					state = after(state, contact);
					const book = bookIn(state);
					const form = fitted(calculator, book, {
						...calculator.initial,
						...fill(state, 'melee', { unit: first, others, target }),
						defences: trenches
					});
					const resolved = calculator.resolve(book, form);
					if (resolved.refused) throw new Error(resolved.refused.why.text);
					const { resolution } = resolved;
					const { value, throws } = play(resolution.draw, diceFrom([seed, 3, 5, 9]));
					const command: CommandOf<'resolve'> = rolled(
						{
							calculator: 'melee',
							form,
							unit: first.id,
							others: group.slice(1),
							target: target.id,
							camp: null,
							officer: null,
							throws,
							value,
							resolution
						},
						plain
					);
					const before = total(state, attackers);
					const { loss } = lossOf(command.changes);
					state = after(state, command);
					expect(total(state, attackers)).toBe(Math.max(0, before - loss));
					expect(state.contacts).toEqual([]);
					// Again from the situation and the throws alone.
					const again = calculator.resolve(book, { ...calculator.initial, ...command.form });
					if (again.refused) throw new Error(again.refused.why.text);
					const asked = ask(again.resolution.draw, command.throws);
					if (asked.state !== 'done') throw new Error('The throws do not fit their situation.');
					expect(again.resolution.changes(asked.value)).toEqual(command.changes);
				}
			}
		),
		{ numRuns: 60 }
	);
});
