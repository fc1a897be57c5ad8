import { prisonersOf } from '../../rules/03-recruitment.ts';
import { stopsLines } from '../../rules/04-lines.ts';
import type { Fact } from '../facts.ts';
import { counterOf, type Game } from '../game.ts';
import { isArtillery, isCombatUnit, isMotor, type Player, type UnitType } from '../../types.ts';
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

/**
 * 8.2.6 D Of those who are Routed now, who surrenders: whoever is Routed already, guns, HQs and vehicles too; all of them
 * where nobody is left who leads.
 */
export const routedAgain = (game: Game, going: readonly Unit[]): readonly Unit[] => {
	const are = (is: (type: UnitType) => boolean): readonly Unit[] =>
		going.filter(({ id }) => is(counterOf(game, id).type));
	const combat = are(isCombatUnit);
	const lead = combat.length > 0 ? combat : are(isArtillery);
	const lost = lead.length > 0 && lead.every(({ mode }) => mode === 'routed');
	return lost ? going : going.filter(({ mode }) => mode === 'routed');
};

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

/** 5.4, 14.1 HQs, Trotsky and vehicles that are left in places where everybody else is gone; vehicles beside a fort too. */
export const orphans = (
	game: Game,
	state: State,
	player: Player,
	places: readonly Place[],
	gone: readonly UnitId[] = []
): readonly Unit[] =>
	places.flatMap((at) => {
		const typeOf = ({ id }: Unit): UnitType => counterOf(game, id).type;
		const there = ownAt(game, state, player, at).filter(({ id }) => !gone.includes(id));
		const held = there.map(typeOf).filter((type) => stopsLines(type) && !isMotor(type));
		const lost = (type: UnitType): boolean => isMotor(type) || (isHead(type) && held.length === 0);
		return held.every((type) => type === 'fort') ? there.filter((unit) => lost(typeOf(unit))) : [];
	});

/** 8.2.6, 8.1.3 EP of a unit, of which it may have lost some already in the same breath. */
export const loses = (
	unit: Pick<Unit, 'id' | 'ep'>,
	rule: string,
	{ ep = 1, prisoners = 0, before = 0 } = {}
): Fact => ({
	type: 'epLost',
	rule,
	unit: unit.id,
	ep,
	prisoners,
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
export const lostByIt = (game: Game, state: State, unit: Unit): readonly Fact[] =>
	unit.ep > 1 || unit.at === null
		? []
		: destroyed(
				game,
				state,
				orphans(game, state, unit.player, [unit.at], [unit.id]).filter(({ id }) =>
					isMotor(counterOf(game, id).type)
				),
				'14.1'
			);
