import type { ReferencePart } from '#lib/kernel/book/reference.ts';
import { words } from '../en/reference/new-combat-rules.ts';

/** New Combat Rules. */
export const newCombatRules: ReferencePart = {
	slug: 'new-combat-rules',
	phase: null,
	title: words.newCombatRules,
	note: words.agreedBeforeTheGame,
	entries: [
		{
			slug: 'new-combat-rules',
			title: words.oneDieForEachSide,
			sections: ['New Combat Rules'],
			tables: [],
			lines: [
				words.theSupportsOfASideRollOnceAgainst,
				words.inTheCohesionCheckTheStrongerSide,
				words.aChargeThatIsNotMetByACounter,
				words.oneDieForEachSideAgainstIts
			]
		}
	]
};
