import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { senseless, type Of } from './command.ts';
import type { Fact } from './facts.ts';
import {
	defeatismOwed,
	spaceNow,
	spaceOf,
	vacated,
	type Campaign,
	type Id,
	type SpaceCombat,
	type SpaceEnding
} from './state.ts';
import { otherCamp } from '../types.ts';
import { words } from '../words/en/engine.ts';

const SECTION = 'Combat Sequence';

/**
 * COMBAT SEQUENCE: declared one space at a time, or several in one activation. TURN SEQUENCE: a new Action Round may begin
 * with it; TRIGGERED COMBAT: it is no activation of one (TC-20).
 */
export const declare = (state: Campaign, command: Of<'declare'>): Decision<Fact> => {
	const { attacker, triggered, fresh = false, spaces } = command;
	if (state.activation) return senseless(words.anAttackIsBeingFoughtAlready);
	if (fresh && triggered) return senseless(words.aTriggeredCombatBeginsNoRound);
	if (spaces.length === 0 || !spaces.every(({ name }) => name.trim()))
		return senseless(words.noSpaceIsNamed);
	const once = (of: (space: (typeof spaces)[number]) => string): boolean =>
		new Set(spaces.map(of)).size === spaces.length;
	if (!once(({ id }) => id) || !once(({ name }) => name.trim().toLowerCase()))
		return senseless(words.aSpaceIsNamedTwice);
	return accept<Fact>(...(fresh ? [{ type: 'roundBegun', camp: attacker } as const] : []), {
		type: 'declared',
		attacker,
		triggered,
		spaces
	});
};

/** COMBAT SEQUENCE: the spaces are fought over one after the other. */
const inSpace = (
	state: Campaign,
	id: Id,
	decide: (space: SpaceCombat) => Decision<Fact>
): Decision<Fact> => {
	const space = spaceNow(state);
	if (space?.id === id) return decide(space);
	return spaceOf(state, id)
		? refuse(SECTION, say(words.anotherSpaceIsBeingFoughtOverNow))
		: senseless(words.thereIsNoSuchSpaceInThisActivation);
};

/** COMBAT SEQUENCE: from leadership to fire, and from what follows the fire to the next space. */
export const proceed = (state: Campaign, { space: id }: Of<'proceed'>): Decision<Fact> =>
	inSpace(state, id, (space) => {
		const { stage, ending } = space;
		if (defeatismOwed(state, space))
			return refuse('Red In-Fighting', say(words.defeatismIsRolledBeforeTheFire));
		if (stage === 'leadership' && !ending) return accept<Fact>({ type: 'fireBegun', space: id });
		if (ending) return accept<Fact>({ type: 'spaceDone', space: id });
		return refuse(
			SECTION,
			stage === 'fire' ? say(words.theFireHasNotBeenRolled) : say(words.howItEndedHasNotBeenSaid)
		);
	});

/**
 * COMBAT SEQUENCE; CANCEL RETREAT: the endings a space may have as it stands. LEADERS: who failed to withdraw does not
 * withdraw after all; RED IN-FIGHTING: nor does anybody before Defeatism is rolled.
 */
export const endingsOf = (state: Campaign, space: SpaceCombat): readonly SpaceEnding[] => {
	if (space.ending) return [];
	if (space.stage === 'leadership')
		return space.withdrawalFailed || defeatismOwed(state, space)
			? ['called_off']
			: ['withdrew', 'called_off'];
	if (space.stage !== 'after') return [];
	switch (space.owed) {
		case 'defender_gone':
			return ['defender_gone'];
		case 'attacker':
			return ['attacker_retreated'];
		case 'defender':
			return ['retreated'];
		case 'defender_may_cancel':
			if (space.cancelled === 'may_cancel') return ['stayed', 'retreated'];
			return space.cancelled === 'retreat_loss' ? ['retreated_losing'] : ['retreated'];
		default:
			return ['stands'];
	}
};

/** COMBAT SEQUENCE: records how the combat in a space ended. */
export const settle = (state: Campaign, { space: id, ending }: Of<'settle'>): Decision<Fact> =>
	inSpace(state, id, (space) => {
		if (endingsOf(state, space).includes(ending))
			return accept<Fact>({ type: 'settled', space: id, ending });
		return defeatismOwed(state, space)
			? refuse('Red In-Fighting', say(words.defeatismIsRolledBeforeTheFire))
			: refuse(SECTION, say(words.theCombatInThisSpaceCannotEndThat));
	});

/** COMBAT SEQUENCE: somebody attacks from here already; nobody does so twice. */
export const attackedFrom = ({ activation }: Campaign, { id }: SpaceCombat): boolean =>
	activation?.spaces.some(({ from }) => from === id) ?? false;

/** COMBAT SEQUENCE: one more space of the activation, named after the one it came of, from which nobody attacks twice. */
export const addedSpace = (space: SpaceCombat, because: 'pursuit' | 'counterattack'): Fact => ({
	type: 'spaceAdded',
	space: `${space.id}.1`,
	from: space.id,
	because,
	attacker: because === 'pursuit' ? space.attacker : otherCamp(space.attacker)
});

/** COMBAT SEQUENCE: the aid asks a second time for a counterattack, after the advance (TC-25). */
export const mayCounterattack = (state: Campaign, space: SpaceCombat): boolean =>
	state.activation?.triggered === false &&
	space.stage === 'after' &&
	space.attackerLeft &&
	space.ending !== 'defender_gone' &&
	vacated(space) &&
	!attackedFrom(state, space);

/** COMBAT SEQUENCE: those who were driven out attack the ones who advanced. */
export const counterattack = (
	state: Campaign,
	{ space: id }: Of<'counterattack'>
): Decision<Fact> =>
	inSpace(state, id, (space) =>
		mayCounterattack(state, space)
			? accept(addedSpace(space, 'counterattack'))
			: refuse(SECTION, say(words.nobodyCounterattacksHere))
	);

/** COMBAT SEQUENCE: what is left of an attack when somebody goes on without it. */
export const leftUnfinished = ({ activation }: Campaign): readonly Fact[] => {
	const open = activation?.spaces.filter(({ stage }) => stage !== 'done') ?? [];
	return open.length ? [{ type: 'attackLeft', spaces: open.map(({ name }) => name) }] : [];
};

/** COMBAT SEQUENCE: over when every space is done. */
export const endActivation = (
	state: Campaign,
	{ discard }: Of<'endActivation'>
): Decision<Fact> => {
	if (!state.activation) return senseless(words.noAttackIsBeingFought);
	const left = leftUnfinished(state);
	if (discard && left.length) return accept(...left);
	return left.length
		? refuse(SECTION, say(words.notEverySpaceIsDone))
		: accept<Fact>({ type: 'activationEnded' });
};
