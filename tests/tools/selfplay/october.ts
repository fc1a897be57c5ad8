import type { Command } from '#lib/rules/white-october/engine/commands.ts';
import { headerOf } from '#lib/rules/white-october/engine/game.ts';
import { octoberEngine } from '#lib/rules/white-october/engine/index.ts';
import type { State } from '#lib/rules/white-october/engine/state.ts';
import { bookOf, type Book, type Options } from '#lib/rules/white-october/book.ts';
import { whiteOctober } from '#lib/rules/white-october/game.ts';
import type { DiceSource } from '#lib/kernel/dice/draw.ts';
import { playWhole, type Games } from './whole.ts';
import type { Outcome } from './summary.ts';

/** Chooses one of the commands that are allowed. */
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

const opponent = await whiteOctober.ai();

/** Players of White October. */
export const OCTOBER_PLAYERS: Readonly<Record<string, (book: Book) => OctoberPlayer>> = {
	/** Any command, each as likely as the others. */
	random: () => (_, commands, dice) => any(commands, dice),
	/** Mostly what brings fights, and moves all units before it stops. */
	keen: () => (_, commands, dice) => {
		const liked = commands.filter(({ type }) => LIKED.includes(type));
		if (liked.length > 0 && dice(10) <= 8) return any(liked, dice);
		const moves = commands.filter(({ type }) => type === 'pick' || type === 'go');
		return moves.length > 0 && dice(20) > 1 ? any(moves, dice) : any(commands, dice);
	},
	/** The opponent that the app plays. */
	greedy: (book) => opponent(book)
};

/** What the players had to say, the dice apart, counted by player turn: White's and Red's half of a turn. */
const turns = () => {
	const kinds = new Map<string, number>();
	const seen = new Set<string>();
	let games = 0;
	let last = 0;
	return {
		given: (state: State, command: Command): void => {
			if (state.turn < last) games += 1;
			last = state.turn;
			seen.add(`${games} ${state.turn} ${state.player}`);
			if (command.type === 'roll') return;
			const kind =
				command.type === 'order' ? `order of ${command.steps[0]?.type ?? ''}` : command.type;
			kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
		},
		lines: (): readonly (readonly [string, string])[] => {
			const each = (count: number): string => (count / Math.max(1, seen.size)).toFixed(1);
			const all = [...kinds.values()].reduce((sum, count) => sum + count, 0);
			return [
				['orders a player turn', each(all)],
				...[...kinds]
					.toSorted(([, one], [, two]) => two - one)
					.map(([kind, count]): [string, string] => [`  ${kind}`, `${each(count)} a player turn`])
			];
		}
	};
};

/** Plays so many whole games of White October; what fails is saved. */
export const playOctober = (
	order: Games & { readonly player: string; readonly options: Readonly<Record<string, string>> }
): Outcome => {
	const book = bookOf({ options: order.options as Partial<Options> });
	const engine = octoberEngine(book);
	const choose = OCTOBER_PLAYERS[order.player]?.(book);
	if (!choose) throw new Error(`No player ${order.player}`);
	const said = turns();
	const tally = playWhole(
		{
			name: 'october',
			engine,
			journal: whiteOctober.journal,
			begin: { type: 'begin', ...headerOf(book) },
			choose,
			given: (state, _, command) => said.given(state, command),
			ended: ({ result }) => (result ? `${result.winner ?? 'draw'} (${result.level})` : undefined),
			counted: ['attackFought', 'barrageFell', 'epLost', 'removed', 'moved', 'leftMap', 'advanced']
		},
		{ ...order, notes: { options: order.options } }
	);
	return { ...tally, lines: said.lines() };
};
