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
import { words } from './words/en/board.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;
type Single = NonNullable<StandingOrder<Command>['single']>;

/** One of them: its section, what it is about, and what may be said; what asks each time comes first. */
interface Line<K extends Key = Key> {
	readonly key: K;
	readonly rule: string;
	readonly what: string;
	readonly choices: readonly { readonly label: string; readonly said: Said[K] }[];
}

const ASKS = { label: words.askMe, said: null } as const;
const yesOrNo = <K extends Key>(key: K, rule: string, what: string, yes: string, no: string) => ({
	...{ key, rule, what },
	choices: [ASKS, { label: yes, said: true }, { label: no, said: false }]
});

/** 8 What may be said beforehand, in the order in which it is asked in a combat. */
const LINES: readonly Line[] = [
	{
		...{ key: 'pay', rule: '8.2.1', what: words.munitionsWhereEnough },
		choices: [ASKS, { label: words.payThem, said: true }]
	},
	yesOrNo('fireBack', '8.4', words.gunsFiredAt, words.fireBack, words.holdFire),
	yesOrNo('support', '8.6.2', words.gunsNearAnAttack, words.support1, words.supportNoAttack),
	yesOrNo('lend', '3.2', words.depotsThatCannotTrace, words.lendThem, words.spareThem),
	yesOrNo('leave', '8.5', words.whoMayLeave, words.leaveIfTheyMay, words.stand),
	yesOrNo('follow', '8.5', words.gunsThatMayFollow, words.follow, words.stay),
	yesOrNo('contact', '9.1', words.trainsNearby, words.goIntoContact, words.keepBack),
	yesOrNo('charge', '8.7.1', words.cavalryThatMayCharge, words.charge, words.fightDismounted),
	{
		...{ key: 'losses', rule: '8.8.2', what: words.whoTakesLosses },
		choices: [ASKS, { label: words.mostSteps, said: [] }]
	},
	{
		...{ key: 'retreat', rule: '8.5.1', what: words.waysBack },
		choices: [ASKS, { label: words.towardsOurEdge, said: true }]
	},
	yesOrNo('pursue', '8.8.4', words.cavalryThatMayPursue, words.pursue, words.stay),
	{
		...{ key: 'cards', rule: '6.2', what: words.eventsInCombat },
		choices: [ASKS, { label: words.playNone, said: false }]
	},
	{
		...{ key: 'together', rule: '8.1', what: words.whatIsLeftToAsk },
		choices: [
			{ label: words.whenItComes, said: false },
			{ label: words.allAtOnce, said: true }
		]
	}
];

const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

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
		const at = named.indexOf(unit);
		const losses = at < 0 ? [...named, unit] : named.filter((one) => one !== unit);
		const hex = state.units.find(({ id }) => id === unit)?.hex;
		return {
			key: unit,
			name: say(words.factsInALine, { facts: nameOf(unit) }),
			says: hex ? say(words.factsInALine, { facts: placeName(hex) }) : say(words.notOnTheMap),
			mark: at < 0 ? undefined : say(words.factsInALine, { facts: at + 1 }),
			command: saying(player, { ...said, losses })
		};
	};
	return {
		label: say(words.inAnOrderOfYourOwn),
		rows: [...named, ...able.filter((unit) => !named.includes(unit))].map(row)
	};
};

/** 8.5 Hexes whose defenders leave or stand, whatever is said of all: a tap says the next of the three. */
const leavingAt = (game: Game, state: State, player: Player): Single => {
	const said = state.standing[player];
	const near = threatened(game, state, player);
	const hexes = new Set([
		...Object.keys(said.leaveAt).filter((key) => state.units.every(({ id }) => id !== key)),
		...near.flatMap(({ hex }) => hex ?? [])
	]);
	const row = (hex: string) => {
		const { [hex]: leaves, ...others } = said.leaveAt;
		const leaveAt =
			leaves === undefined
				? { ...others, [hex]: true }
				: leaves
					? { ...others, [hex]: false }
					: others;
		const units = state.units.filter((one) => one.hex === hex && one.player === player);
		return {
			key: hex,
			name: say(words.factsInALine, { facts: placeName(hex) }),
			says: say(words.factsInALine, { facts: { list: units.map(({ id }) => nameOf(id)) } }),
			mark: leaves === undefined ? undefined : say(leaves ? words.leaveIfTheyMay : words.stand),
			command: saying(player, { ...said, leaveAt })
		};
	};
	return { label: say(words.hexByHex), rows: [...hexes].sort().map(row) };
};

/** 8 What a side has said beforehand of its combats, and what it may say instead. */
export const ordersOf = (
	game: Game,
	state: State,
	player: Player
): readonly StandingOrder<Command>[] => {
	const orders = state.standing[player];
	return LINES.map(({ key, rule, what, choices: known }) => {
		const named = key === 'losses' && orders.losses?.length;
		const choices = named ? [...known, { label: words.inThisOrder, said: orders.losses }] : known;
		return {
			...{ key, rule },
			what: say(what),
			value: String(
				Math.max(
					0,
					choices.findIndex(({ said }) => same(said, orders[key]))
				)
			),
			choices: choices.map(({ label, said }, at) => ({
				value: String(at),
				label: say(label),
				command: saying(player, { ...orders, [key]: said })
			})),
			single:
				key === 'losses'
					? lossesFirst(game, state, player)
					: key === 'leave'
						? leavingAt(game, state, player)
						: undefined
		};
	});
};
