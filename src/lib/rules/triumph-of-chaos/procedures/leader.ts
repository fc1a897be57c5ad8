import { accept, refuse } from '#lib/kernel/game/engine.ts';
import { same } from '#lib/kernel/same.ts';
import { listIn, numberIn, oneOf } from '#lib/kernel/sheet/parts.ts';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { resolution, type Form } from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Fact } from '../engine/facts.ts';
import { ledWords } from '../engine/facts/leaders.ts';
import {
	backUntold,
	defeatismOwed,
	leadersOf,
	ratingOf,
	spaceNow,
	vacated,
	type Campaign,
	type Id
} from '../engine/state.ts';
import { CAPABILITIES, FATES, leaderRoll, type Capability, type Led } from '../rules/leaders.ts';
import { otherCamp, type Camp } from '../types.ts';
import { addedSpace, attackedFrom } from '../engine/combat.ts';
import {
	alone,
	choice,
	named,
	number,
	telling,
	type Parties,
	type Procedure
} from './procedure.ts';
import { CAPABILITY_WORDS } from '../words/names.ts';
import { words } from '../words/en/procedures.ts';
import { words as engine } from '../words/en/engine.ts';

/**
 * LEADERS; COMBAT SEQUENCE: who may call upon his leaders in the space now fought over, and for what. RED IN-FIGHTING:
 * nobody, while Defeatism has not said that it is attacked.
 */
export const calledUpon = (
	state: Campaign
): readonly (readonly [Camp, { readonly space: Id; readonly capability: Capability }])[] => {
	const { activation } = state;
	const space = spaceNow(state);
	if (!activation || !space) return [];
	// TRIGGERED COMBAT: nobody consults his leaders (TC-20).
	if (activation.triggered) return [];
	const { attacker, fought } = space;
	const defender = otherCamp(attacker);
	const from = attackedFrom(state, space);
	const inflictedMore = fought !== null && fought.losses.attacker > fought.losses.defender;
	const before = space.stage === 'leadership' && !space.ending && !defeatismOwed(state, space);
	const may: readonly (readonly [boolean, Camp, Capability])[] = [
		[before && !space.withdrawalFailed, defender, 'withdrawal'],
		[before && !space.reinforced, defender, 'reinforce'],
		[space.ending === 'withdrew' && !from, attacker, 'pursuit'],
		[
			inflictedMore && space.attackerLeft && space.owed !== 'defender_gone' && !from,
			defender,
			'counterattack'
		],
		[vacated(space) && space.attackerLeft, attacker, 'exploitation']
	];
	return may
		.filter(([now]) => now)
		.map(([, camp, capability]) => [camp, { space: space.id, capability }] as const);
};

/**
 * LEADERS: who may be asked for what now: those listed who are on the map, have not acted in this round, and whose rating
 * is known on the side that lies up.
 */
const askedNow = (state: Campaign): readonly Parties[] =>
	calledUpon(state).flatMap(([camp, place]) =>
		leadersOf(state, camp)
			.filter((leader) => !leader.used && !backUntold(leader))
			.map(({ id }) => ({ ...place, leader: id }))
	);

/** LEADERS: what a roll does to the space. */
const inSpace = (
	state: Campaign,
	space: Id,
	capability: Capability,
	success: boolean
): readonly Fact[] => {
	const now = spaceNow(state);
	if ((capability === 'pursuit' || capability === 'counterattack') && success && now)
		return [addedSpace(now, capability)];
	if (capability === 'withdrawal')
		return [
			success ? { type: 'settled', space, ending: 'withdrew' } : { type: 'withdrawalFailed', space }
		];
	return capability === 'reinforce' && success ? [{ type: 'reinforced', space }] : [];
};

const EFFECTS: Readonly<Record<Capability, string>> = {
	withdrawal: words.beforeFire,
	pursuit: words.afterAWithdrawal,
	reinforce: words.theAttackedSpace,
	counterattack: words.havingInflictedMore,
	exploitation: words.aSecondSpace
};

/** LEADERS: the capabilities on the sheet. */
const offeredIn = (form: Form): Readonly<Record<string, readonly [string, string]>> => {
	const may = listIn(form, 'may');
	return Object.fromEntries(
		CAPABILITIES.filter((_, at) => may.length === 0 || may.includes(at)).map((one) => [
			one,
			[CAPABILITY_WORDS[one], EFFECTS[one]]
		])
	);
};

/** LEADERS: one capability, once in a side's Action Round. */
export const LEADER: Procedure = {
	...alone('leader'),
	title: words.leader,
	section: 'Leaders',
	roles: { unit: words.leads },
	initial: { capability: 'withdrawal', rating: 3, may: [] },
	fill: ({ leaders }, { leader, capability }) => {
		const found = leaders.find(({ id }) => id === leader);
		return {
			...(found ? { rating: ratingOf(found) } : {}),
			...(capability ? { capability } : {})
		};
	},
	/** `may`: by their places, the capabilities that he may be asked for now; without any, each of them. */
	known: (state, { leader }) => {
		const now = askedNow(state).filter((one) => one.leader === leader);
		return leader === undefined
			? {}
			: {
					may: CAPABILITIES.flatMap((one, at) =>
						now.some(({ capability }) => capability === one) ? [at] : []
					)
				};
	},
	asked: (_, state) => [{}, ...askedNow(state)],
	whyNot: ({ leaders }, { leader }) => {
		const found = leaders.find(({ id }) => id === leader);
		return found && backUntold(found)
			? say(engine.nameIsFlippedHisBackIsNotTold, { name: found.name })
			: undefined;
	},
	/** The capability on the sheet counts, and whoever opened it for another is asked again whether he may. */
	comes: (state, { form, parties }, value) => {
		const { leader = null, space } = parties;
		const capability = oneOf(form, 'capability', CAPABILITIES);
		if (
			space !== undefined &&
			!askedNow(state).some((one) => same(one, { ...parties, capability }))
		)
			return refuse('Leaders', say(engine.thatIsNotAskedOfThisLeaderNow));
		const { success, fate } = value as Led;
		return accept<Fact>(
			{ type: 'leaderActed', leader, capability, success, fate },
			...(space === undefined ? [] : inSpace(state, space, capability, success))
		);
	},
	groups: (_, form) => [
		{
			title: words.capability,
			section: 'Leaders',
			fields: [
				choice('capability', words.capability, offeredIn(form)),
				number('rating', words.rating, 0, 6)
			]
		}
	],
	resolve: (book, form) => {
		const rating = numberIn(form, 'rating');
		return {
			resolution: resolution({
				working: [],
				draw: leaderRoll(book, rating),
				forecast: (dist) => ({
					...named(
						dist,
						{ strong: say(words.succeedsStrong), second: say(words.onRatingOrLess, { rating }) },
						[
							[words.succeeds, ({ success }) => success],
							[words.fails, ({ success, fate }) => !success && fate === 'unharmed'],
							[words.flipped, ({ success, fate }) => !success && fate === 'flipped'],
							[words.dies, ({ success, fate }) => !success && fate === 'dead']
						],
						say(words.oneDieASecondAfterA6InPercent)
					),
					// Whoever acts on a 6 is flipped or dies with his success.
					facts: FATES.flatMap((one) => {
						const chance = chanceOf(dist, ({ success, fate }) => success && fate === one);
						return one === 'unharmed' || chance.n === 0n
							? []
							: [{ label: say(one === 'dead' ? words.dies : words.flipped), value: { chance } }];
					})
				}),
				tell: (led) => telling(led.success ? words.succeeds : words.fails, ledWords(led))
			})
		};
	}
};
