import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { NOWHERE, type Hex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { moverOf } from '../../book.ts';
import {
	carriesRecruits,
	mayAppear,
	mayEnlist,
	mayRaise,
	mayRecover,
	pointsReceived
} from '../../rules/04-recruitment.ts';
import type { Player } from '../../types.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { enemyZoc, fieldOf } from '../map/field.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { auto, type Owed } from '../owed.ts';
import { closedArea, variantOf } from '../setup.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { controls, linkedRails } from '../map/railroads.ts';
import { depotsOf, inRange, isFunctional } from '../map/supply.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-phases.ts';

/** 4 The points of a turn. */
export const income = (game: Game, state: State, player: Player): number => {
	const { turnTrack, recruitment } = game.pack.data.scenario;
	const factor = variantOf(game, state.header.scenario)?.recruitPointFactor ?? 1;
	const printed = turnTrack.find(({ turn }) => turn === state.turn)?.recruitPoints[player] ?? 0;
	const orel = controls(game, state, player, game.board.orel);
	const closed = variantOf(game, state.header.scenario)?.area !== undefined;
	return pointsReceived({
		printed,
		factor,
		orel: orel && !closed ? recruitment.orelBonus : 0,
		exactions: state.exactions[player],
		stock: state.points[player],
		cap: recruitment.cap
	});
};

/** 4 What comes in when recruitment begins. */
export const openRecruitment = (game: Game, state: State): Fact[] => [
	{ type: 'pointsReceived', player: state.player, points: income(game, state, state.player) }
];

const suppliedBy = (game: Game, state: State, unit: Unit): boolean => {
	const hex = hexIndex(game, unit.hex);
	const mover = moverOf(counterOf(game, unit.id).type);
	return depotsOf(game, state, unit.player).some(
		(depot) => isFunctional(game, state, depot) && inRange(game, state, depot, hex, mover)
	);
};

const restore = (game: Game, state: State, id: UnitId): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	const counter = counterOf(game, id);
	if (unit.player !== state.player) return refuse('4', say(words.notOneOfYourUnits));
	const away = unit.fate === 'due' && unit.due?.returning === true;
	if (unit.fate !== 'map' && !away) return refuse('4.3.1', say(words.itIsNotOnTheMap));
	const { mode, steps, recruits } = unit;
	const allowed = mayRecover(game.book, state.points[state.player], {
		type: counter.type,
		mode,
		steps,
		full: counter.steps,
		away,
		nearDepot: () => suppliedBy(game, state, unit)
	});
	if (!allowed.ok) return allowed;
	const reduced = counter.reduced?.steps ?? null;
	return accept<Fact>({
		type: 'stepRecovered',
		unit: id,
		points: 1,
		recruits: carriesRecruits({ recruits, steps, reduced })
	});
};

const enlist = (game: Game, state: State): Decision<Fact> => {
	const { prisonersPerPoint, cap } = game.pack.data.scenario.recruitment;
	const { player } = state;
	const allowed = mayEnlist({
		prisoners: state.prisoners[player],
		perPoint: prisonersPerPoint,
		stock: state.points[player],
		cap
	});
	return allowed.ok
		? accept<Fact>({ type: 'prisonersEnlisted', player, prisoners: prisonersPerPoint, points: 1 })
		: allowed;
};

/** 4.3.2 May a new battalion appear here? */
const appears = (game: Game, state: State, hex: Hex): boolean => {
	const { board } = game;
	const { player } = state;
	const index = hexIndex(game, hex);
	const field = fieldOf(game, state);
	return (
		index !== NOWHERE &&
		mayAppear({
			station: board.station[index] === 1,
			outside: closedArea(game, state.header.scenario)[index] === 1,
			linked: linkedRails(game, state, player)[index] === 1,
			enemyZoc: enemyZoc(field, player, index) !== 0,
			held: field.held[player][index] === 1
		})
	);
};

const firstInPool = (state: State): Unit | undefined =>
	state.units.find(({ player, fate }) => player === state.player && fate === 'pool');

const raise = (game: Game, state: State, id: UnitId, hex: Hex | null): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	const { battalionCost } = game.pack.data.scenario.recruitment;
	if (unit.player !== state.player || unit.fate !== 'pool')
		return refuse('4.3.2', say(words.noBattalionOfYoursToRaise));
	if (firstInPool(state) !== unit)
		return refuse('4.3.2', say(words.ofIdenticalBattalionsRaiseTheFirst));
	const paid = mayRaise(state.points[state.player], battalionCost);
	if (!paid.ok) return paid;
	if (hex !== null && !appears(game, state, hex))
		return refuse('4.3.2', say(words.itAppearsAtAFriendlyStationJoined));
	return accept<Fact>({
		type: 'battalionRaised',
		unit: id,
		hex,
		points: battalionCost,
		steps: counterOf(game, id).steps
	});
};

/** 4 A command of the recruitment phase. */
const decideRecruitment = (game: Game, state: State, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'restore':
			return restore(game, state, command.unit);
		case 'enlist':
			return enlist(game, state);
		case 'raise':
			return raise(game, state, command.unit, command.hex);
		case 'done':
			return accept<Fact>({ type: 'phaseEnded' });
		default:
			return refuse('4', say(words.recruitmentComesFirst));
	}
};

/** 4 Everything the active player may do with recruits; of several battalions not yet raised only the first is listed. */
const recruitmentCommands = (game: Game, state: State): Command[] => {
	const { player } = state;
	const commands: Command[] = [];
	const allowed = (command: Command): void => {
		if (decideRecruitment(game, state, command).ok) commands.push(command);
	};
	if (state.points[player] > 0) {
		for (const unit of state.units)
			if (unit.player === player && (unit.fate === 'map' || unit.fate === 'due'))
				allowed({ type: 'restore', unit: unit.id });
		const first = firstInPool(state);
		if (first) {
			for (const hex of game.board.rails)
				if (game.board.station[hex] === 1)
					allowed({ type: 'raise', unit: first.id, hex: game.board.grid.hexes[hex] ?? null });
			allowed({ type: 'raise', unit: first.id, hex: null });
		}
	}
	allowed({ type: 'enlist' });
	commands.push({ type: 'done' });
	return commands;
};

/** 4 Recruits are spent until the active player is done; where nothing can be done with them he is not asked. */
export const recruitmentOwed = (game: Game, state: State): Owed => {
	const commands = recruitmentCommands(game, state);
	if (commands.length === 1) return auto({ type: 'phaseEnded' });
	return {
		kind: 'open',
		player: state.player,
		commands: () => commands,
		decide: (command) => decideRecruitment(game, state, command)
	};
};
