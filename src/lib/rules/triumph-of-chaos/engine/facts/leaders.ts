import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CAPABILITIES, FATES, type Led } from '../../rules/leaders.ts';
import { campName, CAPABILITY_WORDS, LEADER_WORDS } from '../../words/names.ts';
import { LEADER_STATES, trialHeld, tried, type Campaign, type Id, type Leader } from '../state.ts';
import { camp, id, kind, name, whole } from './kind.ts';
import { words } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

const SECTION = 'Leaders';
const rating = whole(0, 6);

const withLeader = (state: Campaign, id: Id, change: Partial<Leader>): Campaign => ({
	...state,
	leaders: state.leaders.map((leader) => (leader.id === id ? { ...leader, ...change } : leader))
});

const nameOf = ({ leaders }: Campaign, id: Id): string =>
	leaders.find((leader) => leader.id === id)?.name ?? '–';

/** LEADERS: what a roll came to, by name where he has one. */
export const ledWords = ({ success, fate }: Led, name?: string): readonly Phrase[] => [
	name === undefined
		? say(success ? words.theLeaderSucceeds : words.theLeaderFails)
		: say(success ? words.nameSucceeds : words.nameFails, { name }),
	...(fate === 'flipped' ? [say(words.heIsFlippedToHisBack)] : []),
	...(fate === 'dead' ? [say(words.heDiesAndLeavesTheGame)] : [])
];

/** LEADERS: who leads, how well, and what became of him. */
export const LEADER_FACTS = [
	kind(
		'leaderAdded',
		SECTION,
		{ id, name, camp, rating, back: v.exactOptional(rating) },
		(state, { id, name, camp, rating, back = null }) => ({
			...state,
			leaders: [...state.leaders, { id, name, camp, rating, back, state: 'ready', used: false }]
		}),
		({ name, camp, rating }) =>
			say(words.nameLeadsForCampRatedRating, { name, camp: campName(camp), rating })
	),
	kind(
		'leaderRenamed',
		SECTION,
		{ id, from: name, name },
		(state, { id, name }) => withLeader(state, id, { name }),
		({ from, name }) => say(words.nameIsCalledOther, { name: from, other: name })
	),
	kind(
		'leaderRated',
		SECTION,
		{ id, rating },
		(state, { id, rating }) => withLeader(state, id, { rating }),
		({ id, rating }, after) => say(words.nameIsRatedRating, { name: nameOf(after, id), rating })
	),
	kind(
		'leaderBackRated',
		SECTION,
		{ id, back: rating },
		(state, { id, back }) => withLeader(state, id, { back }),
		({ id, back }, after) =>
			say(words.nameIsRatedRatingOnHisBack, { name: nameOf(after, id), rating: back })
	),
	/** Said by hand: that he has acted in this Action Round, or that he has not. */
	kind(
		'leaderMarked',
		SECTION,
		{ id, used: v.boolean() },
		(state, { id, used }) => withLeader(state, id, { used }),
		({ id, used }, after) =>
			say(used ? words.nameHasActed : words.nameMayAct, { name: nameOf(after, id) })
	),
	/**
	 * RED IN-FIGHTING: by a die; `leader` where he is removed for a trial. One drawn at large is that of a trial only
	 * where nobody is listed who could be.
	 */
	kind(
		'leaderDrawn',
		'Red In-Fighting',
		{ leader: v.nullable(id), place: whole(1, 99), of: whole(1, 99) },
		(state, { leader }) => {
			if (leader !== null) return trialHeld(withLeader(state, leader, { state: 'removed' }));
			return tried(state).length ? state : trialHeld(state);
		},
		({ leader, place, of }, after) =>
			leader === null
				? say(words.leaderPlaceOfOfIsDrawn, { place, of })
				: say(words.nameIsDrawnAndRemoved, { name: nameOf(after, leader) })
	),
	kind(
		'leaderTurned',
		SECTION,
		{ id, to: v.picklist(LEADER_STATES) },
		// RED IN-FIGHTING: one who may be tried and is removed by hand is the one who was drawn.
		(state, { id, to }) => {
			const after = withLeader(state, id, { state: to });
			return to === 'removed' && tried(state).some((one) => one.id === id)
				? trialHeld(after)
				: after;
		},
		({ id, to }, after) =>
			say(patterns.nameState, { name: nameOf(after, id), state: say(LEADER_WORDS[to]) })
	),
	/** One capability in an Action Round; a leader who is not listed rolls by his rating alone. */
	kind(
		'leaderActed',
		SECTION,
		{
			leader: v.nullable(id),
			capability: v.picklist(CAPABILITIES),
			success: v.boolean(),
			fate: v.picklist(FATES)
		},
		(state, { leader, fate }) =>
			leader === null
				? state
				: withLeader(state, leader, {
						used: true,
						...(fate === 'unharmed' ? {} : { state: fate })
					}),
		({ leader, capability, success, fate }, after) => {
			const [what = say(''), ...more] = ledWords(
				{ success, fate },
				leader === null ? undefined : nameOf(after, leader)
			);
			return [say(words.chitDoesWhat, { chit: say(CAPABILITY_WORDS[capability]), what }), ...more];
		}
	)
] as const;
