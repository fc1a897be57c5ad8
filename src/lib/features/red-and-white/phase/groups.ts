import {
	type BattleState,
	type Camp,
	type OfficerInBattle,
	playing,
	type UnitInBattle,
	unitsOf
} from '#lib/rules/red-and-white/index.ts';
import { unitName } from '../battle/unit-names.ts';

/** The units of one officer, or of none, and who plays them. */
export interface UnitGroup {
	readonly key: string;
	readonly officer: OfficerInBattle | null;
	readonly player: string | null;
	readonly units: readonly UnitInBattle[];
}

const groupOf = (
	state: BattleState,
	officer: OfficerInBattle | null,
	units: readonly UnitInBattle[]
): UnitGroup => ({
	key: officer?.id ?? '',
	officer,
	player: playing(state, officer?.player ?? units[0]?.player ?? null),
	units
});

/** The units of a side by officer: the commander-in-chief's first, those without an officer last. */
export const groupsOf = (state: BattleState, camp: Camp): readonly UnitGroup[] => {
	const units = unitsOf(state).filter((unit) => unit.camp === camp);
	const officers = Object.values(state.officers)
		.filter((officer) => officer.camp === camp)
		.sort((a, b) => Number(b.officer.commanderInChief) - Number(a.officer.commanderInChief));
	const led = officers.map((officer) =>
		groupOf(
			state,
			officer,
			units.filter((unit) => unit.officer === officer.id)
		)
	);
	const rest = units.filter(({ officer }) => officer === null || !state.officers[officer]);
	return [...led, groupOf(state, null, rest)].filter((group) => group.units.length > 0);
};

const plain = (text: string): string =>
	text.toLocaleLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Does the label begin with the query, or the name contain it? `r1` finds R1 and R10; `1` finds R1 as well. */
export const matches = ({ unit }: UnitInBattle, name: string, query: string): boolean => {
	const wanted = plain(query.trim());
	if (wanted === '') return true;
	const label = plain(unit.label);
	return (
		label.startsWith(wanted) ||
		label.replace(/^\D+/u, '').startsWith(wanted) ||
		[name, unit.name, unit.originalName].some((text) => plain(text).includes(wanted))
	);
};

/** Every unit of the battle that matches a query, those whose label begins with it first. */
export const found = (state: BattleState, query: string): readonly UnitInBattle[] => {
	const wanted = plain(query.trim());
	const rank = ({ unit }: UnitInBattle): number => {
		const label = plain(unit.label);
		if (label === wanted) return 0;
		return label.startsWith(wanted) ? 1 : 2;
	};
	return unitsOf(state)
		.filter((unit) => matches(unit, unitName(unit), query))
		.sort((a, b) => rank(a) - rank(b));
};
