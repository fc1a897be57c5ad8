import { ratioAtLeast } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import { isTrain, isVehicle, type Role, type UnitType } from '../../types.ts';
import {
	combatUnitsOf,
	gunsAlone,
	sideOf,
	supportsIn,
	vehiclesOf,
	type Combat,
	type Fighter,
	type Part,
	type Stand
} from '../08-combat.ts';
import { addedUp, coordinatedFire, type SupportStrength } from './08-6-coordination.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.7.1 Combat Strength Modifiers: what a unit's strength is divided by, and why; all of them are cumulative. */
const DIVISORS: readonly {
	readonly section: string;
	readonly why: string;
	readonly by: number;
	readonly holds: (unit: Fighter, combat: Combat, role: Role, disorganised: boolean) => boolean;
}[] = [
	{
		section: '8.7.1',
		why: words.hastyAttack,
		by: 2,
		holds: (_, { kind }, role) => role === 'attacker' && kind === 'hasty'
	},
	{
		section: '8.7.1',
		why: words.routed,
		by: 4,
		holds: ({ type, mode }) => mode === 'routed' && !isVehicle(type)
	},
	{
		section: '8.7.1',
		why: words.marchMode,
		by: 2,
		holds: ({ type, mode }) => mode === 'march' && !isVehicle(type)
	},
	{
		section: '8.2.3',
		why: words.unsupplied,
		by: 2,
		holds: ({ type, unsupplied }) => unsupplied === true && !isVehicle(type)
	},
	{
		section: '8.7.2',
		why: words.disorganised,
		by: 2,
		holds: ({ type }, _combat, _role, disorganised) => disorganised && !isVehicle(type)
	}
];

const divisorOf = (combat: Combat, role: Role, unit: Fighter, disorganised: boolean): number => {
	let divisor = 1;
	for (const { by, holds } of DIVISORS) if (holds(unit, combat, role, disorganised)) divisor *= by;
	return divisor;
};

const unitPart = ({ combat, charging, disorganised }: Stand, role: Role, unit: Fighter): Part => [
	charging.includes(unit.id) ? (unit.charge ?? unit.strength) : unit.strength,
	divisorOf(combat, role, unit, disorganised.includes(unit.id)),
	unit.id
];

/** 9.1.2, 9.2.2, 9.3 A train in contact adds its full support value; tanks and cars add their strength. */
const vehiclePart = (combat: Combat, role: Role, vehicle: Fighter): Part => [
	vehicle.strength,
	isTrain(vehicle.type) ? 1 : divisorOf(combat, role, vehicle, false),
	vehicle.id
];

/** 8.8.1 Guns that defend an Assault alone: their steps; 1 if in March mode, Unsupplied, Routed or Disorganised. */
const assaultedGun = (gun: Fighter, disorganised: boolean): Part => [
	gun.mode !== 'combat' || gun.unsupplied || disorganised ? 1 : gun.steps,
	1,
	gun.id
];

/** Does the strength of a side count for its Cohesion Check, or for the Assault? */
export type During = 'cohesion' | 'assault';

/** 8.7.1, 8.8.1 What makes up the strength of a side: its units and vehicles, supports that passed, and those that failed. */
const partsOf = (book: Book, stand: Stand, role: Role, during: During): SupportStrength => {
	const { combat, passed, disorganised } = stand;
	const units = combatUnitsOf(sideOf(combat, role));
	const alone = role === 'attacker' ? [] : gunsAlone(combat.defenders);
	const [firing, assaulted] = during === 'cohesion' ? [alone, []] : [[], alone];
	const fire = coordinatedFire(book, combat.kind, supportsIn(combat, role), firing, passed);
	const whole: Part[] = [
		...units.map((unit) => unitPart(stand, role, unit)),
		...vehiclesOf(combat, role).map((vehicle) => vehiclePart(combat, role, vehicle)),
		...fire.whole,
		...assaulted.map((gun) => assaultedGun(gun, disorganised.includes(gun.id)))
	];
	return { ...fire, whole };
};

/** 8.7.1, 8.8.1 The strength of a side, including its supports. */
export const strengthOf = (book: Book, stand: Stand, role: Role, during: During): number =>
	addedUp(partsOf(book, stand, role, during));

/** 9.1.2, 9.2.2, 9.3 What the strength of a vehicle rests on. */
const VEHICLES: Readonly<Partial<Record<UnitType, string>>> = {
	'armored-train': '9.1.2',
	tank: '9.2.2',
	'armored-car': '9.3'
};
const CITES = { cohesion: '8.7.1', assault: '8.8.1' } as const;

/** What one unit, or all supports that failed their check, add to a strength. */
export interface StrengthLine {
	readonly section: string;
	readonly units: readonly string[];
	readonly strength: number;
	readonly divisor: number;
	/** Why it is divided; if not coordinated, rounded down. */
	readonly why: readonly string[];
}

/** 8.7.1, 8.8.1 A strength, and what it is made of. */
export interface Sum {
	readonly total: number;
	readonly lines: readonly StrengthLine[];
}

/** 8.7.1, 8.8.1 The strength of a side line by line, as `strengthOf` adds it up. */
export const sumOf = (book: Book, stand: Stand, role: Role, during: During): Sum => {
	const { combat, charging, disorganised } = stand;
	const parts = partsOf(book, stand, role, during);
	const units = sideOf(combat, role);
	const lines = parts.whole.map(([strength, divisor, id = '']): StrengthLine => {
		const unit = units.find((one) => one.id === id);
		const support = combat.supports.find((one) => one.id === id);
		const divided =
			unit && divisor > 1
				? DIVISORS.filter(({ holds }) => holds(unit, combat, role, disorganised.includes(id)))
				: [];
		const halved = support?.unsupplied ? [words.unsupplied] : [];
		const hasty = support && divisor > (support.unsupplied ? 2 : 1) ? [words.hastyAttack] : [];
		return {
			section: support
				? '8.6.2'
				: (divided[0]?.section ?? (unit && VEHICLES[unit.type]) ?? CITES[during]),
			units: [id],
			strength,
			divisor,
			why: [
				...(charging.includes(id) ? [words.charges] : []),
				...divided.map((one) => one.why),
				...halved,
				...hasty
			]
		};
	});
	const failed = parts.failed.map(({ units: ids, fire, divisor }): StrengthLine => ({
		section: '8.6.2',
		units: ids,
		strength: fire,
		divisor,
		why: [words.notCoordinated]
	}));
	return { total: addedUp(parts), lines: [...lines, ...failed] };
};

/** 8.7.1 The strengths of both sides at the Cohesion Check. */
export interface Strengths {
	readonly attacker: number;
	readonly defender: number;
}
export const cohesionStrengths = (book: Book, stand: Stand): Strengths => ({
	attacker: strengthOf(book, stand, 'attacker', 'cohesion'),
	defender: strengthOf(book, stand, 'defender', 'cohesion')
});

/**
 * 8.7.1 What the ratio of strengths adds to the attacker's and the defender's die; by exact numbers (OR-04). New Combat
 * Rules: by who is stronger (OR-N1).
 */
export const ratioModifiers = (
	book: Book,
	attacker: number,
	defender: number
): readonly [attacker: number, defender: number] => {
	if (book.options.combat === 'new')
		return attacker === defender ? [0, 0] : attacker > defender ? [-1, 1] : [1, -1];
	if (attacker > 0 && ratioAtLeast(attacker, defender, 2, 1)) return [-1, 1];
	return attacker < defender || attacker === 0 ? [1, -1] : [0, 0];
};
