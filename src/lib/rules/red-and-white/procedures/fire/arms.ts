import { tankFire, type TankFire } from '../../rules/vehicles/tank-weapons.ts';
import type { Arm } from '../../types.ts';
import { attackedByFire } from '../../engine/commands/ground.ts';
import { bookIn } from '../../engine/state.ts';
import type { Fact } from '../../engine/facts/fact.ts';
import { nextStand } from '../../engine/table/losses.ts';
import type { BattleState, UnitInBattle } from '../../engine/state.ts';
import { commissarOf, hasPriest, heroicOf, priestPanics } from '../../engine/table/support.ts';
import { armsLeft, bearingOf, type FirePart } from '../../engine/table/arms.ts';
import { firesAtContact } from '../../engine/table/contacts.ts';
import {
	attachedStands,
	commandOf,
	figuresSafe,
	marked,
	standsLeft
} from '../../engine/table/unit.ts';
import type { Form } from '../calculator.ts';
import { shortOf } from './fire-range.ts';
import type { Outcome, Procedure } from '../procedure.ts';

/** The values, one per stand, of the stands other than the command stand. */
const fightingOf = <T>(unit: UnitInBattle, ofStands: readonly T[]): T[] => {
	const command = commandOf(unit);
	return ofStands.filter((_, place) => place !== command);
};

/** How many stands other than the command stand have a figure left. */
export const fightingStands = (unit: UnitInBattle): number[] =>
	fightingOf(unit, unit.left).filter((figures) => figures > 0);

/** SMALL ARMS FIRING; CAVALRY: stands with rifles. When cavalry is dismounted, one stand holds the horses (MV-6). */
export const rifleStands = (unit: UnitInBattle): number => {
	const stands = standsLeft(unit);
	switch (unit.unit.type) {
		case 'infantry':
		case 'headquarters':
			return stands;
		case 'cavalry':
			return marked(unit, 'dismounted') ? Math.max(0, stands - 1) : 0;
		default:
			return 0;
	}
};

/** TANKS: the list of the chart on which each side of the tank stands. */
const LISTED = { left: 'side', right: 'side', ahead: 'ahead', astern: 'astern' } as const;

/** TANKS (G13): what bears on one target; for a Mark V, the weapons of one side that has not fired. */
export const tankBears = (state: BattleState, unit: UnitInBattle, part?: FirePart): TankFire => {
	const { tank } = unit.unit;
	if (!tank) return { machineGuns: 0, guns: 0, shells: 0 };
	const bearing = bearingOf(state, unit, 'small_arms', part);
	const fire = tankFire(bookIn(state), tank, LISTED[bearing ?? 'left']);
	if (!bearing) return fire;
	const left = armsLeft(state, unit);
	return {
		...fire,
		machineGuns: left.includes(bearing) ? fire.machineGuns : 0,
		shells: left.some((arm) => arm === `${bearing}_gun`) ? fire.shells : 0
	};
};

/** TANKS (G13); ARMOURED CARS: machine guns that bear on one target. */
export const vehicleGuns = (state: BattleState, unit: UnitInBattle, part?: FirePart): number => {
	const { type, turrets, tank } = unit.unit;
	if (tank) return tankBears(state, unit, part).machineGuns;
	return ['armoured_car', 'armoured_train', 'ship'].includes(type) ? turrets : 0;
};

/** SEQUENCE OF ACTION; RANGES; TANKS: the weapons that fire in a situation, by the numbers filled in, and that are in range. */
export const armsIn = (
	state: BattleState,
	unit: UnitInBattle,
	form: Form,
	part?: FirePart
): readonly Arm[] => {
	const short = shortOf(bookIn(state), form);
	const some = (...keys: readonly string[]): boolean =>
		keys.some((key) => typeof form[key] === 'number' && form[key] > 0 && !short.includes(key));
	const bearing = bearingOf(state, unit, 'small_arms', part);
	if (bearing)
		return [
			...(some('vehicleMg') ? [bearing] : []),
			...(some('shells') && (bearing === 'left' || bearing === 'right')
				? [`${bearing}_gun` as const]
				: [])
		];
	return [
		...(some('rifleStands') ? (['rifles'] as const) : []),
		...(some('lmg', 'hmg', 'vehicleMg') ? (['machine_guns'] as const) : []),
		...(some('shells') ? (['guns'] as const) : [])
	];
};

/** MACHINE GUNS: heavy ones of a company, and those attached, tchankas too. */
export const heavyGuns = (unit: UnitInBattle): number =>
	(unit.unit.type === 'machine_guns' ? fightingStands(unit).length : 0) +
	attachedStands(unit, 'hmg') +
	attachedStands(unit, 'tchanka');

/** MACHINE GUNS (R63): gunners missing from the guns that still fire. */
export const gunnersMissing = (unit: UnitInBattle): number => {
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
export const coverOf = (unit: UnitInBattle): 'none' | 'terrain' | 'claimed' => {
	if (marked(unit, 'in_cover') || marked(unit, 'in_defences')) return 'terrain';
	return marked(unit, 'claimed_cover') ? 'claimed' : 'none';
};

/**
 * CLAIMING COVER: is the cover of the target recorded, so that nobody need be asked? One that is claimed does not count
 * against a unit that the target neither saw nor knew of.
 */
export const coverKnown = (
	{ units }: BattleState,
	{ target }: { readonly target: string | null }
): readonly string[] => {
	const unit = target === null ? undefined : units[target];
	return unit && coverOf(unit) === 'terrain' ? ['cover'] : [];
};

/** MELEE; ATTACKING FIRE: a unit in contact with its target fires at point blank. */
export const contactKnown: NonNullable<Procedure['knows']> = (state, { unit, target }) =>
	firesAtContact(state, unit, target) ? ['band'] : [];

/** The unit that is hit: figures left in total, and on the stand that is hit first. */
export const fillHit = (target: UnitInBattle): Form => ({
	figures: figuresSafe(target),
	standFigures: nextStand(target)
});

/** SMALL ARMS FIRING; ARTILLERY: the special figures with the unit that fires. */
export const fillStandingBy = (
	state: BattleState,
	unit: UnitInBattle
): Readonly<
	Record<'camp' | 'heroic' | 'commissar', string> & Record<'priest' | 'priestPanics', boolean>
> => ({
	camp: unit.camp,
	heroic: String(heroicOf(state, unit)),
	commissar: commissarOf(unit),
	priest: hasPriest(unit),
	priestPanics: priestPanics(unit)
});

/** ATTACKING FIRE (G05): a unit that fires it in phase 5 fights the melee of phase 6. */
export const firesInto = (state: BattleState, { roll }: Outcome): readonly Fact[] =>
	attackedByFire(state, roll.parties);
