import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier, type ModifierLine } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import { LUBBERS_LIST, MELEE_LOSS } from '../rulings/melee-list.ts';
import type { Commissar, Heroic } from '../types.ts';
import { refereeLine } from './referee.ts';
import {
	commissarNow,
	commissarOf,
	heroicBonus,
	type CommissarOutcome
} from './special-figures.ts';

/** MELEE: only these may start one. */
export const MELEE_ATTACKERS = ['infantry', 'cavalry', 'dismounted_cavalry', 'tank'] as const;
export type MeleeAttacker = (typeof MELEE_ATTACKERS)[number];
export const MELEE_DEFENDERS = [
	'infantry',
	'cavalry',
	'artillery',
	'mg',
	'tank',
	'armoured_car',
	'armoured_train'
] as const;
export type MeleeDefender = (typeof MELEE_DEFENDERS)[number];

/** MELEE: what either side may have with it. */
interface MeleeSide {
	/** Whole stands lost so far, of all its units together (R29, R62). */
	readonly standsLost: number;
	/** Units with one; in a group each kind of bonus counts once (R29). */
	readonly banner?: number;
	readonly heroic?: Heroic;
	readonly commissar?: Commissar;
	/** Units with one. */
	readonly priest?: number;
	/** Units with one who panicked earlier this turn (G06). */
	readonly priestPanics?: number;
	/** GAMING TERMS USED: added to its die. */
	readonly referee?: number;
	/** Only on Lubbers' list (P01). */
	readonly suppressed?: boolean;
	readonly raw?: boolean;
	readonly noLeader?: boolean;
	readonly grenades?: boolean;
	readonly cheka?: boolean;
	/** Stands of the enemy for one of its own: 2 or 3, or 0. */
	readonly outnumbered?: 0 | 2 | 3;
}
/** MELEE: one melee: any number of attacking units against one defender. */
export interface Melee {
	readonly attacker: MeleeSide & {
		readonly units: readonly MeleeAttacker[];
		/** Barbed wire: `breached` where a tank has made a gap. */
		readonly wire: 'none' | 'intact' | 'breached';
		readonly flankOrRear?: boolean;
	};
	readonly defender: MeleeSide & {
		readonly type: MeleeDefender;
		/** Trenches, buildings, breastworks. */
		readonly defences?: boolean;
		readonly mgAttached?: boolean;
		readonly fallingBack?: boolean;
	};
}

/** MELEE: how it ended. Casualties are figures, on an armoured car or train hits (R67). */
export interface MeleeResult {
	readonly attackerCommissar: CommissarOutcome;
	readonly defenderCommissar: CommissarOutcome;
	readonly attackerTotal: number;
	readonly defenderTotal: number;
	readonly margin: number;
	/** A tie as R27 reads it. */
	readonly level: boolean;
	readonly attackerWins: boolean;
	readonly attackerCasualties: number;
	readonly defenderCasualties: number;
}

/** MELEE: what a point of difference costs: a figure, on Lubbers' list a stand (P01). */
export const meleeLoss = (book: Book): 'figure' | 'stand' => MELEE_LOSS[book.readings.P01];

/** MELEE: is there an attacker? */
export const mayFight = ({ attacker }: Melee): Decision<never> =>
	attacker.units.length > 0
		? { ok: true, facts: [] }
		: refuse('Melee', say('Nobody attacks: only infantry, cavalry and tanks start a melee.'));

/** MELEE; OFFICERS & LEADERS: who goes back, and so whose officers must show what they are (OF-4). */
export const loserOf = ({ attackerWins }: MeleeResult): 'attacker' | 'defender' =>
	attackerWins ? 'defender' : 'attacker';

const own = (book: Book, side: MeleeSide): readonly ModifierLine[] => {
	const lubbers = book.readings.P01 === 'lubbers_list';
	const each = book.readings.R29 === 'each_unit';
	const bonus = (units = 0): number => (each ? units : Math.min(1, units));
	return [
		['Melee', 'Stands lost', -(lubbers ? Math.floor(side.standsLost / 2) : side.standsLost)],
		['Banners', 'Banner', bonus(side.banner)],
		['Officers and leaders', 'Led heroically', heroicBonus(book, side.heroic ?? 0, true)],
		[
			'Commissars',
			'Commissar',
			side.commissar === 'plus' ? 1 : side.commissar === 'minus' ? -1 : 0
		],
		['Religious inspiration', 'Priest', bonus(side.priest)],
		['Religious inspiration', 'The priest panics', -bonus(side.priestPanics)],
		...(lubbers ? lubbersLines(side) : []),
		refereeLine(side.referee)
	];
};

/** P01: the lines that only Lubbers' list has. */
const lubbersLines = (side: MeleeSide): readonly ModifierLine[] => {
	const counts: Record<string, boolean> = {
		suppressed: side.suppressed === true,
		raw: side.raw === true,
		no_leader: side.noLeader === true,
		outnumbered_two: side.outnumbered === 2,
		outnumbered_three: side.outnumbered === 3,
		grenades: side.grenades === true,
		cheka: side.cheka === true
	};
	return LUBBERS_LIST.filter(({ key }) => counts[key]).map(
		({ reason, amount }) => ['Melee', capital(reason), amount, true] as const
	);
};
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** MELEE: does the wire hold the attackers up? A tank among them makes a gap for all. */
export const wireCounts = ({ attacker }: Melee): boolean =>
	attacker.wire === 'intact' && !attacker.units.includes('tank');

/** MELEE: the attacker's modifiers, without a commissar who must still be checked. */
export const attackerModifiers = (book: Book, fight: Melee): Modifier[] =>
	modifiers(...own(book, fight.attacker), [
		'Melee',
		'Through barbed wire',
		wireCounts(fight) ? -2 : 0
	]);

/** MELEE: is the defender attacked in flank or rear? Always where it is falling back (R56). */
export const inFlankOrRear = ({ attacker, defender }: Melee): boolean =>
	attacker.flankOrRear === true || defender.fallingBack === true;

/** MELEE: the defender's modifiers, without a commissar who must still be checked. */
export const defenderModifiers = (book: Book, melee: Melee): Modifier[] => {
	const { attacker, defender } = melee;
	const cavalry = attacker.units.includes('cavalry');
	const car = defender.type === 'armoured_car';
	if (car && book.readings.R32 === 'fixed')
		return modifiers(['Armoured cars', 'Armoured car', 2], refereeLine(defender.referee));
	const beyond = attacker.units.length - 1;
	return modifiers(
		...own(book, defender),
		[
			'Melee',
			'Infantry attacked by cavalry',
			cavalry && defender.type === 'infantry' && !defender.defences ? -1 : 0
		],
		['Melee', 'In flank or rear', inFlankOrRear(melee) ? -2 : 0],
		['Melee', 'Attacked by a tank', attacker.units.includes('tank') ? -2 : 0],
		['Melee', 'Each further attacking unit', beyond > 0 ? -2 * beyond : 0],
		['Melee', 'Machine gun attached', defender.mgAttached ? 1 : 0],
		['Melee', 'Trenches, buildings, breastworks', defender.defences ? 1 : 0],
		['Melee', 'Armoured train', defender.type === 'armoured_train' ? 2 : 0],
		['Armoured cars', 'Armoured car', car ? 2 : 0]
	);
};

/** MELEE: by how much the attacker must win to clear trenches, buildings or breastworks. */
export const MARGIN_TO_CLEAR = 3;

/** MELEE: does the attacker win at this margin of modified totals? `level`: a tie as R27 reads it. */
export const attackerWinsAt = (
	book: Book,
	melee: Melee,
	margin: number,
	level: boolean
): boolean => {
	const tieIsHis =
		melee.attacker.flankOrRear === true ||
		(melee.defender.fallingBack === true && book.readings.R56 !== 'rear_only');
	if (melee.defender.defences) {
		if (level && tieIsHis && book.readings.R28 === 'flank_tie_wins') return true;
		return margin >= MARGIN_TO_CLEAR;
	}
	return level ? tieIsHis : margin > 0;
};

/** MELEE: who loses how many: the difference, none on a tie, a tank never (ME-2, ME-4). */
export const meleeResult = (
	book: Book,
	melee: Melee,
	attackerTotal: number,
	defenderTotal: number,
	commissars: readonly [CommissarOutcome, CommissarOutcome] = ['none', 'none'],
	natural: readonly [number, number] | null = null
): MeleeResult => {
	const margin = attackerTotal - defenderTotal;
	const level =
		book.readings.R27 === 'natural' && natural ? natural[0] === natural[1] : margin === 0;
	const attackerWins = attackerWinsAt(book, melee, margin, level);
	const lost = level ? 0 : Math.abs(margin);
	const onlyTanks = melee.attacker.units.every((unit) => unit === 'tank');
	return {
		attackerCommissar: commissars[0],
		defenderCommissar: commissars[1],
		attackerTotal,
		defenderTotal,
		margin,
		level,
		attackerWins,
		attackerCasualties: attackerWins || onlyTanks ? 0 : lost,
		defenderCasualties: attackerWins && melee.defender.type !== 'tank' ? lost : 0
	};
};

/** MELEE: commissars first, then one D6 for each side (ME-5: one die for the group). */
export const melee = (book: Book, fight: Melee): Draw<MeleeResult> => {
	const { attacker, defender } = fight;
	const fixed = [
		total(attackerModifiers(book, without(fight, 'attacker'))),
		total(defenderModifiers(book, without(fight, 'defender')))
	] as const;
	const one = attacker.commissar ?? 'none';
	const two = defender.commissar ?? 'none';
	return commissarOf(one).chain((first) =>
		commissarOf(two).chain((second) =>
			die(6, { label: "Attacker's die", rule: 'Melee' }).chain((attack) =>
				die(6, { label: "Defender's die", rule: 'Melee' }).map((defence) =>
					meleeResult(
						book,
						fight,
						attack + fixed[0] + worth(book, fight, 'attacker', one, first),
						defence + fixed[1] + worth(book, fight, 'defender', two, second),
						[first, second],
						[attack, defence]
					)
				)
			)
		)
	);
};

/** An armoured car that fights with D6+2 alone takes nothing from a commissar (R32). */
const worth = (
	book: Book,
	fight: Melee,
	side: 'attacker' | 'defender',
	commissar: Commissar,
	outcome: CommissarOutcome
): number =>
	side === 'defender' && fight.defender.type === 'armoured_car' && book.readings.R32 === 'fixed'
		? 0
		: commissarNow(book, commissar, outcome);

const without = (fight: Melee, side: 'attacker' | 'defender'): Melee => ({
	...fight,
	[side]: { ...fight[side], commissar: 'none' }
});
