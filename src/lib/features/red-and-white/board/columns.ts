import {
	type BattleState,
	type Camp,
	type Crowd,
	type Doing,
	type Id,
	type Owed,
	playing,
	type UnitInBattle,
	unitsOfCamp
} from '#lib/rules/red-and-white/index.ts';

/** One command on the board: all units of a player, or of an officer whom nobody plays. */
export interface Column {
	readonly key: string;
	readonly camp: Camp;
	readonly player: Id | null;
	/** The officers of its units, the commander-in-chief first. */
	readonly officers: readonly Id[];
	readonly units: readonly UnitInBattle[];
}

const officersOf = ({ officers }: BattleState, units: readonly UnitInBattle[]): Id[] => {
	const ids = [...new Set(units.flatMap(({ officer }) => officer ?? []))];
	const first = (id: Id): number => Number(officers[id]?.officer.commanderInChief ?? false);
	return ids.filter((id) => officers[id]).sort((a, b) => first(b) - first(a));
};

const byOfficer = (officers: readonly Id[], units: readonly UnitInBattle[]): UnitInBattle[] => {
	const place = ({ officer }: UnitInBattle): number => {
		const at = officer === null ? -1 : officers.indexOf(officer);
		return at < 0 ? officers.length : at;
	};
	return [...units].sort((a, b) => place(a) - place(b));
};

/**
 * The commands of a side, one column each. Units are grouped by the player who commands them now; those that nobody
 * plays, by their officer or, without one, by their force.
 */
export const columnsOf = (state: BattleState, camp: Camp): readonly Column[] => {
	const found = new Map<string, { player: Id | null; units: UnitInBattle[] }>();
	for (const unit of unitsOfCamp(state, camp)) {
		const player = playing(state, unit.player);
		const known = player !== null && Object.hasOwn(state.players, player);
		const key = known ? `player ${player}` : `nobody ${unit.officer ?? unit.force}`;
		const column = found.get(key) ?? { player: known ? player : null, units: [] };
		found.set(key, column);
		column.units.push(unit);
	}
	return [...found]
		.map(([key, { player, units }]): Column => {
			const officers = officersOf(state, units);
			return { key: `${camp} ${key}`, camp, player, officers, units: byOfficer(officers, units) };
		})
		.sort((a, b) => Number(a.player === null) - Number(b.player === null));
};

/** How each unit of a phase stands; units with no part in the phase are left out. */
export const doings = (crowds: readonly Crowd[]): ReadonlyMap<Id, Doing> =>
	new Map(crowds.flatMap(({ units }) => units.map(({ unit, doing }) => [unit, doing] as const)));

/** What each unit owes first, for its own line. */
export const firstOwed = (owed: readonly Owed[]): ReadonlyMap<Id, Owed> =>
	new Map(owed.flatMap((one) => ('unit' in one ? [[one.unit, one] as const] : [])).reverse());
