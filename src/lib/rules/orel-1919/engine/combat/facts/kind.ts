import type * as v from 'valibot';
import { happens, type Changes, type Kind, type Tells } from '../../facts/kind.ts';
import type { Entries } from '../../facts/schema.ts';
import type { CombatState, Fight } from '../state.ts';

/** What a fact of combat changes. */
interface Does<F> {
	/** Of units, Orel and the hand. */
	readonly map?: Changes<F>;
	/** Of the record of the phase. */
	readonly phase?: (combat: CombatState, fact: F) => Partial<CombatState>;
	/** Of the record of the attack that is on. */
	readonly fight?: (fight: Fight, fact: F) => Partial<Fight>;
}

/** A kind of fact of combat: what belongs to it, its section, its words, and what it does. */
export const fought = <E extends v.ObjectEntries>(
	entries: E,
	rule: Kind<Entries<E>>['rule'],
	tell: string | Tells<Entries<E>>,
	does: Does<Entries<E>> = {}
) => ({
	...happens(entries, rule, tell, (state, fact, game) => {
		const after = does.map ? { ...state, ...does.map(state, fact, game) } : state;
		if (!after.combat) return after;
		const combat = does.phase
			? { ...after.combat, ...does.phase(after.combat, fact) }
			: after.combat;
		const { fight } = combat;
		if (!fight || !does.fight) return { ...after, combat };
		return { ...after, combat: { ...combat, fight: { ...fight, ...does.fight(fight, fact) } } };
	}),
	fight: does.fight
});

/** The unit has answered in this stage. */
export const answered = {
	fight: ({ asked }: Fight, { unit }: { readonly unit: string }) => ({ asked: [...asked, unit] })
};
