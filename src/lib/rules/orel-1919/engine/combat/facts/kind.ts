import type * as v from 'valibot';
import { happens, type Changes, type Kind, type Tells } from '../../facts/kind.ts';
import type { Entries } from '#lib/kernel/decided/entries-of.ts';
import { changed, changedFight } from '../../copies.ts';
import type { CombatState, Fight } from '../state.ts';

/** What a combat fact changes. */
interface Does<F> {
	/** The change to units, Orel and the hand. */
	readonly map?: Changes<F>;
	/** The change to the record of the phase. */
	readonly phase?: (combat: CombatState, fact: F) => Partial<CombatState>;
	/** The change to the record of the current attack. */
	readonly fight?: (fight: Fight, fact: F) => Partial<Fight>;
}

/** A kind of combat fact: its fields, its section, its words, and what it does. */
export const fought = <E extends v.ObjectEntries>(
	entries: E,
	rule: Kind<Entries<E>>['rule'],
	tell: string | Tells<Entries<E>>,
	does: Does<Entries<E>> = {}
) => ({
	...happens(entries, rule, tell, (state, fact, game) => {
		const after = does.map ? changed(state, does.map(state, fact, game)) : state;
		if (!after.combat) return after;
		const combat = does.phase
			? { ...after.combat, ...does.phase(after.combat, fact) }
			: after.combat;
		const { fight } = combat;
		if (!fight || !does.fight) return changed(after, { combat });
		return changed(after, {
			combat: { ...combat, fight: changedFight(fight, does.fight(fight, fact)) }
		});
	}),
	fight: does.fight
});

/** The unit has answered in this stage. */
export const answered = {
	fight: ({ asked }: Fight, { unit }: { readonly unit: string }) => ({ asked: [...asked, unit] })
};
