import { total } from '#lib/kernel/book/modifier.ts';
import { attackingDice, attackingStands, type Attacking } from '../../rules/fire/attacking-fire.ts';
import { moralePoint, moraleTo } from '../../rules/morale.ts';
import { fireModifiers } from '../../rules/fire/small-arms.ts';
import { carMoralePoints, hitsWithFullDice } from '../../rules/vehicles/vehicles.ts';
import type { Weapon } from '../../types.ts';
import { owedTimes } from '../../engine/changed.ts';
import { bookIn } from '../../engine/state.ts';
import { bearingOf, silentIn, type FirePart } from '../../engine/table/arms.ts';
import { firesAtContact } from '../../engine/table/contacts.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	isInterventionist,
	priestPanics
} from '../../engine/table/support.ts';
import { attachedStands, hitsTaken, marked } from '../../engine/table/unit.ts';
import type { Form } from '../calculator.ts';
import {
	armsIn,
	contactKnown,
	coverKnown,
	coverOf,
	firesInto,
	gunnersMissing,
	heavyGuns,
	rifleStands,
	vehicleGuns
} from '../fire/arms.ts';
import { numberIn } from '../parts.ts';
import { byUnit, unitIn, type Procedure } from '../procedure.ts';
import { ARMOURED_CAR_FIRE } from './armoured-car-fire.ts';
import { ARMOURED_CAR_MORALE, BREAKDOWN } from './armoured-car.ts';
import { TANK_HITS } from './tank-hits.ts';
import { TANK_REPAIR } from './tank-repair.ts';
import { TRAIN_MORALE } from './train-morale.ts';

const ARM_KEYS: Readonly<Record<Weapon, string>> = {
	rifle: 'rifleStands',
	lmg: 'lmg',
	hmg: 'hmg',
	vehicle_mg: 'vehicleMg'
};

/** ARMOURED CARS; ATTACKING FIRE (G05): what a unit fires with, the best against a car first. */
const armsAtCar = (
	state: BattleState,
	unit: UnitInBattle,
	part?: FirePart
): readonly (readonly [Weapon, number])[] => {
	const book = bookIn(state);
	const attacking = state.clock.phase === 5;
	const share = (as: Attacking, guns: number): number =>
		attacking ? attackingDice(book, as, guns) : guns;
	const stands = rifleStands(unit);
	const type = marked(unit, 'dismounted') ? 'dismounted_cavalry' : 'infantry';
	return [
		['vehicle_mg', share('tank', vehicleGuns(state, unit, part))],
		['hmg', share('hmg', heavyGuns(unit))],
		['lmg', share('lmg', attachedStands(unit, 'lmg'))],
		['rifle', attacking ? attackingStands(book, stands, type) : stands]
	];
};

/**
 * ARMOURED CARS: the best weapon that can hurt a car, its dice, and all modifiers except range; in phase 5 by ATTACKING
 * FIRE.
 */
const fillFireAtCar: Procedure['fill'] = (state, { unit: id, target: at, part }) => {
	const unit = unitIn(state, id);
	const target = unitIn(state, at);
	if (!unit) return {};
	const silent = silentIn(state, unit, part);
	const arms = armsAtCar(state, unit, part).map(
		([weapon, n]) => [weapon, silent[ARM_KEYS[weapon]] === 0 ? 0 : n] as const
	);
	const [weapon, count] = arms.find(([, n]) => n > 0) ?? ['rifle', 1];
	const modifiers = fireModifiers(bookIn(state), {
		rifleStands: 1,
		lmg: 0,
		hmg: 0,
		vehicleMg: 0,
		band: 'normal',
		heroic: heroicOf(state, unit),
		interventionist: isInterventionist(unit),
		priest: hasPriest(unit),
		priestPanics: priestPanics(unit),
		banner: hasBanner(unit),
		target: { cover: 'none', saves: false }
	});
	const counts = Object.fromEntries(arms);
	return {
		arms: 'all',
		rifleStands: counts['rifle'] ?? 0,
		lmg: counts['lmg'] ?? 0,
		hmg: counts['hmg'] ?? 0,
		gunnersLost: gunnersMissing(unit),
		vehicleMg: counts['vehicle_mg'] ?? 0,
		worn: unit.unit.type === 'armoured_car' && unit.hits > hitsWithFullDice(bookIn(state)),
		weapon,
		dice: Math.max(1, count * bookIn(state).charts.SMALL_ARMS_DICE.at(weapon, 'dice')),
		other: total(modifiers),
		camp: unit.camp,
		commissar: commissarOf(unit),
		oneDieFewer: unit.unit.oneDieFewer,
		...((state.clock.phase === 5 || firesAtContact(state, id, at)) && { band: 'point_blank' }),
		...(target && { hits: target.hits, cover: coverOf(target) })
	};
};

/** SEQUENCE OF ACTION: what fires at a car: everything counted, or one kind of weapon. */
const armsThatFire: NonNullable<Procedure['arms']> = (state, unit, form, part) => {
	if (form['arms'] === 'all') return armsIn(state, unit, form, part);
	const bearing = bearingOf(state, unit, 'small_arms', part);
	if (bearing) return [bearing];
	return [form['weapon'] === 'rifle' ? 'rifles' : 'machine_guns'];
};

/** TANKS; CRITICAL HITS: the tank's condition, and what struck it. */
const fillTank = ({ clock }: BattleState, unit: UnitInBattle): Form => {
	const called = unit.owes['tank-hits'] ?? [];
	const [first] = called;
	const known = first !== undefined && first.what !== 'referee';
	const inMelee = known ? first.what === 'melee' : clock.phase === 6;
	const shells = called.filter(({ what }) => what !== 'melee').length;
	return {
		condition: marked(unit, 'immobilised')
			? 'immobilised'
			: marked(unit, 'engine_hit')
				? 'engine'
				: 'ok',
		hits: unit.hits,
		...(marked(unit, 'immobilised') && inMelee ? { blow: 'infantry' } : {}),
		...(shells > 0 ? { shells: Math.min(12, shells) } : {})
	};
};

const fillHits = byUnit((_, { hits }) => ({ hits }));

/** Armoured cars, tanks and trains. */
export const VEHICLES_AT_TABLE: readonly Procedure[] = [
	{
		...ARMOURED_CAR_FIRE,
		fill: fillFireAtCar,
		knows: (state, parties) => [...coverKnown(state, parties), ...contactKnown(state, parties)],
		causes: 'fire',
		arms: armsThatFire,
		ends: firesInto
	},
	{
		...ARMOURED_CAR_MORALE,
		pays: (form) => numberIn(form, 'newHits'),
		calledFor: true,
		together: true,
		fill: byUnit((_, unit) => ({
			hits: Math.max(1, hitsTaken(unit)),
			newHits: Math.max(1, Math.min(hitsTaken(unit), owedTimes(unit, 'armoured-car-morale') || 1))
		})),
		need: (state, roller) =>
			'unit' in roller && roller.n === 1
				? {
						sides: 6,
						from: 1,
						to: moraleTo(
							bookIn(state),
							0,
							carMoralePoints(bookIn(state), Math.max(1, hitsTaken(roller.unit)) - 1, 1)[0] ?? 0
						)
					}
				: undefined
	},
	{
		...BREAKDOWN,
		calledFor: true,
		fill: fillHits
	},
	{
		...TANK_HITS,
		calledFor: true,
		fateOnly: true,
		pays: (form) => (form['blow'] === 'infantry' ? 1 : numberIn(form, 'shells')),
		fill: byUnit(fillTank)
	},
	{
		...TANK_REPAIR,
		fill: fillHits
	},
	{
		...TRAIN_MORALE,
		calledFor: true,
		together: true,
		fill: byUnit((_, unit) => ({ hits: hitsTaken(unit) })),
		need: (state, roller) =>
			'unit' in roller
				? {
						sides: 6,
						from: 1,
						to: moraleTo(
							bookIn(state),
							0,
							moralePoint(bookIn(state), 'train', hitsTaken(roller.unit))
						)
					}
				: undefined
	}
];
