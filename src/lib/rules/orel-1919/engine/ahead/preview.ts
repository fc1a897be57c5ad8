import type Fraction from 'fraction.js';
import { chanceOf, meanOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances } from '#lib/kernel/dice/draw.ts';
import type { Hex } from '#lib/kernel/hex/hex.ts';
import type { Book } from '../../book.ts';
import { trainDuel, type DuelTrain } from '../../rules/09-1-trains.ts';
import { munitionsNeed } from '../../rules/08-combat/08-2-munitions.ts';
import { isDuel } from '../../rules/08-combat/08-5-before-combat.ts';
import { fightersOf, type Combat, type Fighter } from '../../rules/08-combat.ts';
import { isCombatUnit, isTrain, type Role } from '../../types.ts';
import { proposed } from '../combat/before/ample.ts';
import { ablePayers } from '../combat/before/munitions.ts';
import { combatChances } from '../combat/chances.ts';
import type { CombatEnd } from '../combat/course.ts';
import { imaginedCombat, type Imagined } from '../combat/imagine.ts';
import { counterOf, unitOf, type Game } from '../game.ts';
import { munitionsLeft } from '../map/supply.ts';
import type { State, Unit, UnitId } from '../state.ts';
import { legalOf, type Condition, type Refused } from './legal.ts';
import { sheetsOf, type Sheet } from './sheets.ts';

/** What may become of an attack, by the usual policy of both sides. */
export interface AttackChances {
	/** No defender is left and the attacker may enter. */
	readonly falls: Fraction;
	/** Steps lost on average, eliminated and captured. */
	readonly lost: Readonly<Record<Role, Fraction>>;
}

/** 9.1.1 Train against train: who wins. */
export type DuelChances = Readonly<Record<Role, Fraction>>;

/**
 * 8.2.1 What the attack costs, and the depots that can pay it, with the points that they have left; what they are to pay
 * for other attacks is not counted among these.
 */
export interface Munitions {
	readonly points: number;
	readonly depots: readonly { readonly depot: UnitId; readonly left: number }[];
	/** The one of them that is proposed; null where nobody could pay. */
	readonly proposed: UnitId | null;
}

/** An attack that has been or might be declared, before a die falls. */
export interface Preview {
	/** Why it may not be made; null where it may. Everything else is told as if it might. */
	readonly refused: Refused | null;
	/** The checks that come before it. */
	readonly first: readonly Condition[];
	readonly munitions: Munitions;
	/** 8.6.2 The supports of both sides that are counted. */
	readonly supports: Readonly<Record<Role, readonly UnitId[]>>;
	/** What is added up in each step, in printed order. */
	readonly sheets: readonly Sheet[];
	/** Null where nobody would meet: no enemy there, or train against train. */
	readonly chances: AttackChances | null;
	readonly duel: DuelChances | null;
}

const chancesFrom = (ends: Distribution<CombatEnd>): AttackChances => ({
	falls: chanceOf(ends, ({ hex }) => hex === 'falls'),
	lost: {
		attacker: meanOf(ends, ({ attackerLost }) => attackerLost),
		defender: meanOf(ends, ({ defenderLost }) => defenderLost)
	}
});

const duelTrain = ({ heavy, damaged }: Fighter): DuelTrain => ({
	heavy: heavy === true && !damaged
});

/** 9.1.1 The chances of a duel of trains, by the train of the enemy that fares best (OR-50); null where it is none. */
const duelChances = ({ attackers, defenders }: Combat): DuelChances | null => {
	const [own] = attackers;
	const enemies = defenders.filter(({ type }) => isTrain(type)).map(duelTrain);
	const enemy = enemies.find(({ heavy }) => heavy) ?? enemies[0];
	if (!own || !enemy || !isDuel(attackers)) return null;
	const ends = chances(trainDuel(duelTrain(own), enemy));
	const wins = (role: Role): Fraction => chanceOf(ends, (one) => one.startsWith(role));
	return { attacker: wins('attacker'), defender: wins('defender') };
};

/** Would anybody fight there? */
const meets = (combat: Combat): boolean =>
	fightersOf(combat, 'attacker').length > 0 && combat.defenders.length > 0;

/** 8 The chance that the hex falls, without looking at anything else; undefined where nobody would fight there. */
export const chanceToFall = (book: Book, combat: Combat): Fraction | undefined =>
	meets(combat) ? chanceOf(combatChances(book, combat), ({ hex }) => hex === 'falls') : undefined;

/** 8.2.1 What a depot is to pay for attacks that were declared on other hexes. */
const promised = ({ book }: Game, { attacks }: State, depot: UnitId, hex: Hex): number =>
	attacks.reduce(
		(sum, one) =>
			one.pays === depot && one.hex !== hex ? sum + munitionsNeed(book, one.kind) : sum,
		0
	);

const munitionsOf = (game: Game, state: State, attack: Imagined): Munitions => {
	const points = munitionsNeed(game.book, attack.kind);
	const units = attack.units
		.map((id) => unitOf(game, state, id))
		.filter(({ id }) => isCombatUnit(counterOf(game, id).type));
	if (units.length === 0) return { points: 0, depots: [], proposed: null };
	const left = (depot: Unit): number =>
		munitionsLeft(game, state, depot) - promised(game, state, depot.id, attack.hex);
	const depots = ablePayers(game, state, units, points)
		.map((depot) => ({ depot: depot.id, left: left(depot) }))
		.filter((one) => one.left >= points);
	const ids = depots.map(({ depot }) => depot);
	return { points, depots, proposed: proposed(game, state, units, ids, left) };
};

/**
 * 7.2, 8 A declared or imagined attack: whether it may be made, what is added up in each of its steps, and the exact
 * chances.
 */
export const previewOf = (game: Game, state: State, attack: Imagined): Preview => {
	const { book } = game;
	const legal = legalOf(game, state, attack);
	const at = legal.refused ? state : legal.state;
	const combat = imaginedCombat(game, at, attack);
	const meeting = meets(combat);
	const supports = (role: Role): readonly UnitId[] =>
		combat.supports.filter((one) => one.role === role).map(({ id }) => id);
	return {
		refused: legal.refused,
		first: legal.first,
		munitions: munitionsOf(game, at, attack),
		supports: { attacker: supports('attacker'), defender: supports('defender') },
		sheets: meeting ? sheetsOf(book, combat) : [],
		chances: meeting ? chancesFrom(combatChances(book, combat)) : null,
		duel: duelChances(combat)
	};
};
