import {
	courseSteps,
	factsByStep,
	factsSince,
	LEFT_OUT,
	lostIn,
	printed,
	type CourseStep,
	type Printed,
	type Written
} from '#lib/kernel/game/course.ts';
import { fightAfter } from '../engine/combat/facts.ts';
import {
	freshFight,
	type CombatStep,
	type Fight,
	type FightStage
} from '../engine/combat/state.ts';
import type { Fact } from '../engine/facts.ts';
import type { State, UnitId } from '../engine/state.ts';
import type { Role } from '../types.ts';
import { words } from '../words/en/journal.ts';
import { tell } from './tell.ts';

/** 8.1 The steps before the attacks (`fight` null), or those of one attack or pursuit. */
export interface Course {
	readonly fight: Pick<
		Fight,
		'kind' | 'hex' | 'player' | 'attackers' | 'defenders' | 'pursuit'
	> | null;
	/** It has ended: what has become of its hex, and the steps that each side lost. */
	readonly outcome: Outcome | null;
	readonly steps: readonly CourseStep[];
}

/** 8 What came of an attack. */
export interface Outcome {
	/** For the attacker: he holds the hex, nobody does, or the defender still does. */
	readonly hex: 'taken' | 'empty' | 'holds';
	readonly lost: Readonly<Record<Role, number>>;
}

/** 8.1 I The steps before the attacks, and the attacks. */
const BEFORE: readonly Printed<CombatStep>[] = [
	printed('8.2.1', words.munitions, ['supply', 'resupply'], words.nobodyNeedsAny),
	printed('8.3.1', words.targetsOfBarrages, ['aim'], words.nobodyIsReadyToFire),
	printed('8.3.2', words.barrages, ['fire'], words.noBarrage),
	printed('8.4', words.counterbattery, ['counterbattery', 'return'], words.nobodyCanFireBack),
	printed('8.6.2', words.defensiveSupport, ['announce'], words.noGunsThatMaySupport),
	printed('8.5', words.plansOfTheDefender, ['plan'], LEFT_OUT),
	printed('8.2.1', words.supplyOfTheDefender, ['defenceSupply'], words.nobodyBecomesUnsupplied),
	printed('8.1', words.attacks, ['attacks'])
];

/** 8.8.3 What follows the Assault is a step of its own. */
type Stage = FightStage | 'entering';
const ENTERING: readonly FightStage[] = ['advance', 'spoils', 'pursuit'];

/** 8.8 */
const ASSAULT: readonly Printed<Stage>[] = [
	printed(
		'8.8.1',
		words.assault,
		['assault', 'assaultCharges', 'heroism', 'dice'],
		words.noAssault
	),
	printed('8.8.2', words.lossesAndMorale, ['losses', 'morale'], words.noAssault),
	printed(
		'8.8.3',
		words.retreatAndAdvance,
		['aftermath', 'vehicles', 'entering', 'close'],
		words.nobodyGoes
	)
];
/** 8.1 II The steps of an attack. */
const ATTACK: readonly Printed<Stage>[] = [
	printed(
		'8.5',
		words.retreatBeforeCombat,
		['cards', 'evade', 'follow', 'evaded'],
		words.nobodyMayLeave
	),
	printed(
		'8.6.2',
		words.supportAndCharges,
		['contact', 'support', 'coordination', 'charges'],
		words.noGunsInSupportNoCharge
	),
	printed('8.7', words.cohesion, ['attackerCohesion', 'defenderCohesion'], words.nobodyChecks),
	printed(
		'8.7.4',
		words.retreatAndAdvance,
		['driven', 'advance', 'spoils', 'pursuit'],
		words.nobodyGoes
	),
	...ASSAULT
];
/** 9.1.1 The steps of a duel. */
const DUEL: readonly Printed<Stage>[] = [
	printed('8.5', words.retreatBeforeCombat, ['cards', 'evade', 'evaded'], words.nobodyMayLeave),
	printed('9.1.1', words.trainAgainstTrain, ['duel', 'railAdvance']),
	printed(
		'8.7.4',
		words.advance,
		['advance', 'entering', 'spoils', 'pursuit', 'close'],
		words.nobodyGoes
	)
];

const stageOf = ({ stage, after }: Fight): Stage =>
	after === 'assault' && ENTERING.includes(stage) ? 'entering' : stage;

const begins = (fact: Fact): fact is Extract<Fact, { type: 'fightBegan' | 'pursued' }> =>
	fact.type === 'fightBegan' || fact.type === 'pursued';

/** 8 What came of an attack: by those who stand in its hex, and the steps that are missing. */
const outcomeOf = (fight: Fight, before: State, after: State): Outcome => {
	const holder = after.units.find(({ hex, fate }) => fate === 'map' && hex === fight.hex)?.player;
	const sides: Readonly<Record<Role, readonly UnitId[]>> = {
		attacker: fight.attackers,
		defender: fight.defenders
	};
	// 7.5 Whoever was forced off the map comes back with what he has left.
	const lost = (role: Role): number =>
		lostIn(sides[role], before.units, after.units, ({ steps }) => steps);
	return {
		hex: holder === undefined ? 'empty' : holder === fight.player ? 'taken' : 'holds',
		lost: { attacker: lost('attacker'), defender: lost('defender') }
	};
};

/** 8.1 II The attack that is fought, or has just ended: from its beginning, or from that of its pursuit. */
const ofAttack = (
	facts: readonly Fact[],
	before: State,
	after: State,
	over: boolean
): Course | null => {
	const start = facts.findLastIndex(({ type }) => type === 'fightBegan');
	const from = facts.findLastIndex(begins);
	const [first, ...then] = facts.slice(Math.max(0, start));
	if (first?.type !== 'fightBegan') return null;
	const { attack, kind, hex, player, attackers, defenders, sheltering, dry } = first;
	let fight = freshFight(
		{ attack, kind, hex, player, attackers, defenders, sheltering, dry },
		'cards'
	);
	const duel = then.some((fact) => fact.type === 'stageReached' && fact.rule === '9.1.1');
	const stages = from > start ? ASSAULT : duel ? DUEL : ATTACK;
	const stepOf = (stage = stageOf(fight)): number =>
		stages.findIndex((one) => one.stages.includes(stage));
	const happened = then.slice(
		0,
		then.findIndex(({ type }) => type === 'fightEnded') + 1 || undefined
	);
	let place = start + 1;
	const found = factsByStep(
		happened.filter((fact) => {
			if (place <= from) fight = fightAfter(fight, fact);
			return place++ > from;
		}),
		(fact) => {
			// 8.8.2 Steps are taken off when the Morale is known; they belong to the losses all the same.
			const lost = fact.type === 'stepsLost' && fact.rule === '8.8.2';
			const step = stepOf(lost ? 'losses' : undefined);
			fight = fightAfter(fight, fact);
			return step;
		}
	);
	const at = over ? stages.length : stepOf();
	return {
		fight: {
			kind: fight.kind,
			hex: fight.hex,
			player,
			pursuit: fight.pursuit,
			attackers: fight.attackers,
			defenders: fight.defenders
		},
		outcome: over ? outcomeOf(fight, before, after) : null,
		steps: courseSteps(stages, at, found, (told) =>
			tell({ facts: told, since: facts }, before, after)
		)
	};
};

/** 8.1 I What has happened in this combat phase before the attacks, and the attacks so far. */
const ofPhase = (facts: readonly Fact[], before: State, after: State): Course => {
	let now: CombatStep = 'supply';
	const stepOf = (): number => BEFORE.findIndex(({ stages }) => stages.includes(now));
	let fighting = false;
	const found = factsByStep(
		facts.filter((fact) => {
			if (fact.type === 'fightBegan') fighting = true;
			const shown = !fighting || fact.type === 'fightBegan';
			if (fact.type === 'fightEnded') fighting = false;
			return shown;
		}),
		(fact) => {
			const step = stepOf();
			if (fact.type === 'stepReached') now = fact.step;
			return step;
		}
	);
	return {
		fight: null,
		outcome: null,
		steps: courseSteps(BEFORE, stepOf(), found, (told) => tell({ facts: told }, before, after))
	};
};

/**
 * 8.1 How far the combat of these lines has come, the oldest line first: the steps of the printed sequence, each with what
 * was told in it. `ended`: the attack that the last line ended, instead of what is at hand. Null where there is none.
 */
export const courseOf = (lines: readonly Written<State, Fact>[], ended = false): Course | null => {
	const last = lines.at(-1);
	if (!last) return null;
	const { combat } = last.after;
	const ends = last.entry.facts.findLastIndex(({ type }) => type === 'fightEnded');
	if (ended ? ends < 0 : !combat) return null;
	const wanted = ended || combat?.fight ? 'fightBegan' : 'combatBegan';
	const since = factsSince(lines, wanted, ended ? ends + 1 : undefined);
	if (!since) return null;
	const { facts, before } = since;
	return wanted === 'fightBegan'
		? ofAttack(facts, before, last.after, ended)
		: ofPhase(facts, before, last.after);
};
