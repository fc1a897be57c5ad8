import { LETTER } from '#lib/kernel/hex/control.ts';
import { distance, type Hex } from '#lib/kernel/hex/hex.ts';
import { nextTurn } from '../rules/02-sequence.ts';
import { wakesUp } from '../rules/10-victory.ts';
import { hasModes } from '../rules/07-movement/07-1-4-modes.ts';
import type { Player, ScenarioId } from '../types.ts';
import type { Due } from './facts/schema.ts';
import { evolve, type Fact } from './facts.ts';
import { headerOf, hexIndex, once, turnOf, unitOf, type Game } from './game.ts';
import { blank, playerTurn, playerTurnOf, type Header, type State, type Unit } from './state.ts';

type SetUp = Extract<Fact, { type: 'gameBegan' }>;
type Variant = Game['pack']['data']['scenario']['variants'][number];

/** What a scenario changes; undefined for the historical one. */
export const variantOf = (game: Game, scenario: string): Variant | undefined =>
	game.pack.data.scenario.variants.find(({ id }) => id === scenario);

const inArea = (variant: Variant | undefined, hex: Hex): boolean =>
	!variant?.area ||
	(Number(hex.slice(2)) > variant.area.rowsGreaterThan &&
		Number(hex.slice(0, 2)) < variant.area.columnsLessThan);

const closedAreas = once(() => new Map<string, Uint8Array>());

/** 10.1 A layer with 1 for hexes outside a scenario's area. */
export const closedArea = (game: Game, scenario: string): Uint8Array => {
	const areas = closedAreas(game);
	const known = areas.get(scenario);
	if (known) return known;
	const variant = variantOf(game, scenario);
	const made = Uint8Array.from(game.board.grid.hexes, (hex) => (inArea(variant, hex) ? 0 : 1));
	areas.set(scenario, made);
	return made;
};

/** 10 The last turn of a scenario. */
export const lastTurn = (game: Game, scenario: string): number => {
	const dates = variantOf(game, scenario)?.dates;
	const { turnTrack } = game.pack.data.scenario;
	return dates ? turnOf(game.pack, dates[1]) : (turnTrack[turnTrack.length - 1]?.turn ?? 1);
};

/** 2 Is this the last turn of a player, after which nobody moves? */
export const isLastMove = (game: Game, { turn, header }: State, player: Player): boolean =>
	nextTurn(turn, player).turn > lastTurn(game, header.scenario);

/** 6.2, 10 The player turn to whose end an event is held that may be played `until` then: the scenario's last at the latest. */
export const heldUntil = (
	game: Game,
	{ header }: State,
	until: number
): ReturnType<typeof playerTurnOf> => {
	const turn = lastTurn(game, header.scenario);
	return playerTurnOf(Math.min(until, playerTurn({ turn, player: 'red' })));
};

/** OR-24 Each railroad hex belongs to the side of the nearest place on its line that the scenario gives to a side. */
const firstControl = (game: Game): string => {
	const { initialControl } = game.pack.data.scenario;
	const owner = new Map<Hex, Player>([
		...initialControl.white.map((hex) => [hex, 'white'] as const),
		...initialControl.red.map((hex) => [hex, 'red'] as const)
	]);
	const best = new Map<Hex, { far: number; player: Player }>();
	for (const { kind, path } of game.pack.data.map.lines) {
		if (kind !== 'rail' && kind !== 'double-rail') continue;
		path.forEach((hex, at) =>
			path.forEach((other, place) => {
				const player = owner.get(other);
				const far = Math.abs(place - at);
				if (player && far < (best.get(hex)?.far ?? Infinity)) best.set(hex, { far, player });
			})
		);
	}
	return game.board.rails
		.map((hex) => {
			const side = best.get(game.board.grid.hexes[hex] ?? '')?.player;
			return side ? LETTER[side] : '-';
		})
		.join('');
};

interface Place {
	readonly hex: Hex | null;
	readonly due: Due | null;
	readonly out: boolean;
}

/** 10.2 Where each unit begins: on the map, or arriving later. */
const placesOf = (game: Game, variant: Variant | undefined): Map<string, Place> => {
	const { scenario } = game.pack.data;
	const places = new Map<string, Place>();
	for (const { unit, hex, outOfCommand } of scenario.setup)
		if (!variant?.setupUnits || variant.setupUnits.includes(unit))
			places.set(unit, { hex, due: null, out: outOfCommand });
	scenario.reinforcements.forEach((coming, at) => {
		const stations = coming.anyStationOf ? stationsOfDoubleTrack(game) : [];
		const hexes = [...new Set([...coming.hexes, ...stations])].filter((hex) =>
			inArea(variant, hex)
		);
		for (const unit of coming.units)
			if (!variant?.reinforcementUnits || variant.reinforcementUnits.includes(unit))
				places.set(unit, {
					hex: null,
					out: false,
					due: {
						turn: turnOf(game.pack, coming.turn),
						hexes,
						group: coming.choose ? `group-${at}` : null,
						penalty: coming.mpPenalty,
						returning: false
					}
				});
	});
	return places;
};

const stationsOfDoubleTrack = ({ board }: Game): Hex[] =>
	board.doubleTrack
		.filter((hex) => board.station[hex] === 1)
		.map((hex) => board.grid.hexes[hex] ?? '');

/** 10 The counters as a scenario places them. A battalion not yet raised has no steps. */
const unitsOf = (game: Game, variant: Variant | undefined): SetUp['units'] => {
	const places = placesOf(game, variant);
	const { white, red } = game.pack.data.scenario.recruitment.battalions;
	const pool = new Set([...white, ...red]);
	return game.counters.map(({ id, side, steps, capacity = 0 }) => {
		const place = places.get(id);
		const absent = pool.has(id) ? 'pool' : 'out';
		const fate = place ? (place.hex === null ? 'due' : 'map') : absent;
		return {
			id,
			player: side,
			fate,
			hex: place?.hex ?? null,
			due: place?.due ?? null,
			steps: fate === 'pool' ? 0 : steps,
			command: !(place?.out ?? false),
			capacity: variant?.capacityChanges?.[id] ?? capacity
		};
	});
};

/** 10 What a game of this scenario begins with. */
export const beginning = (game: Game, header: Header): SetUp => {
	const variant = variantOf(game, header.scenario);
	const units = unitsOf(game, variant);
	return {
		type: 'gameBegan',
		...header,
		units,
		asleep: (variant ? (variant.inactive ?? []) : game.pack.data.scenario.inactive).map(
			({ id }) => id
		),
		bodies: firstBodies(game, variant),
		control: controlWithUnits(game, firstControl(game), units)
	};
};

/** 10 The position in which a scenario begins. */
export const startOf = (game: Game, scenario: ScenarioId): State => {
	const header = { ...headerOf(game.book), scenario };
	return evolve(game, blank(header), beginning(game, header));
};

/** 10.1 Main bodies that the scenario names. */
const firstBodies = ({ pack }: Game, variant: Variant | undefined): SetUp['bodies'] =>
	variant?.mainBodies
		? {
				[pack.data.scenario.specialRules.mainBodies.division]: variant.mainBodies.first.map(
					(unit) => [unit]
				)
			}
		: {};

const controlWithUnits = (game: Game, control: string, units: SetUp['units']): string => {
	const letters = [...control];
	for (const { hex, player } of units) {
		const place = hex === null ? -1 : (game.board.railPlace[hexIndex(game, hex)] ?? -1);
		if (place >= 0) letters[place] = LETTER[player];
	}
	return letters.join('');
};

/** 10.2 Has anything woken this formation: time, an enemy nearby, a Red unit near the double track, an attack? */
export const wakes = (game: Game, state: State, id: string): boolean => {
	const group = game.groups.find((one) => one.id === id);
	if (!group) return true;
	const { board } = game;
	const { enemyWithin = -1, redWithinOfDoubleTrack: ofTrack = -1, except } = group.wakes;
	const members = group.units
		.map((unit) => unitOf(game, state, unit))
		.filter(({ hex }) => hex !== null);
	const [first] = members;
	if (!first) return true;
	const attacked = new Set(state.attacks.map(({ hex }) => hex));
	const near = (unit: Unit, place: number): boolean => {
		if (unit.fate !== 'map' || unit.player === first.player) return false;
		const hex = hexIndex(game, unit.hex);
		if (
			unit.player === 'red' &&
			board.doubleTrack.some((track) => distance(board.grid, track, hex) <= ofTrack)
		)
			return true;
		if (enemyWithin < 0 || game.counters[place]?.division === except) return false;
		return members.some((one) => distance(board.grid, hexIndex(game, one.hex), hex) <= enemyWithin);
	};
	return wakesUp({
		over: state.turn > group.through,
		attacked: members.some(({ hex }) => hex !== null && attacked.has(hex)),
		disturbed: () => (enemyWithin >= 0 || ofTrack >= 0) && state.units.some(near)
	});
};

/** 10.2 Is this unit inactive? */
export const isAsleep = (game: Game, state: State, id: string): boolean =>
	state.asleep.length > 0 &&
	(game.sleepers.get(id)?.some((group) => state.asleep.includes(group)) ?? false);

/** 7.1.4 Has this unit a mode of its own? */
export const hasMode = (game: Game, place: number): boolean =>
	hasModes(game.counters[place]?.type ?? 'infantry');
