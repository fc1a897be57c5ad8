import { accept, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { NOWHERE } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { combatWaiting, decideCombat, settleCombat } from './combat/index.ts';
import { bodyCommands, checkCommand, decideBody, finalCommand } from './command.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { evolve } from './evolve.ts';
import { enemyZoc, fieldOf } from './field.ts';
import { decidePlay, mayRaid, playWaiting, raidCommands } from './controlled.ts';
import { decideFortune, fortuneWaiting, settleFortune } from './fortune.ts';
import type { Game } from './game.ts';
import { closeMovement, openMovement } from './movement-phase.ts';
import { decideMovement, movementWaiting } from './movement.ts';
import { decideRecruitment, openRecruitment, recruitmentCommands } from './recruitment.ts';
import { nextTurn, phaseAfter } from './sequence.ts';
import { lastTurn, wakes } from './setup.ts';
import { playerTurn, type State } from './state.ts';
import { isFunctional } from './supply.ts';
import { resultOf } from './victory.ts';
import type { Waiting } from './waiting.ts';

/** 3.2 B Unsupplied depots that can trace again serve again at the end of the phase, whoever's it is. */
const recovered = (game: Game, state: State): Fact[] => {
	const units = state.units
		.filter(
			(unit) =>
				unit.unsupplied &&
				unit.fate === 'map' &&
				unit.capacity > 0 &&
				isFunctional(game, state, unit)
		)
		.map(({ id }) => id);
	return units.length > 0
		? [{ type: 'marked', rule: '3.2', units, marks: { unsupplied: false } }]
		: [];
};

/** 10.2 Formations that are woken now. */
const woken = (game: Game, state: State): Fact[] =>
	state.asleep
		.filter((group) => wakes(game, state, group))
		.map((group) => ({ type: 'woken', group }));

/** 2, 8.7.3, 9.2.1 Markers come off; Routed units of the player rally if they were Routed in an earlier turn and are in no enemy ZoC; tanks are repaired when the turn of both is over. */
const closeTurn = (game: Game, state: State): Fact[] => {
	const field = fieldOf(game, state);
	const now = playerTurn(state);
	const { player } = state;
	const rallied = state.units
		.filter(
			(unit) =>
				unit.player === player &&
				unit.mode === 'routed' &&
				unit.routed < now &&
				(unit.fate !== 'map' ||
					enemyZoc(field, player, game.board.at.get(unit.hex ?? '') ?? NOWHERE) === 0)
		)
		.map(({ id }) => id);
	const fired = state.units.filter((unit) => unit.fired).map(({ id }) => id);
	const busy = state.units
		.filter(
			(unit) => unit.player === player && (unit.action !== null || unit.rumors || unit.spent > 0)
		)
		.map(({ id }) => id);
	// A turn is a day of both players: a tank that broke down in White's part is still down in Red's.
	const dayEnds = nextTurn(state.turn, player).turn > state.turn;
	const tried = dayEnds
		? state.units.filter(({ engine }) => engine !== 'untried').map(({ id }) => id)
		: [];
	return [
		...marks('8.7.3', rallied, { mode: 'combat' }),
		...marks('8.4', fired, { fired: false }),
		...marks('2', busy, { action: null, rumors: false, spent: 0 }),
		...marks('9.2.1', tried, { engine: 'untried' }),
		{ type: 'attacksForgotten' },
		...state.hand
			.filter(({ until }) => until <= now)
			.map(({ event, player: owner }): Fact => ({
				type: 'chanceLapsed',
				event,
				player: owner
			}))
	];
};

const marks = (
	rule: string,
	units: readonly string[],
	change: Extract<Fact, { type: 'marked' }>['marks']
): Fact[] => (units.length > 0 ? [{ type: 'marked', rule, units, marks: change }] : []);

/** What begins a phase by itself. */
const opens = (game: Game, state: State): Fact[] => {
	switch (state.phase) {
		case 'recruitment':
			return openRecruitment(game, state);
		case 'command':
			return [checkCommand(game, state)];
		case 'movement':
			return openMovement(game, state);
		case 'end':
			return closeTurn(game, state);
		default:
			return [];
	}
};

/** What a phase does by itself now; nothing when somebody must answer. `phaseEnded` closes it. */
const settles = (game: Game, state: State): readonly Fact[] => {
	switch (state.phase) {
		case 'depots':
		case 'end':
			return [{ type: 'phaseEnded' }];
		case 'recruitment':
			return recruitmentCommands(game, state).length === 1 ? [{ type: 'phaseEnded' }] : [];
		case 'command':
			return state.ties.length > 0 || state.playing || mayRaid(game, state)
				? []
				: [{ type: 'phaseEnded' }];
		case 'events':
			return settleFortune(game, state);
		case 'movement':
			return [];
		case 'combat':
			return settleCombat(game, state);
	}
};

/** What comes when a phase is over: the next one, the other player's turn, or the end of the game. */
const follows = (game: Game, state: State): Fact[] => {
	const next = phaseAfter(state.phase);
	if (next) return [{ type: 'phaseBegan', phase: next }];
	const { turn, player } = nextTurn(state.turn, state.player);
	if (turn > lastTurn(game, state.scenario))
		return [{ type: 'ended', result: resultOf(game, state) }];
	return [{ type: 'turnBegan', turn, player }];
};

/** The facts of a command, and all that follows from them before somebody must answer again. */
export interface Run {
	readonly facts: readonly Fact[];
	readonly state: State;
}

/** Runs on from these facts. */
export const run = (game: Game, start: State, facts: readonly Fact[]): Run => {
	const events: Fact[] = [];
	let state = start;
	let ended = false;
	const happen = (list: readonly Fact[]): void => {
		for (const event of list) {
			events.push(event);
			state = evolve(game, state, event);
			if (event.type === 'phaseEnded') ended = true;
		}
	};
	happen(facts);
	while (!state.result) {
		if (!ended) {
			const next = settles(game, state);
			if (next.length === 0) break;
			happen(next);
			continue;
		}
		ended = false;
		if (state.phase === 'movement') happen(closeMovement(game, state));
		happen(recovered(game, state));
		happen(woken(game, state));
		happen(follows(game, state));
		if (!state.result) happen(opens(game, state));
	}
	return { facts: events, state };
};

/** Who owes what. */
export const waiting = (game: Game, state: State): Waiting => {
	if (state.result) return { kind: 'over' };
	const { player } = state;
	switch (state.phase) {
		case 'recruitment':
			return { kind: 'player', player, commands: recruitmentCommands(game, state) };
		case 'command':
			if (state.playing) return playWaiting(game, state);
			return state.ties.length > 0
				? { kind: 'player', player, commands: bodyCommands(game, state) }
				: {
						kind: 'player',
						player: 'white',
						commands: [...raidCommands(game, state), { type: 'done' }]
					};
		case 'events':
			return fortuneWaiting(game, state);
		case 'movement':
			return movementWaiting(game, state);
		case 'combat':
			return combatWaiting(game, state);
		case 'depots':
		case 'end':
			return { kind: 'over' };
	}
};

const decideCommand = (game: Game, state: State, command: Command): Decision<Fact> => {
	if (state.playing) return decidePlay(game, state, command);
	if (command.type === 'body') {
		const decided = decideBody(game, state, command);
		if (!decided.ok) return decided;
		const after = decided.facts.reduce((one, event) => evolve(game, one, event), state);
		return after.ties.length > 0
			? decided
			: accept<Fact>(...decided.facts, finalCommand(game, after));
	}
	if (state.ties.length > 0)
		return refuse('5.2.1', say('Choose the main body of this formation first.'));
	if (command.type === 'play') return decidePlay(game, state, command);
	return command.type === 'done'
		? accept<Fact>({ type: 'phaseEnded' })
		: refuse('5.2', say('Command is checked first.'));
};

/** A command's own facts, or the section that forbids it. */
const decided = (game: Game, state: State, command: Command): Decision<Fact> => {
	if (state.result) return refuse('10', say('The game is over.'));
	switch (state.phase) {
		case 'recruitment':
			return decideRecruitment(game, state, command);
		case 'command':
			return decideCommand(game, state, command);
		case 'events':
			return decideFortune(game, state, command);
		case 'movement':
			return decideMovement(game, state, command);
		case 'combat':
			return decideCombat(game, state, command);
		case 'depots':
		case 'end':
			return refuse('2', say('Nothing is asked now.'));
	}
};

/** A command decided and done at once: its facts with the state after them. */
export const perform = (
	game: Game,
	state: State,
	command: Command
): Run | { readonly refused: Refusal } => {
	const decision = decided(game, state, command);
	return decision.ok ? run(game, state, decision.facts) : { refused: decision.refusal };
};

/** A command: its facts and all that follows by itself, or the section that forbids it. */
export const decide = (game: Game, state: State, command: Command): Decision<Fact> => {
	const decision = decided(game, state, command);
	return decision.ok ? { ok: true, facts: run(game, state, decision.facts).facts } : decision;
};
