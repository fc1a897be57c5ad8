import * as v from 'valibot';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { RETREATS_OWED, type Fought, type RetreatOwed } from '../../rules/combat.ts';
import { CANCELS_COME, METHODS, SURPRISES_COME, type Cancel, type Method } from '../../types.ts';
import { campName, ENDING_WORDS } from '../../words/names.ts';
import { ENDINGS, spaceOf, type Campaign, type Id, type SpaceCombat } from '../state.ts';
import { camp, id, kind, list, name, whole } from './kind.ts';
import { words as texts } from '#lib/rules/triumph-of-chaos/words/en/engine-facts.ts';

const SECTION = 'Combat Sequence';
const losses = whole(0, 99);

const withSpace = (state: Campaign, id: Id, change: Partial<SpaceCombat>): Campaign =>
	state.activation
		? {
				...state,
				activation: {
					...state.activation,
					spaces: state.activation.spaces.map((space) =>
						space.id === id ? { ...space, ...change } : space
					)
				}
			}
		: state;

const named = (text: string, space: Id, after: Campaign, values?: Phrase['values']): Phrase =>
	say(text, { space: spaceOf(after, space)?.name ?? '–', ...values });

/** A combat in one space when the fire is over. */
export interface WholeFire extends Fought {
	readonly method: Method;
	readonly owed: RetreatOwed;
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
export const fireWords = ({ method, surprise, winner, owed }: WholeFire): readonly Phrase[] =>
	[
		SURPRISED[surprise],
		surprise === 'fail' ? LOST_BY_FAIL[method] : undefined,
		WON[winner],
		OWED[owed]
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
	may_cancel: say(texts.theDefenderMayStayIfItLosesOneMore),
	retreat: say(texts.theDefenderRetreats),
	retreat_loss: say(texts.theDefenderRetreatsAndLosesOneMore)
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
		(state, { attacker, triggered, spaces }) => ({
			...state,
			activation: {
				attacker,
				triggered,
				spaces: spaces.map(({ id, name }) => ({
					id,
					name,
					// TRIGGERED COMBAT: nobody consults his leaders.
					stage: triggered ? 'fire' : 'leadership',
					withdrawalFailed: false,
					reinforced: false,
					fought: null,
					owed: null,
					cancelled: null,
					ending: null
				}))
			}
		}),
		({ attacker, spaces }) =>
			say(texts.campAttacksSpaces, {
				camp: campName(attacker),
				spaces: { list: spaces.map(({ name }) => name) }
			})
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
			owed: v.picklist(RETREATS_OWED)
		},
		(state, { space, surprise, losses, winner, owed }) =>
			withSpace(state, space, { fought: { surprise, losses, winner }, owed, stage: 'after' }),
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
		({ came }) => CANCEL_WORDS[came]
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
	kind(
		'activationEnded',
		SECTION,
		{},
		(state) => ({ ...state, activation: null }),
		() => say(texts.theAttackIsOver)
	)
] as const;
