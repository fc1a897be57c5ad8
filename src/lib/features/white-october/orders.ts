import { say } from '#lib/kernel/phrase.ts';
import {
	areNeighbours,
	counterOf,
	nameOf,
	placeName,
	type Command,
	type Game,
	type Player,
	type State
} from '#lib/rules/white-october/index.ts';
import type { StandingOrder } from '#lib/features/board/fight.ts';
import {
	ASKS,
	ordersBy,
	threatened,
	yesOrNo,
	type OrderLine
} from '#lib/features/board/standing.ts';
import { inALine } from '#lib/features/board/names.ts';
import { words } from './words/en/orders.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;

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
		({ at: one }, { at: two }) => one !== null && two !== null && areNeighbours(game, one, two)
	);
	const { events } = game.book.options;
	return ordersBy(
		events === 'used' ? LINES : LINES.filter(({ key }) => key !== 'play'),
		said,
		(orders): Command => ({ type: 'standing', player, orders }),
		// 8.2.6
		{
			keys: near.flatMap(({ id, ep }) => (ep > 0 ? id : [])),
			row: (unit) => {
				const at = state.units.find(({ id }) => id === unit)?.at;
				return {
					name: say(nameOf(unit)),
					says: at ? say(placeName(at)) : say(words.notOnTheMap)
				};
			}
		},
		// 8.2.3
		{
			label: say(words.placeByPlace),
			keys: [
				...Object.keys(said.leaveAt).filter((key) => state.units.every(({ id }) => id !== key)),
				...near.flatMap(({ id, at }) => (counterOf(game, id).type !== 'fort' && at) || [])
			],
			row: (place) => {
				const units = state.units.filter((one) => one.at === place && one.player === player);
				return {
					name: say(placeName(place)),
					says: inALine({ list: units.map(({ id }) => nameOf(id)) })
				};
			}
		}
	);
};
