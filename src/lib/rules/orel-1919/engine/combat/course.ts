import type { Book } from '../../book.ts';
import { afterEvasion, mustEvade } from '../../rules/08-combat/08-5-before-combat.ts';
import { isCleared, mayAdvance } from '../../rules/08-combat/08-7-advance.ts';
import { vehicleFollows, type Fate } from '../../rules/08-combat/08-7-stack.ts';
import {
	aftermath,
	cohesionFates,
	surrendered,
	type Fates
} from '../../rules/08-combat/08-8-aftermath.ts';
import { inAssault, undriven } from '../../rules/08-combat/08-8-assault.ts';
import { lossesByUnit } from '../../rules/08-combat/08-8-losses.ts';
import { vehicleAlone, vehicleChecks } from '../../rules/09-vehicles.ts';
import { asSurprised, sideOf, stepsOf, type Combat, type Fighter } from '../../rules/08-combat.ts';
import { isArtillery, isCombatUnit, isDepot, isVehicle, type Role } from '../../types.ts';
import type { Fact } from '../facts.ts';
import { fightAfter, stage } from './facts.ts';
import type { Scene } from './scene.ts';
import { freshFight, type FightStage } from './state.ts';

/** 8 How a combat ended, in the terms players ask about. */
export interface CombatEnd {
	/**
	 * `falls`: no defender is left and the attacker may enter; `vacated`: none is left and he may not; `rides`: only
	 * vehicles that must still be whole after their check could.
	 */
	readonly hex: 'falls' | 'vacated' | 'rides' | 'holds';
	/** Steps lost: eliminated and captured. */
	readonly attackerLost: number;
	readonly defenderLost: number;
	/** Whether a unit of the side routs. */
	readonly attackerRouts: boolean;
	readonly defenderRouts: boolean;
}

const BEGINS: CombatEnd = {
	hex: 'holds',
	attackerLost: 0,
	defenderLost: 0,
	attackerRouts: false,
	defenderRouts: false
};

/** An imagined combat so far: its record, the two sides as they stand, and what has become of it. */
export interface Course extends Scene {
	readonly end: CombatEnd;
	/** 9 The side of each vehicle that checks for destruction at last. */
	readonly hits: readonly Role[];
	/** Nothing more is asked. */
	readonly over: boolean;
	/** Who stands there and what became of it, as one string; made again whenever that changes. */
	readonly name: string;
}

const ids = (fighters: readonly Fighter[]): string => fighters.map(({ id }) => id).join();

const named = (course: Omit<Course, 'name'>): Course => {
	const { combat, end, hits, over } = course;
	const ended = [...Object.values(end), ...hits].join();
	const name = over ? ended : `${ids(combat.attackers)};${ids(combat.defenders)};${ended}`;
	return { ...course, name };
};

/** What the dice came to, as a key. */
const fellAs = (fact: Fact): unknown => {
	switch (fact.type) {
		case 'assaultFought':
			return fact.assault.column;
		case 'cohesionChecked':
		case 'moraleChecked':
			return fact.units.map(({ result }) => result);
		case 'coordinationPassed':
		case 'coordinationFailed':
			return fact.type;
		default:
			return JSON.stringify(fact);
	}
};

/** The key of everything that the rest of a combat depends on: two courses with the same key go on alike. */
export const nameOf = ({ fight, over, name }: Course): string => {
	if (over) return name;
	const { assault, morale, passed, leaving, results } = fight;
	return assault
		? `${assault.column};${Object.values(morale).join()};${name}`
		: `${passed.join()};${leaving.join()};${Object.values(results).join()};${name}`;
};

/**
 * A course and what the last dice made of it; nothing has been derived from them yet, since most results lead to the
 * same.
 */
export interface Thrown {
	readonly course: Course;
	readonly facts: readonly Fact[];
	/** Two with the same name go on alike. */
	readonly name: string;
}

/** A course as it stands. */
export const standing = (course: Course): Thrown => ({ course, facts: [], name: nameOf(course) });

/** A course with these dice applied. Modifiers of the Assault dice are contained in the column that they came to. */
export const thrownIn = (course: Course): ((facts: readonly Fact[]) => Thrown) => {
	const name = course.fight.stage === 'dice' ? course.name : nameOf(course);
	return (facts) => ({ course, facts, name: `${facts.map(fellAs).join(';')};${name}` });
};

export const begun = (book: Book, declared: Combat): Course => {
	const combat = asSurprised(declared);
	const idsOf = (fighters: readonly Fighter[]): readonly string[] => fighters.map(({ id }) => id);
	const fight = freshFight(
		{
			attack: 0,
			kind: combat.kind,
			hex: combat.defenders[0]?.hex ?? '',
			player: combat.attackers[0]?.player ?? 'red',
			attackers: idsOf(combat.attackers),
			defenders: idsOf(combat.defenders),
			sheltering: [],
			dry: []
		},
		'evade'
	);
	return named({ book, fight, combat, holds: () => false, end: BEGINS, hits: [], over: false });
};

/** The course if these supports had passed their checks. */
export const withPassed = (course: Course, passed: readonly string[]): Course => ({
	...course,
	fight: { ...course.fight, passed }
});

/** The course after these facts; who failed to leave is in March mode, and guns are silent in it (7.1.4). */
export const after = (course: Course, facts: readonly Fact[]): Course => {
	let { fight, combat } = course;
	for (const fact of facts) {
		fight = fightAfter(fight, fact);
		if (fact.type === 'leaveChecked')
			combat = {
				...combat,
				defenders: combat.defenders.map((one) =>
					fact.held.includes(one.id) ? { ...one, mode: 'march' } : one
				),
				supports: combat.supports.filter(({ id }) => !fact.held.includes(id))
			};
	}
	return { ...course, fight, combat };
};

const ended = (course: Course, end: Partial<CombatEnd>, hits: readonly Role[] = []): Course =>
	named({ ...course, end: { ...course.end, ...end }, hits, over: true });

const any = (fates: Fates, fate: Fate): boolean => Object.values(fates).includes(fate);

/** 9 The vehicles of a side that are lost with the last of their hex; guns that support from there keep them. */
const leftAlone = (combat: Combat, role: Role, fates: Fates): readonly Fighter[] => {
	const there = sideOf(combat, role).filter(({ sheltering }) => !sheltering);
	return there.filter((vehicle) => {
		const own = there.filter(({ hex }) => hex === vehicle.hex);
		const of = (are: typeof isVehicle): Fate[] =>
			own.filter(({ type }) => are(type)).map(({ id }) => fates[id] ?? 'stays');
		return (
			isVehicle(vehicle.type) &&
			vehicleFollows(of(isCombatUnit), of(isArtillery)) === 'lost' &&
			vehicleAlone(vehicle) !== 'two hexes back' &&
			!combat.supports.some(({ goesWith }) => goesWith === vehicle.hex)
		);
	});
};

/** 8.5 The course once those that got away are gone; the hex falls if nobody holds it. */
const evaded = (course: Course): Course => {
	const left = afterEvasion(course.combat, course.fight.leaving);
	if (isCleared(left.defenders) || mustEvade(left))
		return ended(course, {
			hex: 'falls',
			defenderLost: stepsOf(left.defenders.filter(({ type }) => !isDepot(type)))
		});
	return named({
		...after(course, [stage('8.5', 'coordination')]),
		combat: left
	});
};

/** 8.7.2 The course once those that must retreat have: the hex is empty, or the two sides meet in the Assault. */
const driven = (course: Course): Course => {
	const { fight, combat, end } = course;
	const attackers = cohesionFates(combat, 'attacker', fight.results);
	const defenders = cohesionFates(combat, 'defender', fight.results);
	const defending = undriven(combat.defenders, fight.results);
	const held = combat.attackers.filter(({ id }) => attackers[id] === 'stays');
	const stays = new Set(held.map(({ hex }) => hex));
	// 8.7.2, 7.1.4 Guns that go back with their stack are silent.
	const supports = combat.supports.filter(
		({ goesWith }) => !goesWith || !combat.from[goesWith] || stays.has(goesWith)
	);
	const there = inAssault({ ...combat, defenders: defending, supports }, fight.results);
	const checked = {
		...end,
		attackerRouts: any(attackers, 'rout'),
		defenderRouts: any(defenders, 'rout'),
		// Who attacks is not Routed before, and does not surrender.
		defenderLost:
			surrendered(combat.defenders, defenders) + stepsOf(leftAlone(combat, 'defender', defenders))
	};
	if (!any(defenders, 'stays')) {
		// 8.7.4 A vehicle may enter without its troops if they are Repulsed; with those that went back it is gone.
		const enters = mayAdvance(combat.attackers, fight.results).some(({ hex }) => stays.has(hex));
		return ended(course, { ...checked, hex: enters ? 'falls' : 'vacated' });
	}
	return named({ ...after(course, [stage('8.7.4', 'assault')]), combat: there, end: checked });
};

/** 8.8.2, 8.8.3 The course after losses and Morale: who stays, who is captured, who may enter. */
const fought = (course: Course): Course => {
	const { book, fight, combat, end } = course;
	const { took, morale, assault } = fight;
	const hits: Role[] = [];
	const loser = assault?.loser ?? 'defender';
	const losses = lossesByUnit([...took.attacker, ...took.defender]);
	const fates = aftermath(combat, losses, morale);
	const { attacker, defender } = fates;
	const lost = (role: Role): number => {
		const alone = leftAlone(combat, role, fates[role]);
		const { vehicles, checks } = vehicleChecks(book, combat, role, took[role].length);
		const left = vehicles.filter((one) => alone.every(({ id }) => id !== one));
		hits.push(...left.slice(0, checks).map(() => role));
		return end[`${role}Lost`] + took[role].length + fates.surrendered[role] + stepsOf(alone);
	};
	const cleared = !any(defender, 'stays');
	// 9 A vehicle is lost with the last of its hex; guns that support from there keep it, and it may enter.
	const riders = combat.attackers.filter(
		({ type, hex }) => isVehicle(type) && combat.supports.some(({ goesWith }) => goesWith === hex)
	);
	const attackerLost = lost('attacker');
	const stays = any(attacker, 'stays') || hits.length < riders.length;
	const open = loser === 'attacker' ? 'vacated' : stays ? 'falls' : riders[0] ? 'rides' : 'vacated';
	return ended(
		course,
		{
			hex: cleared ? open : 'holds',
			attackerLost,
			defenderLost: lost('defender'),
			attackerRouts: end.attackerRouts || any(attacker, 'rout'),
			defenderRouts: end.defenderRouts || any(defender, 'rout')
		},
		hits
	);
};

/** The stages that take place on the map, as they are imagined: all who may support do, and nobody goes into contact. */
export const ON_MAP: Readonly<Partial<Record<FightStage, (course: Course) => Course>>> = {
	evaded,
	contact: (course) => after(course, [stage('8.6.2', 'coordination')]),
	driven,
	aftermath: fought,
	close: (course) => ended(course, {})
};
