/** 8 Where the combat phase stands. */
export interface CombatState {
	readonly step: 'resolving';
}
