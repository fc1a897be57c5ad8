import type Fraction from 'fraction.js';
import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { barrage, barrageModifiers, firepowerOf } from '../../rules/08-combat/08-1-barrage.ts';
import { aimed } from '../combat/barrage.ts';
import type { Shot } from '../combat/state.ts';
import type { Table } from '../orders/draft.ts';
import type { State } from '../state.ts';
import { declaring } from './imagine.ts';
import { countedOn } from './preview.ts';

/** A barrage that has been or might be declared, before a die falls. */
export interface ShotPreview {
	readonly firepower: number;
	readonly lines: readonly Modifier[];
	/** 8.1 A declared attack counts on its support, which it does not give. */
	readonly shared?: boolean;
	/** Null where nothing like its target is there. */
	readonly chances: {
		/** An EP is lost, or a unit destroyed; one is Disorganised; some go back; nothing happens. */
		readonly loses: Fraction;
		readonly disorders: Fraction;
		readonly retreats: Fraction;
		readonly nothing: Fraction;
		readonly meanLost: Fraction;
	} | null;
}

/** 8.1 What a barrage would be like; the first unit of its target takes the hit. */
export const shotOf = (table: Table, state: State, shot: Shot): ShotPreview => {
	const game = table.game(state);
	const fired = aimed(game, declaring(state), shot);
	if (!fired) return { firepower: 0, lines: [], chances: null };
	const ends = chances(barrage(game.book, fired));
	return {
		firepower: firepowerOf(fired),
		lines: barrageModifiers(game.book, fired),
		// Worked out only where it is read: whoever compares barrages by chance does not.
		get shared() {
			return countedOn(game, state).includes(shot.unit);
		},
		chances: {
			loses: chanceOf(ends, ({ hit }) => hit.lost > 0 || hit.destroyed),
			disorders: chanceOf(ends, ({ hit }) => hit.disorganised),
			retreats: chanceOf(ends, ({ retreats }) => retreats > 0),
			nothing: chanceOf(
				ends,
				({ hit, retreats }) =>
					hit.lost === 0 && !hit.destroyed && !hit.disorganised && retreats === 0
			),
			meanLost: meanOf(ends, ({ hit }) => hit.lost)
		}
	};
};
