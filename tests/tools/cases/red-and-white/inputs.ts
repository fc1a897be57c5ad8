import {
	MELEE_ATTACKERS,
	MELEE_DEFENDERS,
	type Melee,
	type MeleeAttacker,
	type MeleeDefender
} from '#lib/rules/red-and-white/rules/melee.ts';
import type { SmallArms } from '#lib/rules/red-and-white/rules/fire/small-arms.ts';
import { smallArmsBand } from '#lib/rules/red-and-white/rules/fire/ranges.ts';
import { bookOf, type Book } from '#lib/rules/red-and-white/book.ts';
import {
	BANDS,
	CHARACTERS,
	MOVERS,
	TERRAINS,
	WEAPONS,
	type Band,
	type Character,
	type Commissar,
	type Cover,
	type Heroic,
	type Mover,
	type MovementSystem,
	type Terrain,
	type Weapon
} from '#lib/rules/red-and-white/types.ts';

/** The inputs of a case: absent means none, false or 0; a word or a kind of value that is not of the form is refused. */
export class Inputs {
	readonly #values: Readonly<Record<string, unknown>>;

	constructor(values: Readonly<Record<string, unknown>>) {
		this.#values = values;
	}

	has = (key: string): boolean => this.#values[key] !== undefined && this.#values[key] !== null;

	#refuse = (key: string): never => {
		throw new Error(`"${key}" may not be ${JSON.stringify(this.#values[key])}`);
	};

	number(key: string): number | undefined;
	number(key: string, absent: number): number;
	number(key: string, absent?: number): number | undefined {
		if (!this.has(key)) return absent;
		const value = this.#values[key];
		if (typeof value === 'boolean') return Number(value);
		return typeof value === 'number' ? value : this.#refuse(key);
	}

	flag = (key: string): boolean => this.number(key, 0) !== 0;

	/** One of these words; `plain` stands for a plain true. */
	word = <T extends string>(key: string, words: readonly T[], absent: T, plain?: T): T => {
		if (!this.has(key)) return absent;
		const value = this.#values[key];
		if (value === true && plain !== undefined) return plain;
		if (value === false) return absent;
		return words.find((word) => word === value) ?? this.#refuse(key);
	};

	list = <T>(key: string, words?: readonly T[]): readonly T[] => {
		if (!this.has(key)) return [];
		const value = this.#values[key];
		if (!Array.isArray(value)) return this.#refuse(key);
		if (words && !value.every((one) => words.includes(one as T))) return this.#refuse(key);
		return value as readonly T[];
	};

	of = (key: string): Inputs => {
		const value = this.#values[key];
		return new Inputs(typeof value === 'object' && value !== null ? { ...value } : {});
	};
}

/** The default rulings; a case may name its movement system. */
export const bookFor = (inputs: Inputs): Book =>
	bookOf({
		options: {
			movement: inputs.word<MovementSystem>('system', ['variable', 'alternate'], 'variable')
		}
	});

const heroicIn = (inputs: Inputs): Heroic => {
	const heroic = inputs.number('heroic', 0);
	return heroic >= 2 ? 2 : heroic >= 1 ? 1 : 0;
};

/** `none, plus, zero, minus, check`, or a plain true for a commissar who is sure of himself. */
export const commissarIn = (inputs: Inputs): Commissar =>
	inputs.word<Commissar>('commissar', ['none', 'plus', 'zero', 'minus', 'check'], 'none', 'plus');

export const moveIn = (inputs: Inputs, book: Book) => ({
	system: book.options.movement,
	mover: inputs.word<Mover>('mover', MOVERS, 'infantry'),
	terrain: inputs.word<Terrain>('terrain', TERRAINS, 'open'),
	charging: inputs.flag('charging'),
	chargedLastTurn: inputs.flag('charged_last_turn'),
	heroic: heroicIn(inputs),
	limbering: inputs.flag('limbering'),
	bombardmentPassed: inputs.flag('bombardment_passed')
});

export const coverIn = (target: Inputs): Cover =>
	target.word<Cover>('cover', ['none', 'terrain', 'claimed'], 'none', 'terrain');

/** A fire, or undefined where the target is out of range. */
export const fireIn = (inputs: Inputs, book: Book): SmallArms | undefined => {
	const weapons = inputs.of('weapons');
	const target = inputs.of('target');
	const given = inputs.has('band') ? inputs.word<Band>('band', BANDS, 'normal') : undefined;
	const measured = inputs.has('distance')
		? smallArmsBand(
				book,
				inputs.word<Weapon>('range_as', WEAPONS, 'rifle'),
				inputs.number('distance', 0)
			)
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
	const units = attacker.list<MeleeAttacker>('units', MELEE_ATTACKERS);
	return {
		attacker: {
			...sideIn(attacker),
			units: units.length ? units : ['infantry'],
			wire: attacker.word('wire', ['none', 'intact', 'breached'], 'none', 'intact'),
			flankOrRear: attacker.flag('flank_or_rear')
		},
		defender: {
			...sideIn(defender),
			type: defender.word<MeleeDefender>('type', MELEE_DEFENDERS, 'infantry'),
			defences: defender.flag('defences'),
			mgAttached: defender.flag('mg_attached'),
			fallingBack: defender.flag('falling_back')
		}
	};
};

export const characterIn = (inputs: Inputs, key: string): Character | undefined =>
	inputs.has(key) ? inputs.word<Character>(key, CHARACTERS, 'normal') : undefined;
