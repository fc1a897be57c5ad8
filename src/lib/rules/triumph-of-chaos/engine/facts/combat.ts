import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { RETREATS_OWED, type Fought, type RetreatOwed } from '../../rules/combat.ts';
import { CANCELS_COME, METHODS, SURPRISES_COME, type Cancel, type Method } from '../../types.ts';
import { campName, ENDING_WORDS } from '../../words/names.ts';
import {
	CAUSES,
	ENDINGS,
	leadersFree,
	roundOver,
	spaceOf,
	withRound,
	withSpace,
	type Campaign,
	type Cause,
	type Id,
	type SpaceCombat
} from '../state.ts';
import type { Camp } from '../../types.ts';
import { camp, id, kind, list, name, whole } from './kind.ts';
import { words as texts } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';

const SECTION = 'Combat Sequence';
const losses = whole(0, 99);

/** COMBAT SEQUENCE: a space before anybody has consulted his leaders. */
const begun = (
	about: Pick<SpaceCombat, 'id' | 'name' | 'attacker' | 'because' | 'from' | 'nth' | 'stage'>
): SpaceCombat => ({
	...about,
	ahead: null,
	withdrawalFailed: false,
	reinforced: false,
	fought: null,
	owed: null,
	attackerLeft: true,
	cancelled: null,
	ending: null
});

/** TURN SEQUENCE: a declared attack belongs to the round of its side; where another one is played, a new one begins. */
const withAttack = (state: Campaign, camp: Camp, spaces: number): Campaign => {
	const { round } = state;
	return round?.camp === camp && !roundOver(state)
		? { ...state, round: { ...round, acted: true, spaces: round.spaces + spaces } }
		: withRound(state, { camp, paid: 'no', acted: true, spaces });
};

/** TURN SEQUENCE: a round that was paid for while it was fought is over with it. */
const withoutActivation = (state: Campaign): Campaign => {
	const over = { ...state, activation: null };
	return roundOver(over) ? { ...over, leaders: leadersFree(over.leaders) } : over;
};

const named = (text: string, space: Id, after: Campaign, values?: Phrase['values']): Phrase =>
	say(text, { space: spaceOf(after, space)?.name ?? '–', ...values });

/** A combat in one space when the fire is over. */
export interface WholeFire extends Fought {
	readonly method: Method;
	readonly owed: RetreatOwed;
	readonly attackerGone?: boolean;
}

const SURPRISED: Readonly<Record<Fought['surprise'], Phrase | undefined>> = {
	none: undefined,
	surprise: say(texts.surpriseTheAttackerFiredFirst),
	fail: say(texts.noSurprise),
	debacle: say(texts.debacleTheDefenderFiredFirst)
};
const LOST_BY_FAIL: Readonly<Record<Method, Phrase | undefined>> = {
	none: undefined,
	sa: say(texts.theAttackerLosesThatAsset),
	cavalry: say(texts.theAttackerLosesACavalryStep)
};
const WON: Readonly<Record<Fought['winner'], Phrase>> = {
	attacker: say(texts.theAttackerWins),
	defender: say(texts.theDefenderWins),
	tie: say(texts.nobodyWinsTheDefenderStays)
};
const OWED: Readonly<Record<RetreatOwed, Phrase | undefined>> = {
	nobody: undefined,
	attacker: say(texts.theAttackerRetreatsOneSpace),
	defender: say(texts.theDefenderRetreats),
	defender_may_cancel: say(texts.theDefenderRetreatsOrTriesToCancel),
	defender_gone: say(texts.theDefenderIsGone)
};

/** COMBAT SEQUENCE: what the fire led to, after the losses. */
export const fireWords = ({
	method,
	surprise,
	winner,
	owed,
	attackerGone
}: WholeFire): readonly Phrase[] =>
	[
		SURPRISED[surprise],
		surprise === 'fail' ? LOST_BY_FAIL[method] : undefined,
		WON[winner],
		OWED[owed],
		attackerGone ? say(texts.theAttackerIsGone) : undefined
	].filter((words) => words !== undefined);

/** COMBAT SURPRISE: the attempt alone. */
export const surpriseWords = (method: Method, came: Fought['surprise']): Phrase => {
	if (came === 'surprise') return say(texts.theAttackerFiresFirst);
	if (came === 'debacle') return say(texts.theDefenderFiresFirst);
	const cost = method === 'sa' ? texts.theAssetIsLost : texts.aCavalryStepIsLost;
	return say(texts.noSurpriseCost, { cost: say(cost) });
};

/** CANCEL RETREAT: what the roll allows. */
export const CANCEL_WORDS: Readonly<Record<Cancel, Phrase>> = {
	may_cancel: say(texts.theDefenderMayStayIfHeLosesOneMore),
	retreat: say(texts.theDefenderRetreats),
	retreat_loss: say(texts.theDefenderRetreatsAndLosesOneMore)
};

const ADDED: Readonly<Record<Cause, string>> = {
	declared: texts.spaceCampAttacks,
	pursuit: texts.spaceCampPursues,
	counterattack: texts.spaceCampCounterattacks
};

/** COMBAT SEQUENCE: an attack on one space or several, from its declaration to its end. */
export const COMBAT_FACTS = [
	kind(
		'declared',
		SECTION,
		{
			attacker: camp,
			triggered: v.boolean(),
			spaces: list(v.strictObject({ id, name }), 1, 20)
		},
		(state, { attacker, triggered, spaces }) => {
			const played = triggered ? state : withAttack(state, attacker, spaces.length);
			const before = triggered ? 0 : (played.round?.spaces ?? 0) - spaces.length;
			return {
				...played,
				activation: {
					attacker,
					triggered,
					spaces: spaces.map(({ id, name }, at) =>
						begun({
							id,
							name,
							attacker,
							because: 'declared',
							from: null,
							nth: triggered ? 0 : before + at + 1,
							// TRIGGERED COMBAT: nobody consults his leaders (TC-20).
							stage: triggered ? 'fire' : 'leadership'
						})
					)
				}
			};
		},
		({ attacker, triggered, spaces }) =>
			say(triggered ? texts.campTriggeredSpaces : texts.campAttacksSpaces, {
				camp: campName(attacker),
				spaces: { list: spaces.map(({ name }) => name) }
			})
	),
	/** LEADERS: somebody attacks from where he went, or back at those who came: one more space of the activation. */
	kind(
		'spaceAdded',
		SECTION,
		{ space: id, from: id, because: v.picklist(CAUSES), attacker: camp },
		(state, { space, from, because, attacker }) => {
			const { activation } = state;
			if (!activation) return state;
			const { spaces } = activation;
			const at = spaces.findIndex((one) => one.id === from);
			const name = spaces[at]?.name ?? '–';
			const added = begun({
				id: space,
				name,
				attacker,
				because,
				from,
				nth: 0,
				stage: 'leadership'
			});
			return {
				...state,
				activation: { ...activation, spaces: spaces.toSpliced(at + 1, 0, added) }
			};
		},
		({ from, because, attacker }, after) =>
			named(ADDED[because], from, after, { camp: campName(attacker) })
	),
	kind(
		'withdrawalFailed',
		SECTION,
		{ space: id },
		(state, { space }) => withSpace(state, space, { withdrawalFailed: true }),
		({ space }, after) => named(texts.spaceTheDefenderFailsToWithdraw, space, after)
	),
	kind(
		'reinforced',
		SECTION,
		{ space: id },
		(state, { space }) => withSpace(state, space, { reinforced: true }),
		({ space }, after) => named(texts.spaceTheDefenderIsReinforced, space, after)
	),
	kind(
		'fireBegun',
		SECTION,
		{ space: id },
		(state, { space }) => withSpace(state, space, { stage: 'fire' }),
		({ space }, after) => named(texts.spaceOnToTheFire, space, after)
	),
	kind(
		'fought',
		SECTION,
		{
			space: id,
			method: v.picklist(METHODS),
			surprise: v.picklist(SURPRISES_COME),
			losses: v.strictObject({ attacker: losses, defender: losses }),
			winner: v.picklist(['attacker', 'defender', 'tie']),
			owed: v.picklist(RETREATS_OWED),
			attackerGone: v.exactOptional(v.boolean())
		},
		(state, { space, method, surprise, losses, winner, owed, attackerGone = false }) =>
			withSpace(state, space, {
				fought: { method, surprise, losses, winner },
				owed,
				attackerLeft: !attackerGone,
				stage: 'after'
			}),
		(fact, after) => [
			named(texts.spaceTheDefenderLosesDefenderThe, fact.space, after, fact.losses),
			...fireWords(fact)
		]
	),
	kind(
		'surpriseTried',
		'Combat Surprise',
		{ method: v.picklist(METHODS), came: v.picklist(SURPRISES_COME) },
		(state) => state,
		({ method, came }) => surpriseWords(method, came)
	),
	kind(
		'cancelRolled',
		'Cancel Retreat',
		{ space: id, came: v.picklist(CANCELS_COME) },
		(state, { space, came }) => withSpace(state, space, { cancelled: came }),
		({ space, came }, after) =>
			named(texts.spaceEnding, space, after, { ending: CANCEL_WORDS[came] })
	),
	kind(
		'settled',
		SECTION,
		{ space: id, ending: v.picklist(ENDINGS) },
		(state, { space, ending }) => withSpace(state, space, { ending, stage: 'after' }),
		({ space, ending }, after) =>
			named(texts.spaceEnding, space, after, { ending: say(ENDING_WORDS[ending]) })
	),
	kind(
		'spaceDone',
		SECTION,
		{ space: id },
		(state, { space }) => withSpace(state, space, { stage: 'done' }),
		({ space }, after) => named(texts.spaceDone, space, after)
	),
	/** Somebody said that it is not fought to its end. */
	kind('attackLeft', SECTION, { spaces: list(name, 1, 99) }, withoutActivation, ({ spaces }) =>
		say(texts.theAttackOnSpacesIsLeftUnfinished, { spaces: { list: spaces } })
	),
	kind('activationEnded', SECTION, {}, withoutActivation, () => say(texts.theAttackIsOver))
] as const;
