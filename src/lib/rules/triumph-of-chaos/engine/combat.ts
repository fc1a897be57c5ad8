import { accept, refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { say } from '#lib/kernel/phrase.ts';
import { NO_SUCH_SPACE, senseless, type Of } from './deciding.ts';
import type { Fact } from './facts.ts';
import { spaceOf, type Campaign, type SpaceCombat } from './state.ts';

const withSpace = (
	state: Campaign,
	id: string,
	decide: (space: SpaceCombat) => Decision<Fact>
): Decision<Fact> => {
	const space = spaceOf(state, id);
	return space ? decide(space) : senseless(NO_SUCH_SPACE);
};

/** COMBAT SEQUENCE: declared one space at a time, or several in one activation. */
export const declare = (state: Campaign, command: Of<'declare'>): Decision<Fact> => {
	const { attacker, triggered, spaces } = command;
	if (state.activation) return senseless('An attack is being fought already.');
	if (spaces.length === 0) return senseless('No space is named.');
	return accept<Fact>({
		type: 'declared',
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
	});
};

/** COMBAT SEQUENCE: from leadership to fire, and from what follows the fire to the next space. */
export const proceed = (state: Campaign, { space: id }: Of<'proceed'>): Decision<Fact> =>
	withSpace(state, id, ({ stage, ending }) => {
		if (stage === 'leadership')
			return accept<Fact>({ type: 'stageReached', space: id, stage: 'fire' });
		if (stage === 'after' && ending)
			return accept<Fact>({ type: 'stageReached', space: id, stage: 'done' });
		return stage === 'fire'
			? refuse('Combat Sequence', say('The fire has not been rolled.'))
			: refuse('Combat Sequence', say('How it ended has not been said.'));
	});

/** COMBAT SEQUENCE; CANCEL RETREAT: the endings a space may have as it stands. */
export const endingsOf = (space: SpaceCombat): readonly SpaceCombat['ending'][] => {
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

/** COMBAT SEQUENCE: how the combat in a space ended. */
export const settle = (state: Campaign, { space: id, ending }: Of<'settle'>): Decision<Fact> =>
	withSpace(state, id, (space) =>
		endingsOf(space).includes(ending)
			? accept<Fact>({ type: 'settled', space: id, ending })
			: refuse('Combat Sequence', say('The combat in this space cannot end so.'))
	);
