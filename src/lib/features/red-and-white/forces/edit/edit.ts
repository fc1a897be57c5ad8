import {
	type Faction,
	FACTION_FACTS,
	type Force,
	type Officer,
	type Player,
	type Unit
} from '#lib/rules/red-and-white/index.ts';

/** A change to a force. Each returns the whole new force, with every reference inside it still valid. */
export type Change = (force: Force) => Force;

/** The units of one officer, in their order; units without an officer come last, under null. */
export interface UnitGroup {
	readonly officer: Officer | null;
	readonly units: readonly Unit[];
}

/** Every officer with his units, then the units without one, if there are any. */
export const grouped = ({ officers, units }: Force): readonly UnitGroup[] => {
	const groups: UnitGroup[] = officers.map((officer) => ({
		officer,
		units: units.filter((unit) => unit.officer === officer.id)
	}));
	const alone = units.filter((unit) => unit.officer === null);
	return alone.length > 0 ? [...groups, { officer: null, units: alone }] : groups;
};

const replaced = <T extends { readonly id: string }>(
	list: readonly T[],
	id: string,
	change: (one: T) => T
): readonly T[] => list.map((one) => (one.id === id ? change(one) : one));

const without = <T extends { readonly id: string }>(list: readonly T[], id: string): readonly T[] =>
	list.filter((one) => one.id !== id);

/** The list with one entry moved to a given place among the entries that pass the filter. */
const placed = <T extends { readonly id: string }>(
	list: readonly T[],
	id: string,
	to: number,
	among: (one: T) => boolean = () => true
): readonly T[] => {
	const one = list.find((item) => item.id === id);
	if (!one) return list;
	const rest = without(list, id);
	const before = rest.filter(among)[to];
	const at = before ? rest.indexOf(before) : rest.length;
	return [...rest.slice(0, at), one, ...rest.slice(at)];
};

export const changeForce =
	(changes: Partial<Omit<Force, 'id'>>): Change =>
	(force) => ({ ...force, ...changes });

/** Changes the faction and sets its usual camp; units of the old faction follow. */
export const changeFaction =
	(faction: Faction): Change =>
	(force) => ({
		...force,
		faction,
		camp: FACTION_FACTS[faction].camp,
		units: force.units.map((unit) => (unit.faction === force.faction ? { ...unit, faction } : unit))
	});

export const addUnit =
	(unit: Unit): Change =>
	(force) => ({ ...force, units: [...force.units, unit] });

/** Puts a unit right behind another. */
export const addUnitAfter =
	(unit: Unit, after: string): Change =>
	(force) => {
		const at = force.units.findIndex(({ id }) => id === after) + 1;
		return { ...force, units: [...force.units.slice(0, at), unit, ...force.units.slice(at)] };
	};

export const changeUnit =
	(id: string, changes: Partial<Omit<Unit, 'id'>>): Change =>
	(force) => ({ ...force, units: replaced(force.units, id, (unit) => ({ ...unit, ...changes })) });

export const removeUnit =
	(id: string): Change =>
	(force) => ({ ...force, units: without(force.units, id) });

/** Moves a unit to a place among its own officer's units. */
export const moveUnit =
	(id: string, to: number): Change =>
	(force) => {
		const officer = force.units.find((unit) => unit.id === id)?.officer;
		return {
			...force,
			units: placed(force.units, id, to, (unit) => unit.officer === officer)
		};
	};

/** Moves a unit to the end of another officer's units, or to those without an officer. */
export const assignUnit =
	(id: string, officer: string | null): Change =>
	(force) => ({
		...force,
		units: placed(
			replaced(force.units, id, (unit) => ({ ...unit, officer })),
			id,
			force.units.length
		)
	});

export const addOfficer =
	(officer: Officer): Change =>
	(force) => ({ ...force, officers: [...force.officers, officer] });

/** OFFICERS & LEADERS: one commander-in-chief at a time. */
export const changeOfficer =
	(id: string, changes: Partial<Omit<Officer, 'id'>>): Change =>
	(force) => {
		const others = changes.commanderInChief
			? force.officers.map((one) => ({ ...one, commanderInChief: false }))
			: force.officers;
		return { ...force, officers: replaced(others, id, (one) => ({ ...one, ...changes })) };
	};

/** Removes an officer; his units stay, without an officer. */
export const removeOfficer =
	(id: string): Change =>
	(force) => ({
		...force,
		officers: without(force.officers, id),
		units: force.units.map((unit) => (unit.officer === id ? { ...unit, officer: null } : unit))
	});

export const moveOfficer =
	(id: string, to: number): Change =>
	(force) => ({ ...force, officers: placed(force.officers, id, to) });

export const addPlayer =
	(player: Player): Change =>
	(force) => ({ ...force, players: [...force.players, player] });

/** Changes a player; one who is present needs nobody to stand in for him. */
export const changePlayer =
	(id: string, changes: Partial<Omit<Player, 'id'>>): Change =>
	(force) => ({
		...force,
		players: replaced(force.players, id, (one) => {
			const player = { ...one, ...changes };
			return player.absent ? player : { ...player, standIn: null };
		})
	});

/** Removes a player; his officers stay, without a player, and nobody has him as a stand-in any more. */
export const removePlayer =
	(id: string): Change =>
	(force) => ({
		...force,
		players: without(force.players, id).map((one) =>
			one.standIn === id ? { ...one, standIn: null } : one
		),
		officers: force.officers.map((one) => (one.player === id ? { ...one, player: null } : one))
	});
