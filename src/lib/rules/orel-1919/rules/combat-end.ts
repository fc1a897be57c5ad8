/** 8 How a combat ended, as players ask about it. */
export interface CombatEnd {
	/** `falls`: no defender is left and the attacker may enter; `vacated`: none is left and he may not. */
	readonly hex: 'falls' | 'vacated' | 'holds';
	/** The defenders, or some, got away before combat. */
	readonly evaded: boolean;
	/** An Assault was fought. */
	readonly assaulted: boolean;
	/** Steps gone: dead and taken. */
	readonly attackerLost: number;
	readonly defenderLost: number;
	/** 4.1 Prisoners that each side takes. */
	readonly attackerTakes: number;
	readonly defenderTakes: number;
	/** A unit of the side routs. */
	readonly attackerRouts: boolean;
	readonly defenderRouts: boolean;
}

const HEXES = ['falls', 'vacated', 'holds'] as const;
/** More steps than this are in no combat. */
const STEPS = 64;

/** One number for an end, so that equal ends are counted as one cheaply. */
export const packed = (end: CombatEnd): number => {
	let code = HEXES.indexOf(end.hex);
	for (const flag of [end.evaded, end.assaulted, end.attackerRouts, end.defenderRouts])
		code = code * 2 + (flag ? 1 : 0);
	for (const count of [end.attackerLost, end.defenderLost, end.attackerTakes, end.defenderTakes])
		code = code * STEPS + count;
	return code;
};

/** The end that a number stands for. */
export const unpacked = (code: number): CombatEnd => {
	let rest = code;
	const next = (base: number): number => {
		const digit = rest % base;
		rest = (rest - digit) / base;
		return digit;
	};
	const defenderTakes = next(STEPS);
	const attackerTakes = next(STEPS);
	const defenderLost = next(STEPS);
	const attackerLost = next(STEPS);
	const defenderRouts = next(2) === 1;
	const attackerRouts = next(2) === 1;
	const assaulted = next(2) === 1;
	const evaded = next(2) === 1;
	return {
		hex: HEXES[rest] ?? 'holds',
		evaded,
		assaulted,
		attackerLost,
		defenderLost,
		attackerTakes,
		defenderTakes,
		attackerRouts,
		defenderRouts
	};
};
