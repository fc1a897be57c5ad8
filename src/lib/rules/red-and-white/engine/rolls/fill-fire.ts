import { total } from '#lib/kernel/book/modifier.ts';
import type { Form } from '../../procedures/calculator.ts';
import { shellsOf, type ShellTarget } from '../../rules/artillery.ts';
import { attackingDice, attackingStands, type Attacking } from '../../rules/attacking-fire.ts';
import { fireModifiers } from '../../rules/small-arms.ts';
import { tankFire } from '../../rules/tank-weapons.ts';
import { hitsWithFullDice } from '../../rules/vehicles.ts';
import type { Gun, UnitType, Weapon } from '../../types.ts';
import { lossOrder } from '../table/losses.ts';
import { leftToFire } from './own-target.ts';
import { type BattleState, bookIn, type UnitInBattle } from '../state.ts';
import {
	commissarOf,
	hasBanner,
	hasPriest,
	heroicOf,
	isInterventionist,
	priestPanics
} from '../table/support.ts';
import { attachedLeft, attachedStands, figuresLeft, marked, standsLeft } from '../table/unit.ts';

/** Of what is told of each stand, that of those that are no command stand. */
const fightingOf = <T>({ unit }: UnitInBattle, ofStands: readonly T[]): T[] => {
	const command = unit.commandStand ? unit.stands.length - 1 : -1;
	return ofStands.filter((_, place) => place !== command);
};

/** Stands that are no command stand and have a figure left. */
const fightingStands = (unit: UnitInBattle): number[] =>
	fightingOf(unit, unit.left).filter((figures) => figures > 0);

/** SMALL ARMS FIRING; CAVALRY: stands with rifles. Of dismounted cavalry one stand holds the horses (MV-6). */
const rifleStands = (unit: UnitInBattle): number => {
	const stands = standsLeft(unit);
	switch (unit.unit.type) {
		case 'infantry':
		case 'headquarters':
			return stands;
		case 'cavalry':
			return marked(unit, 'dismounted') && stands > 0 ? Math.max(1, stands - 1) : 0;
		default:
			return 0;
	}
};

/** TANKS (G13); ARMOURED CARS: machine guns that bear on one target; of a tank those of one side. */
const vehicleGuns = (state: BattleState, { unit }: UnitInBattle): number => {
	if (unit.tank) return tankFire(bookIn(state), unit.tank, 'side').machineGuns;
	return ['armoured_car', 'armoured_train', 'ship'].includes(unit.type) ? unit.turrets : 0;
};

/** MACHINE GUNS: heavy ones of a company, and those attached, tchankas too. */
const heavyGuns = (unit: UnitInBattle): number =>
	(unit.unit.type === 'machine_guns' ? fightingStands(unit).length : 0) +
	attachedStands(unit, 'hmg') +
	attachedStands(unit, 'tchanka');

/** MACHINE GUNS (R63): gunners missing at those that still fire. */
const gunnersLost = (unit: UnitInBattle): number => {
	const company =
		unit.unit.type === 'machine_guns'
			? unit.left.map((left, place) => ({ left, full: unit.full[place] ?? left }))
			: [];
	const attached = unit.attached.filter(({ kind }) => kind === 'hmg' || kind === 'tchanka');
	return [...fightingOf(unit, company), ...attached]
		.filter(({ left }) => left > 0)
		.reduce((lost, { left, full }) => lost + full - left, 0);
};

/** CLAIMING COVER: what the target stands in. */
const coverOf = (unit: UnitInBattle): 'none' | 'terrain' | 'claimed' => {
	if (marked(unit, 'in_cover') || marked(unit, 'in_defences')) return 'terrain';
	return marked(unit, 'claimed_cover') ? 'claimed' : 'none';
};

/** The unit that is hit: figures left in all, and in the stand that is hit first. */
const hitFigures = (target: UnitInBattle): Form => {
	const [first = 0] = lossOrder(target);
	return { figures: figuresLeft(target), standFigures: target.left[first] ?? 0 };
};

/** ARTILLERY; MACHINE GUNS: crews have a saving throw (R20). */
const saves = ({ unit }: UnitInBattle): boolean =>
	unit.type === 'battery' || unit.type === 'machine_guns';

const support = (state: BattleState, unit: UnitInBattle): Form => ({
	heroic: String(heroicOf(state, unit)),
	commissar: commissarOf(unit),
	priest: hasPriest(unit),
	priestPanics: priestPanics(unit)
});

/** ARTILLERY; TANKS (G13); ATTACKING FIRE (G05): shells of a light section or a tank's gun; attached guns do not attack. */
const shellsWith = (state: BattleState, unit: UnitInBattle): number => {
	const book = bookIn(state);
	const { tank } = unit.unit;
	const attacking = state.clock.phase === 5;
	if (tank) {
		const { shells } = tankFire(book, tank, 'side');
		return attacking ? attackingDice(book, 'tank', shells) : shells;
	}
	const section = shellsOf(book, 'light', attachedLeft(unit, 'light_gun'));
	return attacking ? attackingDice(book, 'artillery', section) : section;
};

/** SMALL ARMS FIRING; ATTACKING FIRE: who fires with what, and at whom. */
export const fillSmallArms = (
	state: BattleState,
	unit: UnitInBattle,
	target: UnitInBattle | null
): Form => ({
	rifleStands: rifleStands(unit),
	lmg: attachedStands(unit, 'lmg'),
	hmg: heavyGuns(unit),
	gunnersLost: gunnersLost(unit),
	vehicleMg: vehicleGuns(state, unit),
	shells: shellsWith(state, unit),
	worn: unit.unit.type === 'armoured_car' && unit.hits > hitsWithFullDice(bookIn(state)),
	...leftToFire(state, unit),
	...support(state, unit),
	interventionist: isInterventionist(unit),
	banner: hasBanner(unit),
	oneDieFewer: unit.unit.oneDieFewer,
	dismounted: marked(unit, 'dismounted'),
	...(target && { cover: coverOf(target), ...hitFigures(target), saves: saves(target) })
});

const ARM_KEYS: Readonly<Record<Weapon, string>> = {
	rifle: 'rifleStands',
	lmg: 'lmg',
	hmg: 'hmg',
	vehicle_mg: 'vehicleMg'
};

/** ARMOURED CARS; ATTACKING FIRE (G05): what of a unit fires, the best against a car first. */
const armsAtCar = (
	state: BattleState,
	unit: UnitInBattle
): readonly (readonly [Weapon, number])[] => {
	const book = bookIn(state);
	const attacking = state.clock.phase === 5;
	const share = (as: Attacking, guns: number): number =>
		attacking ? attackingDice(book, as, guns) : guns;
	const stands = rifleStands(unit);
	const type = marked(unit, 'dismounted') ? 'dismounted_cavalry' : 'infantry';
	return [
		['vehicle_mg', share('tank', vehicleGuns(state, unit))],
		['hmg', share('hmg', heavyGuns(unit))],
		['lmg', share('lmg', attachedStands(unit, 'lmg'))],
		['rifle', attacking ? attackingStands(book, stands, type) : stands]
	];
};

/** ARMOURED CARS: the best weapon that can hurt a car, its dice, and all modifiers but range; in phase 5 by ATTACKING FIRE. */
export const fillFireAtCar = (
	state: BattleState,
	unit: UnitInBattle,
	target: UnitInBattle | null
): Form => {
	const all = armsAtCar(state, unit);
	const left = leftToFire(state, unit);
	const arms = all.map(([weapon, n]) => [weapon, left[ARM_KEYS[weapon]] === 0 ? 0 : n] as const);
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
		gunnersLost: gunnersLost(unit),
		vehicleMg: counts['vehicle_mg'] ?? 0,
		worn: unit.unit.type === 'armoured_car' && unit.hits > hitsWithFullDice(bookIn(state)),
		weapon,
		dice: Math.max(1, count * bookIn(state).charts.SMALL_ARMS_DICE.at(weapon, 'dice')),
		other: total(modifiers),
		commissar: commissarOf(unit),
		oneDieFewer: unit.unit.oneDieFewer,
		...(target && { hits: target.hits })
	};
};

const SHELL_TARGET: Readonly<Record<UnitType, ShellTarget>> = {
	infantry: 'infantry',
	cavalry: 'infantry',
	machine_guns: 'mg',
	battery: 'artillery',
	tank: 'tank',
	armoured_car: 'armoured_car',
	armoured_train: 'armoured_train',
	ship: 'armoured_train',
	wagon: 'infantry',
	headquarters: 'infantry'
};
const CREW_KEYS: Readonly<Record<Gun, string>> = {
	light: 'crewsLight',
	field: 'crewsField',
	medium: 'crewsMedium',
	heavy: 'crewsHeavy'
};

/** ARTILLERY; TANKS (G13): its guns and the men at each section. A tank's gun fires as one light gunner does. */
const gunsOf = (unit: UnitInBattle): { gun: Gun; crews: readonly number[] } => {
	const { type, gun, tank } = unit.unit;
	if (type === 'battery' && gun) return { gun, crews: fightingStands(unit) };
	if (tank) return { gun: 'light', crews: [1] };
	const light = attachedLeft(unit, 'light_gun');
	return light > 0 || !gun ? { gun: 'light', crews: [light] } : { gun, crews: [] };
};

/** ARTILLERY (AR-4): defensive fire of guns that are not interventionists', unless they were let after all. */
export const directOnly = ({ clock }: BattleState, unit: UnitInBattle): boolean =>
	clock.phase === 4 && !isInterventionist(unit) && !unit.rolled.includes('indirect-fire');

/** ARTILLERY: the battery as it is manned, and at what it fires. */
export const fillArtillery = (
	state: BattleState,
	unit: UnitInBattle,
	target: UnitInBattle | null
): Form => {
	const { gun, crews } = gunsOf(unit);
	const { heroic, commissar, priest, priestPanics: panics } = support(state, unit);
	return {
		gun,
		...(crews.length ? { [CREW_KEYS[gun]]: crews } : {}),
		heroic: heroic ?? '0',
		commissar: commissar ?? 'none',
		priest: priest ?? false,
		priestPanics: panics ?? false,
		directOnly: directOnly(state, unit),
		...(target && {
			target: SHELL_TARGET[target.unit.type],
			cover: coverOf(target),
			...hitFigures(target)
		})
	};
};
