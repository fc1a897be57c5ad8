import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { numberOf, type Book } from '../book.ts';
import { SHIFTS } from '../charts/list-numbers.ts';
import type { Supply, Terrain } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** COLUMN SHIFTS: a condition counts when half or more of the side's steps are under it. */
export interface ShiftedCombat {
	readonly terrain: Terrain;
	/** The attack crosses a river. */
	readonly river: boolean;
	readonly fortress: boolean;
	readonly attackerSupply: Supply;
	readonly defenderSupply: Supply;
}

const SECTION = 'Column Shifts';
const ROUGH: Readonly<Partial<Record<Terrain, string>>> = {
	marsh: words.intoMarsh,
	mountain: words.intoMountain,
	desert: words.intoDesert
};

/** COLUMN SHIFTS: only one terrain shift; a fortress is one of them unless TC-05 is read otherwise. */
const terrainShift = (
	book: Book,
	{ terrain, river, fortress }: ShiftedCombat
): string | undefined => {
	const counts = fortress && book.readings['TC-05'] !== 'defender';
	return (
		ROUGH[terrain] ?? (river ? words.acrossARiver : counts ? words.againstAFortress : undefined)
	);
};

/** COLUMN SHIFTS: the lines of both sides in printed order; out of supply replaces limited supply (TC-05). */
export const columnShifts = (
	book: Book,
	combat: ShiftedCombat
): { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] } => {
	const ground = terrainShift(book, combat);
	const { attackerSupply, defenderSupply, fortress } = combat;
	const attacker = modifiers(
		[SECTION, ground ?? '', ground ? numberOf(book, SHIFTS.terrain) : 0],
		[
			SECTION,
			words.inLimitedSupply,
			attackerSupply === 'limited' ? numberOf(book, SHIFTS.limited) : 0
		],
		[SECTION, words.outOfSupply, attackerSupply === 'out' ? numberOf(book, SHIFTS.out) : 0]
	);
	const over = -total(attacker) - numberOf(book, SHIFTS.most);
	const right = fortress && book.readings['TC-05'] !== 'attacker';
	return {
		attacker:
			over > 0
				? [...attacker, { section: SECTION, reason: words.noFurtherLeft, amount: over }]
				: attacker,
		defender: modifiers(
			[
				SECTION,
				words.outOfSupply,
				defenderSupply === 'out' ? numberOf(book, SHIFTS.defenderOut) : 0
			],
			[SECTION, words.inAFortress, right ? numberOf(book, SHIFTS.fortress) : 0]
		)
	};
};
