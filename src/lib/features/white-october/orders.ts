import { say } from '#lib/kernel/phrase.ts';
import {
	areNeighbours,
	counterOf,
	nameOf,
	placeName,
	type Command,
	type Game,
	type Player,
	type State,
	type Unit,
	type UnitId
} from '#lib/rules/white-october/index.ts';
import type { StandingOrder } from '#lib/features/board/fight.ts';
import {
	ASKS,
	namedInTurn,
	ordersBy,
	saidEach,
	yesOrNo,
	type OrderLine
} from '#lib/features/board/standing.ts';
import { inALine } from '#lib/features/board/names.ts';
import { words } from './words/en/orders.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;
type Single = NonNullable<StandingOrder<Command>['single']>;

/** 8 What may be said beforehand, in the order in which it is asked in a combat. */
const LINES: readonly OrderLine<Said, Key>[] = [
	yesOrNo('leave', '8.2.3', words.whoMaySlipAway, words.slipAway, words.stand),
	yesOrNo('serve', '5.3', words.hqsInDefence, words.serveWhereOneCan, words.spareIt),
	yesOrNo('support', '8.2.4', words.gunsInDefence, words.support, words.holdFire),
	yesOrNo('play', '6.2', words.theEventInHand, words.playIt, words.keepIt),
	{
		key: 'losses',
		rule: '8.2.6',
		what: words.whoTakesALoss,
		choices: [ASKS, { label: words.mostEp, said: [] }]
	},
	yesOrNo('follow', '8.1.3', words.whoMayGoAlong, words.goAlong, words.stay),
	{
		key: 'retreat',
		rule: '8.2.6',
		what: words.waysBack,
		choices: [ASKS, { label: words.homewards, said: true }]
	},
	yesOrNo('advance', '8.2.7', words.whoMayAdvance, words.allEnter, words.nobodyEnters)
];

const saying = (player: Player, orders: Said): Command => ({ type: 'standing', player, orders });

/** Units of a side that may be attacked from where their enemies stand now. */
const threatened = (game: Game, { units }: State, player: Player): readonly Unit[] => {
	const there = units.filter(({ fate }) => fate === 'map');
	const near = (one: Unit, two: Unit): boolean =>
		one.at !== null && two.at !== null && areNeighbours(game, one.at, two.at);
	return there.filter(
		(unit) =>
			unit.player === player && there.some((enemy) => enemy.player !== player && near(unit, enemy))
	);
};

/** 8.2.6 Units in the order in which they take a loss. */
const lossesFirst = (game: Game, state: State, player: Player): Single => {
	const said = state.standing[player];
	const able = threatened(game, state, player).flatMap(({ id, ep }) => (ep > 0 ? [id] : []));
	const row = (unit: UnitId) => {
		const at = state.units.find(({ id }) => id === unit)?.at;
		return {
			key: unit,
			name: say(nameOf(unit)),
			says: at ? say(placeName(at)) : say(words.notOnTheMap)
		};
	};
	return namedInTurn(
		say(words.inAnOrderOfYourOwn),
		said.losses ?? [],
		able,
		row,
		(n) => say(String(n)),
		(losses) => saying(player, { ...said, losses })
	);
};

/** 8.2.3 Places whose defenders slip away or stand, whatever is said of all: a tap says the next of the three. */
const leavingAt = (game: Game, state: State, player: Player): Single => {
	const said = state.standing[player];
	const places = [
		...Object.keys(said.leaveAt).filter((key) => state.units.every(({ id }) => id !== key)),
		...threatened(game, state, player)
			.filter(({ id }) => counterOf(game, id).type !== 'fort')
			.flatMap(({ at }) => at ?? [])
	];
	const row = (place: string) => {
		const units = state.units.filter(({ at, player: whose }) => at === place && whose === player);
		return {
			key: place,
			name: say(placeName(place)),
			says: inALine({ list: units.map(({ id }) => nameOf(id)) })
		};
	};
	return saidEach(
		say(words.placeByPlace),
		said.leaveAt,
		places,
		row,
		{ yes: say(words.slipAway), no: say(words.stand) },
		(leaveAt) => saying(player, { ...said, leaveAt })
	);
};

/** 8 What a side has said beforehand of its combats, and what it may say instead. */
export const ordersOf = (
	game: Game,
	state: State,
	player: Player
): readonly StandingOrder<Command>[] => {
	const orders = state.standing[player];
	const own = orders.losses?.length ? { label: words.inYourOrder, said: orders.losses } : undefined;
	const { events } = game.book.options;
	return ordersBy(
		events === 'used' ? LINES : LINES.filter(({ key }) => key !== 'play'),
		orders,
		(said) => saying(player, said),
		(key) =>
			key === 'losses'
				? { single: lossesFirst(game, state, player), own }
				: key === 'leave'
					? { single: leavingAt(game, state, player) }
					: {}
	);
};
