import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { NOWHERE, type Hex } from '#lib/kernel/hex/hex.ts';
import { say } from '#lib/kernel/phrase.ts';
import { moverOf, QUARTERS } from '../../book.ts';
import { hasRoad, intoValley } from '../../rules/07-movement/07-1-movement.ts';
import { entryCost, mayComeInBy } from '../../rules/07-movement/07-4-entry.ts';
import { enemyOf, isTrain, type Player } from '../../types.ts';
import { evolve, type Fact } from '../facts.ts';
import { fieldOf } from '../map/field.ts';
import { counterOf, hexIndex, once, placeOf, turnOf, unitOf, type Game } from '../game.ts';
import { destinationsOf } from '../moves/reach.ts';
import { closedArea } from '../setup.ts';
import { isAtEdge } from '../map/rings.ts';
import { fits } from '../map/stacking.ts';
import type { State, Unit } from '../state.ts';
import { controls, linkedRails } from '../map/railroads.ts';
import { words } from '#lib/rules/orel-1919/words/en/engine-phases.ts';
import { words as reach } from '#lib/rules/orel-1919/words/en/engine-reach.ts';
import { words as rules } from '#lib/rules/orel-1919/words/en/rules-turn.ts';

/** 7.4 What the hex of entry costs, in quarter MP; nothing by rail. */
const costOfEntry = (game: Game, unit: Unit, hex: number): number => {
	const { type } = counterOf(game, unit.id);
	const { board, book } = game;
	const column = moverOf(type);
	const terrains = (board.terrain[hex] ?? []).map((kind) =>
		book.charts.TERRAIN_MOVEMENT.at(kind, column)
	);
	return intoValley(entryCost(terrains, hasRoad(board.road, hex, true)), byValley(game, unit, hex));
};

/** 7.1.1 Terrain note 2: is the hex of entry a valley off the road, which takes 1 MP from this unit? */
const byValley = (game: Game, unit: Unit, hex: number): boolean =>
	!hasRoad(game.board.road, hex, true) &&
	game.board.terrain[hex]?.includes('valley') === true &&
	game.book.charts.VALLEY.at('less', moverOf(counterOf(game, unit.id).type)) === 1;

/** 7.4 May this unit come in here now? */
const mayEnter = (game: Game, state: State, unit: Unit, hex: Hex): Decision<never> => {
	const { board } = game;
	const { due } = unit;
	const index = hexIndex(game, hex);
	if (unit.player !== state.player || unit.fate !== 'due' || !due)
		return refuse('7.4', say(words.itIsNotOneOfYourReinforcements));
	if (due.turn > state.turn) return refuse('7.4', say(words.itIsNotDueYet));
	if (index === NOWHERE || closedArea(game, state.header.scenario)[index] === 1)
		return refuse('7.4', say(words.itDoesNotComeInThere));
	const known =
		due.hexes.length > 0 ? due.hexes.includes(hex) : board.edge[unit.player][index] === 1;
	if (!known && !returnHexes(game, state, unit).includes(hex))
		return refuse('7.4', say(words.itDoesNotComeInThere));
	const zone = board.zone[enemyOf(unit.player)][index] === 1;
	if (!mayComeInBy(zone, due.returning && due.hexes[0] === hex))
		return refuse('7.4', say(reach.anEnemyEntryZone));
	const { movement, type } = counterOf(game, unit.id);
	const rail = movement === 'rail-unlimited';
	if (rail && board.railPlace[index] === -1) return refuse('7.1.6', say(words.itComesInByRailroad));
	// 3.3 A railroad depot that comes back needs a line of its own side.
	if (type === 'rail-depot' && due.hexes.length === 0 && !controls(game, state, unit.player, index))
		return refuse('3.3', say(words.theRailroadThereIsNotFriendly));
	if (due.group !== null && (state.entries[due.group] ?? hex) !== hex)
		return refuse('10.2', say(words.theyAllComeInThroughOneHex));
	if (fieldOf(game, state).held[enemyOf(unit.player)][index] === 1)
		return refuse('7.4', say(reach.anEnemyStandsThere));
	const allowance = typeof movement === 'number' ? movement * QUARTERS : 0;
	if (!rail && costOfEntry(game, unit, index) + due.penalty * QUARTERS > allowance)
		return refuse('7.1', say(words.theHexCostsMoreThanItHas));
	if (!fits(game, state, hex, [placeOf(game, unit.id)]) && !passesOn(game, state, unit, hex))
		return refuse('7.1.2', say(reach.thereIsNoRoomForIt));
	return accept();
};

/** 7.4 A unit in its hex of entry. */
const entered = (game: Game, state: State, unit: Unit, hex: Hex): Fact => {
	const { type, movement } = counterOf(game, unit.id);
	const index = hexIndex(game, hex);
	const inside = unit.due?.hexes.includes(hex) === true && game.board.station[index] === 1;
	const placed = inside && !isTrain(type) && linkedRails(game, state, unit.player)[index] === 1;
	const cost =
		movement === 'rail-unlimited' || (placed && !isAtEdge(game, index))
			? 0
			: costOfEntry(game, unit, index) + (unit.due?.penalty ?? 0) * QUARTERS;
	return {
		type: 'entered',
		unit: unit.id,
		hex,
		group: unit.due?.group ?? null,
		spent: cost,
		onRoad: hasRoad(game.board.road, index),
		...(byValley(game, unit, index) ? { valley: true } : {})
	};
};

/** 7.1.2 Can it go on from a full hex, where it may not end its move? */
const passesOn = (game: Game, state: State, unit: Unit, hex: Hex): boolean =>
	destinationsOf(game, evolve(game, state, entered(game, state, unit, hex))).atLeast(1);

const returnRule = ({ pack }: Game, { id }: Unit) => {
	const { returns } = pack.data.scenario.specialRules;
	return returns.units.includes(id) ? returns : undefined;
};

/** 7.5 Two brigades of the 41st and their guns, if forced off, may come back with the 46th and 57th instead. */
const returnHexes = (game: Game, state: State, unit: Unit): readonly Hex[] => {
	const rule = returnRule(game, unit);
	return rule && unit.due?.returning === true && turnOf(game.pack, rule.until) === state.turn
		? rule.hexes
		: [];
};

/** 7.5 Until when a unit that was forced off may wait for that day; null where it may not. */
export const waitsUntil = (game: Game, unit: Unit): number | null => {
	const until = returnRule(game, unit)?.until;
	return until === undefined ? null : turnOf(game.pack, until);
};

/** 7.4 A unit comes in; it may move on. */
export const enter = (game: Game, state: State, id: string, hex: Hex): Decision<Fact> => {
	const unit = unitOf(game, state, id);
	if (state.moving) return refuse('7', say(rules.anotherUnitIsMoving));
	const allowed = mayEnter(game, state, unit, hex);
	if (!allowed.ok) return allowed;
	return accept<Fact>(entered(game, state, unit, hex));
};

const edgeHexes = once(({ board }) => {
	const of = (player: Player): readonly Hex[] =>
		board.grid.hexes.filter((_, hex) => board.edge[player][hex] === 1);
	return { white: of('white'), red: of('red') };
});

/** 7.4 Where a unit that is due may come in now. */
export const entryHexes = (game: Game, state: State, unit: Unit): Hex[] => {
	const { due } = unit;
	if (!due || due.turn > state.turn) return [];
	const hexes =
		due.hexes.length > 0
			? [...due.hexes, ...returnHexes(game, state, unit)]
			: edgeHexes(game)[unit.player];
	return [...new Set(hexes)].filter((hex) => mayEnter(game, state, unit, hex).ok);
};
