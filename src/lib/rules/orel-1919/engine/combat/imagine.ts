import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Combat } from '../../rules/08-combat.ts';
import type { AttackKind } from '../../types.ts';
import { unitsIn } from '../map/field.ts';
import { unitOf, type Game } from '../game.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { isGun, mayFire } from './before/supports.ts';
import { combatOf } from './scene.ts';

/** 8 An attack that has been or might be declared. */
export interface Imagined {
	readonly kind: AttackKind;
	readonly hex: Hex;
	readonly units: readonly UnitId[];
	/** The attacker's guns that would support; by default, those that declared it. */
	readonly supports?: readonly UnitId[];
	/** 9.1 Trains of either side that would go into contact; by default none. */
	readonly contact?: readonly UnitId[];
}

/** 9.1 The attacker's trains that would go into contact: they take part in the attack. */
const contactOf = (game: Game, state: State, attack: Imagined): readonly UnitId[] => {
	const [first] = attack.units;
	const player = first === undefined ? state.player : unitOf(game, state, first).player;
	return (attack.contact ?? []).filter(
		(id) => unitOf(game, state, id).player === player && !attack.units.includes(id)
	);
};

/** 8 The combat of such an attack: attackers in Combat mode, and every gun of the defender that may support does. */
export const imaginedCombat = (game: Game, state: State, attack: Imagined): Combat => {
	const { kind, hex, contact = [] } = attack;
	const units = [...attack.units, ...contactOf(game, state, attack)];
	const [first] = units;
	const player = first === undefined ? state.player : unitOf(game, state, first).player;
	const there = (unit: Unit): Unit => ({
		...unit,
		mode: unit.mode === 'march' ? 'combat' : unit.mode
	});
	const attackers = units.map((id) => there(unitOf(game, state, id)));
	const defenders = unitsIn(game, state, hex).filter((unit) => unit.player !== player);
	const ids = defenders.map(({ id }) => id);
	const supports = (unit: Unit): boolean => {
		if (unit.fate !== 'map' || !isGun(game, unit) || contact.includes(unit.id)) return false;
		const own = unit.player === player;
		if (own && attack.supports) return attack.supports.includes(unit.id);
		if (own && (unit.action?.kind !== 'support' || unit.action.of !== kind)) return false;
		return mayFire(game, state, unit, {
			hex,
			own: own ? attackers : defenders,
			enemies: own ? defenders : attackers
		});
	};
	return combatOf(
		game,
		state,
		{
			kind,
			hex,
			player,
			attackers: units,
			defenders: ids,
			sheltering: ids.filter((id) => state.combat?.sheltering[id] === hex),
			contact,
			supports: state.units.filter(supports).map(({ id }) => id),
			results: {},
			events: {}
		},
		there
	);
};
