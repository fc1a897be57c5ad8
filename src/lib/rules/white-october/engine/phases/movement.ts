import { accept, because, refuse, type Decision, type Refusal } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { words as moves } from '../../words/en/engine-moves.ts';
import { words } from '../../words/en/engine-phases.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import { indexOf, unitOf, type Game } from '../game.ts';
import { unitsOf } from '../map/roster.ts';
import { roomFor, roomRule, spaceAt } from '../map/stacking.ts';
import { whyNotPick } from '../moves/bars.ts';
import { noEndFor } from '../moves/limits.ts';
import { rangeOf } from '../moves/range.ts';
import { destinationsOf, leavers, paidAtEnd } from '../moves/going.ts';
import { trampled } from '../overrun.ts';
import { auto, type Owed } from '../owed.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { entryCommands, decideEntry, mustReturn } from '../moves/entry.ts';
import { comingIn, placing } from './arrivals.ts';
import { vetrenkoOwed } from './events.ts';
import { gunsOwed } from './guns.ts';
import { isUnescorted, strayVehicles } from './movement-phase.ts';
import { marchOn, whyNotForced } from '../moves/forced-march.ts';
import { railCommands, decideRail } from '../moves/rail.ts';
import { runsOwed } from '../moves/running.ts';

/** 7.1 Where the unit goes. */
const go = (
	game: Game,
	state: State,
	id: UnitId,
	command: Extract<Command, { type: 'go' }>
): Decision<Fact> => {
	const way = destinationsOf(game, state, id).way(command.place, command.by);
	if (!way) {
		const refusal = rangeOf(game, state, id).why(command.place);
		return refusal ? { ok: false, refusal } : refuse('7.1', say(words.itCannotGoThere));
	}
	return accept<Fact>(
		{ type: 'moved', unit: id, ...way },
		...trampled(game, state, unitOf(game, state, id), way.path)
	);
};

/** 7.1 It ends its move, 7.3 and pays for ZOC where it can. */
const moveEnded = (game: Game, state: State, id: UnitId): Fact => {
	const paid = paidAtEnd(game, state, unitOf(game, state, id));
	return { type: 'moveEnded', unit: id, ...(paid.length > 0 && { paid }) };
};

/** 7.8, WO-59 Has it had to advance to where the enemy comes in, and stands there still? */
const isIntruder = (game: Game, state: State, unit: Unit): boolean =>
	state.intruders.includes(unit.id) && noEndFor(game, state, unit).end(indexOf(game, unit.at));

/**
 * 7.2, 7.8 Why it does not end its move where it stands, if so: an intruder goes on, and who has come in over a full place;
 * a vehicle may wait for company.
 */
const whyNotRest = (game: Game, state: State, id: UnitId): Refusal | undefined => {
	const unit = unitOf(game, state, id);
	if (isIntruder(game, state, unit)) return because('7.8', moves.anEnemyComesInThere);
	const { moved, player } = unit;
	const at = unit.at ?? '';
	return isUnescorted(game, state, unit) ||
		roomFor(game, state, player, [unit], at) ||
		(moved && leavers(game, state, unit, at).length > 0)
		? undefined
		: because(roomRule(game, unit.at), moves.thereIsNoRoom);
};

const decideMoving = (game: Game, state: State, id: UnitId, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'go':
			return go(game, state, id, command);
		case 'rest': {
			const refusal = whyNotRest(game, state, id);
			return refusal ? { ok: false, refusal } : accept<Fact>(moveEnded(game, state, id));
		}
		case 'march':
			return whyNotForced(state) ?? accept<Fact>(marchOn(game, state));
		default:
			return refuse('7', say(moves.anotherUnitIsMoving));
	}
};

/** 7.2, 7.9 Why the sequence does not end yet: vehicles can still find company, or somebody can come back. */
const whyNotOver = (game: Game, state: State): Decision<Fact> | undefined =>
	strayVehicles(game, state).length > 0
		? refuse('7.2', say(words.vehiclesNeedCompany))
		: mustReturn(game, state).length > 0
			? refuse('7.9', say(words.whoCanComeBackMust))
			: undefined;

const decideIdle = (game: Game, state: State, command: Command): Decision<Fact> => {
	switch (command.type) {
		case 'pick': {
			const refusal = whyNotPick(game, state, unitOf(game, state, command.unit));
			return refusal
				? { ok: false, refusal }
				: accept<Fact>({ type: 'unitPicked', unit: command.unit });
		}
		case 'march': {
			const why = whyNotForced(state);
			return why ?? accept<Fact>(marchOn(game, state));
		}
		case 'enter':
		case 'land':
		case 'postpone':
		case 'decline':
			return decideEntry(game, state, command);
		case 'train':
		case 'depart':
			return decideRail(game, state, command);
		case 'done':
			return (
				whyNotOver(game, state) ??
				accept<Fact>({ type: 'passed', rule: '7', player: state.player }, { type: 'stepEnded' })
			);
		default:
			return refuse('7', say(words.pickAUnitFirst));
	}
};

const idleCommands = (game: Game, state: State): Command[] => {
	const commands: Command[] = [];
	for (const unit of unitsOf(game, state, state.player, 'map'))
		if (!whyNotPick(game, state, unit)) commands.push({ type: 'pick', unit: unit.id });
	for (const one of entryCommands(game, state)) commands.push(one);
	for (const one of railCommands(game, state)) commands.push(one);
	if (!whyNotForced(state)) commands.push({ type: 'march' });
	if (!whyNotOver(game, state)) commands.push({ type: 'done' });
	return commands;
};

/** 7, 11.2.2 What was raised comes in first, then Routed units run, then the player moves what he likes. */
export const movementOwed = (game: Game, state: State): Owed =>
	vetrenkoOwed(state) ??
	placing(
		game,
		state,
		comingIn(game, state, state.player, 'raised'),
		'11.2.2',
		() => gunsOwed(game, state) ?? movesOwed(game, state)
	);

/** 7 Whoever moves next; a unit that can go nowhere has moved. */
const movesOwed = (game: Game, state: State): Owed => {
	const runs = runsOwed(game, state);
	if (runs) return runs;
	const { moving, player } = state;
	if (moving !== null) {
		const { places } = destinationsOf(game, state, moving);
		if (places.length === 0) return auto(moveEnded(game, state, moving));
		const [only] = places;
		// Who has to go on, and finds one place only, goes there.
		if (places.length === 1 && only && whyNotForced(state) && whyNotRest(game, state, moving)) {
			const gone = go(game, state, moving, { type: 'go', place: only });
			if (gone.ok) return auto(...gone.facts);
		}
		return {
			kind: 'open',
			player,
			commands: () => [
				...places.map((place) => ({ type: 'go', place }) as const),
				...(whyNotRest(game, state, moving) ? [] : [{ type: 'rest' } as const]),
				...(whyNotForced(state) ? [] : [{ type: 'march' } as const])
			],
			decide: (command) => decideMoving(game, state, moving, command)
		};
	}
	// 7.8, WO-59 Intruders leave before anybody else moves; 7.2 then who still has to leave a place that another has filled.
	const intruder = state.intruders.find((id) => {
		const unit = unitOf(game, state, id);
		return isIntruder(game, state, unit) && !whyNotPick(game, state, unit);
	});
	const out =
		unitsOf(game, state, player, 'map')
			.filter((unit) => unit.done && !spaceAt(game, state, player, [unit], indexOf(game, unit.at)))
			.map((unit) => leavers(game, state, unit, unit.at ?? ''))
			.find(({ length }) => length > 0) ?? [];
	const [leaver, other] = out;
	// 7.2 Where a vehicle has to find company, and nobody else can do anything, it moves.
	const [stray] = strayVehicles(game, state);
	const next =
		intruder ??
		(leaver && !other
			? leaver.id
			: stray && idleCommands(game, state).length === 1
				? stray.id
				: undefined);
	if (next) return auto({ type: 'unitPicked', unit: next });
	return {
		kind: 'open',
		player,
		commands: () =>
			leaver
				? out.map(({ id }) => ({ type: 'pick', unit: id }) as const)
				: idleCommands(game, state),
		decide: (command) =>
			leaver && !(command.type === 'pick' && out.some(({ id }) => id === command.unit))
				? refuse('7.2', say(moves.thereIsNoRoom))
				: decideIdle(game, state, command)
	};
};
