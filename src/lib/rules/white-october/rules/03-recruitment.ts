import { isMotor, type Army, type Player, type UnitState, type UnitType } from '../types.ts';

/** 3.1.1 Prisoners for one RP, EP of deserters at once for one RP. */
export const PRISONERS_PER_RP = 3;
export const DESERTERS_FOR_RP = 5;

/** 3.1.2 The stock of RP: never less than nothing, what is over the cap is lost (WO-22). */
export const inStock = (rp: number, cap: number): number => Math.max(0, Math.min(cap, rp));

/** 3.2 A unit that was captured. */
export interface Captured {
	readonly type: UnitType;
	readonly army: Army;
	readonly ep: number;
	/** The white line under its name. */
	readonly whiteLine: boolean;
}

/** 3.2 The prisoners it yields: none from tanks, cars, trains, HQs, Estonians, nor units with a white line. */
export const prisonersOf = ({ type, army, ep, whiteLine }: Captured): number => {
	const none = isMotor(type) || type === 'armoured_train' || type === 'hq' || type === 'leader';
	return none || army === 'Estonian' || whiteLine ? 0 : ep;
};

/** 3.1.1 How many RP prisoners can become, at most as many as are asked for. */
export const convertible = (prisoners: number, asked: number): number =>
	Math.max(0, Math.min(asked, Math.floor(prisoners / PRISONERS_PER_RP)));

/** 3.1.1 What a side receives in a turn. */
export interface Allocation {
	readonly player: Player;
	readonly stock: number;
	/** From the track. */
	readonly automatic: number;
	/** 6 Recruits are short. */
	readonly short: boolean;
	/** Places captured for the first time, for White only. */
	readonly captures: number;
	/** EP lost by desertion, once for each time, for White only. */
	readonly deserters: readonly number[];
}

/** 3.1.1 The RP in stock after the allocation of a turn, before prisoners are enlisted. */
export const allocated = (of: Allocation, cap: number): number => {
	const white = of.player === 'white';
	const gained = white
		? of.captures + of.deserters.filter((ep) => ep >= DESERTERS_FOR_RP).length
		: 0;
	return inStock(of.stock + of.automatic + gained - (of.short ? 1 : 0), cap);
};

/** 3.3.1 A unit that may receive RP. */
export interface Recovering {
	readonly type: UnitType;
	readonly supplied: boolean;
	readonly state: UnitState;
	readonly ep: number;
	readonly fullEp: number;
	/** 7.2 EP that its stack still takes. */
	readonly room: number;
}

/** 3.3.1 How many EP it may recover: only infantry and cavalry in supply and not Routed, up to their first strength. */
export const mayRecover = ({ type, supplied, state, ep, fullEp, room }: Recovering): number => {
	const can = (type === 'infantry' || type === 'cavalry') && supplied && state !== 'routed';
	return can && ep > 0 ? Math.max(0, Math.min(fullEp - ep, room)) : 0;
};

/** 3.3.2 Who stays without a Recruits marker: Reds of Morale 2, Whites of Morale 3. */
const STEADY: Readonly<Record<Player, number>> = { red: 2, white: 3 };

/** 3.3.2 Does a unit get a Recruits marker: it comes back to its full side, has none, and has spirit to lose? */
export const getsRecruits = (unit: {
	readonly player: Player;
	/** On the full side. */
	readonly morale: number;
	readonly recruits: boolean;
	readonly before: number;
	readonly after: number;
}): boolean =>
	!unit.recruits && unit.before === 1 && unit.after > 1 && unit.morale !== STEADY[unit.player];
