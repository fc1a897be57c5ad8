import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import type { Game } from './game.ts';
import { counterOf } from './game.ts';
import type { Unit } from './state.ts';

/** 4.3.1 The lowest TQ that recruits can bring a unit to. */
const FLOOR = { red: 2, white: 3 };

/** 1.2 The TQ of a unit with its Recruits marker and Defeatist Rumors; 0 for vehicles and depots. */
export const tqOf = (game: Game, unit: Unit): number => {
	const printed = counterOf(game, unit.id).tq ?? 0;
	if (printed === 0) return 0;
	const floor = Math.min(printed, FLOOR[unit.player]);
	const lasting = unit.recruits ? Math.max(floor, printed - 1) : printed;
	return unit.rumors > 0 ? Math.max(1, lasting - 1) : lasting;
};

/** 1.2 A TQ check: one die, passed at the unit's TQ or less. `word` and `other` say what a pass and a failure mean. */
export const tqCheck = (
	game: Game,
	unit: Unit,
	{ word, other, ...about }: { label: string; rule: string; word: string; other: string }
): Draw<boolean> => {
	const tq = tqOf(game, unit);
	return die(6, { ...about, needs: { from: 1, to: tq, word, other } }).map((face) => face <= tq);
};
