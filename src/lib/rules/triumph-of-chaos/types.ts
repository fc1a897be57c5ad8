/** The nouns of Triumph of Chaos. Strength is in combat factors, a loss in loss factors, one of which takes a step. */

/** The two players. */
export const CAMPS = ['red', 'white'] as const;
export type Camp = (typeof CAMPS)[number];

/** TURN SEQUENCE: White plays first: the order in which they are named. */
export const CAMP_ORDER: readonly Camp[] = ['white', 'red'];

export const otherCamp = (camp: Camp): Camp => (camp === 'red' ? 'white' : 'red');

/** Who declared the combat, and who was declared upon. */
export type Role = 'attacker' | 'defender';

/** ARMY COMBAT TABLE; CORPS COMBAT TABLE. */
export type Table = 'army' | 'corps';

/** COLUMN SHIFTS; CANCEL RETREAT: what the defender stands in. Marsh and swamp are one. */
export const TERRAINS = ['clear', 'forest', 'marsh', 'mountain', 'desert'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** COLUMN SHIFTS: limited supply occurs in winter. */
export const SUPPLIES = ['full', 'limited', 'out'] as const;
export type Supply = (typeof SUPPLIES)[number];

/** COMBAT SURPRISE: one method only. */
export const METHODS = ['none', 'sa', 'cavalry'] as const;
export type Method = (typeof METHODS)[number];

/** COMBAT SURPRISE: what came of it; `fail` costs the attacker the asset or a cavalry step. */
export const SURPRISES_COME = ['none', 'surprise', 'fail', 'debacle'] as const;
export type Surprise = (typeof SURPRISES_COME)[number];

/** CANCEL RETREAT: `may_cancel` at the price of one more step. */
export const CANCELS_COME = ['may_cancel', 'retreat', 'retreat_loss'] as const;
export type Cancel = (typeof CANCELS_COME)[number];
