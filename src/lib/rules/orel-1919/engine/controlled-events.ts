import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { distance } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { personalInitiative, raid } from '../procedures/events.ts';
import { mayBeRaided, mayShowInitiative, RAID_RANGE } from '../rules/06-events.ts';
import { isCavalry, type EventName, type Player } from '../types.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { counterOf, hexIndex, unitOf, type Game } from './game.ts';
import type { Owed } from './owed.ts';
import { tqOf } from './quality.ts';
import type { Playing, State, Unit } from './state.ts';
import { words } from '../words/en/engine.ts';

type Play = Extract<Command, { type: 'play' }>;

/** 6.2 The state as one side sees it: the other side's cards are missing, and nothing else. */
export const seenBy = (state: State, player: Player): State =>
	state.hand.some((one) => one.player !== player)
		? { ...state, hand: state.hand.filter((one) => one.player === player) }
		: state;

/** 6.2 Does this player have this card in hand? */
export const holds = (state: State, event: EventName, player: Player): boolean =>
	state.hand.some((one) => one.event === event && one.player === player);

/** 6.2 Personal Initiative: units out of command that may be helped. */
const initiative = (game: Game, state: State, unit: Unit): boolean =>
	unit.fate === 'map' &&
	unit.player === state.player &&
	mayShowInitiative(unit.command, tqOf(game, unit));

/** 6.2 Personal Initiative, in one's own movement phase while no unit is moving. */
export const initiativeCommands = (game: Game, state: State): Play[] =>
	holds(state, 'Personal Initiative', state.player)
		? state.units
				.filter((unit) => initiative(game, state, unit))
				.map(({ id }) => ({ type: 'play', event: 'Personal Initiative', unit: id }))
		: [];

/** 6.2 Raid: Red units within six hexes of a White cavalry unit. */
const raidTargets = (game: Game, state: State): Unit[] => {
	const { grid } = game.board;
	const hexOf = (unit: Unit): number => hexIndex(game, unit.hex);
	const riders = state.units.filter(
		(unit) =>
			unit.fate === 'map' && unit.player === 'white' && isCavalry(counterOf(game, unit.id).type)
	);
	return state.units.filter(
		(unit) =>
			unit.fate === 'map' &&
			unit.player === 'red' &&
			riders.some((rider) => distance(grid, hexOf(rider), hexOf(unit)) <= RAID_RANGE)
	);
};

/** 6.2 May a Raid be played at the end of this command phase (by White, at the end of Red's)? */
export const mayRaid = (game: Game, state: State): boolean =>
	state.player === 'red' && holds(state, 'Raid', 'white') && raidCommands(game, state).length > 0;

/** 6.2 A Raid: the units that it may leave Unsupplied, and those that it may put out of command. */
export const raidCommands = (game: Game, state: State): Play[] =>
	raidTargets(game, state).flatMap((unit) =>
		(['supply', 'command'] as const)
			.filter((choice) => mayBeRaided(choice, unit, counterOf(game, unit.id).type))
			.map((choice): Play => ({ type: 'play', event: 'Raid', unit: unit.id, choice }))
	);

/** 6.2 An event that was played calls for its die. */
export const playOwed = (game: Game, state: State, playing: Playing): Owed =>
	playing.event === 'Raid' ? raid(playing) : personalInitiative(game, state, playing);

/** 6.2 Plays an event that needs a die: Personal Initiative in one's own movement phase, a Raid where it is allowed. */
export const decidePlay = (game: Game, state: State, command: Play): Decision<Fact> => {
	const { event, unit, choice = 'supply' } = command;
	const player = event === 'Raid' ? 'white' : state.player;
	const plays =
		event === 'Raid'
			? state.phase !== 'movement' &&
				holds(state, event, player) &&
				raidCommands(game, state).some((one) => one.unit === unit && one.choice === choice)
			: event === 'Personal Initiative' &&
				state.phase === 'movement' &&
				holds(state, event, player) &&
				initiative(game, state, unitOf(game, state, unit ?? ''));
	if (!plays || unit === undefined || (choice !== 'supply' && choice !== 'command'))
		return refuse('6.2', say(words.thisEventCannotBePlayedThatWayNow));
	return accept<Fact>(
		{ type: 'eventPlayed', event, player },
		event === 'Raid'
			? { type: 'raidLaunched', player, unit, against: choice }
			: { type: 'initiativeTried', player, unit }
	);
};
