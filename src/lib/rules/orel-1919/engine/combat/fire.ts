import { die, sum } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import {
	barrageLine,
	barrageModifiers,
	counterbatteryCheck,
	mayBarrage,
	mayCounterbattery,
	type Barrage
} from '../../rules/08-3-barrage.ts';
import { FIRE_RANGE } from '../../rules/08-6-coordination.ts';
import { cohesionResult } from '../../rules/08-7-cohesion.ts';
import { vehicleAfterHit } from '../../rules/09-vehicles.ts';
import { routsOrSurrenders } from '../../rules/08-7-rout.ts';
import { isCombatUnit, isTrain } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { unitsIn } from '../field.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import type { State, Unit } from '../state.ts';
import { combatNow, marked, removed, stepsLost } from './facts.ts';
import { drivenByFire } from './fates.ts';
import { fighterOf, terrainIn } from './fighters.ts';
import { apart, isGun, silent } from './supports.ts';
import { dryAttackers } from './munitions.ts';
import { auto, choice, dice, type Option, type Owed } from '../owed.ts';
import type { CombatState, Shot } from './state.ts';

/** 8.3.1 The units that these guns may fire at. No hex of a declared attack is barraged (7.2). */
const targetsOf = (game: Game, state: State, gun: Unit): readonly Unit[] =>
	state.units.filter((target) => {
		if (target.fate !== 'map' || target.player === gun.player) return false;
		if (state.attacks.some(({ hex }) => hex === target.hex)) return false;
		return mayBarrage({
			silent: silent(game, gun),
			outOfCommand: !gun.command,
			range: apart(game, gun, target),
			observed: state.observed.includes(target.id),
			target: counterOf(game, target.id).type,
			combatUnitWithTarget: unitsIn(game, state, target.hex ?? '').some(({ id }) =>
				isCombatUnit(counterOf(game, id).type)
			)
		}).ok;
	});

/** 8.4 The units that have just fired and can be fired at in return. */
const returnTargets = (
	game: Game,
	state: State,
	combat: CombatState,
	gun: Unit
): readonly Unit[] => {
	const shooters = [...new Set(combat.shots.map((shot) => shot.gun))];
	return shooters
		.map((id) => unitOf(game, state, id))
		.filter(
			(target) =>
				target.fate === 'map' &&
				target.fired &&
				mayCounterbattery({
					silent: silent(game, gun),
					outOfCommand: !gun.command,
					range: apart(game, gun, target),
					hasJustFired: true
				}).ok
		);
};

/** A target, or none, for the first of these guns that has not been asked. */
const aims = (
	combat: CombatState,
	rule: string,
	field: 'shots' | 'returns',
	guns: readonly Unit[],
	targets: (gun: Unit) => readonly Unit[],
	on: Fact
): Owed => {
	for (const gun of guns) {
		if (combat.asked.includes(gun.id)) continue;
		const at = targets(gun);
		if (at.length === 0) continue;
		const asked = [...combat.asked, gun.id];
		return choice(gun.player, rule, [
			...at.map((target): Option => ({
				command: { type: 'aim', unit: gun.id, target: target.id },
				events: () => [
					combatNow(rule, {
						asked,
						[field]: [...combat[field], { gun: gun.id, target: target.id }]
					})
				]
			})),
			{
				command: { type: 'aim', unit: gun.id, target: null },
				events: () => [combatNow(rule, { asked })]
			}
		]);
	}
	return auto(on);
};

/** 8.3.1 The active player names the targets of all his barrages. */
export const aimOwed = (game: Game, state: State, combat: CombatState): Owed =>
	aims(
		combat,
		'8.3.1',
		'shots',
		state.units.filter(
			(unit) =>
				unit.player === state.player && unit.fate === 'map' && unit.action?.kind === 'barrage'
		),
		(gun) => targetsOf(game, state, gun),
		combatNow('8.3.1', { step: 'supply', asked: [] })
	);

/** 8.4 The reactive player names the targets of his counterbattery. */
export const counterbatteryOwed = (game: Game, state: State, combat: CombatState): Owed =>
	aims(
		combat,
		'8.4',
		'returns',
		combat.shots.length === 0
			? []
			: state.units.filter(
					(unit) => unit.player !== state.player && unit.fate === 'map' && isGun(game, unit)
				),
		(gun) => returnTargets(game, state, combat, gun),
		combatNow('8.4', { step: 'return', asked: [], at: 0 })
	);

const shotOf = (game: Game, state: State, gun: Unit, target: Unit): Barrage => {
	const { type, tq, steps, mode, entrenched, heavy, damaged } = fighterOf(game, target);
	return {
		fire: fighterOf(game, gun).strength,
		firerUnsupplied: gun.unsupplied,
		target: {
			type,
			tq,
			steps,
			mode,
			entrenched: entrenched === true,
			heavy: heavy === true,
			damaged: damaged === true
		},
		terrain: terrainIn(game, state, target.hex ?? '')
	};
};

/** 8.3.2, 8.4 The shots of this step, one after the other. */
const shooting = (
	game: Game,
	state: State,
	combat: CombatState,
	rule: '8.3.2' | '8.4',
	shots: readonly Shot[],
	on: Fact
): Owed => {
	const shot = shots[combat.at];
	if (!shot) return auto(on);
	const gun = unitOf(game, state, shot.gun);
	const target = unitOf(game, state, shot.target);
	const next: Partial<CombatState> = { at: combat.at + 1, firing: null };
	const answers = rule === '8.4';
	if (!combat.firing) {
		const lapses =
			gun.fate !== 'map' ||
			target.fate !== 'map' ||
			target.player === gun.player ||
			silent(game, gun) ||
			apart(game, gun, target) > FIRE_RANGE;
		return lapses
			? auto(combatNow(rule, next))
			: auto(combatNow(rule, { firing: { stage: answers ? 'check' : 'dice', modifier: 0 } }));
	}
	const hasFired = (): Fact[] => {
		const payer = combat.paid[gun.id] ?? null;
		const dry = !answers && dryAttackers(game, state, [gun], payer).length > 0;
		return marked(rule, [gun.id], { fired: true, ...(dry ? { unsupplied: true } : {}) });
	};
	switch (combat.firing.stage) {
		case 'check': {
			const firer = {
				train: isTrain(counterOf(game, gun.id).type),
				tq: fighterOf(game, gun).tq,
				outOfCommand: !gun.command
			};
			return dice(
				'counterbattery-check',
				gun.player,
				[gun.id],
				counterbatteryCheck(firer).map((fires) => [
					combatNow(rule, fires ? { firing: { stage: 'dice', modifier: 0 } } : next)
				])
			);
		}
		case 'dice': {
			const added = total(barrageModifiers(game.book, shotOf(game, state, gun, target)));
			return dice(
				'barrage',
				gun.player,
				[gun.id, target.id],
				sum(2, 6, { label: 'Barrage', rule }).map((faces) => {
					const line = barrageLine(game.book, faces + added);
					const { type } = counterOf(game, target.id);
					const facts = hasFired();
					if (isTrain(type))
						return [
							...facts,
							...(line.loss ? [hitTrain(game, target, rule)] : []),
							combatNow(rule, next)
						];
					const safe = isCombatUnit(type) && target.steps <= 1;
					const loss = line.loss === 1 && !safe;
					if (loss) facts.push(stepsLost(rule, target.id, 1));
					const checks = fighterOf(game, target).tq <= line.checkTo && !(loss && target.steps <= 1);
					return [
						...facts,
						combatNow(
							rule,
							checks ? { firing: { stage: 'target', modifier: line.modifier } } : next
						)
					];
				})
			);
		}
		case 'target': {
			const { modifier } = combat.firing;
			return dice(
				'barrage-check',
				target.player,
				[target.id],
				die(6, { label: 'Check of the target', rule }).map((face) => {
					const { tq } = fighterOf(game, target);
					const result = cohesionResult(game.book, 'defender', tq, face, modifier);
					if (result !== 'retreat' && result !== 'rout') return [combatNow(rule, next)];
					const fate = result === 'rout' ? routsOrSurrenders(target.mode) : result;
					const { facts, changes } = drivenByFire(game, state, combat, target, fate);
					return [...facts, combatNow(rule, { ...next, ...changes })];
				})
			);
		}
	}
};

const hitTrain = (game: Game, train: Unit, rule: string): Fact => {
	const { heavy, damaged } = fighterOf(game, train);
	const after = vehicleAfterHit({ heavy: heavy === true, damaged: damaged === true });
	return after === 'damaged' ? stepsLost(rule, train.id, 1) : removed(rule, train.id, 0);
};

/** 8.3.2 The barrages. */
export const fireOwed = (game: Game, state: State, combat: CombatState): Owed =>
	shooting(
		game,
		state,
		combat,
		'8.3.2',
		combat.shots,
		combatNow('8.3.2', { step: 'counterbattery', at: 0, asked: [] })
	);

/** 8.4 The counterbattery. */
export const returnOwed = (game: Game, state: State, combat: CombatState): Owed =>
	shooting(
		game,
		state,
		combat,
		'8.4',
		combat.returns,
		combatNow('8.4', { step: 'announce', at: 0, asked: [] })
	);
