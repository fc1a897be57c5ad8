/** SEQUENCE OF ACTION: what a unit may want to do. */
export const ACTIONS = [
	'preparatory_fire',
	'move',
	'defensive_fire',
	'withdraw_before_melee',
	'attacking_fire',
	'initiate_melee'
] as const;
export type Action = (typeof ACTIONS)[number];

export const PERMISSION_UNITS = [
	'infantry',
	'dismounted_cavalry',
	'cavalry',
	'lmg',
	'hmg',
	'tchanka',
	'artillery',
	'tank',
	'armoured_car',
	'train',
	'ship'
] as const;
export type PermissionUnit = (typeof PERMISSION_UNITS)[number];

/** TANKS; CRITICAL HITS: a damaged engine or track, a wreck that can only fire, a driver who sees nothing. */
export const HELD = ['engine_hit', 'immobilised', 'blinded'] as const;
export type Held = (typeof HELD)[number];

/** Everything else that has its place in the sequence: acts of officers, of single units, of guns. */
export type Deed =
	| Action
	| 'leadership'
	| 'move_officer'
	| 'lead_heroically'
	| 'leave_unit'
	| 'join_unit'
	| 'bombard'
	| 'indirect_fire'
	| 'into_shells'
	| 'withdraw_in_shells'
	| 'retire_in_shells'
	| 'retire'
	| 'claim_cover'
	| 'attach'
	| 'detach'
	| 'breakdown'
	| 'repair'
	| 'launch_boats'
	| 'break_ice'
	| 'melee'
	| 'suppression_test';

/** SEQUENCE OF ACTION: a unit, or an officer, that wants to act in a phase. What is left out counts as false. */
export interface Intention {
	readonly action: Deed;
	readonly phase: number;
	readonly side: 'phasing' | 'non_phasing';
	/** `other`: baggage and headquarters. */
	readonly unit?: PermissionUnit | 'other' | undefined;
	/** It has already done this once this turn: rolled for leadership, tried a repair, asked for indirect fire. */
	readonly done?: boolean;
	/** ARMOURED CARS: it has enough hits to break down; and the result of its roll this turn. */
	readonly hurt?: boolean;
	readonly brokeDown?: boolean | undefined;
	/** OFFICERS & LEADERS; OFFICERS' CHARACTER: an officer unable to lead anybody heroically. */
	readonly unfit?: boolean;
	readonly second?: boolean;
	readonly coward?: 'known' | 'covered' | undefined;
	/** LEADERSHIP: another officer leads the unit that he would join. */
	readonly strange?: boolean;
	/** BOMBARDMENT: it is in an area for which it has not tested. */
	readonly underShells?: boolean;
	/** BOMBARDMENT: shells are falling on some area. */
	readonly shelled?: boolean;
	/** INDIRECT FIRE: every officer spots for another battery. */
	readonly noSpotter?: boolean;
	/** CLAIMING COVER: it is in contact with the enemy. */
	readonly inMelee?: boolean;
	/** INDIRECT FIRE: not allowed in this battle; guns that fire only directly. */
	readonly indirectBanned?: boolean;
	readonly directOnly?: boolean;
	/** MELEE: nobody is in contact with it. */
	readonly untouched?: boolean;
	readonly hasLeadership?: boolean;
	readonly ledHeroically?: boolean;
	readonly firedPhase2?: boolean;
	/** MOVEMENT: it has made its move of this turn. */
	readonly moved?: boolean;
	/** MACHINE GUNS; ARTILLERY (G14): its move this turn paid for joining a unit. */
	readonly joins?: boolean;
	/** MELEE (R70): it has not moved in this turn. */
	readonly stood?: boolean;
	/** SEQUENCE OF ACTION: it has fired in this phase 4. */
	readonly firedPhase4?: boolean;
	/** ATTACKING FIRE: it has fired in this phase 5. */
	readonly firedPhase5?: boolean;
	readonly suppressed?: boolean;
	/** SUPPRESSION: the one test of the turn (R02). */
	readonly suppressionTest?: 'passed' | 'failed' | undefined;
	readonly pinned?: boolean;
	/** TANKS; CRITICAL HITS: what keeps a tank where it is. */
	readonly held?: Held | undefined;
	/** ARTILLERY: the guns are on their limbers. */
	readonly limbered?: boolean;
	readonly fallingBack?: boolean;
	readonly withdrew?: boolean;
	readonly armyBroken?: boolean;
	readonly attackingIntoMelee?: boolean;
}
