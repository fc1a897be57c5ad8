import type Fraction from 'fraction.js';
import { total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { chanceOf, meanOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import type { Refusal } from '#lib/kernel/game/engine.ts';
import { barrage, barrageModifiers } from '../../rules/08-combat/08-1-barrage.ts';
import { aimed } from '../combat/barrage.ts';
import type { Shot } from '../combat/state.ts';
import { barrageOrder } from '../orders/attack.ts';
import type { Table } from '../orders/draft.ts';
import type { State } from '../state.ts';
import { declaring } from './imagine.ts';

/** A barrage that has been or might be declared, before a die falls. */
export interface ShotPreview {
	/** Why it may not be fired; null where it may. */
	readonly refusal: Refusal | null;
	readonly lines: readonly Modifier[];
	readonly modifier: number;
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
	const known = state.combat?.shots.some(
		({ unit, place, target }) =>
			unit === shot.unit && place === shot.place && target === shot.target
	);
	const at = declaring(state);
	const built = known ? undefined : barrageOrder(table, at, [shot]);
	const refusal = built && !built.ok ? built.refusal : null;
	const fired = aimed(game, at, shot);
	if (!fired) return { refusal, lines: [], modifier: 0, chances: null };
	const lines = barrageModifiers(game.book, fired);
	const ends = chances(barrage(game.book, fired));
	return {
		refusal,
		lines,
		modifier: total(lines),
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
