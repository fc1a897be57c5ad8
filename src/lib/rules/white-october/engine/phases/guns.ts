import { freeGuns } from '../../rules/11-petrograd.ts';
import { counterOf, type Game } from '../game.ts';
import { choice, option, type Owed } from '../owed.ts';
import { districtsOf } from '../setup.ts';
import type { State } from '../state.ts';
import { isFreeFor } from './arrivals.ts';

/** 11.2.2 The guns of Petrograd that have come free with district detachments: Red places each in a district. */
export const gunsOwed = (game: Game, state: State): Owed | undefined => {
	if (state.player !== 'red' || freeGuns(0, state.detached) <= state.guns) return undefined;
	const ids = new Set(
		game.pack.data.scenario.toCreate
			.filter(({ action }) => action === 'free_gun')
			.map(({ unit }) => unit)
	);
	const unit = state.units.find(({ id, fate }) => fate === 'pool' && ids.has(id));
	if (!unit) return undefined;
	const { ep = 1 } = counterOf(game, unit.id);
	const places = districtsOf(game).filter((at) => isFreeFor(game, state, { ...unit, ep }, at));
	return places.length === 0
		? undefined
		: choice(
				'red',
				'11.2.2',
				places.map((place) =>
					option(
						{ type: 'place', unit: unit.id, place },
						{ type: 'raised', unit: unit.id, ep, place, due: null },
						{ type: 'gunCame' }
					)
				)
			);
};
