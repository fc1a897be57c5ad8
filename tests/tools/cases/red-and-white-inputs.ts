import type { Melee, MeleeAttacker, MeleeDefender } from '#lib/rules/red-and-white/rules/melee.ts';
import type { SmallArms } from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { smallArmsBand } from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import { bookOf, type Book } from '#lib/rules/red-and-white/book.ts';
import type {
	Band,
	Character,
	Commissar,
	Cover,
	Heroic,
	Mover,
	MovementSystem,
	Terrain,
	Weapon
} from '#lib/rules/red-and-white/types.ts';

/** The inputs of a case: absent means none, false or 0. */
export class Inputs {
	readonly #values: Readonly<Record<string, unknown>>;

	constructor(values: Readonly<Record<string, unknown>>) {
		this.#values = values;
	}

	has = (key: string): boolean => this.#values[key] !== undefined && this.#values[key] !== null;

	number(key: string): number | undefined;
	number(key: string, absent: number): number;
	number(key: string, absent?: number): number | undefined {
		const value = this.#values[key];
		if (typeof value === 'boolean') return Number(value);
		return typeof value === 'number' ? value : absent;
	}

	flag = (key: string): boolean => Boolean(this.#values[key]);

	text = <T extends string>(key: string, absent: T): T => {
		const value = this.#values[key];
		return typeof value === 'string' ? (value as T) : absent;
	};

	list = <T>(key: string): readonly T[] => {
		const value = this.#values[key];
		return Array.isArray(value) ? (value as readonly T[]) : [];
	};

	of = (key: string): Inputs => {
		const value = this.#values[key];
		return new Inputs(typeof value === 'object' && value !== null ? { ...value } : {});
	};
}

/** The default rulings; a case may name its movement system. */
export const bookFor = (inputs: Inputs): Book =>
	bookOf({ options: { movement: inputs.text<MovementSystem>('system', 'variable') } });

const heroicIn = (inputs: Inputs): Heroic => {
	const heroic = inputs.number('heroic', 0);
	return heroic >= 2 ? 2 : heroic >= 1 ? 1 : 0;
};

/** `none, plus, zero, minus, check`, or a plain true for a commissar who is sure of himself. */
export const commissarIn = (inputs: Inputs): Commissar =>
	inputs.text<Commissar>('commissar', 'none');

export const moveIn = (inputs: Inputs, book: Book) => ({
	system: book.options.movement,
	mover: inputs.text<Mover>('mover', 'infantry'),
	terrain: inputs.text<Terrain>('terrain', 'open'),
	charging: inputs.flag('charging'),
	chargedLastTurn: inputs.flag('charged_last_turn'),
	heroic: heroicIn(inputs),
	limbering: inputs.flag('limbering'),
	bombardmentPassed: inputs.flag('bombardment_passed')
});

const coverIn = (target: Inputs): Cover =>
	target.flag('cover') ? target.text<Cover>('cover', 'terrain') : 'none';

/** A fire, or undefined where the target is out of range. */
export const fireIn = (inputs: Inputs, book: Book): SmallArms | undefined => {
	const weapons = inputs.of('weapons');
	const target = inputs.of('target');
	const given = inputs.has('band') ? inputs.text<Band>('band', 'normal') : undefined;
	const measured = inputs.has('distance')
		? smallArmsBand(book, inputs.text<Weapon>('range_as', 'rifle'), inputs.number('distance', 0))
		: 'normal';
	const band = given ?? measured;
	if (!band) return undefined;
	return {
		rifleStands: weapons.number('rifle_stands', 0),
		lmg: weapons.number('lmg', 0),
		hmg: weapons.number('hmg', 0),
		vehicleMg: weapons.number('vehicle_mg', 0),
		band,
		attackingFire: inputs.flag('attacking_fire'),
		interventionist: inputs.flag('interventionist'),
		heroic: heroicIn(inputs),
		commissar: commissarIn(inputs),
		priest: inputs.flag('priest'),
		target: {
			cover: coverIn(target),
			saves: target.flag('saving_throw'),
			figures: target.number('figures')
		}
	};
};

const sideIn = (side: Inputs) => ({
	standsLost: side.number('stands_lost', 0),
	banner: side.number('banner', 0),
	heroic: heroicIn(side),
	commissar: commissarIn(side),
	priest: side.number('priest', 0)
});

export const meleeIn = (inputs: Inputs): Melee => {
	const attacker = inputs.of('attacker');
	const defender = inputs.of('defender');
	const units = attacker.list<MeleeAttacker>('units');
	return {
		attacker: {
			...sideIn(attacker),
			units: units.length ? units : ['infantry'],
			wire: attacker.text<'none' | 'intact' | 'breached'>('wire', 'none'),
			flankOrRear: attacker.flag('flank_or_rear')
		},
		defender: {
			...sideIn(defender),
			type: defender.text<MeleeDefender>('type', 'infantry'),
			defences: defender.flag('defences'),
			mgAttached: defender.flag('mg_attached'),
			fallingBack: defender.flag('falling_back')
		}
	};
};

export const characterIn = (inputs: Inputs, key: string): Character | undefined =>
	inputs.has(key) ? inputs.text<Character>(key, 'normal') : undefined;
