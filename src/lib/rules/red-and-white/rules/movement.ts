import type Fraction from 'fraction.js';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { Draw, sum } from '#lib/kernel/dice/draw.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import type { Heroic, Mark, Mover, MovementSystem, Terrain, UnitType } from '../types.ts';
import { heroicLine } from './special-figures.ts';
import { diceLeft, maySailWith, type Water } from './vehicles/ice.ts';
import { words } from '../words/en/rules.ts';

/** MOVEMENT: one move in phase 3. `road`: in column on a road or trail for the whole move. */
export interface Move {
	readonly system: MovementSystem;
	readonly mover: Mover;
	readonly terrain: Terrain;
	readonly charging?: boolean;
	readonly chargedLastTurn?: boolean;
	readonly heroic?: Heroic;
	/** ARTILLERY: the gun limbers and moves in the same turn. */
	readonly limbering?: boolean;
	/** CAVALRY: the unit mounts or dismounts during the move (G14). */
	readonly mounting?: boolean;
	/** MACHINE GUNS; ARTILLERY: the guns join or leave a unit during the move (G14). */
	readonly attaching?: boolean;
	/** BOMBARDMENT: the unit has passed its test and moves at half. */
	readonly bombardmentPassed?: boolean;
	/** ADDITIONAL RULES: what a ship moves on, where these are used; on any ice by dice alone. */
	readonly water?: Water;
}

/** What a move is made of: flat inches, D6s, inches of a heroic officer, and the halvings. */
export interface MoveParts {
	readonly inches: number;
	readonly dice: number;
	/** ADDITIONAL RULES: those that the ice has taken already. */
	readonly iceDice: number;
	readonly chargeDice: number;
	readonly roadDice: number;
	readonly heroicInches: number;
	readonly heroicDice: number;
	/** Halvings of the whole, each 1/2. */
	readonly halvings: readonly ('rough' | 'limbering' | 'mounting' | 'attaching' | 'bombardment')[];
	/** CAVALRY (G14): mounting or attaching takes the whole move. */
	readonly none?: boolean;
}

/** MOVEMENT: is this kind of move possible at all? */
export const mayMoveSo = (book: Book, move: Move): Decision<never> => {
	const { rough } = lineOf(book, move);
	if (move.terrain === 'rough' && rough === 'no')
		return refuse('Movement', say(words.thisMayNotEnterRoughGround));
	if (move.water) return maySailWith(moveParts(book, move).dice, move.water.river);
	if (!move.charging) return { ok: true, facts: [] };
	if (move.mover !== 'cavalry') return refuse('Cavalry', say(words.onlyCavalryMayCharge));
	if (move.chargedLastTurn) return refuse('Cavalry', say(words.theHorsesChargedLastTurnAndMayNot));
	if (move.terrain === 'road' && book.readings.R13 !== 'halved_road_allowed')
		return refuse('Movement', say(words.thereIsNoChargeInColumnOnARoad));
	return { ok: true, facts: [] };
};

/** MOVEMENT; ADDITIONAL RULES: the table it moves by; ice takes dice of the one that is dice alone. */
export const systemOf = ({ system, water }: Move): MovementSystem =>
	water && water.river !== 'unfrozen' ? 'variable' : system;

/** MOVEMENT: the line of the table; by R58, a ship that tows may use the line of one that does not. */
const lineOf = (book: Book, move: Move) => {
	const { mover: moves } = move;
	const same = moves === 'ship_towing' && book.readings.R58 === 'same_when_towing';
	const mover = same ? 'ship' : moves;
	const table =
		systemOf(move) === 'variable' ? book.charts.VARIABLE_MOVEMENT : book.charts.ALTERNATE_MOVEMENT;
	return {
		inches: Number(table.at(mover, 'inches')),
		dice: Number(table.at(mover, 'dice')),
		rough: table.at(mover, 'rough'),
		road: Number(table.at(mover, 'road'))
	};
};

/** MOVEMENT: is it a ship, to which bombardment does not apply (BO-6)? */
export const exemptFromBombardment = (what: Mover | UnitType): boolean =>
	what === 'ship' || what === 'ship_towing';

/** MOVEMENT; ALTERNATE MOVEMENT TABLE: what is rolled, and how often the total is halved. */
export const moveParts = (book: Book, move: Move): MoveParts => {
	const { system, mover, terrain } = move;
	const led = heroicLine(book, move.heroic ?? 0, false);
	const heroic = led ? book.charts.HEROIC_MOVEMENT.at(led, 'more') : 0;
	const line = lineOf(book, move);
	const dice = move.water ? diceLeft(book, line.dice, true, move.water) : line.dice;
	const onRoad = terrain === 'road';
	const halvings: MoveParts['halvings'][number][] = [];
	const roughOfficer = mover === 'officer' && book.readings.R14 === 'half_in_rough';
	if (terrain === 'rough' && (line.rough === 'half' || roughOfficer)) halvings.push('rough');
	if (move.limbering && (halvings.length === 0 || book.readings.R15 === 'both'))
		halvings.push('limbering');
	if (move.mounting && book.readings.G14 === 'half_the_move') halvings.push('mounting');
	if (move.attaching && book.readings.G14 === 'half_the_move') halvings.push('attaching');
	if (move.bombardmentPassed && !exemptFromBombardment(mover)) halvings.push('bombardment');
	const vehicle = mover === 'tank' || mover === 'armoured_car';
	const vehicleRoad = vehicle && book.readings.R12 === 'vehicles_too' ? 1 : 0;
	return {
		inches:
			onRoad && mover === 'armoured_car' && system === 'alternate'
				? book.charts.IN_TEXT.at('alternate_car_on_road', 'number')
				: line.inches,
		dice,
		iceDice: line.dice - dice,
		chargeDice: move.charging ? book.charts.IN_TEXT.at('charge_dice', 'number') : 0,
		roadDice: onRoad ? line.road + vehicleRoad : 0,
		heroicInches: book.readings.R10 === 'inch' ? heroic : 0,
		heroicDice: book.readings.R10 === 'extra_d6' ? heroic : 0,
		halvings,
		none: (move.mounting === true || move.attaching === true) && book.readings.G14 === 'whole_move'
	};
};

/** MOVEMENT: a halved distance, rounded as agreed (R11: not at all). In inches. */
export const halved = (book: Book, inches: number, times: number): number => {
	if (times === 0) return inches;
	const exact = inches / 2 ** times;
	switch (book.readings.R11) {
		case 'round_down':
			return Math.floor(exact);
		case 'round_up':
			return Math.ceil(exact);
		case 'nearest_half':
			return Math.floor(exact * 2) / 2;
		default:
			return exact;
	}
};

/** MOVEMENT: how many inches the unit may move this turn. */
export const movement = (book: Book, move: Move): Draw<number> => {
	const parts = moveParts(book, move);
	if (parts.none) return Draw.of(0);
	const rolled = (dice: number, label: string): Draw<number> =>
		sum(dice, 6, { label, rule: 'Movement' });
	const flat = parts.inches + parts.heroicInches;
	const dice = parts.dice + parts.roadDice + parts.heroicDice;
	const times = parts.halvings.length;
	if (parts.chargeDice > 0 && book.readings.R13 === 'charge_dice_whole')
		return rolled(dice, words.movement).chain((base) =>
			rolled(parts.chargeDice, words.charge).map(
				(charge) => halved(book, base + flat, times) + charge
			)
		);
	if (dice + parts.chargeDice === 0) return Draw.of(halved(book, flat, times));
	return rolled(dice + parts.chargeDice, words.movement).map((total) =>
		halved(book, total + flat, times)
	);
};

/** CLAIMING COVER (R64): a unit that moves leaves the cover it was in; its cover where it ends must be recorded again. */
export const LEFT_BY_MOVING: readonly Mark[] = ['claimed_cover', 'in_cover', 'in_defences'];

/** CLAIMING COVER: how much of this distance a unit may move and still claim cover, in inches (CV-3). */
export const claimsCoverTo = (inches: Fraction): Fraction => inches.div(2);
