import {
	attrition,
	eventAt,
	eventRoll,
	isImposed,
	maySuffer,
	namesFormation,
	takesEffect
} from '../../rules/06-events.ts';
import { isDistrict } from '../../scenarios/board.ts';
import { enemyOf, PLAYERS, type EventName, type Player } from '../../types.ts';
import { controls } from '../changes.ts';
import { loses, lostByIt } from '../combat/losing.ts';
import { isClear } from '../combat/declaring/shelling.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { INSURGENTS, isNear } from '../map/city.ts';
import { suppliesSide } from '../map/supply.ts';
import { asked, auto, choice, dice, option, type Owed } from '../owed.ts';
import { districtsOf } from '../setup.ts';
import type { State, Unit } from '../state.ts';
import { isFreeFor } from './arrivals.ts';
import { onePoint } from './recruitment.ts';

const fleetOf = (game: Game, { units }: State): Unit | undefined =>
	units.find(({ id, fate }) => fate === 'map' && counterOf(game, id).actions !== undefined);

/** 6 What an event that takes effect does at once, whoever drew it. */
const begins = (game: Game, state: State, player: Player, event: EventName): readonly Fact[] => {
	if (namesFormation(event)) return [{ type: 'eventImposed', player, event }];
	switch (event) {
		case 'vetrenko':
			return [{ type: 'vetrenkoDisobeys' }];
		case 'recruits_short':
			return [{ type: 'recruitsMissed', player }];
		case 'royal_navy':
			return [{ type: 'navyWaits' }];
		case 'fleet_treachery': {
			const fleet = fleetOf(game, state);
			const actions = state.fleetActions + 1;
			const spent = fleet && actions >= (counterOf(game, fleet.id).actions ?? 0);
			return [
				{ type: 'fleetActed', actions },
				...(spent ? [{ type: 'ranLow', units: [fleet.id] } as const] : [])
			];
		}
		default:
			return event === 'nothing' || isImposed(game.book, event)
				? []
				: [{ type: 'eventKept', player, event }];
	}
};

/** 6 The state as one side sees it: Red does not know where White plots, and nothing else is hidden. */
export const seenBy = (state: State, player: Player): State =>
	player === 'red' && state.events.plots.length > 0
		? { ...state, events: { ...state.events, plots: [] } }
		: state;

/** 6 One roll of each side, White first. */
const rollOwed = (game: Game, state: State, player: Player): Owed =>
	dice(
		'event',
		player,
		[],
		eventRoll().map((roll): readonly Fact[] => {
			const event = eventAt(game.book, player, roll);
			const fleet = fleetOf(game, state);
			const effect = takesEffect(game.book, event, {
				turn: state.turn,
				clear: isClear(game, state),
				used: state.events.used[event] ?? 0,
				nwaNear: state.units.some((unit) => isNear(game, unit)),
				fleetLowAmmo: !fleet || fleet.lowAmmo
			});
			return [
				{ type: 'eventDrawn', player, roll, event, effect },
				...(effect ? begins(game, state, player, event) : [])
			];
		})
	);

/** 6.1 The units of a side that an event may strike. */
const struckBy = (game: Game, state: State, event: EventName, player: Player): readonly Unit[] =>
	state.units.filter(({ id, fate, ep, player: whose }) => {
		const { type, army, formation } = counterOf(game, id);
		if (whose !== player || fate !== 'map' || formation === INSURGENTS) return false;
		return maySuffer(event, { type, army, ep });
	});

/** 6 What befalls the unit that its owner has chosen. */
const strikes = (game: Game, state: State, event: EventName, unit: Unit): readonly Fact[] => {
	if (event === 'soviet') return [{ type: 'sovietMet', unit: unit.id }];
	const facts: readonly Fact[] = [loses(unit, '6'), ...lostByIt(game, state, unit)];
	return event === 'treachery'
		? [...facts, ...onePoint(game, state, enemyOf(unit.player), '6')]
		: facts;
};

/** 6.1 The other side names a formation, then the owner a unit of it; rumours strike all of it. */
const imposedOwed = (game: Game, state: State): Owed | undefined => {
	const { imposed } = state.events;
	if (!imposed) return undefined;
	const { event, player, formation, struck } = imposed;
	const over: Fact = { type: 'eventOver' };
	const units = struckBy(game, state, event, player);
	const taken = (some: readonly Unit[]): Owed =>
		choice(
			player,
			'6.1',
			some.map((unit) =>
				option({ type: 'take', unit: unit.id }, ...strikes(game, state, event, unit), over)
			)
		);
	// WO-69 Red says which unit the raid costs an EP.
	if (event === 'elvengren') {
		const left = units.filter(({ ep }) => ep > 0);
		return left.length > 0 ? taken(left) : auto(over);
	}
	if (formation === null) {
		const names = [...new Set(units.map(({ id }) => counterOf(game, id).formation))];
		return names.length === 0
			? auto(over)
			: choice(
					enemyOf(player),
					'6.1',
					names.map((name) =>
						event === 'rumours'
							? option(
									{ type: 'name', formation: name },
									{ type: 'rumoursSpread', formation: name },
									over
								)
							: option(
									{ type: 'name', formation: name },
									{ type: 'formationNamed', formation: name }
								)
					)
				);
	}
	if (event === 'attrition' && !struck)
		return dice(
			'attrition',
			player,
			[],
			attrition().map((hit): readonly Fact[] => [hit ? { type: 'attritionStruck' } : over])
		);
	return taken(units.filter(({ id }) => counterOf(game, id).formation === formation));
};

/** 6 The districts in which White may still plot. */
const openToPlots = (game: Game, { events }: State): readonly string[] =>
	districtsOf(game).filter((at) => !events.closed.includes(at) && !events.plots.includes(at));

/** 6.2 Events that are played at once, or not at all: a plot, a levy, a raid, the dome in sight. */
const atOnceOwed = (game: Game, state: State, player: Player): Owed | undefined => {
	const event = state.events.hand[player];
	if (event === null) return undefined;
	const played: Fact = { type: 'eventPlayed', player, event, role: null };
	const pass = option({ type: 'pass' }, { type: 'passed', rule: '6.2', player }, played);
	if (event === 'insurgents')
		return asked(player, '6', [
			...openToPlots(game, state).map((place) =>
				option({ type: 'plot', place }, played, { type: 'plotNoted', place })
			),
			pass
		]);
	if (event === 'levy') {
		const unit = state.units.find(
			({ id, fate }) => fate === 'pool' && counterOf(game, id).formation === 'Militia'
		);
		const { board } = game;
		const places = board.places.filter(
			(name, at) =>
				(board.settlement[at] !== null || isDistrict(board, at)) &&
				controls(game, state, 'red', name) &&
				suppliesSide(game, state, 'Red', name) &&
				unit !== undefined &&
				isFreeFor(game, state, { ...unit, ep: 1 }, name)
		);
		return asked(player, '6', [
			...(unit
				? places.map((place) =>
						option({ type: 'place', unit: unit.id, place }, played, {
							type: 'levyRaised',
							unit: unit.id,
							place
						})
					)
				: []),
			pass
		]);
	}
	if (event !== 'elvengren' && event !== 'st_isaac') return undefined;
	const done: Fact =
		event === 'st_isaac'
			? { type: 'domeSeen' }
			: state.points.red > 0
				? { type: 'raided', points: state.points.red - 1 }
				: { type: 'eventImposed', player: 'red', event };
	return asked(player, '6', [option({ type: 'play' }, played, done), pass]);
};

/** 2 A j Random events: each side rolls, and what is not to be kept happens at once. */
export const eventsOwed = (game: Game, state: State): Owed => {
	const struck = imposedOwed(game, state);
	if (struck) return struck;
	for (const player of PLAYERS) {
		if (!state.events.rolled.includes(player)) return rollOwed(game, state, player);
		const now = atOnceOwed(game, state, player);
		if (now) return now;
	}
	return auto({ type: 'stepEnded' });
};

/** 6 Vetrenko disobeys: before White moves, Red says where the 3rd Division does not go. */
export const vetrenkoOwed = ({ events, player }: State): Owed | undefined =>
	events.vetrenko !== 'asked' || player !== 'white'
		? undefined
		: asked(
				'red',
				'6',
				(['east', 'north'] as const).map((edge) =>
					option({ type: 'bar', edge }, { type: 'vetrenkoBarred', edge })
				)
			);
