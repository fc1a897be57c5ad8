import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { sum, type Draw } from '#lib/kernel/dice/draw.ts';
import { borneLosses } from '#lib/kernel/hex/losses.ts';
import type { Book } from '../../book.ts';
import { MORALES, type Code, type Morale, type Role } from '../../types.ts';
import { words } from '../../words/en/rules.ts';
import {
	morales,
	oddsModifiers,
	oddsOf,
	ratioRead,
	type Battle,
	type RatioRead
} from './08-2-modifiers.ts';

/** 8.2.5 Above this score the attacker wins (WO-03). */
export const WINS_ABOVE = 7;

/** 8.2.5 What the Combat Results Table says for one side. */
export interface SideResult {
	/** EP to lose at least. */
	readonly loss: number;
	readonly code: Code;
}

/** 8.2.5 What the table says for both. */
export interface CombatResult {
	/** The score that was read, within the table. */
	readonly score: number;
	readonly winner: Role;
	readonly attacker: SideResult;
	readonly defender: SideResult;
}

const column = (morale: number): Morale =>
	MORALES[Math.max(1, Math.min(MORALES.length, morale)) - 1] ?? 1;

/** 8.2.7 Does a defender who wins advance (WO-17)? Where not, his code loses its a. */
const defending = ({ readings }: Book, code: Code): Code =>
	readings['WO-17'] === 'attacker' && (code === 'a' || code === 'a1') ? '-' : code;

/** 8.2.5 The table at a score and both Morales; its ends hold. */
export const combatResult = (
	book: Book,
	scored: number,
	morale: { readonly attacker: number; readonly defender: number }
): CombatResult => {
	const { charts } = book;
	const { rows } = charts.CRT_LOSSES;
	const score = Math.max(rows[0] ?? 2, Math.min(rows[rows.length - 1] ?? 15, scored));
	return {
		score,
		winner: score > WINS_ABOVE ? 'attacker' : 'defender',
		attacker: {
			loss: charts.CRT_LOSSES.at(score, 'attacker'),
			code: charts.CRT_ATTACKER.at(score, column(morale.attacker))
		},
		defender: {
			loss: charts.CRT_LOSSES.at(score, 'defender'),
			code: defending(book, charts.CRT_DEFENDER.at(score, column(morale.defender)))
		}
	};
};

/** 8.2.5 Two dice and their modifier. */
export const score = (modifier: number): Draw<number> =>
	sum(2, 6, { label: words.combat, rule: '8.2.5' }).map((dice) => dice + modifier);

/** 8.2.6 EP on both sides from which each loses one more. */
const COSTLY_FROM = 4;

/** 8.2.6 Those who lose EP on both sides. */
export interface Bearers {
	/** EP of combat units engaged; of guns or a fort that are alone. */
	readonly attackerEp: number;
	readonly defenderEp: number;
	/** EP of guns that stand with the defenders. */
	readonly gunEp: number;
}

/**
 * 8.2.6 The EP that each side loses: one more where 4 EP or more fight on both sides, then what one side cannot bear is
 * taken off the other's losses; guns in the hex bear them after the combat units (WO-37).
 */
export const lossesOf = (
	printed: readonly [attacker: number, defender: number],
	{ attackerEp, defenderEp, gunEp }: Bearers
): readonly [attacker: number, defender: number] => {
	const more = attackerEp >= COSTLY_FROM && defenderEp >= COSTLY_FROM ? 1 : 0;
	return borneLosses([printed[0] + more, printed[1] + more], [attackerEp, defenderEp + gunEp]);
};

/** 8.2.5 What fell in a combat, and what it was made of. */
export interface CombatRoll extends CombatResult {
	readonly modifier: number;
	readonly lines: readonly Modifier[];
	readonly morale: { readonly attacker: number; readonly defender: number };
	readonly ratio: RatioRead;
}

/** 8.2.5 The dice of a combat, read in the table. */
export const combat = (book: Book, battle: Battle): Draw<CombatRoll> => {
	const lines = oddsModifiers(book, oddsOf(book, battle));
	const modifier = total(lines);
	const morale = morales(battle);
	const ratio = ratioRead(book, battle);
	return score(modifier).map((scored) => ({
		...combatResult(book, scored, morale),
		modifier,
		lines,
		morale,
		ratio
	}));
};
