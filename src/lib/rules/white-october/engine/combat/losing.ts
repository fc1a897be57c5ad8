import { prisonersOf } from '../../rules/03-recruitment.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { lostLeader } from '../overrun.ts';
import type { State, Unit } from '../state.ts';

/** 3.2 How many of so many captured EP become prisoners. */
export const captured = (game: Game, unit: Pick<Unit, 'id'>, ep: number): number => {
	const { type, army, whiteLine } = counterOf(game, unit.id);
	return prisonersOf({ type, army, ep, whiteLine });
};

/** 8.2.6 E Units that surrender: their EP are prisoners; an HQ comes back, Trotsky does not (5.4). */
export const surrendered = (game: Game, state: State, units: readonly Unit[]): readonly Fact[] =>
	units.map((unit): Fact => {
		const { type } = counterOf(game, unit.id);
		return type === 'hq' || type === 'leader'
			? lostLeader(game, state, unit.id)
			: {
					type: 'removed',
					rule: '8.2.6',
					unit: unit.id,
					prisoners: captured(game, unit, unit.ep)
				};
	});

/** 8.2.6, 14.1, 5.4 Units lost without prisoners. */
export const destroyed = (
	game: Game,
	state: State,
	units: readonly Unit[],
	rule: string
): readonly Fact[] =>
	units.map((unit): Fact => {
		const { type } = counterOf(game, unit.id);
		return type === 'hq' || type === 'leader'
			? lostLeader(game, state, unit.id)
			: { type: 'removed', rule, unit: unit.id, prisoners: 0 };
	});

/** 8.2.6 One EP of a unit. */
export const loses = (unit: Pick<Unit, 'id'>, rule: string, prisoners = 0): Fact => ({
	type: 'epLost',
	rule,
	unit: unit.id,
	ep: 1,
	prisoners
});
