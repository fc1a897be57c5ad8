import * as v from 'valibot';
import { accept } from '#lib/kernel/game/engine.ts';
import { owedTimes } from '../changed.ts';
import type { Fact } from '../facts/fact.ts';
import { MORALE } from '../facts/morale.ts';
import { calculator, camp, figures, maybe, text, unit } from '../facts/parts.ts';
import { testsToOwe } from '../phases/called.ts';
import { armiesOwing } from '../phases/owed.ts';
import { nameOf } from '../table/unit.ts';
import { asks, byReferee, senseless, withUnit } from './deciding.ts';
import { words } from '#lib/rules/red-and-white/words/en/engine/commands.ts';

/** MORALE; MAJOR MORALE: the referee puts a test on the list, takes one off with a reason, or rules on an army. */
export const MORALE_COMMANDS = {
	oweTest: asks(
		{ unit, calculator, n: figures, reason: maybe(text) },
		(state, { unit: id, calculator: slug, n, reason }) =>
			withUnit(state, id, (one) => {
				const now = owedTimes(one, slug);
				return n > now && !testsToOwe(state, one).includes(slug)
					? senseless(words.unitNoReasonForThisRoll, { unit: nameOf(state, id) })
					: byReferee(n, now, reason, (because) => ({
							type: 'testOwed',
							unit: id,
							calculator: slug,
							n,
							because
						}));
			})
	),
	/** MAJOR MORALE: excuses the army from the test that it owes. */
	waiveArmyTest: asks(
		{ camp, reason: v.pipe(text, v.minLength(1)) },
		(state, { camp: side, reason }) =>
			armiesOwing(state).includes(side)
				? byReferee(0, 1, reason, (because) => ({
						type: 'armyOwes',
						camp: side,
						owes: false,
						because
					}))
				: senseless(words.theArmyOwesNoTestNow)
	),
	setArmy: asks(MORALE.armyChanged.entries, (state, { camp: side, ...change }) => {
		const now = new Map<string, unknown>(Object.entries(state.armies[side]));
		return Object.entries(change).some(([key, value]) => now.get(key) !== value)
			? accept<Fact>({ type: 'armyChanged', camp: side, ...change })
			: senseless(words.itIsSoAlready);
	})
} as const;
