import { distance } from '#lib/kernel/hex/hex.ts';
import { isDuel } from '../rules/08-combat/08-5-before-combat.ts';
import { mayAttackTogether } from '../rules/08-combat/08-6-coordination.ts';
import { munitionsNeed } from '../rules/08-combat/08-2-munitions.ts';
import { isCombatUnit, isVehicle, type AttackKind, type Player } from '../types.ts';
import { imaginedCombat } from '../engine/combat/imagine.ts';
import { canSupport, isGun, mayFire } from '../engine/combat/before/supports.ts';
import { targetsOf } from '../engine/combat/before/targets.ts';
import { isOf, type Command, type CommandOf } from '../engine/commands.ts';
import { coordinating } from '../engine/phases/actions.ts';
import { unitsIn } from '../engine/map/field.ts';
import { depotsInRange, munitionsLeft } from '../engine/map/supply.ts';
import { counterOf, hexIndex, unitOf, type Game } from '../engine/game.ts';
import { isAsleep } from '../engine/setup.ts';
import type { State, Unit, UnitId } from '../engine/state.ts';
import { hexWorth, prospectOf, roughOdds } from './attack.ts';
import { bestOf } from '#lib/kernel/decided/game.ts';

/** Odds below which an attack is not even considered. */
const HOPELESS = 0.5;
/** An attack must promise more than this. */
const WORTHWHILE = 0;
/** What it is worth in itself to join others. */
const TOGETHER = 0.5;

/**
 * 8.6.1 Units next to the target that have not moved yet and could join a Prepared Attack, up to as many as may attack
 * together.
 */
const partners = (game: Game, state: State, first: Unit, hex: string): readonly UnitId[] => {
	const { grid } = game.board;
	const target = hexIndex(game, hex);
	const units: UnitId[] = [first.id];
	for (const unit of state.units) {
		if (unit.fate !== 'map' || unit.player !== first.player || unit.id === first.id) continue;
		if (unit.done || unit.moved || unit.mode === 'routed' || !unit.command) continue;
		if (!isCombatUnit(counterOf(game, unit.id).type) || isAsleep(game, state, unit.id)) continue;
		if (distance(grid, hexIndex(game, unit.hex), target) !== 1) continue;
		const together = mayAttackTogether(
			{
				kind: 'prepared',
				player: first.player,
				units: [...units, unit.id].map((id) => coordinating(game, state, id))
			},
			(one, two) => distance(grid, hexIndex(game, one), hexIndex(game, two)) === 1
		);
		if (together.ok) units.push(unit.id);
	}
	return units;
};

/** 8.6.2 Guns in range that have not moved yet and could support an attack by these units. */
const guns = (
	game: Game,
	state: State,
	player: Player,
	hex: string,
	attackers: readonly UnitId[]
): readonly UnitId[] => {
	const own = attackers.map((id) => unitOf(game, state, id));
	const enemies = unitsIn(game, state, hex).filter((unit) => unit.player !== player);
	return state.units
		.filter(
			(unit) =>
				unit.player === player &&
				unit.fate === 'map' &&
				isGun(game, unit) &&
				(unit.done ? unit.action?.kind === 'support' : !unit.moved) &&
				mayFire(game, state, unit, { hex, own, enemies })
		)
		.map(({ id }) => id);
};

/** 9 Vehicles without troops go back before combat: attacking them gains nothing but the hex. */
const isIdle = (game: Game, state: State, player: Player, hex: string): boolean =>
	unitsIn(game, state, hex).every(
		(unit) => unit.player === player || isVehicle(counterOf(game, unit.id).type)
	) && hexWorth(game, state, player, hex) < 1;

/** What it costs a unit to be Unsupplied after an attack. */
const DRY = 0.6;

/** 8.2.1 Do the depots that reach it have enough for one more attack, besides those declared from there already? */
const isPaid = (game: Game, state: State, unit: Unit, kind: AttackKind): boolean => {
	const depots = depotsInRange(game, state, unit);
	const left = depots.reduce((sum, depot) => sum + munitionsLeft(game, state, depot), 0);
	const promised = state.attacks
		.filter(({ units }) =>
			units.some((id) =>
				depotsInRange(game, state, unitOf(game, state, id)).some((one) => depots.includes(one))
			)
		)
		.reduce((sum, one) => sum + munitionsNeed(game.book, one.kind), 0);
	return left - promised >= munitionsNeed(game.book, kind);
};

/**
 * 7.2 The best attack that the moving unit may declare, if one is worth it; a new attack is counted with those who
 * could join it.
 */
export const bestAttack = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	const value = ({ kind, hex, join }: CommandOf<'attack'>): number => {
		const joined = state.attacks.find(({ id }) => id === join);
		const units = joined
			? [...joined.units, unit.id]
			: kind === 'prepared'
				? partners(game, state, unit, hex)
				: [unit.id];
		const combat = imaginedCombat(game, state, {
			kind,
			hex,
			units,
			supports: guns(game, state, unit.player, hex, units)
		});
		// 9.1.1 A duel of trains has other chances, and is not sought.
		if (isDuel(combat.attackers) || roughOdds(game, combat) < HOPELESS) return -Infinity;
		const dry = joined || isPaid(game, state, unit, kind) ? 0 : DRY * units.length;
		return (
			prospectOf(game, combat, hexWorth(game, state, unit.player, hex)).value +
			(joined ? TOGETHER : 0) -
			dry
		);
	};
	const attacks = commands
		.filter(isOf('attack'))
		.filter(({ hex }) => !isIdle(game, state, unit.player, hex));
	return bestOf(attacks, value, WORTHWHILE);
};

/** 7.2 What guns do: support a declared attack that they may support, or else barrage a target that they have (8.3.1). */
export const fire = (
	game: Game,
	state: State,
	unit: Unit,
	commands: readonly Command[]
): Command | undefined => {
	// 7.2 Whoever makes ready is in Combat mode.
	const ready: Unit = { ...unit, mode: 'combat' };
	const attack = state.attacks.find((one) => canSupport(game, state, ready, one));
	return (
		commands.filter(isOf('support')).find(({ of }) => of === attack?.kind) ??
		(targetsOf(game, state, ready).length > 0 ? commands.find(isOf('barrage')) : undefined)
	);
};
