import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { refuse, type Decision } from '#lib/kernel/game/engine.ts';
import { modifiers, total, type Modifier, type ModifierLine } from '#lib/kernel/book/modifier.ts';
import { say } from '#lib/kernel/phrase.ts';
import type { Book } from '../book.ts';
import type { Commissar, Heroic } from '../types.ts';
import { refereeLine } from './referee.ts';
import {
	commissarLine,
	commissarNow,
	commissarOf,
	heroicLine,
	type CommissarOutcome
} from './special-figures.ts';
import { words } from '../words/en/rules.ts';

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
	'armoured_train',
	'ship',
	'wagon'
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
	/** FORCE HQ: a headquarters, which is overrun if it loses (R71). */
	readonly headquarters?: boolean;
	/** CRITICAL HITS: a tank that cannot move, and so does not fall back. */
	readonly stays?: boolean;
	/** The figures that it has left to lose, where that is known. */
	readonly left?: number;
	/** Only on Lubbers' list (P01). */
	readonly suppressed?: boolean;
	readonly raw?: boolean;
	readonly noLeader?: boolean;
	readonly grenades?: boolean;
	readonly cheka?: boolean;
	/** How many enemy stands there are for each of its own: 2 or 3, otherwise 0. */
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
	/** A tie, by the reading of R27. */
	readonly level: boolean;
	readonly attackerWins: boolean;
	readonly attackerCasualties: number;
	readonly defenderCasualties: number;
}

/** MELEE: what a point of difference costs: a figure or, on Lubbers' list, a stand (P01). */
export const meleeLoss = (book: Book): 'figure' | 'stand' =>
	book.readings.P01 === 'lubbers_list' ? 'stand' : 'figure';

/** MELEE: is there an attacker? */
export const mayFight = ({ attacker }: Melee): Decision<never> =>
	attacker.units.length > 0
		? { ok: true, facts: [] }
		: refuse('Melee', say(words.nobodyAttacksOnlyInfantryCavalry));

/** FORCE HQ: is the headquarters overrun (R71)? */
export const overruns = (book: Book, { defender }: Melee, { attackerWins }: MeleeResult): boolean =>
	attackerWins && defender.headquarters === true && book.readings.R71 === 'melee_lost';

/** MELEE; OFFICERS & LEADERS: who falls back, and so whose officers must test their character (OF-4). */
export const loserOf = ({ attackerWins }: MeleeResult): 'attacker' | 'defender' =>
	attackerWins ? 'defender' : 'attacker';

/** MELEE: the lines in printed order, with Lubbers' additions last (P01): the heading of each, and the reason. */
const LINES = {
	stands_lost: ['Melee', words.standsLost],
	infantry_by_cavalry: ['Melee', words.infantryAttackedByCavalry],
	flank_or_rear: ['Melee', words.inFlankOrRear],
	by_tank: ['Melee', words.attackedByATank],
	wire: ['Melee', words.throughBarbedWire],
	further_unit: ['Melee', words.eachFurtherAttackingUnit],
	machine_gun: ['Melee', words.machineGunAttached],
	defences: ['Melee', words.trenchesBuildingsBreastworks],
	banner: ['Banners', words.banner],
	heroic: ['Officers and leaders', words.ledHeroically],
	heroic_committed: ['Officers and leaders', words.ledHeroically],
	commissar: ['Commissars', words.commissar],
	commissar_overrules: ['Commissars', words.commissar],
	priest: ['Religious inspiration', words.priest],
	priest_panics: ['Religious inspiration', words.thePriestPanics],
	armoured_train: ['Melee', words.armouredTrain],
	armoured_car: ['Armoured cars', words.armouredCar],
	suppressed: ['Melee', words.suppressed],
	raw: ['Melee', words.rawUnit],
	no_leader: ['Melee', words.noLeadership],
	outnumbered_two: ['Melee', words.outnumbered2To1InStands],
	outnumbered_three: ['Melee', words.outnumbered3To1InStands],
	grenades: ['Melee', words.grenades],
	cheka: ['Melee', words.chekaAtTheirBacks]
} as const satisfies Record<Book['charts']['MELEE_MODIFIERS']['rows'][number], readonly string[]>;

export type Line = keyof typeof LINES;

/** MELEE: what a line of the list is called. */
export const lineName = (line: Line): string => LINES[line][1];

/** MELEE: what a line of the list is worth (P01). */
export const meleeWorth = (book: Book, line: Line): number =>
	book.charts.MELEE_MODIFIERS.at(line, book.readings.P01);

/** MELEE: how often each line counts. */
type Counts = { readonly [One in Line]?: number | boolean | undefined };
/** MELEE: the lines of the list, each as many times as it counts. */
const listed = (book: Book, counts: Counts): ModifierLine[] => {
	const { rows } = book.charts.MELEE_MODIFIERS;
	return rows.map((line) => {
		const [section, reason] = LINES[line];
		// RELIGIOUS INSPIRATION: the table of a priest who is distracted is lost (G06).
		const ours =
			line === 'priest_panics' || book.charts.MELEE_MODIFIERS.at(line, 'source_list') === 0;
		return [section, reason, Number(counts[line] ?? 0) * meleeWorth(book, line), ours];
	});
};

/** MELEE: how many times each line counts for a side, by what it has with it. */
const own = (book: Book, side: MeleeSide): Counts => {
	const each = book.readings.R29 === 'each_unit';
	const bonus = (units = 0): number => (each ? units : Math.min(1, units));
	const led = heroicLine(book, side.heroic ?? 0, true);
	return {
		stands_lost: Math.floor(
			side.standsLost / book.charts.MELEE_COUNTS.at('stands_for_a_line', book.readings.P01)
		),
		banner: bonus(side.banner),
		...(led ? { [led]: 1 } : {}),
		commissar: side.commissar === 'plus',
		commissar_overrules: side.commissar === 'minus',
		priest: bonus(side.priest),
		priest_panics: bonus(side.priestPanics),
		suppressed: side.suppressed,
		raw: side.raw,
		no_leader: side.noLeader,
		outnumbered_two: side.outnumbered === 2,
		outnumbered_three: side.outnumbered === 3,
		grenades: side.grenades,
		cheka: side.cheka
	};
};

/** MELEE: does the wire hold up the attackers? A tank among them makes a gap for all. */
export const wireCounts = ({ attacker }: Melee): boolean =>
	attacker.wire === 'intact' && !attacker.units.includes('tank');

/** MELEE: the attacker's modifiers, without a commissar who must still be checked. */
export const attackerModifiers = (book: Book, fight: Melee): Modifier[] =>
	modifiers(
		...listed(book, { ...own(book, fight.attacker), wire: wireCounts(fight) }),
		refereeLine(fight.attacker.referee)
	);

/** MELEE: is the defender attacked in flank or rear? Always where it is falling back (R56). */
export const inFlankOrRear = ({ attacker, defender }: Melee): boolean =>
	attacker.flankOrRear === true || defender.fallingBack === true;

/** MELEE: the defender's modifiers, without a commissar who must still be checked. */
export const defenderModifiers = (book: Book, melee: Melee): Modifier[] => {
	const { attacker, defender } = melee;
	const cavalry = attacker.units.includes('cavalry');
	const car = defender.type === 'armoured_car';
	if (car && book.readings.R32 === 'fixed')
		return modifiers(...listed(book, { armoured_car: 1 }), refereeLine(defender.referee));
	const onFoot = defender.type === 'infantry' && !defender.headquarters && !defender.defences;
	return modifiers(
		...listed(book, {
			...own(book, defender),
			infantry_by_cavalry: cavalry && onFoot,
			flank_or_rear: inFlankOrRear(melee),
			by_tank: attacker.units.includes('tank'),
			further_unit: Math.max(0, attacker.units.length - 1),
			machine_gun: defender.mgAttached,
			defences: defender.defences,
			armoured_train: defender.type === 'armoured_train',
			armoured_car: car
		}),
		refereeLine(defender.referee)
	);
};

/** MELEE: by how much the attacker must win to clear trenches, buildings or breastworks. */
export const marginToClear = (book: Book): number =>
	book.charts.MELEE_COUNTS.at('margin_to_clear', book.readings.P01);

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
		return !level && margin >= marginToClear(book);
	}
	return level ? tieIsHis : margin > 0;
};

/** MELEE: who loses how many: the difference; none on a tie, and a tank never (ME-2, ME-4). */
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
		total(attackerModifiers(book, withCommissar(fight, 'attacker', 'none'))),
		total(defenderModifiers(book, withCommissar(fight, 'defender', 'none')))
	] as const;
	const one = attacker.commissar ?? 'none';
	const two = defender.commissar ?? 'none';
	return commissarOf(one).chain((first) =>
		commissarOf(two).chain((second) =>
			die(6, { label: words.attackersDie, rule: 'Melee' }).chain((attack) =>
				die(6, { label: words.defendersDie, rule: 'Melee' }).map((defence) =>
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

/** An armoured car that fights with only D6+2 gets nothing from a commissar (R32). */
const worth = (
	book: Book,
	fight: Melee,
	side: 'attacker' | 'defender',
	commissar: Commissar,
	outcome: CommissarOutcome
): number => {
	const alone = side === 'defender' && fight.defender.type === 'armoured_car';
	const helps = commissarNow(book, commissar, outcome);
	if (helps === 0 || (alone && book.readings.R32 === 'fixed')) return 0;
	return meleeWorth(book, commissarLine(helps));
};

/** COMMISSARS: the same melee with this commissar on one side. */
export const withCommissar = (
	fight: Melee,
	side: 'attacker' | 'defender',
	commissar: Commissar
): Melee => ({ ...fight, [side]: { ...fight[side], commissar } });
