import type { Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../../book.ts';
import { lossesBy, type LossPolicy } from '../../rules/08-combat/08-8-losses.ts';
import { fightersOf, type Combat } from '../../rules/08-combat.ts';
import { vehicleDestruction } from '../../rules/09-vehicles.ts';
import { ROLES } from '../../types.ts';
import type { Command } from '../commands.ts';
import type { Fact } from '../facts.ts';
import type { Option, Owed } from '../owed.ts';
import { lossesOf, SCENES } from './attack/assault.ts';
import {
	after,
	begun,
	nameOf,
	ON_MAP,
	standing,
	thrownIn,
	withPassed,
	type CombatEnd,
	type Course,
	type Thrown
} from './course.ts';
import { stage } from './facts.ts';
import type { Scene } from './scene.ts';
import type { FightStage } from './state.ts';

/**
 * What the owners are assumed to choose, where nobody is asked. Cavalry that may charge does; retreats are not blocked;
 * nobody pursues.
 */
export interface Policy {
	/** 8.8 `if_ordered`: only if no attacker failed its Cohesion Check. */
	readonly assault: 'always' | 'if_ordered' | 'never';
	/** 8.5 Units that can leave before combat do so, and guns go with them. */
	readonly evade: boolean;
	readonly charge: boolean;
	/** 8.8.2 Who takes the losses, on each side. */
	readonly losses: LossPolicy;
}

/** The policy that this app states wherever it shows chances. */
export const USUAL_POLICY: Policy = {
	assault: 'always',
	evade: false,
	charge: true,
	losses: 'most_steps'
};

/** Would the owner give this command under the policy? */
const wants = (policy: Policy, { fight, combat }: Course, { type }: Command): boolean => {
	const orderly = fightersOf(combat, 'attacker').every(({ id }) => fight.results[id] === 'ok');
	const goesIn = policy.assault === 'always' || (policy.assault === 'if_ordered' && orderly);
	switch (type) {
		case 'leave':
			return policy.evade;
		case 'stand':
			return !policy.evade;
		case 'yes':
			return fight.stage === 'follow' || policy.charge;
		case 'assault':
			return goesIn;
		default:
			return false;
	}
};

const answered = (policy: Policy, course: Course, options: readonly Option[]): Course => {
	const wanted = options.find(({ command }) => wants(policy, course, command)) ?? options.at(-1);
	return after(course, wanted?.events() ?? []);
};

/** 8.8.2 The policy assigns all losses of a side at once. */
const lossesTaken = (policy: Policy, course: Course): Course =>
	after(course, [
		...ROLES.map((role) => ({
			type: 'lossTaken' as const,
			role,
			units: lossesBy(course.combat, role, lossesOf(course.fight, role), policy.losses)
		})),
		stage('8.8.2', 'morale')
	]);

/** The stages that throw dice, in order. */
const THROWS: ReadonlySet<FightStage> = new Set([
	'evade',
	'coordination',
	'attackerCohesion',
	'defenderCohesion',
	'dice',
	'morale'
]);

/** The engine's stage with the policy's answers: it goes on by itself, or to dice. */
const asked = (policy: Policy, course: Course): Course | Draw<readonly Fact[]> => {
	const { stage: at } = course.fight;
	const onMap = ON_MAP[at];
	if (onMap) return onMap(course);
	if (at === 'losses') return lossesTaken(policy, course);
	const scenes: Partial<Record<FightStage, (scene: Scene) => Owed>> = SCENES;
	const owed = scenes[at]?.(course);
	switch (owed?.kind) {
		case 'auto':
			return after(course, owed.events);
		case 'player':
			return answered(policy, course, owed.options);
		case 'dice':
			return owed.draw;
		default:
			throw new Error(`Nobody imagines ${at}`);
	}
};

const byName = ({ name }: Thrown): string => name;

/** 8.7.2 to 8.8.1 Whichever supports passed, after the same Cohesion results the two sides meet in the same state. */
type Meetings = Map<string, Course>;

/** Goes on until the dice of this stage have been thrown; supports check one after the other. */
const through =
	(policy: Policy, until: FightStage, meetings: Meetings) =>
	({ course: thrown, facts }: Thrown): Draw<Thrown> => {
		let course = after(thrown, facts);
		const { passed, stage: from } = course.fight;
		const meets = from === 'driven' ? nameOf(withPassed(course, [])) : undefined;
		const met = meets === undefined ? undefined : meetings.get(meets);
		if (met) course = withPassed(met, passed);
		while (!course.over) {
			const at = course.fight.stage;
			if (THROWS.has(at)) {
				if (meets !== undefined && !met) meetings.set(meets, course);
				if (at !== until) break;
			}
			const next = asked(policy, course);
			if (next instanceof Draw) {
				const fell = next.map(thrownIn(course));
				return at === 'coordination'
					? fell.toldApart(byName).chain(through(policy, until, meetings))
					: fell;
			}
			course = next;
		}
		return Draw.of(standing(course));
	};

/** 8 The whole combat as one procedure: the engine's own stages in order, with equal courses merged after each. */
export const combatPlayedOut = (
	book: Book,
	combat: Combat,
	policy: Policy = USUAL_POLICY
): Draw<CombatEnd> => {
	const meetings: Meetings = new Map();
	return [...THROWS]
		.reduce(
			(draw, until) => draw.chain(through(policy, until, meetings)).toldApart(byName),
			Draw.of(standing(begun(book, combat))).toldApart(byName)
		)
		.chain(through(policy, 'close', meetings))
		.chain(({ course: { end, hits } }) =>
			hits.reduce(
				(draw, role) =>
					draw.chain((so) =>
						vehicleDestruction().map(({ passed }) => ({
							...so,
							...(so.hex === 'rides' && role === 'attacker' && !passed && { hex: 'falls' }),
							[`${role}Lost`]: so[`${role}Lost`] + Number(passed)
						}))
					),
				Draw.of(end)
			)
		);
};

/** 8 The exact chances of a combat, whether declared or imagined. */
export const combatChances = (
	book: Book,
	combat: Combat,
	policy: Policy = USUAL_POLICY
): Distribution<CombatEnd> => chances(combatPlayedOut(book, combat, policy));
