import type { BattleState, Id, OfficerInBattle, PlayerInBattle, UnitInBattle } from './state.ts';

/** A unit stands otherwise; nobody where there is none. */
export const unitWith = (
	state: BattleState,
	id: Id,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => {
	const unit = state.units[id];
	return unit ? { ...state, units: { ...state.units, [id]: { ...unit, ...change(unit) } } } : state;
};

/** An officer stands otherwise. */
export const officerWith = (
	state: BattleState,
	id: Id,
	change: Partial<OfficerInBattle>
): BattleState => {
	const officer = state.officers[id];
	return officer
		? { ...state, officers: { ...state.officers, [id]: { ...officer, ...change } } }
		: state;
};

/** A player stands otherwise. */
export const playerWith = (
	state: BattleState,
	id: Id,
	change: Partial<PlayerInBattle>
): BattleState => {
	const player = state.players[id];
	return player
		? { ...state, players: { ...state.players, [id]: { ...player, ...change } } }
		: state;
};

/** The battle itself reads otherwise. */
export const headerWith = (
	state: BattleState,
	change: Partial<BattleState['header']>
): BattleState => ({
	...state,
	header: { ...state.header, ...change }
});

/** Every unit stands otherwise. */
export const eachUnit = (
	state: BattleState,
	change: (unit: UnitInBattle) => Partial<UnitInBattle>
): BattleState => ({
	...state,
	units: Object.fromEntries(
		Object.entries(state.units).map(([id, unit]) => [id, { ...unit, ...change(unit) }])
	)
});
