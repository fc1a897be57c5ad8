import { say } from '#lib/kernel/phrase.ts';
import type { Command, Player, State } from '#lib/rules/orel-1919/index.ts';
import type { StandingOrder } from '#lib/features/board/fight.ts';
import { words } from './words/en/board.ts';

type Said = State['standing'][Player];
type Key = Exclude<keyof Said, 'leaveAt'>;

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

/** 8 What a side has said beforehand of its combats, and what it may say instead. */
export const ordersOf = ({ standing }: State, player: Player): readonly StandingOrder<Command>[] =>
	LINES.map(({ key, rule, what, choices }) => ({
		...{ key, rule },
		what: say(what),
		value: String(
			Math.max(
				0,
				choices.findIndex(({ said }) => same(said, standing[player][key]))
			)
		),
		choices: choices.map(({ label, said }, at) => ({
			value: String(at),
			label: say(label),
			command: { type: 'standing', player, orders: { ...standing[player], [key]: said } }
		}))
	}));
