import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { bookOf, type Options } from '#lib/rules/white-october/book.ts';
import { whiteOctober } from '#lib/rules/white-october/game.ts';
import type { DiceSource } from '#lib/kernel/dice/draw.ts';
import { playWhole, type Games } from './whole.ts';
import type { Outcome } from './summary.ts';

type OctoberPlayer = (state: State, commands: readonly Command[], dice: DiceSource) => Command;

const any = (commands: readonly Command[], dice: DiceSource): Command => {
	const command = commands[dice(commands.length) - 1];
	if (!command) throw new Error('Nothing to choose from.');
	return command;
};

/** Commands that bring fights, and go on with them. */
const LIKED: readonly Command['type'][] = [
	'attack',
	'barrage',
	'lead',
	'advance',
	'support',
	'serve'
];

/** Players of White October. */
export const OCTOBER_PLAYERS: Readonly<Record<string, OctoberPlayer>> = {
	/** Any command, each as likely as the others. */
	random: (_, commands, dice) => any(commands, dice),
	/** Mostly what brings fights, and moves all units before it stops. */
	keen: (_, commands, dice) => {
		const liked = commands.filter(({ type }) => LIKED.includes(type));
		if (liked.length > 0 && dice(10) <= 8) return any(liked, dice);
		const moves = commands.filter(({ type }) => type === 'pick' || type === 'go');
		return moves.length > 0 && dice(20) > 1 ? any(moves, dice) : any(commands, dice);
	}
};

/** Plays so many whole games of White October; what fails is saved. */
export const playOctober = (
	order: Games & { readonly player: string; readonly options: Readonly<Record<string, string>> }
): Outcome => {
	const book = bookOf({ options: order.options as Partial<Options> });
	const engine = octoberEngine(book);
	const choose = OCTOBER_PLAYERS[order.player];
	if (!choose) throw new Error(`No player ${order.player}`);
	return playWhole(
		{
			name: 'october',
			engine,
			journal: whiteOctober.journal,
			begin: { type: 'begin', ...headerOf(book) },
			choose,
			ended: ({ result }) => (result ? `${result.winner ?? 'draw'} (${result.level})` : undefined),
			counted: ['attackFought', 'barrageFell', 'epLost', 'removed', 'moved', 'leftMap', 'advanced']
		},
		{ ...order, notes: { options: order.options } }
	);
};
