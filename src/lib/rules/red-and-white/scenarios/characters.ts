import type { Character } from '../types.ts';

export interface CharacterFacts {
	readonly title: string;
	/** Faces of the D10 that make him so. */
	readonly faces: readonly [from: number, to: number];
	/** What it means for a commander-in-chief, and for the others. */
	readonly asChief: string;
	readonly asOfficer: string;
}

/** OFFICERS' CHARACTER, in short. */
export const CHARACTER_FACTS: Readonly<Record<Character, CharacterFacts>> = {
	fanatic: {
		title: 'Fanatic',
		faces: [1, 1],
		asChief: 'His army takes no morale test below 50 % losses.',
		asOfficer: 'Must lead a unit heroically every turn.'
	},
	committed: {
		title: 'Committed',
		faces: [2, 4],
		asChief: 'Two re-rolls of the army’s morale in a game.',
		asOfficer: 'Gives +2 where others give +1 when he leads heroically.'
	},
	normal: {
		title: 'Normal',
		faces: [5, 8],
		asChief: 'Nothing special.',
		asOfficer: 'Nothing special.'
	},
	efficient: {
		title: 'Efficient',
		faces: [9, 9],
		asChief: 'Leads 6 inches farther in each band.',
		asOfficer: 'Leads 6 inches farther in each band.'
	},
	coward: {
		title: 'Coward',
		faces: [10, 10],
		asChief: 'Never leads heroically.',
		asOfficer: 'Never leads heroically.'
	}
};
