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
	type Unit
} from '#lib/rules/orel-1919/index.ts';
import type { StandingOrder } from '#lib/features/board/fight.ts';
import {
	ASKS,
	ordersBy,
	threatened,
	yesOrNo,
	type OrderLine
} from '#lib/features/board/standing.ts';
import { inALine } from '#lib/features/board/names.ts';
import { words } from './words/en/board.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;

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

/** 8 What a side has said beforehand of its combats, and what it may say instead. */
export const ordersOf = (
	game: Game,
	state: State,
	player: Player
): readonly StandingOrder<Command>[] => {
	const said = state.standing[player];
	const near = threatened(
		state.units,
		player,
		(one, two) => distance(game.board.grid, hexIndex(game, one.hex), hexIndex(game, two.hex)) === 1
	);
	const able = near.flatMap(({ id, steps }) => (steps > 0 ? id : []));
	const unitOf = (key: string): Unit | undefined => state.units.find(({ id }) => id === key);
	return ordersBy(
		LINES.filter(({ key }) => key !== 'cards' || game.book.options.events !== 'not_used'),
		said,
		(orders): Command => ({ type: 'standing', player, orders }),
		// 8.8.2, 9
		{
			keys: able,
			row: (unit) => {
				const hex = unitOf(unit)?.hex;
				return {
					name: inALine(nameOf(unit)),
					says: hex ? inALine(placeName(hex)) : say(words.notOnTheMap)
				};
			}
		},
		// 8.5 Of a hex, or of a unit wherever it is: what is said of a hex goes before what is said of its units.
		{
			label: say(words.oneByOne),
			keys: [...Object.keys(said.leaveAt), ...near.flatMap(({ hex }) => hex ?? []), ...able],
			row: (key) => {
				const unit = unitOf(key);
				const there = state.units.filter((one) => one.hex === key && one.player === player);
				const list = unit?.hex ? [placeName(unit.hex)] : there.map(({ id }) => nameOf(id));
				return { name: inALine(unit ? nameOf(key) : placeName(key)), says: inALine({ list }) };
			}
		}
	);
};
