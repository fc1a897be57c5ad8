import { flagIn, listIn, numberIn, oneOf, signed, situationIn } from '#lib/kernel/sheet/parts.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import type { Form } from '#lib/kernel/sheet/calculator.ts';
import { say } from '#lib/kernel/phrase.ts';
import { numberOf, type Book } from '../book.ts';
import type { PrintedNumber } from '../charts/numbers.ts';
import type { Combat, Firer } from '../rules/combat.ts';
import { tableOf } from '../rules/fire.ts';
import {
	combatModifiers,
	dieModifiers,
	sumsOf,
	type DieModifiers,
	type ModifiedSide
} from '../rules/modifiers.ts';
import { cancelModifiers, type Stand } from '../rules/retreat.ts';
import { columnShifts } from '../rules/shifts.ts';
import type { SurpriseNeeds } from '../rules/surprise.ts';
import {
	CAMP_ORDER,
	METHODS,
	otherCamp,
	SUPPLIES,
	TERRAINS,
	type Camp,
	type Role
} from '../types.ts';
import { words } from '../words/en/procedures.ts';

/** The first letter of a field's key says whose it is. */
const LETTER: Readonly<Record<Role, 'a' | 'd'>> = { attacker: 'a', defender: 'd' };

export const MOST_STEPS = 20;

/** CANCEL RETREAT: nothing helps or hinders the defender. */
export const FRESH_STAND: Stand = {
	terrain: 'clear',
	fortress: false,
	cheka: false,
	leaderFour: false,
	inFighting: false,
	homeCityLost: false
};

/** A combat as it is begun: two corps of either side in clear ground. */
export const FRESH_COMBAT: Form = {
	triggered: 'no',
	camp: 'white',
	aArmies: 0,
	aCorps: 2,
	aStrength: 4,
	aSteps: 4,
	dArmies: 0,
	dCorps: 2,
	dStrength: 4,
	dSteps: 4,
	aAssets: 0,
	dAssets: 0,
	withdrawalFailed: false,
	reinforced: false,
	aLeadership: false,
	dLeadership: false,
	aElite: 0,
	dElite: 0,
	aFactions: false,
	dFactions: false,
	kappel: false,
	city: false,
	choice: 'self',
	river: false,
	aSupply: 'full',
	dSupply: 'full',
	method: 'none',
	mud: false,
	moreCavalry: false,
	cavalryLeader: false,
	famous: false,
	aAfter: [],
	dAfter: [],
	...FRESH_STAND
};

export const attackerIn = (form: Form): Camp => oneOf(form, 'camp', CAMP_ORDER);
export const campIn = (form: Form, role: Role): Camp =>
	role === 'attacker' ? attackerIn(form) : otherCamp(attackerIn(form));
export const triggeredIn = (form: Form): boolean => form['triggered'] === 'yes';
const terrainIn = (form: Form) => oneOf(form, 'terrain', TERRAINS);
export const methodIn = (form: Form) =>
	triggeredIn(form) ? 'none' : oneOf(form, 'method', METHODS);

const sideNumber = (form: Form, role: Role, key: string): number =>
	numberIn(form, `${LETTER[role]}${key}`);
const sideFlag = (form: Form, role: Role, key: string): boolean =>
	flagIn(form, `${LETTER[role]}${key}`);

const modifiedSide = (form: Form, role: Role): ModifiedSide => ({
	camp: campIn(form, role),
	superiorLeadership: sideFlag(form, role, 'Leadership'),
	eliteSteps: sideNumber(form, role, 'Elite'),
	assets: sideNumber(form, role, 'Assets'),
	manyFactions: sideFlag(form, role, 'Factions'),
	kappel: flagIn(form, 'kappel')
});

/** COMBAT MODIFIERS: the lines of both sides; none in triggered combat. */
export const modifiersIn = (book: Book, form: Form) =>
	triggeredIn(form)
		? { attacker: [], defender: [] }
		: combatModifiers(book, modifiedSide(form, 'attacker'), modifiedSide(form, 'defender'), {
				withdrawalFailed: flagIn(form, 'withdrawalFailed'),
				reinforced: flagIn(form, 'reinforced'),
				forest: terrainIn(form) === 'forest',
				city: flagIn(form, 'city')
			});

const NO_MODIFIERS: DieModifiers = { attacker: 0, defender: 0 };

/** COMBAT MODIFIERS: what is added to each die; `more` on the sums, to ask what one would be worth. */
export const drmsIn = (book: Book, form: Form, more: DieModifiers = NO_MODIFIERS): DieModifiers => {
	if (triggeredIn(form)) return NO_MODIFIERS;
	const sums = sumsOf(modifiersIn(book, form));
	return dieModifiers(
		book,
		{ attacker: sums.attacker + more.attacker, defender: sums.defender + more.defender },
		oneOf(form, 'choice', ['self', 'enemy'])
	);
};

/** COLUMN SHIFTS: the lines of both sides; none in triggered combat. */
export const shiftsIn = (book: Book, form: Form) =>
	triggeredIn(form)
		? { attacker: [], defender: [] }
		: columnShifts(book, {
				terrain: terrainIn(form),
				river: flagIn(form, 'river'),
				fortress: flagIn(form, 'fortress'),
				attackerSupply: oneOf(form, 'aSupply', SUPPLIES),
				defenderSupply: oneOf(form, 'dSupply', SUPPLIES)
			});

/** COMBAT SURPRISE: strength in proportion to the steps that so many losses leave. */
const inProportion = (form: Form, role: Role, lost: number): number => {
	const steps = Math.max(1, sideNumber(form, role, 'Steps'));
	return Math.round((sideNumber(form, role, 'Strength') * Math.max(0, steps - lost)) / steps);
};

/** COMBAT SURPRISE: strength after 0, 1, 2 ... losses: as told, or in proportion to the steps left. */
const strengthsIn = (form: Form, role: Role): readonly number[] => {
	const strength = sideNumber(form, role, 'Strength');
	const steps = sideNumber(form, role, 'Steps');
	const told = listIn(form, `${LETTER[role]}After`);
	if (told.length) return [strength, ...told];
	return Array.from({ length: Math.max(1, steps) }, (_, lost) => inProportion(form, role, lost));
};

/** COMBAT SURPRISE: the strength that the next loss leaves, where it is told. */
export const afterNext = (form: Form, role: Role): number =>
	inProportion(form, role, listIn(form, `${LETTER[role]}After`).length + 1);

const firer = (book: Book, form: Form, role: Role, more: DieModifiers): Firer => ({
	table: tableOf(book, {
		armies: sideNumber(form, role, 'Armies'),
		corps: sideNumber(form, role, 'Corps')
	}),
	strengths: strengthsIn(form, role),
	steps: sideNumber(form, role, 'Steps'),
	shift: total(shiftsIn(book, form)[role]),
	drm: drmsIn(book, form, more)[role]
});

/** CANCEL RETREAT: what the form says of the defender. */
export const standIn = (form: Form): Stand => situationIn(FRESH_STAND, form);

/** COMBAT SEQUENCE: the situation of the form; `more` on the sums of the modifiers. */
export const combatIn = (book: Book, form: Form, more: DieModifiers = NO_MODIFIERS): Combat => ({
	attacker: firer(book, form, 'attacker', more),
	defender: firer(book, form, 'defender', more),
	attempt: {
		method: methodIn(form),
		famous: flagIn(form, 'famous'),
		asset: sideNumber(form, 'attacker', 'Assets') > 0
	},
	triggered: triggeredIn(form),
	cancel: {
		elite: sideNumber(form, 'defender', 'Elite') > 0,
		drm: total(cancelModifiers(book, standIn(form)))
	}
});

/** COMBAT SURPRISE: what the attempt needs. */
export const needsIn = (form: Form): SurpriseNeeds => ({
	attackerAssets: sideNumber(form, 'attacker', 'Assets'),
	defenderAssets: sideNumber(form, 'defender', 'Assets'),
	mud: flagIn(form, 'mud'),
	clear: terrainIn(form) === 'clear',
	river: flagIn(form, 'river'),
	moreCavalry: flagIn(form, 'moreCavalry'),
	cavalryLeader: flagIn(form, 'cavalryLeader')
});

/** COMBAT MODIFIERS: does somebody choose at a difference of 2? */
export const choosesIn = (book: Book, form: Form): Role | undefined => {
	const { attacker, defender } = sumsOf(modifiersIn(book, form));
	if (triggeredIn(form) || Math.abs(attacker - defender) !== 2) return undefined;
	return attacker > defender ? 'attacker' : 'defender';
};

/** What a number is worth, with its sign. */
export const amountOf = (book: Book, number: PrintedNumber): string =>
	signed(numberOf(book, number));

export const ROLE_WORDS: Readonly<Record<Role, string>> = {
	attacker: words.attacker,
	defender: words.defender
};
export const strengthNote = say(words.untoldTheStrengthFallsIn);
