import {
	canPay,
	detachmentEp,
	mayRaise,
	militaryDraw,
	paid,
	RAISING,
	rpLeft,
	type Purse,
	type Raising
} from '../../rules/11-petrograd.ts';
import type { Fact } from '../facts.ts';
import { nameOf } from '../facts/kind.ts';
import { counterOf, indexOf, type Game } from '../game.ts';
import { fieldOf, holds } from '../map/field.ts';
import { asked, auto, choice, dice, option, type Option, type Owed } from '../owed.ts';
import { districtsOf } from '../setup.ts';
import type { Due, Place, State, Unit } from '../state.ts';
import { isFreeFor } from './arrivals.ts';
import { owedNow } from './politics.ts';

/** The counters of a raising action that have not been raised, or whose EP are not complete. */
const poolOf = (
	game: Game,
	state: State,
	action: 'military_units' | 'communist' | 'detachments'
): readonly Unit[] => {
	const ids = new Set(
		game.pack.data.scenario.toCreate.filter((one) => one.action === action).map(({ unit }) => unit)
	);
	return state.units.filter(({ id, fate }) => ids.has(id) && fate === 'pool');
};

/** 11.2.2 EP of detachments that are still to be raised; those raised in this turn may grow. */
const detachments = (game: Game, state: State): readonly Unit[] => {
	const growing = new Set(state.politics.growing);
	return [
		...poolOf(game, state, 'detachments'),
		...state.units.filter(({ id, ep }) => growing.has(id) && ep < (counterOf(game, id).ep ?? 0))
	];
};

/** 11.2.2 What there is to raise with in this turn, and EP of detachments to raise. */
export const purseOf = (game: Game, state: State): Purse => ({
	rp: state.points.red,
	spent: state.politics.quarters,
	pool: detachments(game, state).reduce(
		(sum, { id, ep }) => sum + (counterOf(game, id).ep ?? 0) - ep,
		0
	)
});

/** 11.2.2 What a purse has after an action. */
const spent = (action: Raising, purse: Purse): Fact => ({
	type: 'raisingChosen',
	action,
	quarters: purse.spent,
	points: purse.rp
});

/** Districts without enemies. */
const districts = (game: Game, state: State): readonly Place[] => {
	const enemies = fieldOf(game, state).white;
	return districtsOf(game).filter((at) => !holds(enemies, indexOf(game, at)));
};

/** 11.2.2 Detachments come in a turn later, in their own district; military units in Red's next movement sequence. */
const raisedDue = (turn: number, places: readonly Place[]): Due => ({
	turn,
	how: 'raised',
	places,
	returning: false
});

/** 11.2.2 A communist detachment, at once, in any district. */
const communists = (game: Game, state: State, purse: Purse): Option[] => {
	const [unit] = poolOf(game, state, 'communist');
	if (!unit) return [];
	const { ep = 1 } = counterOf(game, unit.id);
	return districts(game, state)
		.filter((place) => isFreeFor(game, state, { ...unit, ep }, place))
		.map((place) =>
			option(
				{ type: 'raise', action: 'communist', place },
				spent('communist', paid(purse, 'communist')),
				{ type: 'raised', unit: unit.id, ep, place, due: null }
			)
		);
};

/** 11.2.2 A barricade, at once, in any district that has none. */
const barricades = (game: Game, state: State, purse: Purse): Option[] =>
	state.barricades.length >= (game.pack.data.units.markers['barricade'] ?? 0)
		? []
		: districts(game, state)
				.filter((place) => !state.barricades.includes(place))
				.map((place) =>
					option(
						{ type: 'raise', action: 'barricade', place },
						spent('barricade', paid(purse, 'barricade')),
						{ type: 'barricadeBuilt', place }
					)
				);

const optionsFor = (game: Game, state: State, action: Raising, purse: Purse): Option[] => {
	if (!canPay(purse, action)) return [];
	switch (action) {
		case 'communist':
			return communists(game, state, purse);
		case 'barricade':
			return barricades(game, state, purse);
		case 'detachments':
			return [
				option({ type: 'raise', action: 'detachments' }, spent('detachments', purse), {
					type: 'levyOpened',
					ep: detachmentEp(purse)
				})
			];
		case 'military':
			return poolOf(game, state, 'military_units').length === 0
				? []
				: [
						option({ type: 'raise', action: 'military_units' }, spent('military', purse), {
							type: 'drawOpened'
						})
					];
	}
};

/** 11.2.2 The district of a detachment. */
const homeOf = (game: Game, id: string): readonly Place[] =>
	game.pack.data.scenario.toCreate
		.filter(({ unit }) => unit === id)
		.flatMap(({ placement }) => placement ?? []);

/** 11.2.2 Red says which detachment each EP goes to. */
const levyOwed = (game: Game, state: State): Owed => {
	const units = detachments(game, state);
	const purse = purseOf(game, state);
	const one = { ...purse, spent: purse.spent + 1 };
	return choice(
		'red',
		'11.2.2',
		units.map(({ id, ep }) =>
			option(
				{ type: 'recruit', unit: id },
				{
					type: 'raised',
					unit: id,
					ep: ep + 1,
					place: null,
					due: raisedDue(state.turn + 1, homeOf(game, id))
				},
				{ type: 'levied', unit: id, quarters: one.spent }
			)
		)
	);
};

/** 11.2.2, 16.1 Where a military unit comes in: in any district; one may land on the coast too. */
const militaryPlaces = (game: Game, id: string): readonly Place[] => {
	const { toCreate, entries } = game.pack.data.scenario;
	const lands = toCreate.some(({ unit, placement }) => unit === id && placement === 'P or D');
	return [...districtsOf(game), ...(lands ? entries.disembark : [])];
};

/** 11.2.2 Military units drawn by lot. */
const drawOwed = (game: Game, state: State): Owed => {
	const pool = poolOf(game, state, 'military_units');
	const purse = purseOf(game, state);
	const draw = militaryDraw(
		pool.map(({ id }) => counterOf(game, id).ep ?? 1),
		purse,
		pool.map(({ id }) => nameOf(id))
	).map((drawn): readonly Fact[] => [
		...drawn.units.flatMap((at): Fact[] => {
			const unit = pool[at];
			return unit
				? [
						{
							type: 'raised',
							unit: unit.id,
							ep: counterOf(game, unit.id).ep ?? 1,
							place: null,
							due: raisedDue(state.turn, militaryPlaces(game, unit.id))
						}
					]
				: [];
		}),
		{ type: 'drawEnded', quarters: drawn.purse.spent }
	]);
	return dice('military', 'red', [], draw);
};

/** 11.2.2 What each action comes to that has not been chosen, and which of them may be (WO-45). */
const raisable = (game: Game, state: State) => {
	const { raising } = state.politics;
	const purse = purseOf(game, state);
	const chosen = RAISING.filter((action) => raising.includes(action));
	const others = RAISING.filter((action) => !raising.includes(action));
	const found = new Map(
		others.map((action) => [action, optionsFor(game, state, action, purse)] as const)
	);
	const open = others.filter((action) => found.get(action)?.length);
	return { purse, found, may: mayRaise(purse, owedNow(game, state), chosen, open) };
};

/**
 * 11.2.2 The actions that are not offered though they have not been chosen. `none`: no counter is left, or no room for it;
 * otherwise the points are too few, for this action or for the one that is owed after it (WO-45).
 */
export const notRaisable = (
	game: Game,
	state: State
): readonly { action: Raising; none: boolean }[] => {
	const { purse, found, may } = raisable(game, state);
	return [...found].flatMap(([action, { length }]) =>
		may.includes(action)
			? []
			: [{ action, none: length === 0 && canPay({ ...purse, pool: 1 }, action) }]
	);
};

/** 2 A g Raising: one action, two with Trotsky, each once, as far as it can be paid; then all is paid, rounded up. */
export const raisingOwed = (game: Game, state: State): Owed => {
	const { politics } = state;
	if (politics.drawing) return drawOwed(game, state);
	if (politics.levy > 0 && detachments(game, state).length > 0) return levyOwed(game, state);
	const { purse, found, may } = raisable(game, state);
	const options = may.flatMap((action) => found.get(action) ?? []);
	if (options.length > 0) return asked('red', '11.2.2', options);
	return politics.quarters === 0
		? auto({ type: 'stepEnded' })
		: auto(
				{ type: 'raisingPaid', quarters: 0, points: Math.max(0, rpLeft(purse)) },
				{ type: 'stepEnded' }
			);
};
