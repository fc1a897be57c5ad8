import { rallied } from '../../rules/10-red-morale.ts';
import { enemyOf, isArtillery, isCombatUnit, isMotor } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { counterOf, indexOf, once, type Game } from '../game.ts';
import { fieldOf, inZoc, ownAt } from '../map/field.ts';
import { destinationsOf } from '../moves/going.ts';
import { fatigueOfMarch } from '../moves/forced-march.ts';
import { tankGround } from '../moves/limits.ts';
import type { State, Unit, UnitId } from '../state.ts';

/** 7 A fresh start for the units of a side. */
export const openMovement = (units: readonly UnitId[]): Fact => ({ type: 'movementBegan', units });

/** The places of tanks and cars in `State.units`. */
const motors = once(({ counters }) =>
	counters.flatMap(({ type }, place) => (isMotor(type) ? [place] : []))
);

/** 7.2, 14.1 Is it a tank or a car that stands without company? */
export const isUnescorted = (game: Game, state: State, unit: Unit): boolean =>
	unit.fate === 'map' &&
	isMotor(counterOf(game, unit.id).type) &&
	!ownAt(game, state, unit.player, unit.at).some(({ id }) => {
		const { type } = counterOf(game, id);
		return isCombatUnit(type) || isArtillery(type);
	});

/** 7.2, 14.1 All of them of the side whose sequence it is. */
const unescorted = (game: Game, state: State): readonly Unit[] => {
	const found: Unit[] = [];
	for (const place of motors(game)) {
		const unit = state.units[place];
		if (unit?.player === state.player && isUnescorted(game, state, unit)) found.push(unit);
	}
	return found;
};

/** 14.1.1 Tanks too far from a railroad in supply. */
const stranded = (game: Game, state: State): readonly Unit[] =>
	state.units.filter(
		(unit) =>
			unit.fate === 'map' &&
			counterOf(game, unit.id).type === 'tank' &&
			!tankGround(game, state, unit).has(indexOf(game, unit.at))
	);

/**
 * 7.2, 14.1.1 Vehicles that are lost where they stand, at the end of a sequence: those of its side that have no company
 * (WO-86), and tanks too far from their railroad.
 */
export const lostVehicles = (game: Game, state: State): Fact[] => {
	const lone = unescorted(game, state);
	const removed = (unit: Unit, rule: string): Fact => ({
		type: 'removed',
		rule,
		unit: unit.id,
		prisoners: 0
	});
	return [
		...lone.map((unit) => removed(unit, '7.2')),
		...stranded(game, state)
			.filter((unit) => !lone.includes(unit))
			.map((unit) => removed(unit, '14.1.1'))
	];
};

/** 7.2 Vehicles without company that can still find some: the sequence does not end before they have. */
export const strayVehicles = (game: Game, state: State): readonly Unit[] =>
	unescorted(game, state).filter(
		(unit) =>
			!unit.done && unit.mode !== 'routed' && destinationsOf(game, state, unit.id).places.length > 0
	);

/** 8.2.6, 7.9 How the sequence ends: the Disorganised recover, the Routed out of ZOC rally, whoever did not come back is lost. */
export const closeMovement = (game: Game, state: State): Fact[] => {
	const field = fieldOf(game, state);
	const own = state.units.filter(({ player }) => player === state.player);
	const about = (units: readonly Unit[], type: 'recovered' | 'rallied'): Fact[] =>
		units.length > 0 ? [{ type, units: units.map(({ id }) => id) }] : [];
	const late = own.filter(
		({ fate, due }) => fate === 'due' && due?.returning === true && due.turn <= state.turn
	);
	return [
		...fatigueOfMarch(game, state),
		...late.map((unit): Fact => ({ type: 'removed', rule: '7.9', unit: unit.id, prisoners: 0 })),
		...about(
			own.filter(({ mode }) => mode === 'disorganised'),
			'recovered'
		),
		...about(
			own.filter(
				(unit) =>
					unit.mode === 'routed' &&
					unit.fate === 'map' &&
					rallied({
						state: unit.mode,
						when: 'movement',
						enemyZoc: inZoc(field[enemyOf(unit.player)], indexOf(game, unit.at)),
						demoralised: unit.loyalty === 'fled',
						supplied: true
					}) === 'normal'
			),
			'rallied'
		),
		...lostVehicles(game, state)
	];
};
