import { ask, die, type Draw } from '#lib/kernel/dice/draw.ts';
import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { distance, NOWHERE } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { isCavalry, isDepot, isVehicle, type EventName, type Player } from '../types.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { counterOf, unitOf, type Game } from './game.ts';
import { tqOf } from './quality.ts';
import type { State, Unit } from './state.ts';
import { loyalty } from './suffered.ts';
import type { Waiting } from './waiting.ts';

/** 6.2 Has this player such a card in hand? */
export const holds = (state: State, event: EventName, player: Player): boolean =>
	state.hand.some((one) => one.event === event && one.player === player);

/** 6.2 Personal Initiative: units out of command that may be helped. */
const initiative = (game: Game, state: State, unit: Unit): boolean =>
	unit.fate === 'map' && unit.player === state.player && !unit.command && tqOf(game, unit) > 0;

/** 6.2 Controlled events that may be played while nobody moves. */
export const fortuneCommands = (game: Game, state: State): Command[] =>
	holds(state, 'Personal Initiative', state.player)
		? state.units
				.filter((unit) => initiative(game, state, unit))
				.map(({ id }) => ({ type: 'play', event: 'Personal Initiative', unit: id }))
		: [];

/** 6.2 Raid: enemy units within six hexes of a friendly cavalry unit. */
const raidTargets = (game: Game, state: State, player: Player): Unit[] => {
	const { grid, at } = game.board;
	const hexOf = (unit: Unit): number => at.get(unit.hex ?? '') ?? NOWHERE;
	const riders = state.units.filter(
		(unit) =>
			unit.fate === 'map' && unit.player === player && isCavalry(counterOf(game, unit.id).type)
	);
	return state.units.filter(
		(unit) =>
			unit.fate === 'map' &&
			unit.player !== player &&
			riders.some((rider) => distance(grid, hexOf(rider), hexOf(unit)) <= RAID_RANGE)
	);
};
const RAID_RANGE = 6;

/** 6.2 May a Raid be played at the end of this command phase (White's, at Red's)? */
export const mayRaid = (game: Game, state: State): boolean =>
	state.player === 'red' &&
	holds(state, 'Raid', 'white') &&
	raidTargets(game, state, 'white').length > 0;

/** 6.2 A Raid at the end of the Red command phase. */
export const raidCommands = (game: Game, state: State): Command[] => {
	return raidTargets(game, state, 'white').flatMap((unit) =>
		(['supply', 'command'] as const)
			.filter((choice) => choice === 'supply' || mayStray(game, unit))
			.map((choice): Command => ({ type: 'play', event: 'Raid', unit: unit.id, choice }))
	);
};

/** 5.1 Vehicles and depots are always in command. */
const mayStray = (game: Game, { id }: Unit): boolean => {
	const { type } = counterOf(game, id);
	return !isVehicle(type) && !isDepot(type);
};

const RAID: Draw<boolean> = die(6, {
	label: 'Raid',
	rule: '6.2',
	needs: { from: 3, to: 6, word: 'works', other: 'fails' }
}).map((face) => face >= 3);

const playDraw = (game: Game, state: State): Draw<boolean> | undefined => {
	const { playing } = state;
	if (!playing) return undefined;
	return playing.event === 'Raid' ? RAID : loyalty(game, unitOf(game, state, playing.unit));
};

/** 6.2 A controlled event has been played and calls for its die. */
export const playWaiting = (game: Game, state: State): Waiting => {
	const draw = playDraw(game, state);
	const asked = draw ? ask(draw, []) : undefined;
	const player = state.playing?.player ?? state.player;
	return asked?.state === 'waiting' ? { kind: 'dice', player, call: asked.call } : { kind: 'over' };
};

const played = (
	game: Game,
	state: State,
	throws: Extract<Command, { type: 'roll' }>['throws']
): Decision<Fact> => {
	const { playing } = state;
	const draw = playDraw(game, state);
	const asked = draw ? ask(draw, throws) : undefined;
	if (!playing || asked?.state !== 'done' || asked.used !== throws.length)
		return refuse('6.2', say('These dice do not fit.'));
	const marks =
		playing.event === 'Personal Initiative'
			? { command: true }
			: playing.choice === 'supply'
				? { unsupplied: true }
				: { command: false };
	return accept<Fact>(
		{ type: 'diceThrown', rule: '6.2', throws },
		...(asked.value
			? [{ type: 'marked', rule: '6.2', units: [playing.unit], marks } as const]
			: []),
		{ type: 'playing', playing: null }
	);
};

/** 6.2 Plays an event that throws a die: Personal Initiative in one's movement, a Raid where it is allowed. */
export const decidePlay = (game: Game, state: State, command: Command): Decision<Fact> => {
	if (command.type === 'roll') return played(game, state, command.throws);
	if (command.type !== 'play' || state.playing) return refuse('6.2', say('The die comes first.'));
	const { event, unit, choice = 'supply' } = command;
	const player = event === 'Raid' ? 'white' : state.player;
	const plays =
		event === 'Raid'
			? holds(state, 'Raid', 'white') &&
				raidTargets(game, state, 'white').some(
					(one) => one.id === unit && (choice === 'supply' || mayStray(game, one))
				)
			: event === 'Personal Initiative' &&
				state.phase === 'movement' &&
				holds(state, event, player) &&
				initiative(game, state, unitOf(game, state, unit ?? ''));
	if (!plays || unit === undefined || (choice !== 'supply' && choice !== 'command'))
		return refuse('6.2', say('This event cannot be played so now.'));
	return accept<Fact>(
		{ type: 'chancePlayed', event, player },
		{ type: 'playing', playing: { event, player, unit, choice } }
	);
};
