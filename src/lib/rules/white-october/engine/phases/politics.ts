import { rallied } from '../../rules/10-red-morale.ts';
import {
	actionsOwed,
	ANTI_SUBVERSION,
	mayAct,
	policeAction,
	type AntiSubversion
} from '../../rules/11-petrograd.ts';
import { isDistrict } from '../../scenarios/board.ts';
import { counterOf, indexOf, type Game } from '../game.ts';
import { isSupplied } from '../map/supply.ts';
import { asked, auto, dice, option, type Option, type Owed } from '../owed.ts';
import type { Fact } from '../facts.ts';
import { districtsOf } from '../setup.ts';
import type { State } from '../state.ts';

/** 11.2 Is Trotsky in a district? */
const trotskyThere = (game: Game, { units }: State): boolean =>
	units.some(
		({ id, fate, at }) =>
			fate === 'map' &&
			counterOf(game, id).type === 'leader' &&
			isDistrict(game.board, indexOf(game, at))
	);

/** 11.2 How many actions of a kind are owed in this turn. */
export const owedNow = (game: Game, state: State): number =>
	actionsOwed(state.turn, game.pack.data.scenario.special.politicalFrom, trotskyThere(game, state));

/** 11.2.1 The kinds of actions that have been chosen. */
const chosen = ({ politics }: State): readonly AntiSubversion[] =>
	politics.anti.flatMap((said) => ANTI_SUBVERSION.find((one) => said.startsWith(one)) ?? []);

/** 11.2.1 A division that lost heart is rallied: those of it that are in supply. */
const rally = (game: Game, state: State, formation: string): Option => {
	const units = state.units
		.filter(
			(unit) =>
				counterOf(game, unit.id).formation === formation &&
				unit.loyalty !== 'firm' &&
				unit.fate === 'map' &&
				isSupplied(game, state, unit)
		)
		.filter(
			(unit) =>
				unit.loyalty === 'held' ||
				rallied({
					state: unit.mode,
					when: 'political',
					enemyZoc: false,
					demoralised: true,
					supplied: true
				}) === 'normal'
		)
		.map(({ id }) => id);
	return option({ type: 'rally', formation }, { type: 'divisionRallied', formation, units });
};

/** 2 A d Anti-subversion: one action, two with Trotsky; none twice, police only with events. What helps nobody comes last. */
export const antiSubversionOwed = (game: Game, state: State): Owed => {
	const before = chosen(state);
	const events = game.book.options.events === 'used';
	if (state.events.police === 'rolled') return policeOwed();
	if (state.events.police === 'named') return closingOwed(game, state);
	const open = (action: AntiSubversion): boolean => mayAct(action, before, events);
	if (before.length >= owedNow(game, state)) return auto({ type: 'stepEnded' });
	const { demoralised } = game.pack.data.scenario.special;
	const counter = (action: 'anti_desertion' | 'police', ...facts: readonly Fact[]): Option[] =>
		open(action)
			? [option({ type: 'counter', action }, { type: 'antiChosen', action }, ...facts)]
			: [];
	const rallies = open('rally') ? demoralised.map((name) => rally(game, state, name)) : [];
	const helps = ({ events }: Option): boolean =>
		events().some((fact) => fact.type === 'divisionRallied' && fact.units.length > 0);
	const options: Option[] = [
		...rallies.filter(helps),
		...counter('anti_desertion'),
		...counter('police', { type: 'policeSent' }),
		...rallies.filter((one) => !helps(one))
	];
	return options.length === 0 ? auto({ type: 'stepEnded' }) : asked('red', '11.2.1', options);
};

/** 11.2.1 On a 5 or 6 Red closes a district to insurgents. */
const policeOwed = (): Owed =>
	dice(
		'police',
		'red',
		[],
		policeAction().map((found): readonly Fact[] => [{ type: 'policeCalled', found }])
	);

/** 11.2.1 Red names the district; a plot in it is shown and void. */
const closingOwed = (game: Game, { events }: State): Owed =>
	asked(
		'red',
		'11.2.1',
		districtsOf(game)
			.filter((place) => !events.closed.includes(place))
			.map((place) =>
				option(
					{ type: 'close', place },
					{ type: 'districtClosed', place, plotted: events.plots.includes(place) }
				)
			)
	);
