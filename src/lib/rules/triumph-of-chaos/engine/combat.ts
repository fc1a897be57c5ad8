import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { senseless, type Of } from './command.ts';
import type { Fact } from './facts.ts';
import {
	spaceNow,
	spaceOf,
	type Campaign,
	type Id,
	type SpaceCombat,
	type SpaceEnding
} from './state.ts';
import { words } from '../words/en/engine.ts';

const SECTION = 'Combat Sequence';

/** COMBAT SEQUENCE: declared one space at a time, or several in one activation. */
export const declare = (state: Campaign, command: Of<'declare'>): Decision<Fact> => {
	const { attacker, triggered, spaces } = command;
	if (state.activation) return senseless(words.anAttackIsBeingFoughtAlready);
	if (spaces.length === 0) return senseless(words.noSpaceIsNamed);
	return accept<Fact>({ type: 'declared', attacker, triggered, spaces });
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
	inSpace(state, id, ({ stage, ending }) => {
		if (stage === 'leadership') return accept<Fact>({ type: 'fireBegun', space: id });
		if (ending) return accept<Fact>({ type: 'spaceDone', space: id });
		return refuse(
			SECTION,
			stage === 'fire' ? say(words.theFireHasNotBeenRolled) : say(words.howItEndedHasNotBeenSaid)
		);
	});

/** COMBAT SEQUENCE; CANCEL RETREAT: the endings a space may have as it stands. */
export const endingsOf = (space: SpaceCombat): readonly SpaceEnding[] => {
	if (space.ending) return [];
	if (space.stage === 'leadership') return ['withdrew', 'called_off'];
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
	inSpace(state, id, (space) =>
		endingsOf(space).includes(ending)
			? accept<Fact>({ type: 'settled', space: id, ending })
			: refuse(SECTION, say(words.theCombatInThisSpaceCannotEndThat))
	);

/** COMBAT SEQUENCE: over when every space is done. */
export const endActivation = (state: Campaign): Decision<Fact> => {
	if (!state.activation) return senseless(words.noAttackIsBeingFought);
	return spaceNow(state)
		? refuse(SECTION, say(words.notEverySpaceIsDone))
		: accept<Fact>({ type: 'activationEnded' });
};
