import type { Camp, Force } from '../../types.ts';
import type { FactOf } from './fact.ts';
import { FIRST_CLOCK } from '../sequence.ts';
import {
	EMPTY,
	type BattleState,
	type Id,
	type OfficerInBattle,
	type PlayerInBattle,
	type UnitInBattle
} from '../state.ts';
import { freshUnit } from '../table/unit.ts';

const byId = <T extends { readonly id: Id }>(all: readonly T[]): Record<Id, T> =>
	Object.fromEntries(all.map((one) => [one.id, one]));

/** Officers as they march in. */
export const officersOf = ({
	id: force,
	camp,
	officers
}: Pick<Force, 'id' | 'camp' | 'officers'>): OfficerInBattle[] =>
	officers.map((officer) => ({
		id: officer.id,
		officer,
		force,
		camp,
		player: officer.player,
		character: officer.character,
		revealed: false,
		status: 'fit',
		heroicWith: null,
		heroicAtTurnStart: false,
		secondInCommand: false,
		moved: false,
		backIn: null,
		owesCharacter: 0
	}));

const playersOf = ({ id: force, players }: Pick<Force, 'id' | 'players'>): PlayerInBattle[] =>
	players.map((player) => ({
		id: player.id,
		player,
		force,
		absent: player.absent,
		takenOverBy: player.standIn,
		ready: false
	}));

const commanderOf = (force: Force, officer: Id | null): Id | null =>
	force.officers.find(({ id }) => id === officer)?.player ?? null;

const unitsOfForce = (force: Force, reserve: readonly Id[]): UnitInBattle[] =>
	force.units.map((unit) =>
		freshUnit(unit, {
			force: force.id,
			camp: force.camp,
			player: commanderOf(force, unit.officer),
			presence: reserve.includes(unit.id) ? 'reserve' : 'table'
		})
	);

/** The table when the armies have marched in. */
export const begun = ({
	name,
	forces,
	reserve,
	options,
	readings,
	numbers
}: FactOf<'begun'>): BattleState => {
	const units = forces.flatMap((force) => unitsOfForce(force, reserve));
	return {
		...EMPTY,
		header: { ...EMPTY.header, name, forces, options, readings, numbers },
		clock: FIRST_CLOCK,
		order: units.map(({ id }) => id),
		units: byId(units),
		officers: byId(forces.flatMap(officersOf)),
		players: byId(forces.flatMap(playersOf))
	};
};

const campOf = ({ header }: BattleState, force: Id): Camp =>
	header.forces.find(({ id }) => id === force)?.camp ?? 'red';

/** A unit that nobody had written down before. */
export const unitAdded = (state: BattleState, fact: FactOf<'unitAdded'>): BattleState => {
	const { force, unit, presence } = fact;
	const player = (unit.officer === null ? null : state.officers[unit.officer]?.player) ?? null;
	const fresh = freshUnit(unit, { force, camp: campOf(state, force), player, presence });
	return {
		...state,
		order: [...state.order, unit.id],
		units: { ...state.units, [unit.id]: fresh }
	};
};

/** An officer who was not there at the start, such as a second-in-command. */
export const officerAdded = (
	state: BattleState,
	{ force, officer }: FactOf<'officerAdded'>
): BattleState => ({
	...state,
	officers: {
		...state.officers,
		...byId(officersOf({ id: force, camp: campOf(state, force), officers: [officer] }))
	}
});

/** A player who comes late. */
export const playerJoined = (
	state: BattleState,
	{ force, player }: FactOf<'playerJoined'>
): BattleState => ({
	...state,
	players: { ...state.players, ...byId(playersOf({ id: force, players: [player] })) }
});
