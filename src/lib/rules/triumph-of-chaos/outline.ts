import { done, leftOut, type Outline } from '#lib/kernel/book/outline.ts';

/** The player aid, version 2.3: its headings in order. It has no numbers; a rule is cited by its heading. */
export const OUTLINE: Outline = [
	done('Combat Sequence', ['rules/combat.ts']),
	done('Combat Modifiers', ['charts/list-numbers.ts', 'rules/modifiers.ts']),
	done('Army Combat Table', ['charts/tables.ts', 'rules/fire.ts']),
	done('Corps Combat Table', ['charts/tables.ts', 'rules/fire.ts']),
	done('Cancel Retreat', ['charts/list-numbers.ts', 'rules/retreat.ts']),
	done('Column Shifts', ['charts/list-numbers.ts', 'rules/shifts.ts']),
	done('Triggered Combat', ['rules/combat.ts']),
	done('Combat Surprise', ['charts/list-numbers.ts', 'rules/surprise.ts']),
	done('Turn Sequence', ['engine/sequence.ts']),
	done('Western Response', ['charts/tables.ts', 'rules/western.ts']),
	done('Strategic Redeployment', ['rules/limits.ts']),
	done('Port Corruption', ['rules/logistics.ts']),
	done('Leaders', ['rules/leaders.ts']),
	done('Stacking Limits', ['rules/limits.ts']),
	done('Replacements', ['rules/logistics.ts']),
	done('White In-Fighting', ['charts/chits.ts', 'rules/in-fighting.ts']),
	done('Red In-Fighting', ['charts/chits.ts', 'rules/in-fighting.ts']),
	leftOut('Map and card references', 'Spaces, regions and cards are not in the player aid.')
];

/** What this app cites that is no heading of the aid. */
export const OWN_SECTIONS = ['Campaign'] as const;
