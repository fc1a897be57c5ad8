import type { Command } from '#lib/rules/red-and-white/engine/commands/command.ts';
import type { Clock } from '#lib/rules/red-and-white/engine/sequence.ts';
import type { Mark } from '#lib/rules/red-and-white/types.ts';
import { unit } from './battles.ts';

/** The clock is set to this phase of this side's turn. */
export const at = (turn: Clock['turn'], phase: Clock['phase'], round = 1): Command => ({
	type: 'setClock',
	to: { round, turn, phase }
});

/** The unit of this label is given these marks. */
export const mark = (label: string, ...on: readonly Mark[]): Command => ({
	type: 'quick',
	unit: unit(label),
	figures: 0,
	hits: 0,
	on,
	off: [],
	note: ''
});

/** The unit of this label loses figures, from the stand that is named or from the next. */
export const lose = (label: string, figures: number, stand?: number): Command => ({
	type: 'loseFigures',
	unit: unit(label),
	figures,
	...(stand === undefined ? {} : { stand })
});
