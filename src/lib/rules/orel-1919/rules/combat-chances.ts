import { mapped, type Distribution } from '#lib/kernel/distribution.ts';
import { chances, Draw } from '#lib/kernel/draw.ts';
import { total } from '#lib/kernel/modifier.ts';
import type { Book } from '../tables.ts';
import {
	isArtillery,
	isCombatUnit,
	type CohesionResult,
	type MoraleResult,
	type Role
} from '../types.ts';
import {
	asSurprised,
	fightersOf,
	stepsOf,
	type Checking,
	type Combat,
	type Fighter,
	type Stand
} from './08-combat.ts';
import { afterEvasion, mustEvade, retreatBeforeCombat } from './08-5-before-combat.ts';
import { coordination } from './08-6-coordination.ts';
import { chargersOf } from './08-7-charge.ts';
import { checkingCohesion, cohesion } from './08-7-cohesion.ts';
import { isCleared } from './08-7-advance.ts';
import type { Fate } from './08-7-stack.ts';
import { aftermath, cohesionFates, type Fates } from './08-8-aftermath.ts';
import {
	assaultColumn,
	assaultDice,
	assaultModifiers,
	disorganisedIn,
	inAssault,
	withCostlyLoss,
	type AssaultResult,
	type Results
} from './08-8-assault.ts';
import { lossesBorne, lossesBy, lossesByUnit, type LossPolicy } from './08-8-losses.ts';
import { checkingMorale, morale } from './08-8-morale.ts';
import { packed, unpacked, type CombatEnd } from './combat-end.ts';

/** What the owners are taken to choose where nobody is asked. Cavalry that may charge charges; ways back are open; nobody pursues. */
export interface Policy {
	/** 8.8 `if_ordered`: only when no attacker failed its Cohesion Check. */
	readonly assault: 'always' | 'if_ordered' | 'never';
	/** 8.5 Those that can leave before combat do so, guns with them. */
	readonly evade: boolean;
	readonly charge: boolean;
	/** 8.8.2 Who takes the losses, on either side. */
	readonly losses: LossPolicy;
}

/** The policy that this app states where it shows chances. */
export const USUAL_POLICY: Policy = {
	assault: 'always',
	evade: false,
	charge: true,
	losses: 'most_steps'
};

const NOTHING_LOST: Omit<CombatEnd, 'hex'> = {
	evaded: false,
	assaulted: false,
	attackerLost: 0,
	defenderLost: 0,
	attackerTakes: 0,
	defenderTakes: 0,
	attackerRouts: false,
	defenderRouts: false
};

/** A combat as it is imagined: the procedures in their order, ends as one number each. */
const imagined = (book: Book, declared: Combat, policy: Policy): Draw<number> => {
	const combat = asSurprised(declared);
	if (!policy.evade && !mustEvade(combat)) return joined(book, combat, policy, false);
	return retreatBeforeCombat(book, combat)
		.map(({ away, held, mayFollow }) => `${away.join()};${held.join()};${mayFollow.join()}`)
		.chain((code) => {
			const [away = [], held = [], mayFollow = []] = code
				.split(';')
				.map((ids) => (ids === '' ? [] : ids.split(',')));
			const left = afterEvasion(combat, { away, held, mayFollow }, mayFollow);
			const evaded = away.length > 0;
			if (isCleared(left.defenders) || mustEvade(left))
				return Draw.of(
					packed({
						...NOTHING_LOST,
						hex: 'falls',
						evaded,
						defenderLost: stepsOf(
							left.defenders.filter(({ type }) => type !== 'convoy' && type !== 'rail-depot')
						)
					})
				);
			return joined(book, left, policy, evaded);
		});
};

/** 8.6, 8.7 Coordination, charges, both Cohesion dice. */
const joined = (book: Book, combat: Combat, policy: Policy, evaded: boolean): Draw<number> =>
	coordination(book, combat)
		.map((passed) => passed.join())
		.chain((code) => {
			const charging = policy.charge ? chargers(book, combat, []) : [];
			const passed = code === '' ? [] : code.split(',');
			const stand: Stand = { combat, passed, charging, disorganised: [] };
			const attackers = checkingCohesion(book, stand, 'attacker');
			const defenders = checkingCohesion(book, stand, 'defender');
			return cohesion(book, 'attacker', attackers)
				.map((results) => results.join())
				.chain((one) =>
					cohesion(book, 'defender', defenders)
						.map((results) => results.join())
						.chain((two) =>
							met(
								book,
								stand,
								{ ...named(attackers, one), ...named(defenders, two) },
								policy,
								evaded
							)
						)
				);
		});

const chargers = (
	book: Book,
	combat: Combat,
	disorganised: readonly string[]
): readonly string[] => [
	...chargersOf(book, combat, 'attacker', disorganised),
	...chargersOf(book, combat, 'defender', disorganised)
];

const named = (units: readonly Checking[], code: string): Results => {
	const results = code.split(',') as CohesionResult[];
	return Object.fromEntries(units.map(({ id }, at) => [id, results[at] ?? 'ok']));
};

const any = (fates: Fates, fate: Fate): boolean => Object.values(fates).includes(fate);
const taken = (fighters: readonly Fighter[], fates: Fates): number =>
	stepsOf(fighters.filter(({ id }) => fates[id] === 'surrender'));

/** 8.7.4, 8.8 The check is over: the hex is empty, nobody assaults, or the Assault. */
const met = (
	book: Book,
	stand: Stand,
	results: Results,
	policy: Policy,
	evaded: boolean
): Draw<number> => {
	const { combat } = stand;
	const attackers = cohesionFates(combat, 'attacker', results);
	const defenders = cohesionFates(combat, 'defender', results);
	const there = inAssault(combat, results);
	const able = fightersOf(there, 'attacker');
	const prisoners = taken(combat.defenders, defenders);
	const end = {
		...NOTHING_LOST,
		evaded,
		attackerRouts: any(attackers, 'rout'),
		defenderRouts: any(defenders, 'rout'),
		defenderLost: prisoners,
		attackerTakes: prisoners
	};
	if (!any(defenders, 'stays'))
		return Draw.of(packed({ ...end, hex: able.length > 0 ? 'falls' : 'vacated' }));
	const orderly = fightersOf(combat, 'attacker').every(({ id }) => results[id] === 'ok');
	const goesIn = policy.assault === 'always' || (policy.assault === 'if_ordered' && orderly);
	if (able.length === 0 || !goesIn) return Draw.of(packed({ ...end, hex: 'holds' }));
	const disorganised = disorganisedIn(results);
	const charging = policy.charge ? chargers(book, there, disorganised) : [];
	return stormed(book, { ...stand, combat: there, charging, disorganised }, policy, end);
};

/** 8.8 The Assault, its losses, the loser's Morale. */
const stormed = (
	book: Book,
	stand: Stand,
	policy: Policy,
	before: Omit<CombatEnd, 'hex'>
): Draw<number> => {
	const { combat } = stand;
	const steps = {
		attacker: stepsOf(fightersOf(combat, 'attacker')),
		defender: stepsOf(fightersOf(combat, 'defender'))
	};
	return assaultDice(total(assaultModifiers(book, stand))).chain((column) => {
		const result = withCostlyLoss(assaultColumn(book, column), steps.attacker, steps.defender);
		const borne = lossesBorne(combat, result);
		const losses = lossesByUnit([
			...lossesBy(combat, 'attacker', borne.attacker, policy.losses),
			...lossesBy(combat, 'defender', borne.defender, policy.losses)
		]);
		const checking =
			result.morale === null
				? []
				: checkingMorale(book, combat, result.loser, result.morale, losses);
		return morale(book, result.loser, checking).map((results) =>
			packed(ended(combat, result, borne, losses, before, moraleNamed(checking, results)))
		);
	});
};

const moraleNamed = (
	units: readonly Checking[],
	results: readonly MoraleResult[]
): Readonly<Record<string, MoraleResult>> =>
	Object.fromEntries(units.map(({ id }, at) => [id, results[at] ?? 'retreat']));

/** 8.8.3 How it ended. */
const ended = (
	combat: Combat,
	{ loser }: AssaultResult,
	borne: Readonly<Record<Role, number>>,
	losses: Readonly<Record<string, number>>,
	before: Omit<CombatEnd, 'hex'>,
	results: Readonly<Record<string, MoraleResult>>
): CombatEnd => {
	const after = aftermath(combat, loser, losses, results);
	const defenders = combat.defenders.filter(({ type }) => isCombatUnit(type) || isArtillery(type));
	const lostOf = (fighters: readonly Fighter[], fates: Fates): number =>
		fighters
			.filter(({ id }) => fates[id] === 'surrender')
			.reduce((sum, { id, steps }) => sum + steps - (losses[id] ?? 0), 0);
	const cleared = !any(after.defender, 'stays');
	const enters = loser === 'defender' && any(after.attacker, 'stays');
	return {
		hex: !cleared ? 'holds' : enters ? 'falls' : 'vacated',
		evaded: before.evaded,
		assaulted: true,
		attackerLost:
			before.attackerLost + borne.attacker + lostOf(fightersOf(combat, 'attacker'), after.attacker),
		defenderLost: before.defenderLost + borne.defender + lostOf(defenders, after.defender),
		attackerTakes: before.attackerTakes + after.takes.attacker,
		defenderTakes: before.defenderTakes + after.takes.defender,
		attackerRouts: before.attackerRouts || any(after.attacker, 'rout'),
		defenderRouts: before.defenderRouts || any(after.defender, 'rout')
	};
};

/** 8 The whole combat as one procedure, for the app's dice or the player's hand. */
export const combatPlayedOut = (
	book: Book,
	combat: Combat,
	policy: Policy = USUAL_POLICY
): Draw<CombatEnd> => imagined(book, combat, policy).map(unpacked);

/** 8 Exact chances of a combat, declared or imagined. */
export const combatChances = (
	book: Book,
	combat: Combat,
	policy: Policy = USUAL_POLICY
): Distribution<CombatEnd> => mapped(chances(imagined(book, combat, policy)), unpacked);
