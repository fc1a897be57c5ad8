import { isEncircled } from '#lib/kernel/hex/encircled.ts';
import { lossesOff, type LossesOff } from '#lib/kernel/hex/losses.ts';
import type { Draw } from '#lib/kernel/dice/draw.ts';
import { sum } from '#lib/kernel/dice/draw.ts';
import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { ratioRow, type RatioRow } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import { isTrain, isVehicle, type CohesionResult, type Role } from '../../types.ts';
import {
	combatUnitsOf,
	fightersOf,
	hasInfantry,
	hasIntegratedArtillery,
	predominantTq,
	stepsOf,
	vehiclesOf,
	type Combat,
	type Fighter,
	type Stand
} from '../08-combat.ts';
import { allEntrenched } from './08-7-charge.ts';
import { strengthOf, sumOf, type Strengths, type Sum } from './08-7-strength.ts';
import { stepsToLose } from './08-8-losses.ts';
import { groundMet, groundWorth, tankAttacks } from './08-8-ground.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.7.2 The results of both sides by unit; units that did not check are missing. */
export type Results = Readonly<Record<string, CohesionResult>>;

/** 8.7.2 Is this unit out of the Assault? */
const out = (results: Results, { id }: Fighter): boolean =>
	['repulsed', 'retreat', 'rout'].includes(results[id] ?? 'ok');

/** 8.7.2 Those whom no result drives off. */
export const undriven = (units: readonly Fighter[], results: Results): readonly Fighter[] =>
	units.filter((one) => !out(results, one));

/**
 * 8.8 The two sides as they meet in the Assault: attackers neither Repulsed nor driven back, vehicles that are with one
 * of them (OR-48), and the defenders still there, even if they had to retreat and could not (8.5.1).
 */
export const inAssault = (combat: Combat, results: Results): Combat => {
	const units = undriven(combatUnitsOf(combat.attackers), results);
	const hexes = new Set(units.map(({ hex }) => hex));
	return {
		...combat,
		attackers: [
			...units,
			...combat.attackers.filter(({ type, hex }) => isVehicle(type) && hexes.has(hex))
		]
	};
};

/** 8.7.2 The units that the check left Disorganised. */
export const disorganisedIn = (results: Results): readonly string[] =>
	Object.keys(results).filter((id) => results[id] === 'disorganised');

/** A line of the odds, the ratio that it stands for, as the chart prints it, and its modifier. */
interface OddsLine extends RatioRow {
	readonly row: string;
	readonly modifier: number;
}

/** 8.8.1 The lines of the odds, best first, as OR-03 reads those below 1:1. */
const oddsLines = (book: Book): readonly OddsLine[] => {
	const policy = book.readings['OR-03'];
	const above = policy === 'symmetric';
	const below = above ? TURNED : DOWN;
	const { ODDS_ABOVE, ODDS_BELOW } = book.charts;
	return [
		{ of: 5, to: 1, row: '5:1', modifier: ODDS_ABOVE.at('5', 'modifier') },
		{ of: 4, to: 1, row: '4:1', modifier: ODDS_ABOVE.at('4', 'modifier') },
		{ of: 3, to: 1, row: '3:1', modifier: ODDS_ABOVE.at('3', 'modifier') },
		{ of: 2, to: 1, row: '2:1', modifier: ODDS_ABOVE.at('2', 'modifier') },
		{ of: 3, to: 2, row: '1.5:1', modifier: ODDS_ABOVE.at('3/2', 'modifier') },
		{ of: 1, to: 1, row: '1:1', modifier: ODDS_ABOVE.at('1', 'modifier') },
		{ of: 2, to: 3, above, row: below[0], modifier: ODDS_BELOW.at(policy, 'two_thirds') },
		{ of: 1, to: 2, above, row: below[1], modifier: ODDS_BELOW.at(policy, 'half') },
		{ of: 1, to: 3, above, row: below[2], modifier: ODDS_BELOW.at(policy, 'third') },
		{ of: 1, to: 4, above, row: below[3], modifier: ODDS_BELOW.at(policy, 'quarter') },
		{ of: 0, to: 1, row: '<1:4', modifier: ODDS_BELOW.at(policy, 'less') }
	];
};
/** Below 1:1, the printed lines that are read: the ratio rounded down, or the larger side's. */
const DOWN = ['1:1.5', '1:2', '1:3', '<1:4'] as const;
const TURNED = ['1:1', '1:1.5', '1:2', '1:3'] as const;

/**
 * 8.8.1 What the odds add: ratios are rounded down, 1.5 has a line of its own; without attackers the worst line is
 * read, without defenders the best (OR-03, OR-30).
 */
export const oddsRead = (book: Book, attacker: number, defender: number): OddsLine =>
	ratioRow(oddsLines(book), attacker, defender);
export const oddsModifier = (book: Book, attacker: number, defender: number): number =>
	oddsRead(book, attacker, defender).modifier;

/** 8.8.1 The steps of charging cavalry that a White combined attack needs. */
const COMBINED_STEPS = 2;

/** 8.8.1 Do Whites attack with infantry and at least two steps of charging cavalry that is not Disorganised? */
const combinedArms = ({ combat, charging, disorganised }: Stand): boolean => {
	const units = combatUnitsOf(combat.attackers);
	const chargers = units.filter(
		({ id, player }) => player === 'white' && charging.includes(id) && !disorganised.includes(id)
	);
	return stepsOf(chargers) >= COMBINED_STEPS && hasInfantry(units);
};

const heavyTrain = (fighters: readonly Fighter[]): boolean =>
	fighters.some(({ type, heavy }) => isTrain(type) && heavy === true);

/** 8.8.1 The hexsides through which the Assault comes (OR-47). */
const sidesOf = (combat: Combat): readonly number[] =>
	combatUnitsOf(combat.attackers).flatMap(({ hex }) => combat.from[hex]?.side ?? []);

const assaultStrengths = (book: Book, stand: Stand): Strengths => ({
	attacker: strengthOf(book, stand, 'attacker', 'assault'),
	defender: strengthOf(book, stand, 'defender', 'assault')
});

/** 8.8.1 The modifiers of the Assault dice, in the order of the chart; both sides as `inAssault` leaves them. */
export const assaultModifiers = (
	book: Book,
	stand: Stand,
	strengths: Strengths = assaultStrengths(book, stand)
): Modifier[] => {
	const { combat } = stand;
	const attackers = fightersOf(combat, 'attacker');
	const defenders = fightersOf(combat, 'defender');
	const dugIn = allEntrenched(combat.defenders, tankAttacks(combat));
	const vehicles = vehiclesOf(combat, 'attacker');
	const ground = groundWorth(book, groundMet(combat, attackers, dugIn));
	return modifiers(
		['8.8.1', words.odds, oddsModifier(book, strengths.attacker, strengths.defender)],
		['8.8.1', words.predominantTq, predominantTq(attackers) - predominantTq(defenders)],
		['8.8.1', ground.says, ground.worth],
		['8.8.1', words.integratedArtilleryAttacks, hasIntegratedArtillery(attackers) ? 1 : 0],
		['8.8.1', words.integratedArtilleryDefends, hasIntegratedArtillery(defenders) ? -1 : 0],
		['9.2.2', words.tankAttacks, vehicles.some(({ type }) => type === 'tank') ? 1 : 0],
		['9.1.2', words.heavyTrainInContactAttacks, heavyTrain(vehicles) ? 1 : 0],
		[
			'9.1.2',
			words.heavyTrainInContactDefends,
			heavyTrain(vehiclesOf(combat, 'defender')) ? -1 : 0
		],
		['8.8.1', words.combinedArms, combinedArms(stand) ? 1 : 0],
		['8.8.1', words.encircled, combat.encircled || isEncircled(sidesOf(combat)) ? 2 : 0],
		['6.2', 'Heroism', combat.events?.heroism ?? 0]
	);
};

/** 8.8.2 A column of the Assault Resolution Table. */
export interface AssaultResult {
	readonly attackerLoss: number;
	readonly defenderLoss: number;
	readonly loser: Role;
	/** The modifier of the loser's Morale Check; null for no check. */
	readonly morale: number | null;
}

/** 8.8.2 The ends of the table (OR-02). */
const FIRST = 2;
const LAST = 15;

/** 8.8.2 The column for a total of dice and modifiers. */
const assaultColumn = (book: Book, sumOfDice: number): AssaultResult => {
	const column = Math.max(FIRST, Math.min(LAST, sumOfDice));
	const { at } = book.charts.ASSAULT_RESULTS;
	const morale = at(column, 'morale');
	return {
		attackerLoss: Number(at(column, 'attackerLoss')),
		defenderLoss: Number(at(column, 'defenderLoss')),
		loser: at(column, 'loser') === 'attacker' ? 'attacker' : 'defender',
		morale: morale === null ? null : Number(morale)
	};
};

/** 8.8.1 The Assault dice: what was rolled, and the column that is read. */
export const assaultDice = (
	modifier: number
): Draw<{ readonly dice: number; readonly column: number }> =>
	sum(2, 6, { label: words.assault, rule: '8.8.1' }).map((dice) => ({
		dice,
		column: Math.max(FIRST, Math.min(LAST, dice + modifier))
	}));

/** 8.8.2 An Assault as it was rolled; the losses are those that each side can bear. */
export interface Assault extends AssaultResult {
	readonly dice: number;
	readonly modifier: number;
	readonly column: number;
}

/** 8.8.1 What is added to the Assault dice, with the strengths of which the odds are made, and the line they read. */
export interface Adding {
	readonly lines: readonly Modifier[];
	readonly sums: Readonly<Record<Role, Sum>>;
	readonly odds: string;
}

/** 8.8.1 Everything that is added up before the Assault dice; both sides as `inAssault` leaves them. */
export const adding = (book: Book, stand: Stand): Adding => {
	const sums = {
		attacker: sumOf(book, stand, 'attacker', 'assault'),
		defender: sumOf(book, stand, 'defender', 'assault')
	};
	const strengths = { attacker: sums.attacker.total, defender: sums.defender.total };
	const { row } = oddsRead(book, strengths.attacker, strengths.defender);
	return { lines: assaultModifiers(book, stand, strengths), sums, odds: row };
};

/** 8.8 The Assault of two sides as they meet in it (`inAssault`). */
export const assault = (
	book: Book,
	stand: Stand,
	lines: readonly Modifier[] = assaultModifiers(book, stand)
): Draw<Assault> => {
	const modifier = total(lines);
	const sides = engaged(stand.combat);
	return assaultDice(modifier).map(({ dice, column }) => ({
		dice,
		modifier,
		column,
		...assaultBorne(book, column, sides)
	}));
};

/** 8.8.2 The steps of a side that fight, which make a loss costly, and those that it has to lose. */
export interface Engaged {
	readonly fights: number;
	readonly bears: number;
}
/** 8.8.2 The steps of both sides as they meet in the Assault. */
export const engaged = (combat: Combat): Readonly<Record<Role, Engaged>> => {
	const of = (role: Role): Engaged => ({
		fights: stepsOf(fightersOf(combat, role)),
		bears: stepsToLose(combat, role)
	});
	return { attacker: of('attacker'), defender: of('defender') };
};

/** 8.8.2 The loss of a side, and what it is made of. */
export interface LossRead extends LossesOff {
	/** As the column has it. */
	readonly printed: number;
	/** The steps of the smaller side where they add 1; otherwise 0. */
	readonly costly: number;
}

/** 8.8.2 From this many steps of the smaller side in the Assault, each side loses one more (OR-11). */
const COSTLY_STEPS = 6;

/**
 * 8.8.2 How the losses of both sides are made up in a column, before any is forgiven in a pursuit: costlier where both
 * have many steps; what one side cannot bear is taken off the other side's losses (OR-12).
 */
export const lossesRead = (
	book: Book,
	column: number,
	{ attacker, defender }: Readonly<Record<Role, Engaged>>
): Readonly<Record<Role, LossRead>> => {
	const { attackerLoss, defenderLoss } = assaultColumn(book, column);
	const smaller = Math.min(attacker.fights, defender.fights);
	const costly = smaller >= COSTLY_STEPS ? smaller : 0;
	const more = costly > 0 ? 1 : 0;
	const [ofAttacker, ofDefender] = lossesOff(
		[attackerLoss + more, defenderLoss + more],
		[attacker.bears, defender.bears]
	);
	return {
		attacker: { printed: attackerLoss, costly, ...ofAttacker },
		defender: { printed: defenderLoss, costly, ...ofDefender }
	};
};

/** 8.8.2 The steps that such a loss comes to. */
export const lossBorne = ({ printed, costly, spared, beyond }: LossRead): number =>
	printed + (costly > 0 ? 1 : 0) - spared - beyond;

/** 8.8.2 A column as two sides bear it. */
export const assaultBorne = (
	book: Book,
	column: number,
	sides: Readonly<Record<Role, Engaged>>
): AssaultResult => {
	const { attacker, defender } = lossesRead(book, column, sides);
	return {
		...assaultColumn(book, column),
		attackerLoss: lossBorne(attacker),
		defenderLoss: lossBorne(defender)
	};
};
