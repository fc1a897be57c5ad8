import { Draw } from '#lib/kernel/dice/draw.ts';
import { predominant } from '#lib/kernel/hex/predominant.ts';
import type { Book } from '../../book.ts';
import {
	isArtillery,
	isCavalry,
	isCombatUnit,
	isInfantry,
	isTrain,
	type AttackKind,
	type Player,
	type UnitType
} from '../../types.ts';
import { check, type Check } from '../01-2-check.ts';
import type { Combat, Fighter } from '../08-combat.ts';
import { words } from '#lib/rules/orel-1919/words/en/rules.ts';

/** 8.5 A unit that would rather not fight. */
export interface Evading {
	readonly type: UnitType;
	readonly player: Player;
	readonly tq: number;
	readonly routed: boolean;
	/** A tank that has broken down, or a unit that sheltered here during its retreat (8.5.1). */
	readonly cannot: boolean;
}

/** 8.5 What it needs to get away. */
export type Evasion = 'automatic' | 'check' | 'impossible';

/** 8.5 White infantry of at least this TQ may try. */
const STEADY_TQ = 5;

/** 8.5 What this unit needs by the table, when cavalry attacks and when none does. Attacking vehicles do not count. */
export const evasionOf = (book: Book, unit: Evading, cavalryAttacks: boolean): Evasion => {
	if (unit.routed || unit.cannot) return 'impossible';
	const column = cavalryAttacks ? 'cavalry' : 'infantry';
	const { at } = book.charts.RETREAT_BEFORE_COMBAT;
	if (unit.type === 'armored-train') return at('armoured_train', column);
	if (unit.type === 'cavalry' || unit.type === 'horse-artillery' || unit.type === 'armored-car')
		return at('mounted', column);
	if (unit.type === 'tank') return at('white_infantry_tank', column);
	const steady = isInfantry(unit.type) && unit.player === 'white' && unit.tq >= STEADY_TQ;
	return at(steady ? 'white_infantry_tank' : 'others', column);
};

/** 8.5 The TQ that vehicles are given in this check (OR-19). */
export const CAR_TQ = 6;
export const TANK_TQ = 5;
const vehicleTq = (type: UnitType, tq: number): number =>
	type === 'armored-car' ? CAR_TQ : type === 'tank' ? TANK_TQ : tq;

const evading = ({ type, player, tq, mode, broken, sheltering }: Fighter): Evading => ({
	type,
	player,
	tq,
	routed: mode === 'routed',
	cannot: broken === true || sheltering === true
});

/** 9.1.1 Is it an attack of trains alone, on a train? */
export const isDuel = (attackers: readonly { readonly type: UnitType }[]): boolean =>
	attackers.every(({ type }) => isTrain(type));

/**
 * 8.5 Which units in the attacked hex may leave, and what each needs. None may in a Surprise Attack (6.2), and before a
 * train only trains: the table has them leave before any attacker, all others before infantry or cavalry.
 */
export const evasions = (
	book: Book,
	combat: Combat
): readonly { readonly id: string; readonly needs: Evasion }[] => {
	const cavalry = combat.attackers.some(({ type }) => isCavalry(type));
	const stays = ({ type }: Fighter): boolean =>
		combat.events?.surprise === true || (isDuel(combat.attackers) && !isTrain(type));
	return combat.defenders.map((unit) => ({
		id: unit.id,
		needs: stays(unit) ? 'impossible' : evasionOf(book, evading(unit), cavalry)
	}));
};

/** 8.5 The predominant TQ of those that must check. */
export const evadingTq = (units: readonly Fighter[]): number =>
	predominant(units.map(({ type, tq, steps }) => [vehicleTq(type, tq), Math.max(1, steps)]));

/** 8.5 The highest face on which the check succeeds; a natural 6 fails (OR-18). */
export const evadesTo = (tq: number, kind: AttackKind): number =>
	Math.min(5, tq - (kind === 'hasty' ? 1 : 0));

/** 8.5 What came of a retreat before combat. */
export interface Evaded {
	/** The units that retreat one hex. */
	readonly away: readonly string[];
	/** The units that tried but stay, now in March mode. */
	readonly held: readonly string[];
	/** Guns that may leave too, because infantry or cavalry got away. */
	readonly mayFollow: readonly string[];
	/** Null where nobody had to check. */
	readonly check: Check | null;
}

/** 8.5 May these guns leave with troops that got away? Not the Routed, who do not leave before combat (8.7.3). */
export const mayFollow = ({ type, mode, sheltering }: Fighter): boolean =>
	isArtillery(type) && mode !== 'routed' && !sheltering;

/** 8.5 Every unit that can leave tries to; one die for all that must check. */
export const retreatBeforeCombat = (book: Book, combat: Combat): Draw<Evaded> => {
	const needs = new Map(evasions(book, combat).map((one) => [one.id, one.needs]));
	const checking = combat.defenders.filter(({ id }) => needs.get(id) === 'check');
	const free = combat.defenders.filter(({ id }) => needs.get(id) === 'automatic');
	const outcome = (passed: boolean): Omit<Evaded, 'check'> => {
		const away = passed ? [...free, ...checking] : free;
		const ids = away.map(({ id }) => id);
		return {
			away: ids,
			held: passed ? [] : checking.map(({ id }) => id),
			mayFollow: away.some(({ type }) => isCombatUnit(type))
				? combat.defenders
						.filter(
							(one) => mayFollow(one) && !ids.includes(one.id) && needs.get(one.id) !== 'check'
						)
						.map(({ id }) => id)
				: []
		};
	};
	if (checking.length === 0) return Draw.of({ ...outcome(true), check: null });
	return check(evadesTo(evadingTq(checking), combat.kind), {
		label: words.retreatBeforeCombat,
		rule: '8.5',
		word: words.away,
		other: words.held
	}).map((fell) => ({ ...outcome(fell.passed), check: fell }));
};

/** 8.5 The attacked hex once these have left it. */
export const afterEvasion = (combat: Combat, away: readonly string[]): Combat => ({
	...combat,
	defenders: combat.defenders.filter(({ id }) => !away.includes(id)),
	supports: combat.supports.filter(({ id }) => !away.includes(id))
});

/** 8.5, 9.1.2 The defensive supports that are left of those announced: guns and trains that got away, and captured trains, give none. */
export const supportsAfter = (
	announced: Readonly<Record<string, number>>,
	away: readonly string[]
): Readonly<Record<string, number>> =>
	Object.fromEntries(Object.entries(announced).filter(([id]) => !away.includes(id)));

/** 9 Vehicles alone, attacked by combat units, must leave before combat; those that cannot are lost if the attacker advances. */
export const mustEvade = (combat: Combat): boolean =>
	combat.attackers.some(({ type }) => isCombatUnit(type)) &&
	!combat.defenders.some(
		({ type, sheltering }) => !sheltering && (isCombatUnit(type) || isArtillery(type))
	);
