import { nearest } from '#lib/kernel/hex/ratio.ts';
import type { Army, Capacity, UnitState } from '../types.ts';

/** 5.4, 8.2.6 A capacity in numbers of an HQ as it is: halved when Disorganised, none when Routed. */
export const capacityOf = (printed: number, state: UnitState): number =>
	state === 'routed' ? 0 : state === 'disorganised' ? nearest(printed / 2) : printed;

/** 5.2 May an HQ command units of this army? Those of the NWA no Estonians, nor the other way round. */
export const mayCommand = (hq: Army, army: Army): boolean =>
	hq === army || (hq !== 'Red' && army === 'British');

/** 5.1 How far an HQ commands: null where it commands nothing. */
export const radiusOf = (printed: number, state: UnitState): number | null =>
	state === 'routed' ? null : capacityOf(printed, state);

/** 5.5 An HQ that gives its special capacity to a combat. */
export interface Bonus {
	readonly army: Army;
	readonly capacity: Capacity | undefined;
	readonly formation: string;
	readonly state: UnitState;
}

/**
 * 5.5 The special capacity that an HQ of the NWA gives to stacks that it commands and pays for, if one of them holds a
 * unit of its own division. A Disorganised HQ gives it whole (WO-60), a Routed one nothing.
 */
export const specialCapacity = (hq: Bonus, formations: readonly string[]): Capacity | undefined =>
	hq.army === 'NWA' && hq.state !== 'routed' && formations.includes(hq.formation)
		? hq.capacity
		: undefined;

/** 5.2, 5.3 Does the command value still pay for so many hexes more in this sequence? */
export const paysFor = (value: number, used: number, hexes: number): boolean =>
	used + hexes <= value;
