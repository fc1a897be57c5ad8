import { nearest } from '#lib/kernel/hex/ratio.ts';
import type { Army, UnitState } from '../types.ts';

/** 5.4, 8.2.6 A capacity in numbers of an HQ as it is: halved when Disorganised, none when Routed. */
export const capacityOf = (printed: number, state: UnitState): number =>
	state === 'routed' ? 0 : state === 'disorganised' ? nearest(printed / 2) : printed;

/** 5.2 May an HQ command units of this army? Those of the NWA no Estonians, nor the other way round. */
export const mayCommand = (hq: Army, army: Army): boolean =>
	hq === army || (hq !== 'Red' && army === 'British') || (hq === 'British' && army !== 'Red');

/** 5.1 How far an HQ commands: null where it commands nothing. */
export const radiusOf = (printed: number, state: UnitState): number | null =>
	state === 'routed' ? null : capacityOf(printed, state);
