import { say } from '#lib/kernel/phrase.ts';
import { distance } from '#lib/kernel/hex/hex.ts';
import {
	hexIndex,
	nameOf,
	placeName,
	type Command,
	type Game,
	type Player,
	type State,
	type Unit,
	type UnitId
} from '#lib/rules/orel-1919/index.ts';
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
import { words } from './words/en/board.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;
type Single = NonNullable<StandingOrder<Command>['single']>;

/** 8 What may be said beforehand, in the order in which it is asked in a combat. */
const LINES: readonly OrderLine<Said, Key>[] = [
	{
		key: 'pay',
		rule: '8.2.1',
		what: words.munitionsWhereEnough,
		choices: [ASKS, { label: words.payAndResupply, said: true }]
	},
	yesOrNo('fireBack', '8.4', words.gunsThatMayFireBack, words.fireBack, words.holdFire),
	yesOrNo('support', '8.6.2', words.gunsNearAnAttack, words.support1, words.supportNone),
	yesOrNo('lend', '3.2', words.depotsWithoutASupplyLine, words.supplyTheDefence, words.spareThem),
	yesOrNo('leave', '8.5', words.whoMayLeave, words.leaveIfTheyMay, words.stand),
	yesOrNo('follow', '8.5', words.gunsWhenTheOthersLeave, words.follow, words.stay),
	yesOrNo('contact', '9.1', words.trainsNextToAFight, words.goIn, words.keepBack),
	yesOrNo('charge', '8.7.1', words.cavalryThatMayCharge, words.charge, words.fightDismounted),
	{
		key: 'losses',
		rule: '8.8.2',
		what: words.whoTakesALoss,
		choices: [ASKS, { label: words.mostSteps, said: [] }]
	},
	{
		key: 'retreat',
		rule: '8.5.1',
		what: words.waysBack,
		choices: [ASKS, { label: words.towardsOurEdge, said: true }]
	},
	yesOrNo('pursue', '8.7.4', words.cavalryThatMayPursue, words.pursue, words.stay),
	{
		key: 'cards',
		rule: '6.2',
		what: words.eventsInCombat,
		choices: [ASKS, { label: words.playNone, said: false }]
	},
	{
		key: 'together',
		rule: '8.1',
		what: words.theOtherQuestions,
		choices: [
			{ label: words.asTheyComeUp, said: false },
			{ label: words.allAtOnce, said: true }
		]
	}
];

const saying = (player: Player, orders: Said): Command => ({ type: 'standing', player, orders });

/** Units of a side that may be attacked from where their enemies stand now. */
const threatened = (game: Game, { units }: State, player: Player): readonly Unit[] => {
	const there = units.filter(({ fate }) => fate === 'map');
	const near = (one: Unit, two: Unit): boolean =>
		distance(game.board.grid, hexIndex(game, one.hex), hexIndex(game, two.hex)) === 1;
	return there.filter(
		(unit) =>
			unit.player === player && there.some((enemy) => enemy.player !== player && near(unit, enemy))
	);
};

/** 8.8.2, 9 Units in the order in which they take a loss: a tap puts one last, or takes it out. */
const lossesFirst = (game: Game, state: State, player: Player): Single => {
	const said = state.standing[player];
	const named = said.losses ?? [];
	const able = threatened(game, state, player).flatMap(({ id, steps }) => (steps > 0 ? [id] : []));
	const row = (unit: UnitId) => {
		const hex = state.units.find(({ id }) => id === unit)?.hex;
		return {
			key: unit,
			name: inALine(nameOf(unit)),
			says: hex ? inALine(placeName(hex)) : say(words.notOnTheMap)
		};
	};
	return namedInTurn(
		say(words.inAnOrderOfYourOwn),
		named,
		able,
		row,
		(n) => inALine(n),
		(losses) => saying(player, { ...said, losses })
	);
};

/**
 * 8.5 Hexes whose defenders leave or stand, and units that do wherever they are, whatever is said of all: a tap says the
 * next of the three. What is said of a hex goes before what is said of its units.
 */
const leavingAt = (game: Game, state: State, player: Player): Single => {
	const said = state.standing[player];
	const near = threatened(game, state, player);
	const unitOf = (key: string): Unit | undefined => state.units.find(({ id }) => id === key);
	const named = Object.keys(said.leaveAt);
	const hexes = [...named.filter((key) => !unitOf(key)), ...near.flatMap(({ hex }) => hex ?? [])];
	const units = [
		...named.filter((key) => unitOf(key)),
		...near.flatMap(({ id, steps }) => (steps > 0 ? id : []))
	];
	const row = (key: string) => {
		const unit = unitOf(key);
		const there = state.units.filter((one) => one.hex === key && one.player === player);
		const list = unit?.hex ? [placeName(unit.hex)] : there.map(({ id }) => nameOf(id));
		return {
			key,
			name: inALine(unit ? nameOf(key) : placeName(key)),
			says: inALine({ list })
		};
	};
	return saidEach(
		say(words.oneByOne),
		said.leaveAt,
		[...hexes, ...units],
		row,
		{ yes: say(words.leaveIfTheyMay), no: say(words.stand) },
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
	return ordersBy(
		LINES.filter(({ key }) => key !== 'cards' || game.book.options.events !== 'not_used'),
		orders,
		(said) => saying(player, said),
		(key) =>
			key === 'losses'
				? {
						single: lossesFirst(game, state, player),
						own: orders.losses?.length
							? { label: words.inYourOrder, said: orders.losses }
							: undefined
					}
				: key === 'leave'
					? { single: leavingAt(game, state, player) }
					: {}
	);
};
