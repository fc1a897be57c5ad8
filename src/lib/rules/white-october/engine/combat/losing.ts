import { prisonersOf } from '../../rules/03-recruitment.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { isArtillery, isCombatUnit, isMotor, type Player } from '../../types.ts';
import { ownAt } from '../map/field.ts';
import { isHead, lostLeader } from '../overrun.ts';
import type { Place, State, Unit, UnitId } from '../state.ts';

/** 3.2 How many of so many captured EP become prisoners. */
export const captured = (game: Game, unit: Pick<Unit, 'id'>, ep: number): number => {
	const { type, army, whiteLine } = counterOf(game, unit.id);
	return prisonersOf({ type, army, ep, whiteLine });
};

/** 8.2.6 E Units that surrender: their EP are prisoners; an HQ comes back, Trotsky does not (5.4). */
export const surrendered = (game: Game, state: State, units: readonly Unit[]): readonly Fact[] =>
	units.map((unit): Fact => {
		const { type } = counterOf(game, unit.id);
		return isHead(type)
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
		return isHead(type)
			? lostLeader(game, state, unit.id)
			: { type: 'removed', rule, unit: unit.id, prisoners: 0 };
	});

/** 5.4, 14.1 HQs, Trotsky and vehicles that are left in places where everybody else is gone. */
export const orphans = (
	game: Game,
	state: State,
	player: Player,
	places: readonly Place[],
	gone: readonly UnitId[] = []
): readonly Unit[] =>
	places.flatMap((at) => {
		const there = ownAt(game, state, player, at).filter(({ id }) => !gone.includes(id));
		const left = there.filter(({ id }) => {
			const { type } = counterOf(game, id);
			return isHead(type) || isMotor(type);
		});
		return left.length === there.length ? left : [];
	});

/** 8.2.6, 8.1.3 EP of a unit, of which it may have lost some already in the same breath. */
export const loses = (
	unit: Pick<Unit, 'id' | 'ep'>,
	rule: string,
	{ ep = 1, prisoners = 0, before = 0 } = {}
): Fact => ({
	type: 'epLost',
	...{ rule, unit: unit.id, ep, prisoners },
	...(unit.ep - before <= ep && { last: true })
});

/**
 * 8.2.6, 5.4 One EP of a unit that goes back; with the last EP of its place goes whoever is left there alone (WO-73).
 */
export const losesOnItsWay = (
	game: Game,
	state: State,
	unit: Unit,
	prisoners = 0
): readonly Fact[] => [
	loses(unit, '8.2.6', { prisoners }),
	...(unit.ep > 1 || unit.at === null
		? []
		: destroyed(game, state, orphans(game, state, unit.player, [unit.at], [unit.id]), '5.4'))
];

/** 14.1 Vehicles whose last company is lost by desertion or an event; an HQ stays, alone (WO-73). */
export const lostByIt = (game: Game, state: State, unit: Unit): readonly Fact[] => {
	const there = ownAt(game, state, unit.player, unit.at);
	const typed = there.map((one) => ({ one, type: counterOf(game, one.id).type }));
	const escorted = typed.some(
		({ one, type }) =>
			(isCombatUnit(type) || isArtillery(type)) && (one.id !== unit.id || one.ep > 1)
	);
	const motors = typed.filter(({ type }) => isMotor(type)).map(({ one }) => one);
	return escorted ? [] : destroyed(game, state, motors, '14.1');
};
