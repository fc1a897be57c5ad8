import type { Modifier } from '#lib/kernel/book/modifier.ts';
import { stage } from '../engine/combat/facts.ts';
import { playerOf, type Scene, standOf } from '../engine/combat/scene.ts';
import { auto, dice, type Owed } from '../engine/owed.ts';
import type { Checking } from '../rules/08-combat.ts';
import { nextCoordination } from '../rules/08-combat/08-6-coordination.ts';
import { checkingCohesion, cohesion, type SideCheck } from '../rules/08-combat/08-7-cohesion.ts';
import { sumOf } from '../rules/08-combat/08-7-strength.ts';
import { adding, assault, engaged, lossesRead } from '../rules/08-combat/08-8-assault.ts';
import { lossesByUnit } from '../rules/08-combat/08-8-losses.ts';
import { checkingMorale, morale } from '../rules/08-combat/08-8-morale.ts';
import type { Role } from '../types.ts';

/** 8.6.2 The next coordination check before the charges: one support after the other; by the New Combat Rules, one for each side. */
export const coordinating = ({ book, fight, combat }: Scene): Owed => {
	const next = nextCoordination(book, combat, fight.checked);
	if (!next) return auto(stage('8.6.2', 'charges'));
	const { role, supports: units, draw, lines } = next;
	return dice(
		'coordination',
		playerOf(fight, role),
		units,
		draw.map(({ die, to, passed }) => [
			{ type: passed ? 'coordinationPassed' : 'coordinationFailed', role, units, die, to, lines }
		])
	);
};

interface Checked<Result> {
	readonly unit: string;
	readonly tq: number;
	readonly modifier: number;
	readonly result: Result;
	readonly lines: readonly Modifier[];
}

/** What one die means for each unit, with the modifiers that apply to it. */
const eachOf = <Result>(
	units: readonly Checking[],
	{ results }: SideCheck<Result>
): readonly Checked<Result>[] =>
	units.flatMap(({ id, tq, modifier, lines }, at) => {
		const result = results[at];
		return result === undefined ? [] : [{ unit: id, tq, modifier, result, lines }];
	});

/** 8.7.1 One Cohesion die for a side. */
export const checkingSide = ({ book, fight, combat }: Scene, role: Role): Owed => {
	const { passed, charging } = fight;
	const stand = { combat, passed, charging, disorganised: [] };
	const units = checkingCohesion(book, stand, role);
	// The strengths are the same for both dice: they are told with the first.
	const sums =
		role === 'attacker'
			? {
					sums: {
						attacker: sumOf(book, stand, 'attacker', 'cohesion'),
						defender: sumOf(book, stand, 'defender', 'cohesion')
					}
				}
			: {};
	return dice(
		'cohesion',
		playerOf(fight, role),
		units.map(({ id }) => id),
		cohesion(book, role, units).map((fell) => [
			{ type: 'cohesionChecked', role, die: fell.die, units: eachOf(units, fell), ...sums }
		])
	);
};

/**
 * 8.8.2 The loser's units that check Morale; none where the column asks for none, or for cavalry that pursues Routed
 * units (8.7.4).
 */
export const shakenUnits = ({ book, fight, combat }: Scene): readonly Checking[] => {
	const { assault, took, pursuit } = fight;
	if (!assault || assault.morale === null) return [];
	if (pursuit === 'free' && assault.loser === 'attacker') return [];
	const losses = lossesByUnit([...took.attacker, ...took.defender]);
	return checkingMorale(book, combat, assault.loser, assault.morale, losses);
};

/** 8.8.2 One Morale die for the loser. */
export const shaken = ({ book, fight }: Scene, units: readonly Checking[]): Owed => {
	const role = fight.assault?.loser ?? 'defender';
	return dice(
		'morale',
		playerOf(fight, role),
		units.map(({ id }) => id),
		morale(book, role, units).map((fell) => [
			{ type: 'moraleChecked', role, die: fell.die, units: eachOf(units, fell) }
		])
	);
};

/** 8.8.1 The dice of the Assault. Cavalry that pursues Routed units loses nothing (8.7.4). */
export const assaulting = (scene: Scene): Owed => {
	const { player, pursuit } = scene.fight;
	const stand = standOf(scene);
	const { lines, sums, odds } = adding(scene.book, stand);
	const sides = engaged(stand.combat);
	return dice(
		'assault',
		player,
		[],
		assault(scene.book, stand, lines).map((fought) => [
			{
				type: 'assaultFought',
				assault: pursuit === 'free' ? { ...fought, attackerLoss: 0 } : fought,
				lines,
				sums,
				odds,
				losses: lossesRead(scene.book, fought.column, sides)
			}
		])
	);
};
