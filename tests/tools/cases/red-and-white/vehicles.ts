import Fraction from 'fraction.js';
import { chanceOf } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import { standsToTank, type Frightened } from '#lib/rules/red-and-white/rules/vehicles/fright.ts';
import * as melees from '#lib/rules/red-and-white/rules/melee.ts';
import * as morale from '#lib/rules/red-and-white/rules/morale.ts';
import * as petrol from '#lib/rules/red-and-white/rules/vehicles/petrol-bombs.ts';
import { launchBoats } from '#lib/rules/red-and-white/rules/vehicles/ships.ts';
import * as tanks from '#lib/rules/red-and-white/rules/vehicles/tanks.ts';
import * as vehicles from '#lib/rules/red-and-white/rules/vehicles/vehicles.ts';
import { BANDS, WEAPONS, type Band, type Weapon } from '#lib/rules/red-and-white/types.ts';
import { exact, written } from '../form.ts';
import { yes, type Answer, type Answers } from './answer.ts';
import type { Inputs } from './inputs.ts';

const tankHitsCase: Answer = (inputs, book) => {
	const start: tanks.TankState = {
		condition: inputs.word<tanks.TankCondition>(
			'initial_state',
			['ok', 'engine', 'immobilised'],
			'ok'
		),
		hits: inputs.number('initial_hits', 0),
		retreated: false
	};
	const dist = chances(tanks.shellsOnTank(book, start, inputs.number('shell_hits', 0)));
	return {
		condition: written(dist, ({ condition }) => condition),
		hits: written(dist, ({ hits }) => hits),
		p_alarm_retreat: exact(chanceOf(dist, ({ retreated }) => retreated))
	};
};

const tankRepairCase: Answer = (inputs, book) => {
	const hits = inputs.number('hits', 0);
	const repaired = (turns: number) =>
		exact(chanceOf(chances(tanks.tankRepair(book, hits, turns)), (state) => state === 'repaired'));
	return {
		p_repair_each_turn: repaired(1),
		p_repaired_within: repaired(inputs.number('turns', 1))
	};
};

const petrolAttackCase: Answer = (inputs) => {
	const dist = chances(petrol.petrolAttack(inputs.number('stands', 0)));
	return {
		stand_casualties: written(dist, ({ standCasualties }) => standCasualties),
		bomb_hits: written(dist, ({ bombHits }) => bombHits),
		p_ablaze: exact(chanceOf(dist, ({ ablaze }) => ablaze)),
		p_driver_blinded_at_least_once: exact(chanceOf(dist, ({ blinded }) => blinded)),
		tank_hits: written(dist, ({ tankHits }) => tankHits)
	};
};

const petrolDefenceCase: Answer = (inputs, book) => {
	const dist = chances(
		petrol.petrolDefence(
			book,
			{
				stands: inputs.number('unit_stands', 0),
				referee: inputs.number('die_modifier', 0)
			},
			inputs.number('stands_within_1in', 0)
		)
	);
	return {
		p_morale: exact(chanceOf(dist, ({ passed }) => passed)),
		bomb_hits: written(dist, ({ bombHits }) => bombHits),
		p_ablaze: exact(chanceOf(dist, ({ ablaze }) => ablaze))
	};
};

const carFireCase: Answer = (inputs, book) => {
	const weapon = inputs.word<Weapon>('weapon', WEAPONS, 'rifle');
	const band = inputs.word<Band>('band', BANDS, 'normal');
	if (!vehicles.canHurtCar(weapon, band)) return { can_hurt: false };
	const dist = chances(
		vehicles.fireAtCar(book, {
			weapon,
			band,
			dice: inputs.number('dice', 0),
			otherModifiers: inputs.number('other_modifiers', 0)
		})
	);
	return {
		can_hurt: true,
		raw_hits: written(dist, ({ hits }) => hits),
		unsaved_hits: written(dist, ({ unsaved }) => unsaved)
	};
};

const carMoraleCase: Answer = (inputs, book) => {
	const passes = chanceOf(
		chances(
			vehicles.carMorale(book, inputs.number('initial_hits', 0), inputs.number('new_hits', 0))
		),
		Boolean
	);
	return {
		p_passes_every_test: exact(passes),
		p_fails_at_least_one: exact(new Fraction(1).sub(passes))
	};
};

const frightened = (inputs: Inputs): Frightened => {
	const defender = inputs.word<melees.MeleeDefender>(
		'defender',
		melees.MELEE_DEFENDERS,
		'infantry'
	);
	return defender === 'cavalry' || defender === 'artillery' ? defender : 'other';
};

/** Tanks, petrol bombs, armoured cars, trains and boats. */
export const VEHICLES: Answers = {
	train_morale: (inputs, book) => ({
		p_pass: yes(vehicles.trainMorale(book, inputs.number('hits', 0)))
	}),
	tank_hits: tankHitsCase,
	tank_repair: tankRepairCase,
	petrol_attack: petrolAttackCase,
	petrol_defence: petrolDefenceCase,
	fright: (inputs, book) => ({ p_stands: yes(standsToTank(book, frightened(inputs))) }),
	armoured_car_fire: carFireCase,
	armoured_car_state: (inputs, book) => {
		const hits = inputs.number('hits', 0);
		return {
			p_moves_without_breakdown: yes(vehicles.movesWithoutBreakdown(book, hits)),
			dice_per_turret: vehicles.dicePerTurret(book, hits),
			morale_point: morale.moralePoint(book, 'armoured_car', hits)
		};
	},
	armoured_car_morale: carMoraleCase,
	launch_boats: (inputs) => ({ p: yes(launchBoats(inputs.number('boats', 0))) })
};
