import {
	counterbatteryCheck,
	shot,
	targetCheck,
	type Barrage
} from '../rules/08-combat/08-3-barrage.ts';
import { routsOrSurrenders } from '../rules/08-combat/08-7-stack.ts';
import { isTrain } from '../types.ts';
import { dryAttackers } from '../engine/combat/before/munitions.ts';
import { becameUnsupplied, hitVehicle, stepsLost } from '../engine/combat/losses.ts';
import { drivenByFire } from '../engine/combat/retreat/fates.ts';
import { fighterOf, terrainIn } from '../engine/combat/scene.ts';
import type { Fact } from '../engine/facts.ts';
import { counterOf, type Game } from '../engine/game.ts';
import { dice, type Owed } from '../engine/owed.ts';
import type { State, Unit } from '../engine/state.ts';

/** 8.3.2 The guns' own fire, or 8.4 their answer. */
export type FireRule = '8.3.2' | '8.4';

/** 8.3.2 Guns and their target as they stand. */
const barrageOf = (game: Game, state: State, gun: Unit, target: Unit): Barrage => ({
	fire: fighterOf(game, gun).strength,
	firerUnsupplied: gun.unsupplied,
	target: fighterOf(game, target),
	terrain: terrainIn(game, state, target.hex ?? '')
});

/** 8.4 Do the guns fire back? */
export const counterbattery = (game: Game, gun: Unit, target: Unit): Owed =>
	dice(
		'counterbattery-check',
		gun.player,
		[gun.id, target.id],
		counterbatteryCheck({
			train: isTrain(counterOf(game, gun.id).type),
			tq: fighterOf(game, gun).tq,
			outOfCommand: !gun.command
		}).map((fell) => [{ type: 'counterbatteryChecked', gun: gun.id, target: target.id, ...fell }])
	);

/** 8.3.2, 8.4 The shot. The guns have fired; if unpaid they become Unsupplied (8.2.1), those that fire back later. */
export const barrage = (
	game: Game,
	state: State,
	rule: FireRule,
	gun: Unit,
	target: Unit
): Owed => {
	const payer = state.combat?.paid[gun.id] ?? null;
	const dry = rule === '8.4' ? [] : dryAttackers(game, state, [gun], payer);
	return dice(
		'barrage',
		gun.player,
		[gun.id, target.id],
		shot(game.book, barrageOf(game, state, gun, target)).map((fell): readonly Fact[] => [
			{ type: 'shotFired', rule, gun: gun.id, target: target.id, ...fell },
			...becameUnsupplied(dry),
			...(fell.loss === 0
				? []
				: [
						isTrain(counterOf(game, target.id).type)
							? hitVehicle(game, target, rule)
							: stepsLost(rule, target.id, fell.loss)
					])
		])
	);
};

/** 8.3.2 The target's check; if it must retreat, so do those that follow it. */
export const barrageCheck = (
	game: Game,
	state: State,
	rule: FireRule,
	target: Unit,
	added: number
): Owed =>
	dice(
		'barrage-check',
		target.player,
		[target.id],
		targetCheck(game.book, fighterOf(game, target).tq, added).map((fell): readonly Fact[] => {
			const checked: Fact = { type: 'targetChecked', rule, unit: target.id, ...fell };
			if (fell.result === 'ok') return [checked];
			const fate = fell.result === 'rout' ? routsOrSurrenders(target.mode) : fell.result;
			return [checked, ...drivenByFire(game, state, rule, target, fate)];
		})
	);
