import { same } from '#lib/kernel/same.ts';
import { CHARACTERS, type Character } from '../../types.ts';
import type { BattleState, OfficerInBattle, UnitInBattle } from '../state.ts';
import { moraleNeed, type MoraleNeed } from './support.ts';

/** OFFICERS' CHARACTER: is it written down, and still covered? */
const lies = ({ character, revealed }: OfficerInBattle): boolean => character !== null && !revealed;

const another = (character: Character | null, turn: number): Character | null =>
	character === null
		? null
		: (CHARACTERS[(CHARACTERS.indexOf(character) + turn) % CHARACTERS.length] ?? null);

/** OFFICERS' CHARACTER: the same table with every officer whose character is covered replaced by a different man. */
const asOthers = (state: BattleState): readonly BattleState[] => {
	const officers = Object.values(state.officers);
	if (!officers.some(lies)) return [];
	return CHARACTERS.slice(1).map((_, at) => ({
		...state,
		officers: Object.fromEntries(
			officers.map((one) => [
				one.id,
				lies(one) ? { ...one, character: another(one.character, at + 1) } : one
			])
		)
	}));
};

/**
 * OFFICERS' CHARACTER: "no need for the enemy to know": whatever would differ if a covered officer were another man is
 * for the referee's eyes alone, whoever he is.
 */
export const isCovered = (state: BattleState, of: (state: BattleState) => unknown): boolean => {
	const others = asOthers(state);
	if (!others.length) return false;
	const now = of(state);
	return others.some((other) => !same(of(other), now));
};

/** OFFICERS' CHARACTER: the parts of something that would differ if a covered officer were another man. */
export const coveredParts = (
	state: BattleState,
	of: (state: BattleState) => Readonly<Record<string, unknown>>
): readonly string[] => {
	const others = asOthers(state).map(of);
	if (!others.length) return [];
	const now = of(state);
	const keys = new Set([now, ...others].flatMap((one) => Object.keys(one)));
	return [...keys].filter((key) => others.some((other) => !same(other[key], now[key])));
};

/** MORALE; OFFICERS' CHARACTER: what a test needs, as far as everybody may know. */
export const moraleShown = (state: BattleState, { id }: UnitInBattle): MoraleNeed | undefined => {
	const needIn = (at: BattleState): MoraleNeed | undefined => {
		const unit = at.units[id];
		return unit && moraleNeed(at, unit);
	};
	return isCovered(state, needIn) ? undefined : needIn(state);
};
