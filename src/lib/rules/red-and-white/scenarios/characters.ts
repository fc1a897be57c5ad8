import type { Character } from '../types.ts';
import { words } from '../words/en/scenarios.ts';

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
		title: words.fanatic,
		faces: [1, 1],
		asChief: words.hisArmyTakesNoMoraleTestBelow50,
		asOfficer: words.mustLeadEveryTurn
	},
	committed: {
		title: words.committed,
		faces: [2, 4],
		asChief: words.twoRerolls,
		asOfficer: words.givesPlus2WhereOthersGivePlus1When
	},
	normal: {
		title: words.normal,
		faces: [5, 8],
		asChief: words.nothingSpecial,
		asOfficer: words.nothingSpecial
	},
	efficient: {
		title: words.efficient,
		faces: [9, 9],
		asChief: words.leadsFarther,
		asOfficer: words.leadsFarther
	},
	coward: {
		title: words.coward,
		faces: [10, 10],
		asChief: words.neverLeadsHeroically,
		asOfficer: words.neverLeadsHeroically
	}
};
