import type { Fact } from '../engine/facts.ts';
import { unitOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import { tqCheck } from '../engine/quality.ts';
import type { State, UnitId } from '../engine/state.ts';
import type { EventName } from '../types.ts';

/** 6.1 Treachery or Desertion: a unit that fails its TQ check loses a step, to the enemy by Treachery. */
export const loyalty = (game: Game, state: State, id: UnitId, event: EventName): Owed => {
	const unit = unitOf(game, state, id);
	const check = tqCheck(game, unit, {
		label: 'Treachery or desertion',
		rule: '6.1',
		word: 'stays',
		other: 'a step leaves'
	});
	const prisoners = event === 'Treachery' ? 1 : 0;
	return dice(
		'loyalty',
		unit.player,
		[id],
		check.map((stays): readonly Fact[] => [
			{ type: 'loyaltyChecked', unit: id, stays },
			...(stays
				? []
				: [{ type: 'stepsLost', rule: '6.1', unit: id, steps: 1, prisoners } as const]),
			{ type: 'eventOver', event }
		])
	);
};
