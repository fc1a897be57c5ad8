import { accept, refuse, refused, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { mayTakeCheck } from '../../rules/05-command.ts';
import { endsInMarchMode, mayMarch } from '../../rules/07-movement/07-1-4-modes.ts';
import { movementCheck } from '../../procedures/movement-checks.ts';
import type { Command, CommandOf } from '../commands.ts';
import { actionCommands, decideAction } from './actions.ts';
import { enter, entryHexes } from './entry.ts';
import { evolve, type Fact } from '../facts.ts';
import { nameOf } from '../facts/kind.ts';
import { fieldOf, unitsIn } from '../map/field.ts';
import { decidePlay, initiativeCommands } from '../controlled-events.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../game.ts';
import { whyNotFormUp, whyNotGo, whyNotPick } from '../moves/bars.ts';
import { besideEnemy, inEnemyZoc } from '../moves/ends.ts';
import { attacksInstead, mustGo, whyGoOn } from './movement-phase.ts';
import { mustClear, makesRoom } from './overfull.ts';
import { leftOf } from '../moves/mover.ts';
import { auto, type Owed } from '../owed.ts';
import { tqOf } from '../quality.ts';
import { destinationsOf, goTo } from '../moves/reach.ts';
import { isAsleep } from '../setup.ts';
import type { Moving, State, Unit } from '../state.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-phases.ts';
import { words as reach } from '#lib/rules/orel-1919/words/en/engine-reach.ts';

const overfull = refuse('7.1.2', say(words.aHexWithTooManyUnitsInItMustBe));
const offStation = refuse('7.1.6', say(reach.aRailroadDepotStopsAtStationsOnly));

/** 7.1 A unit begins its move. */
export const pick = (
	game: Game,
	state: State,
	{ unit, bare }: Omit<CommandOf<'pick'>, 'type'>
): Decision<Fact> => {
	const why = whyNotPick(game, state, unitOf(game, state, unit));
	return why ? refused(why) : accept<Fact>({ type: 'unitPicked', unit, ...(bare && { bare }) });
};

/** 7.1.5 Marching Day. */
const march = (game: Game, state: State, unit: Unit, moving: Moving): Decision<Fact> => {
	const { player, command, mode } = unit;
	const allowed = mayMarch({
		player,
		type: counterOf(game, unit.id).type,
		command,
		mode,
		begins: moving.entered === unit.hex || (!unit.moved && moving.spent === 0),
		marching: moving.marching,
		besideEnemy: besideEnemy(game, state, unit)
	});
	if (!allowed.ok) return allowed;
	const bars = whyNotGo(game, state, unit);
	return bars ? refused(bars) : accept<Fact>({ type: 'marchingDayBegun', unit: unit.id });
};

/** 7.1 Goes there: by the way that leaves it most MP, or by the hexes that its player names. */
const go = (
	game: Game,
	state: State,
	unit: Unit,
	{ hex, by }: Pick<CommandOf<'go'>, 'hex' | 'by'>
): Decision<Fact> => {
	const why = whyNotGo(game, state, unit);
	if (why) return refused(why);
	if (by && by.at(-1) !== hex) return refuse('7.1', say(words.itCannotGetToThatHex));
	const way = destinationsOf(game, state).way(hex, by);
	return way
		? accept<Fact>({ type: 'moved', unit: unit.id, ...way })
		: refuse('7.1', say(words.itCannotGetToThatHex));
};

/** 7.1.4 Ends in March mode after a move, unless it spends 1 MP for Combat mode. */
const form = (game: Game, state: State, moving: Moving): Decision<Fact> => {
	const why = whyNotFormUp(game, state, moving, leftOf(game, state));
	return why
		? refused(why)
		: accept<Fact>({ type: 'moveEnded', unit: moving.unit, mode: 'combat' });
};

/** 7.1.4 The unit ends its move where it stands: after a move in March mode. */
const rested = (game: Game, unit: Unit, moving: Moving): Fact => {
	const { type } = counterOf(game, unit.id);
	const { mode, moved } = unit;
	const marches = endsInMarchMode({ type, mode, moved, marching: moving.marching });
	return { type: 'moveEnded', unit: unit.id, mode: marches ? 'march' : null };
};

/** 5.3 Would the check help it: out of command in a ZoC, and not taken yet? */
export const dare = (game: Game, state: State, unit: Unit, moving: Moving): Decision<Fact> => {
	const allowed = mayTakeCheck({
		command: unit.command,
		inZoc: inEnemyZoc(game, state, unit),
		tried: moving.dared !== 'untried' || isAsleep(game, state, unit.id),
		tq: tqOf(game, unit)
	});
	return allowed.ok ? accept<Fact>({ type: 'checkDared', unit: unit.id }) : allowed;
};

/** 7.1.1 The place of the stack in Orel, chosen again in each of its owner's movement phases. */
const city = (game: Game, state: State, place: 'suburbs' | 'centre'): Decision<Fact> => {
	const hex = game.board.grid.hexes[game.board.orel] ?? '';
	if (fieldOf(game, state).held[state.player][game.board.orel] !== 1)
		return refuse('7.1.1', say(words.youHaveNoUnitInOrel));
	if (state.orelChosen) return refuse('7.1.1', say(words.itHasAlreadyBeenChosenInThisPhase));
	const attacks = ({ player, action }: Unit): boolean =>
		player === state.player && action?.kind === 'attack';
	if (place === 'centre' && unitsIn(game, state, hex).some(attacks))
		return refuse('7.1.1', say(words.anAttackerIsInTheSuburbs));
	if (state.orel === place) return refuse('7.1.1', say(words.theyAreThereAlready));
	return accept<Fact>({ type: 'placedInOrel', place, chosen: true });
};

/**
 * 5.3 The units that must still move, each by the only way it has; the id of the first that has a choice, of its way or
 * of what it does at its end (7.1.4), or dice to throw, so that its player must move it himself.
 */
const forcedMoves = (
	game: Game,
	state: State
): { readonly facts: readonly Fact[]; readonly after: State } | string => {
	const facts: Fact[] = [];
	let now = state;
	const happen = (fact: Fact): void => {
		now = evolve(game, now, fact);
		facts.push(fact);
	};
	for (const id of state.strays) {
		if (whyNotPick(game, now, unitOf(game, now, id))) continue;
		const begins: Fact = { type: 'unitPicked', unit: id };
		const picked = evolve(game, now, begins);
		if (!mustGo(game, picked, unitOf(game, picked, id))) continue;
		now = picked;
		facts.push(begins);
		for (let way = onlyWay(game, now); way; way = onlyWay(game, now)) happen(way);
		const unit = unitOf(game, now, id);
		if (!now.moving || mustGo(game, now, unit) || movementCheck(game, now)) return id;
		if (!onlyRests(game, now, now.moving)) return id;
		happen(rested(game, unit, now.moving));
	}
	return { facts, after: now };
};

/** 5.3, 7.1.6 The one move that is open to a unit that must go on and has no other choice. */
const onlyWay = (game: Game, state: State): Fact | undefined => {
	const { moving } = state;
	if (!moving || movementCheck(game, state)) return undefined;
	const unit = unitOf(game, state, moving.unit);
	if (!mustGo(game, state, unit) && !goesToStation(game, state, unit)) return undefined;
	if (destinationsOf(game, state).atLeast(2)) return undefined;
	const [only, ...others] = movingCommands(game, state, moving);
	if (only?.type !== 'go' || others.length > 0) return undefined;
	const decision = go(game, state, unit, only);
	return decision.ok ? decision.facts[0] : undefined;
};

const done = (game: Game, state: State): Decision<Fact> => {
	const forced = forcedMoves(game, state);
	if (typeof forced === 'string') return refused(whyGoOn(game, unitOf(game, state, forced)));
	const [crowded] = mustClear(game, forced.after);
	return crowded?.hex
		? refuse('7.1.2', say(words.hexMustBeClearedFirst, { hex: nameOf(crowded.hex) }))
		: accept<Fact>(...forced.facts, { type: 'phaseEnded' });
};

const decideIdle = (game: Game, state: State, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'pick':
			return pick(game, state, command);
		case 'enter':
			return enter(game, state, command.unit, command.hex);
		case 'city':
			return city(game, state, command.place);
		case 'play':
			return decidePlay(game, state, command);
		case 'done':
			return done(game, state);
		default:
			return refuse('7', say(words.pickAUnitFirst));
	}
};

/** 5.3, 7.1.2 What keeps a unit from ending its move where it stands. */
export const kept = (
	game: Game,
	state: State,
	unit: Unit,
	{ type }: Command
): Decision<never> | undefined => {
	if (type === 'go' || type === 'dare') return undefined;
	if (mustGo(game, state, unit))
		return type === 'attack' && attacksInstead(game, state, unit)
			? undefined
			: refused(whyGoOn(game, unit));
	if (goesToStation(game, state, unit)) return offStation;
	return type !== 'march' && makesRoom(game, state, unit) ? overfull : undefined;
};

/** 7.1.6 A railroad depot that comes in where no station is goes on to one, if it can. */
const goesToStation = (game: Game, state: State, { id, hex }: Unit): boolean =>
	counterOf(game, id).type === 'rail-depot' &&
	game.board.station[hexIndex(game, hex)] !== 1 &&
	destinationsOf(game, state).atLeast(1);

const decideMoving = (
	game: Game,
	state: State,
	moving: Moving,
	command: Command
): Decision<Fact> => {
	const unit = unitOf(game, state, moving.unit);
	const ends = kept(game, state, unit, command);
	if (ends) return ends;
	switch (command.type) {
		case 'march':
			return march(game, state, unit, moving);
		case 'go':
			return go(game, state, unit, command);
		case 'form':
			return form(game, state, moving);
		case 'rest':
			return accept(rested(game, unit, moving));
		case 'dare':
			return dare(game, state, unit, moving);
		case 'attack':
		case 'support':
		case 'barrage':
		case 'dig':
			return decideAction(game, state, command);
		default:
			return refuse('7', say(words.aUnitIsMoving));
	}
};

/** Everything that may be done between moves, but for the end of the phase. */
const idleCommands = (game: Game, state: State): Command[] => {
	const commands: Command[] = [];
	for (let place = 0; place < state.units.length; place++) {
		const unit = state.units[place];
		if (!unit || unit.player !== state.player || unit.done) continue;
		if (unit.fate === 'map') {
			if (!whyNotPick(game, state, unit)) commands.push({ type: 'pick', unit: unit.id });
		} else if (unit.fate === 'due')
			for (const hex of entryHexes(game, state, unit))
				commands.push({ type: 'enter', unit: unit.id, hex });
	}
	for (const place of ['suburbs', 'centre'] as const)
		if (city(game, state, place).ok) commands.push({ type: 'city', place });
	commands.push(...initiativeCommands(game, state));
	return commands;
};

const movingCommands = (game: Game, state: State, moving: Moving): Command[] => {
	const unit = unitOf(game, state, moving.unit);
	const commands: Command[] = [];
	if (!isAsleep(game, state, unit.id))
		for (const hex of destinationsOf(game, state).hexes) commands.push(goTo(game, hex));
	const allowed = (...candidates: readonly Command[]): void => {
		for (const command of candidates)
			if (decideMoving(game, state, moving, command).ok) commands.push(command);
	};
	allowed({ type: 'march' }, { type: 'dare' }, { type: 'form' });
	commands.push(
		...actionCommands(game, state).filter((command) => !kept(game, state, unit, command))
	);
	allowed({ type: 'rest' });
	return commands;
};

/** Is rest all that is left to the unit? Can it still form up, or go anywhere? Then its commands need not be listed. */
const onlyRests = (
	game: Game,
	state: State,
	moving: Moving,
	commands = (): readonly Command[] => movingCommands(game, state, moving)
): boolean => {
	if (!whyNotFormUp(game, state, moving, leftOf(game, state))) return false;
	if (!isAsleep(game, state, moving.unit) && destinationsOf(game, state).atLeast(1)) return false;
	const [only, ...others] = commands();
	return only?.type === 'rest' && others.length === 0;
};

/**
 * 7 The check that the moving unit owes, or everything the active player may do now. A move without a choice is made,
 * a unit that can only rest rests, and one that must move before the phase can end begins if it is the only one left.
 */
export const movementOwed = (game: Game, state: State): Owed => {
	const { player, moving } = state;
	const check = movementCheck(game, state);
	if (check) return check;
	const way = onlyWay(game, state);
	if (way) return auto(way);
	let listed: readonly Command[] | undefined;
	if (moving) {
		const commands = (): readonly Command[] => (listed ??= movingCommands(game, state, moving));
		return onlyRests(game, state, moving, commands)
			? auto(rested(game, unitOf(game, state, moving.unit), moving))
			: {
					kind: 'open',
					player,
					commands,
					decide: (command) => decideMoving(game, state, moving, command)
				};
	}
	const idle = idleCommands(game, state);
	const [only, ...others] = idle;
	if (only?.type === 'pick' && others.length === 0 && !done(game, state).ok)
		return auto({ type: 'unitPicked', unit: only.unit });
	return {
		kind: 'open',
		player,
		// Whether the phase may end takes long to tell, so it is asked only for the list.
		commands: () => (listed ??= done(game, state).ok ? [...idle, { type: 'done' }] : idle),
		decide: (command) => decideIdle(game, state, command)
	};
};
