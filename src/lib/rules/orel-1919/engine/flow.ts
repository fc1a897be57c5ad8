import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { latestFor } from '#lib/kernel/decided/counters.ts';
import { waitsFor, type WaitsOf } from '#lib/kernel/decided/owed.ts';
import { runBy } from '#lib/kernel/decided/run.ts';
import { say } from '#lib/kernel/phrase.ts';
import { movementQuestion, questionOf, type Question } from './asked.ts';
import { combatOwed } from './combat/index.ts';
import {
	bodyChosen,
	bodyCommands,
	checkCommand,
	finalCommand,
	type ChooseBody
} from './phases/command.ts';
import type { Command } from './commands.ts';
import { evolve, type Fact } from './facts.ts';
import { enemyZoc, fieldOf } from './map/field.ts';
import { decidePlay, mayRaid, playOwed, raidCommands } from './controlled-events.ts';
import { eventsOwed } from './phases/events.ts';
import { hexIndex, type Game } from './game.ts';
import { closeMovement, openMovement } from './phases/movement-phase.ts';
import { movementOwed } from './phases/movement.ts';
import { auto, type OrelTable, type Owed } from './owed.ts';
import { openRecruitment, recruitmentOwed } from './phases/recruitment.ts';
import { nextTurn, phaseAfter } from '../rules/02-sequence.ts';
import { lastTurn, wakes } from './setup.ts';
import { playerTurn, type State, type Unit, type UnitId } from './state.ts';
import { depotsOf, isFunctional } from './map/supply.ts';
import { resultOf } from './phases/victory.ts';
import { saidBefore } from './orders/standing.ts';
import { words } from '../words/en/engine.ts';

/**
 * 3.2 B Unsupplied depots that can trace again lose their marker at once, in any player's phase; until a combat phase
 * has given out supply they wait, as they supply nobody before its end.
 */
const recovered = (game: Game, state: State): Fact[] =>
	about(
		depotsOf(game, state).filter(
			(unit) => unit.unsupplied && unit.capacity > 0 && isFunctional(game, state, unit)
		),
		(units) => ({ type: 'depotsRecovered', units })
	);

/** A fact about these units; no fact where there are none. */
const about = (units: readonly Unit[], fact: (ids: readonly UnitId[]) => Fact): Fact[] =>
	units.length > 0 ? [fact(units.map(({ id }) => id))] : [];

/** 10.2 Formations that wake now. */
const woken = (game: Game, state: State): Fact[] =>
	state.asleep
		.filter((group) => wakes(game, state, group))
		.map((group) => ({ type: 'formationWoken', group }));

/**
 * 2, 8.7.3, 9.2.1 Markers are removed; the player's Routed units rally if they were Routed in an earlier turn and are
 * in no enemy ZoC; tanks are repaired once both players' turns are over.
 */
const closeTurn = (game: Game, state: State): Fact[] => {
	const field = fieldOf(game, state);
	const now = playerTurn(state);
	const { player } = state;
	const rallied = state.units.filter(
		(unit) =>
			unit.player === player &&
			unit.mode === 'routed' &&
			unit.routed < now &&
			(unit.fate !== 'map' || enemyZoc(field, player, hexIndex(game, unit.hex)) === 0)
	);
	const fired = state.units.filter((unit) => unit.fired).map(({ id }) => id);
	const busy = state.units
		.filter((unit) => unit.player === player && (unit.action !== null || unit.spent > 0))
		.map(({ id }) => id);
	const quiet = state.units.filter(({ rumors }) => rumors > 0 && rumors <= now);
	// A turn is one day for both players: a tank that broke down in White's part is still down in Red's.
	const dayEnds = nextTurn(state.turn, player).turn > state.turn;
	const tried = dayEnds ? state.units.filter(({ engine }) => engine !== 'untried') : [];
	return [
		...about(rallied, (units) => ({ type: 'rallied', units })),
		{ type: 'markersRemoved', fired, busy },
		...about(quiet, (units) => ({ type: 'rumorsOver', units })),
		...about(tried, (units) => ({ type: 'tanksRepaired', units })),
		...state.hand
			.filter(({ until }) => until <= now)
			.map(({ event, player: owner }): Fact => ({ type: 'eventLapsed', event, player: owner }))
	];
};

/** What happens by itself at the start of a phase. */
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

/** 5.2 Ties for their owner to settle; then a Raid may be played at the end of Red's phase (6.2). */
const commandOwed = (game: Game, state: State): Owed => {
	const { ties, player } = state;
	if (ties.length > 0)
		return {
			kind: 'player',
			player,
			rule: '5.2.1',
			options: bodyCommands(game, state).map((command) => ({
				command,
				events: () => chosen(game, state, command)
			}))
		};
	if (!mayRaid(game, state)) return auto({ type: 'phaseEnded' });
	const decide = (command: Command): Decision<Fact> =>
		command.type === 'play'
			? decidePlay(game, state, command)
			: command.type === 'done'
				? accept<Fact>({ type: 'phaseEnded' })
				: refuse('5.2', say(words.commandIsCheckedFirst));
	return {
		kind: 'open',
		player: 'white',
		commands: () => [...raidCommands(game, state), { type: 'done' }],
		decide
	};
};

/** 5.2.1 A main body is chosen; after the last one it is clear who is out of command. */
const chosen = (game: Game, state: State, command: ChooseBody): readonly Fact[] => {
	const body = bodyChosen(game, state, command);
	const after = evolve(game, state, body);
	return after.ties.length > 0 ? [body] : [body, finalCommand(game, after)];
};

const owing = (game: Game, state: State): Owed => {
	if (state.result) return { kind: 'over' };
	if (state.playing) return playOwed(game, state, state.playing);
	switch (state.phase) {
		case 'depots':
		case 'end':
			return auto({ type: 'phaseEnded' });
		case 'recruitment':
			return recruitmentOwed(game, state);
		case 'command':
			return commandOwed(game, state);
		case 'events':
			return eventsOwed(game, state);
		case 'movement':
			return movementOwed(game, state);
		case 'combat':
			return combatOwed(game, state);
	}
};

/** 8 What comes next, with what a player has said beforehand as his answer. */
const settled = (game: Game, state: State): Owed => {
	const next = owing(game, state);
	if (next.kind !== 'player') return next;
	const { player, rule } = next;
	const option = saidBefore(game, state, next);
	if (!option) return next;
	const { command } = option;
	// 8.2.1 Who pays for an attack was named with it: that is no standing order.
	const named =
		command.type === 'pay' &&
		state.attacks.some(({ id, pays }) => id === command.for && pays === command.depot);
	// What the app does has nobody asked it: its orders are how it plays.
	const told = !named && !state.seats[player].app;
	const ordered: readonly Fact[] = told ? [{ type: 'asOrdered', rule, player }] : [];
	return auto(...ordered, ...option.events());
};

/** What comes next; the answer for the state asked about last is kept. */
export const owed = latestFor<Game>()(settled);

/** What comes after a phase: the next one, the other player's turn, or the end of the game. */
const follows = (game: Game, state: State): Fact[] => {
	const next = phaseAfter(state.phase);
	if (next) return [{ type: 'phaseBegan', phase: next }];
	const { turn, player } = nextTurn(state.turn, state.player);
	if (turn > lastTurn(game, state.header.scenario))
		return [{ type: 'gameEnded', result: resultOf(game, state) }];
	return [{ type: 'turnBegan', turn, player }];
};

/** What happens by itself once a phase has ended, one after the other: what its end brings, and how the next one opens. */
const AFTER_PHASE: readonly ((game: Game, state: State) => Fact[])[] = [
	(game, state) => (state.phase === 'movement' ? closeMovement(game, state) : []),
	recovered,
	woken,
	follows,
	opens
];

/** Runs on from these facts. */
export const run = runBy<Game, State, Fact>({
	evolve,
	ends: 'phaseEnded',
	after: AFTER_PHASE,
	owed: (game, state) => {
		const supplies = state.phase === 'combat' && state.combat?.step !== 'attacks';
		const depots = supplies ? [] : recovered(game, state);
		return depots.length > 0 ? auto(...depots) : owed(game, state);
	}
});

/** Who is asked, and for what. Nobody once the game is over. */
export type Waiting = WaitsOf<OrelTable, Question>;

/** Who is asked, and for what. */
export const waiting = (game: Game, state: State): Waiting =>
	waitsFor<OrelTable, Question>(owed(game, state), (rule, commands) =>
		rule === null && state.phase === 'movement'
			? movementQuestion(state.moving !== null)
			: questionOf(rule ?? (state.phase === 'recruitment' ? '4' : '6.2'), commands)
	);
