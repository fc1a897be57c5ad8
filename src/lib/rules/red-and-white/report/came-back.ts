import type Fraction from 'fraction.js';
import { decide } from '../engine/decide.ts';
import { evolveAll } from '../engine/evolve.ts';
import type {
	BattleState,
	Id,
	OfficerInBattle,
	OfficerStatus,
	Presence,
	UnitInBattle
} from '../engine/state.ts';
import { commandOf, figuresFull, figuresLeft, unitsOf, vehicle } from '../engine/table/unit.ts';
import { LIMITS } from '../scenarios/schema.ts';
import { recovered, type Rounding } from '../rules/vehicles/recovery.ts';
import type { Camp, Force, Officer, Unit } from '../types.ts';

/**
 * NOTES BY THE ORIGINAL AUTHOR: the share of its losses that each side gets back, and how fractions of a figure are
 * rounded.
 */
export interface Recovery {
	readonly shares: Readonly<Record<Camp, Fraction>>;
	readonly rounding: Rounding;
}

/** One unit after the battle. Figures; null for a vehicle. */
export interface UnitBack {
	readonly unit: UnitInBattle;
	readonly start: number | null;
	readonly left: number | null;
	/** How many of those lost come back. */
	readonly back: number | null;
	/** It marches on with the force. */
	readonly stays: boolean;
}

/** A force as it marches home. */
export interface ForceBack {
	/** The force to be kept: the ids of the force that marched in, with the survivors as full strength. */
	readonly force: Force;
	readonly units: readonly UnitBack[];
	/** Officers who do not come back. */
	readonly lostOfficers: readonly OfficerInBattle[];
}

const TAKEN: readonly Presence[] = ['captured', 'surrendered'];
const WRECKED: readonly Presence[] = [...TAKEN, 'destroyed', 'abandoned'];
const AWAY: readonly OfficerStatus[] = ['dead', 'fled', 'surrendered', 'defected'];

/** Is it in the enemy's hands, or wrecked? Nothing of it comes back then. */
const isGone = (unit: UnitInBattle): boolean =>
	unit.camp !== unit.origin || (vehicle(unit) ? WRECKED : TAKEN).includes(unit.presence);

/** Ids of a battle carry the force's place in front. */
const home = (id: Id): Id => id.replace(/^\d+:/, '');

/** The stands with the figures that come back, filled up as the owner would. */
const standsWith = (state: BattleState, unit: UnitInBattle, back: number): readonly number[] => {
	if (back === 0) return unit.left;
	// They are taken back after the end, where the table itself changes no more.
	const { outcome: _, ...open } = state;
	const there: BattleState = {
		...open,
		units: { ...state.units, [unit.id]: { ...unit, presence: 'table', mergedInto: null } }
	};
	const decision = decide(there, { type: 'giveBack', unit: unit.id, figures: back });
	if (!decision.ok) throw new Error(`Figures of ${unit.id} do not come back`);
	return evolveAll(there, decision.facts).units[unit.id]?.left ?? unit.left;
};

/** The stands, no more than a force may hold: the last ones join the smallest. */
const fewEnough = (stands: readonly number[]): readonly number[] => {
	const kept = stands.slice(0, LIMITS.stands);
	for (const men of stands.slice(LIMITS.stands))
		for (let left = men; left > 0; left--) {
			const smallest = kept.indexOf(Math.min(...kept));
			kept[smallest] = Math.min(LIMITS.figures, (kept[smallest] ?? 0) + 1);
		}
	return kept;
};

/** The forces as they marched in, under the ids by which their owner keeps them. */
export const marchedIn = ({ header }: BattleState): readonly Force[] =>
	header.forces.map((force) => ({
		...force,
		id: home(force.id),
		players: playersHome(force),
		officers: force.officers.map((officer) => ({
			...officer,
			id: home(officer.id),
			player: officer.player === null ? null : home(officer.player)
		})),
		units: force.units.map((unit) => ({
			...unit,
			id: home(unit.id),
			officer: unit.officer === null ? null : home(unit.officer)
		}))
	}));

const playersHome = ({ players }: Force): Force['players'] =>
	players.map((player) => ({
		...player,
		id: home(player.id),
		standIn: player.standIn === null ? null : home(player.standIn)
	}));

const unitHome = (one: UnitInBattle, left: readonly number[], officers: readonly Id[]): Unit => {
	const { unit, attached } = one;
	const officer = one.officer === null ? null : home(one.officer);
	const command = left[commandOf(one)] ?? 0;
	const fight = left.filter((men, place) => men > 0 && place !== commandOf(one));
	return {
		...unit,
		id: home(unit.id),
		officer: officer !== null && officers.includes(officer) ? officer : null,
		stands: vehicle(one) ? unit.stands : fewEnough(command > 0 ? [...fight, command] : fight),
		commandStand: command > 0 && fight.length < LIMITS.stands,
		attachments: attached.filter((stand) => stand.left > 0).map(({ kind }) => kind)
	};
};

const officerHome = ({ officer }: OfficerInBattle, players: readonly Id[]): Officer => {
	const player = officer.player === null ? null : home(officer.player);
	return {
		...officer,
		id: home(officer.id),
		player: player !== null && players.includes(player) ? player : null
	};
};

const forceBack = (state: BattleState, force: Force, recovery: Recovery): ForceBack => {
	const officers = Object.values(state.officers).filter((one) => one.force === force.id);
	const lostOfficers = officers.filter(
		({ status, camp }) => AWAY.includes(status) || camp !== force.camp
	);
	const players = playersHome(force);
	const playerIds = players.map(({ id }) => id);
	const kept = officers
		.filter((one) => !lostOfficers.includes(one))
		.map((one) => officerHome(one, playerIds));
	const officerIds = kept.map(({ id }) => id);
	const units: UnitBack[] = [];
	const survivors: Unit[] = [];
	for (const one of unitsOf(state)) {
		if (one.force !== force.id) continue;
		// By the referee's word a unit may be destroyed with figures left.
		const unit = one.presence === 'destroyed' ? { ...one, left: one.left.map(() => 0) } : one;
		const isVehicle = vehicle(unit);
		const gone = isGone(unit);
		const start = figuresFull(unit);
		const left = gone ? 0 : figuresLeft(unit);
		const share = recovery.shares[unit.origin];
		const back = gone || isVehicle ? 0 : recovered(start - left, share, recovery.rounding);
		const stays = isVehicle ? !gone : left + back > 0;
		units.push(
			isVehicle
				? { unit, start: null, left: null, back: null, stays }
				: { unit, start, left, back, stays }
		);
		if (stays) survivors.push(unitHome(unit, standsWith(state, unit, back), officerIds));
	}
	return {
		force: { ...force, id: home(force.id), players, officers: kept, units: survivors },
		units,
		lostOfficers
	};
};

/** NOTES BY THE ORIGINAL AUTHOR: who came back: the survivors, and the share of the losses that each side gets back. */
export const cameBack = (state: BattleState, recovery: Recovery): readonly ForceBack[] =>
	state.header.forces.map((force) => forceBack(state, force, recovery));
