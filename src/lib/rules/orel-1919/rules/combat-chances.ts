import { mapped, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, Draw } from '#lib/kernel/dice/draw.ts';
import { total } from '#lib/kernel/book/modifier.ts';
import type { Book } from '../book.ts';
import { isArtillery, isCombatUnit, type MoraleResult, type Role } from '../types.ts';
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
import { checkingCohesion, cohesion } from './08-7-cohesion.ts';
import { isCleared } from './08-7-advance.ts';
import { aftermath, type Fates } from './08-8-aftermath.ts';
import {
	assaultColumn,
	assaultDice,
	assaultModifiers,
	withCostlyLoss,
	type AssaultResult
} from './08-8-assault.ts';
import { lossesBorne, lossesBy, lossesByUnit, type LossPolicy } from './08-8-losses.ts';
import { checkingMorale, morale } from './08-8-morale.ts';
import { packed, unpacked, type CombatEnd } from './combat-end.ts';
import { any, chargers, meetings, NOTHING_LOST, type Meeting } from './combat-meeting.ts';

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

/** 8.6, 8.7 Coordination, charges, both Cohesion dice; then the Assault, if there is one. */
const joined = (book: Book, combat: Combat, policy: Policy, evaded: boolean): Draw<number> => {
	const met = meetings(book, policy, evaded);
	return coordination(book, combat)
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
						.map((two) => named(attackers, one) + named(defenders, two))
				)
				.chain((results) => {
					const meeting = met.after(combat, results);
					return meeting.assault
						? assaultDice(assaultAdds(book, stand, meeting)).map(
								(column) => `${column};${meeting.leaves}`
							)
						: Draw.of(`0;${meeting.leaves}`);
				});
		})
		.chain((code) => {
			const [column = '', leaves = ''] = code.split(';');
			const meeting = met.leaving(leaves);
			return meeting.assault
				? stormed(book, meeting, Number(column), policy)
				: Draw.of(packed(meeting.end));
		});
};

/** Who came out of the check how, in words: `id:result,` for each unit. */
const named = (units: readonly Checking[], code: string): string => {
	const results = code.split(',');
	return units.map(({ id }, at) => `${id}:${results[at] ?? 'ok'},`).join('');
};

/** 8.8.1 What is added to the Assault dice. */
const assaultAdds = (
	book: Book,
	{ passed }: Stand,
	{ combat, charging, disorganised }: Meeting
): number => total(assaultModifiers(book, { combat, passed, charging, disorganised }));

/** 8.8.2 A column of the Assault, its losses, the loser's Morale. */
const stormed = (
	book: Book,
	{ combat, end }: Meeting,
	column: number,
	policy: Policy
): Draw<number> => {
	const result = withCostlyLoss(
		assaultColumn(book, column),
		stepsOf(fightersOf(combat, 'attacker')),
		stepsOf(fightersOf(combat, 'defender'))
	);
	const borne = lossesBorne(combat, result);
	const losses = lossesByUnit([
		...lossesBy(combat, 'attacker', borne.attacker, policy.losses),
		...lossesBy(combat, 'defender', borne.defender, policy.losses)
	]);
	const checking =
		result.morale === null ? [] : checkingMorale(book, combat, result.loser, result.morale, losses);
	return morale(book, result.loser, checking)
		.map((results) => results.join())
		.chain((code) =>
			Draw.of(packed(ended(combat, result, borne, losses, end, moraleNamed(checking, code))))
		);
};

const moraleNamed = (
	units: readonly Checking[],
	code: string
): Readonly<Record<string, MoraleResult>> => {
	const results = code.split(',') as MoraleResult[];
	return Object.fromEntries(units.map(({ id }, at) => [id, results[at] ?? 'retreat']));
};

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
