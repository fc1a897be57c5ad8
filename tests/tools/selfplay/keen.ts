import { distance, indexOf } from '#lib/kernel/hex/hex.ts';
import type { Command } from '#lib/rules/orel-1919/engine/commands.ts';
import { unitOf, type Game } from '#lib/rules/orel-1919/engine/game.ts';
import type { State } from '#lib/rules/orel-1919/engine/state.ts';
import type { OrelPlayer } from './orel.ts';

/** What a keen player likes to do: everything that brings fights and goes on with them. */
const LIKED: readonly Command['type'][] = [
	'advance',
	'aim',
	'announce',
	'assault',
	'attack',
	'barrage',
	'leave',
	'pay',
	'play',
	'pursue',
	'support',
	'take',
	'yes'
];

const isLiked = (command: Command): boolean => {
	if (command.type === 'pay') return command.depot !== null;
	if (command.type === 'aim') return command.target !== null;
	if (command.type === 'announce') return command.attack !== null;
	return LIKED.includes(command.type);
};

/** Hexes to the nearest enemy. */
const near = (game: Game, state: State, hex: string): number => {
	const { grid } = game.board;
	const from = indexOf(grid, hex);
	let best = Infinity;
	for (const unit of state.units)
		if (unit.fate === 'map' && unit.player !== state.player)
			best = Math.min(best, distance(grid, from, indexOf(grid, unit.hex ?? '')));
	return best;
};

/** Goes for the enemy and fights wherever it can, mostly; the rest is chance. For shaking the combat phase. */
export const keen: OrelPlayer = (game, state, commands, dice) => {
	const any = (list: readonly Command[]): Command => {
		const command = list[dice(list.length) - 1];
		if (!command) throw new Error('Nothing to choose from.');
		return command;
	};
	const mostly = dice(10) <= 8;
	const liked = commands.filter(isLiked);
	if (liked.length > 0 && mostly) return any(liked);
	const { moving } = state;
	if (moving && mostly) {
		const here = near(game, state, unitOf(game, state, moving.unit).hex ?? '');
		const nearer = commands.filter((one) => one.type === 'go' && near(game, state, one.hex) < here);
		const stop = commands.filter(({ type }) => type === 'form' || type === 'rest');
		if (nearer.length > 0) return any(nearer);
		if (stop.length > 0) return any(stop);
	}
	const picks = commands.filter(({ type }) => type === 'pick' || type === 'enter');
	return picks.length > 0 && dice(20) > 1 ? any(picks) : any(commands);
};
