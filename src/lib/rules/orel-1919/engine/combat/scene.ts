import { neighbourOver, NOWHERE, sideTowards } from '#lib/kernel/hex/hex.ts';
import type { Book } from '../../book.ts';
import {
	asSurprised,
	type Approach,
	type Combat,
	type Fighter,
	type Stand,
	type Support
} from '../../rules/08-combat.ts';
import { TRAIN_TQ } from '../../rules/08-combat/08-6-coordination.ts';
import { disorganisedIn, inAssault } from '../../rules/08-combat/08-8-assault.ts';
import {
	enemyOf,
	isArtillery,
	isCombatUnit,
	isTrain,
	type EventName,
	type Player,
	type Role,
	type Terrain
} from '../../types.ts';
import { holds } from '../controlled-events.ts';
import { withUnits } from '../changes.ts';
import { fieldOf, unitsIn } from '../map/field.ts';
import { counterOf, hexIndex, once, placeOf, unitOf, type Game } from '../game.ts';
import { tqOf } from '../quality.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { SIDES, type Fight, type Sides } from './state.ts';

/**
 * 8.8.2 Is every adjacent hex in enemy ZoC, that of those who stand in it included? Steps are lost before Morale is
 * checked, and with them the ZoC of a unit that has but one left (1.2).
 */
const isRinged = (
	game: Game,
	before: State,
	unit: Unit,
	losses: Readonly<Record<UnitId, number>>
): boolean => {
	const state = withUnits(game, before, Object.keys(losses), ({ id, steps }) => {
		const left = steps - (losses[id] ?? 0);
		return left > 0 ? { steps: left } : { fate: 'lost', hex: null };
	});
	const field = fieldOf(game, state);
	const here = hexIndex(game, unit.hex);
	const enemy = enemyOf(unit.player);
	for (let side = 0; side < 6; side++) {
		const next = neighbourOver(game.board.grid, here, side);
		if (next !== NOWHERE && field.zoc[enemy][next] === 0 && field.sends[enemy][next] === 0)
			return false;
	}
	return true;
};

/** 8.8.2 The present strength of a counter: each loss takes off 1; a damaged train uses its reduced side. */
const strengths = (game: Game, unit: Unit): { strength: number; charge?: number } => {
	const counter = counterOf(game, unit.id);
	const lost = counter.steps - unit.steps;
	const left = (printed: number): number => Math.max(0, printed - lost);
	if (counter.fire !== undefined)
		return {
			strength:
				lost > 0 && isTrain(counter.type) ? (counter.reduced?.fire ?? 0) : left(counter.fire)
		};
	const { combat } = counter;
	if (typeof combat === 'object')
		return { strength: left(combat.dismounted), charge: left(combat.charging) };
	return { strength: left(combat ?? 0) };
};

/** 8 A unit as the procedures see it. */
export const fighterOf = (game: Game, unit: Unit): Fighter => {
	const counter = counterOf(game, unit.id);
	return {
		id: unit.id,
		type: counter.type,
		player: unit.player,
		hex: unit.hex ?? '',
		tq: tqOf(game, unit),
		steps: unit.steps,
		...strengths(game, unit),
		mode: unit.mode,
		unsupplied: unit.unsupplied,
		outOfCommand: !unit.command,
		entrenched: unit.works === 'done',
		integratedArtillery: counter.integratedArtillery,
		heavy: counter.weight === 'heavy',
		damaged: unit.steps < counter.steps,
		broken: unit.engine === 'broken',
		lost: counter.steps - unit.steps
	};
};

/** 8.7.2 Do these guns go back with the attackers of their hex: no other troops stand there? */
const goBack = (game: Game, state: State, { attackers, player }: Sides, guns: Unit): boolean =>
	guns.player === player &&
	isArtillery(counterOf(game, guns.id).type) &&
	unitsIn(game, state, guns.hex ?? '').every(
		({ id }) => attackers.includes(id) || !isCombatUnit(counterOf(game, id).type)
	);

/** 8.6.2 Guns or a train as a support, as the procedures see them. */
const supportOf = (game: Game, state: State, sides: Sides, id: UnitId): Support => {
	const unit = unitOf(game, state, id);
	const { type, tq, steps, strength, outOfCommand, unsupplied } = fighterOf(game, unit);
	return {
		id,
		role: unit.player === sides.player ? 'attacker' : 'defender',
		train: isTrain(type),
		tq: isTrain(type) ? TRAIN_TQ : tq,
		steps,
		fire: strength,
		outOfCommand: outOfCommand === true,
		unsupplied: unsupplied === true,
		...(goBack(game, state, sides, unit) ? { goesWith: unit.hex ?? '' } : {})
	};
};

/** 8.8.1 All terrain in the attacked hex; Orel according to where its stack stands. */
export const terrainIn = (game: Game, state: State, hex: string): readonly Terrain[] => {
	const index = hexIndex(game, hex);
	if (index === game.board.orel) return [state.orel === 'centre' ? 'orel_centre' : 'orel_suburbs'];
	return game.board.terrain[index] ?? ['clear'];
};

const alive = (game: Game, state: State, ids: readonly UnitId[]): readonly Unit[] =>
	ids.map((id) => unitOf(game, state, id)).filter(({ fate }) => fate === 'map');

/** The defenders of a fight that are still in its hex and still the enemy's. */
export const defendersThere = (
	game: Game,
	state: State,
	fight: Pick<Fight, 'defenders' | 'hex' | 'player'>
): readonly Unit[] =>
	alive(game, state, fight.defenders).filter(
		({ hex, player }) => hex === fight.hex && player !== fight.player
	);

/** The attackers of a fight that are still on the map and have not gone back. */
export const attackersThere = (
	game: Game,
	state: State,
	fight: Pick<Fight, 'attackers' | 'player' | 'results'>
): readonly Unit[] =>
	alive(game, state, fight.attackers).filter(
		({ id, player, mode }) =>
			player === fight.player && mode !== 'routed' && fight.results[id] !== 'retreat'
	);

/** 8 Two sides as the procedures see them, from the units as they stand. `changed`: a unit as it would be. */
export const combatOf = (
	game: Game,
	state: State,
	sides: Sides,
	changed: (unit: Unit) => Unit = (unit) => unit
): Combat => {
	const { grid, water } = game.board;
	const target = hexIndex(game, sides.hex);
	const attackers = attackersThere(game, state, sides).map(changed);
	const from: Record<string, Approach> = {};
	for (const { hex } of attackers) {
		if (hex === null || from[hex]) continue;
		const side = sideTowards(grid, target, hexIndex(game, hex));
		const over = water[target * 6 + side];
		from[hex] = { side, ...(over === 'river' || over === 'ditch' ? { over } : {}) };
	}
	const fighter = (unit: Unit): Fighter => ({
		...fighterOf(game, unit),
		inContact: sides.contact.includes(unit.id),
		sheltering: sides.sheltering.includes(unit.id),
		ringed: (losses) => isRinged(game, state, unit, losses)
	});
	return asSurprised({
		kind: sides.kind,
		attackers: attackers.map(fighter),
		defenders: defendersThere(game, state, sides).map(fighter),
		from,
		terrain: terrainIn(game, state, sides.hex),
		// 7.1.4 Guns that had to go back with their stack are silent from then on.
		supports: sides.supports
			.filter((id) => {
				const { fate, mode } = changed(unitOf(game, state, id));
				return fate === 'map' && mode === 'combat';
			})
			.map((id) => supportOf(game, state, sides, id)),
		events: sides.events
	});
};

interface Situation {
	readonly units: readonly Unit[];
	readonly orel: State['orel'];
	readonly sides: Sides;
	readonly combat: Combat;
}
const lastSituation = once((): { known?: Situation } => ({}));

/** 8 The current fight as the procedures see it; worked out again whenever units or sides have changed. */
export const situationOf = (game: Game, state: State, fight: Fight): Combat => {
	const { units, orel } = state;
	const last = lastSituation(game);
	const { known } = last;
	if (
		known?.units === units &&
		known.orel === orel &&
		SIDES.every((key) => known.sides[key] === fight[key])
	)
		return known.combat;
	const combat = combatOf(game, state, fight);
	last.known = { units, orel, sides: fight, combat };
	return combat;
};

/** 8.7.1 A fight as both sides check in it: attackers that must retreat by their check are still there. */
export const asChecking = (fight: Fight): Fight => ({ ...fight, results: UNCHECKED });
const UNCHECKED: Fight['results'] = {};

/** 8.1 II A fight as its stages see it. */
export interface Scene {
	readonly book: Book;
	readonly fight: Fight;
	/** Both sides as they stand; from the Assault on, as they meet in it. */
	readonly combat: Combat;
	/** 6.2 Does this player have this card in hand? */
	readonly holds: (event: EventName, player: Player) => boolean;
}

/** 8.1 II The current fight, with both sides as they stand. */
export const sceneOf = (game: Game, state: State, fight: Fight): Scene => ({
	book: game.book,
	fight,
	combat: situationOf(game, state, fight),
	holds: (event, player) => holds(state, event, player)
});

/** 8.8 The current fight, with both sides as they meet in the Assault. */
export const meetingOf = (game: Game, state: State, fight: Fight): Scene => {
	const scene = sceneOf(game, state, fight);
	return { ...scene, combat: inAssault(scene.combat, fight.results) };
};

/** 8.8 The two sides of an Assault with what was decided and thrown earlier. */
export const standOf = ({ fight, combat }: Scene): Stand => ({
	combat,
	passed: fight.passed,
	charging: fight.charging,
	disorganised: disorganisedIn(fight.results)
});

/** The player who has this role in a fight. */
export const playerOf = (fight: Fight, role: Role): Player =>
	role === 'attacker' ? fight.player : fight.player === 'white' ? 'red' : 'white';

/** The places of the units, for the limits of 7.1.2. */
export const placesOf = (game: Game, ids: readonly UnitId[]): readonly number[] =>
	ids.map((id) => placeOf(game, id));

/** The enemies that stand in a hex. */
export const enemiesAt = (game: Game, state: State, fight: Fight, hex: string): readonly Unit[] =>
	unitsIn(game, state, hex).filter(({ player }) => player !== fight.player);
