import type { DiceSource } from '#lib/kernel/dice/draw.ts';
import { forBattle } from '#lib/rules/red-and-white/engine/commands/battle.ts';
import type { CommandOf } from '#lib/rules/red-and-white/engine/commands/command.ts';
import { attachmentsFor, TEMPLATES } from '#lib/rules/red-and-white/scenarios/templates.ts';
import {
	CHARACTERS,
	type Attachment,
	type Camp,
	type Faction,
	type Force,
	type Unit
} from '#lib/rules/red-and-white/types.ts';

/** One of several, by the dice. */
export const oneOf = <T>(dice: DiceSource, of: readonly T[]): T => of[dice(of.length) - 1] as T;

/** ORGANIZATION: every branch; of those that come in kinds, one by chance. */
const BRANCHES: readonly (readonly string[])[] = [
	['infantry_lmg', 'infantry_hmg'],
	['infantry_gun'],
	['infantry'],
	['cavalry_tchanka'],
	['cavalry', 'cavalry_tchanka'],
	['machine_guns'],
	['battery_field', 'battery_medium', 'battery_heavy'],
	['battery_light', 'section'],
	['armoured_car', 'armoured_car_2'],
	['tank_male', 'tank_female'],
	['tank_whippet', 'tank_ft17_mg', 'tank_ft17_gun'],
	['armoured_train'],
	['headquarters', 'wagon']
];

/** COMMISSARS; RELIGIOUS INSPIRATION; BANNERS: what may stand with a unit besides its weapons. */
const BESIDE: Readonly<Record<Camp, readonly Attachment[]>> = {
	red: ['commissar', 'banner', 'petrol_bombs'],
	white: ['priest', 'banner', 'petrol_bombs']
};
const FACTIONS: Readonly<Record<Camp, readonly Faction[]>> = {
	red: ['red'],
	white: ['white', 'white', 'cossack', 'british', 'czech']
};

const unitsOf = (dice: DiceSource, camp: Camp, officers: readonly string[]): readonly Unit[] =>
	BRANCHES.map((keys, place): Unit => {
		const key = oneOf(dice, keys);
		const build = TEMPLATES.find((template) => template.key === key)?.build;
		if (!build) throw new Error(`No template ${key}`);
		const beside = BESIDE[camp].filter(
			(one) => attachmentsFor(build.type).includes(one) && dice(2) === 1
		);
		const label = `${camp === 'red' ? 'R' : 'W'}${place + 1}`;
		return {
			...{ id: `${camp}-${label}`, label, name: `${label} ${key}`, originalName: '' },
			...{ faction: oneOf(dice, FACTIONS[camp]), officer: oneOf(dice, officers) },
			...{ poorQuality: dice(6) === 1, oneDieFewer: false, notes: '' },
			...build,
			attachments: [...build.attachments, ...beside]
		};
	});

const forceOf = (dice: DiceSource, camp: Camp): Force => {
	const officers = [0, 1, 2].map((place) => ({
		id: `${camp}-officer-${place}`,
		name: `${camp === 'red' ? 'Komdiv' : 'General'} ${['Petrov', 'Orlov', 'Zhukov'][place] ?? ''}`,
		player: `${camp}-player`,
		commanderInChief: place === 0,
		character: oneOf(dice, CHARACTERS)
	}));
	return {
		id: `${camp}-force`,
		name: camp === 'red' ? 'Southern Front' : 'Volunteer Army',
		originalName: '',
		camp,
		faction: camp,
		players: [{ id: `${camp}-player`, name: camp, absent: false, standIn: null }],
		officers,
		units: unitsOf(
			dice,
			camp,
			officers.map(({ id }) => id)
		),
		notes: ''
	};
};

/** A battle in which both sides have every branch, and officers of any character. */
export const anyBattle = (dice: DiceSource): CommandOf<'begin'> => ({
	type: 'begin',
	name: 'By chance',
	forces: forBattle([forceOf(dice, 'red'), forceOf(dice, 'white')]),
	reserve: [],
	readings: {},
	numbers: {},
	options: { petrol_bombs: 'allowed', indirect_fire: 'allowed' }
});
