import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diceFrom } from '#lib/kernel/dice/source.ts';
import { ask } from '#lib/kernel/dice/draw.ts';
import { lossOf } from '#lib/rules/red-and-white/engine/rolls/sharing.ts';
import { type BattleState, bookIn } from '#lib/rules/red-and-white/engine/state.ts';
import { figuresLeft } from '#lib/rules/red-and-white/engine/table/unit.ts';
import { after, kromy, unit } from '../../../rules/red-and-white/engine/battles.ts';
import { procedure, rolls } from '../../../rules/red-and-white/engine/rolls.ts';
import { runs } from '../../../random.ts';

const ATTACKERS = ['R1', 'R2', 'R5', 'R6', 'R8'] as const;
const DEFENDERS = ['W1', 'W2', 'W3', 'W6', 'W7', 'W8', 'W9'] as const;

const total = (state: BattleState, labels: readonly string[]): number =>
	labels.reduce((sum, label) => sum + figuresLeft(state.units[unit(label)]!), 0);

/** The referee lets them stand: nobody is on his way back. */
const standing = (state: BattleState): BattleState =>
	Object.values(state.units).reduce(
		(at, { id, owes }) =>
			owes['movement']
				? after(at, {
						type: 'oweTest',
						unit: id,
						calculator: 'movement',
						n: 0,
						reason: 'they stay'
					})
				: at,
		state
	);

test('melees one after another, each of any attackers: what falls is shared, applied, and can be worked out again', () => {
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
					state = after(standing(state), contact);
					const { id } = first;
					const parties = { unit: id, others: group.slice(1), target: target.id };
					const dice = diceFrom([seed, 3, 5, 9]);
					const command = rolls('melee', parties, { form: { defences: trenches }, dice })(state);
					const before = total(state, attackers);
					const sheet = procedure('melee').resolve(bookIn(state), command.form);
					if (sheet.refused) throw new Error(sheet.refused.why.text);
					const { draw, changes } = sheet.resolution;
					const asked = ask(draw, command.throws);
					if (asked.state !== 'done') throw new Error('The throws do not fit their situation.');
					const { loss } = lossOf(changes(asked.value));
					state = after(state, command);
					expect(total(state, attackers)).toBe(Math.max(0, before - loss));
					expect(state.contacts).toEqual([]);
				}
			}
		),
		{ numRuns: runs(60) }
	);
});
