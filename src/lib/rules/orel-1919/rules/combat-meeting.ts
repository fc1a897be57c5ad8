import type { Book } from '../book.ts';
import type { CohesionResult } from '../types.ts';
import { fightersOf, stepsOf, type Combat, type Fighter } from './08-combat.ts';
import { chargersOf } from './08-7-charge.ts';
import type { Fate } from './08-7-stack.ts';
import { cohesionFates, type Fates } from './08-8-aftermath.ts';
import { disorganisedIn, inAssault, type Results } from './08-8-assault.ts';
import type { Policy } from './combat-chances.ts';
import { packed, type CombatEnd } from './combat-end.ts';

/** An end in which nothing has happened yet. */
export const NOTHING_LOST: Omit<CombatEnd, 'hex'> = {
	evaded: false,
	assaulted: false,
	attackerLost: 0,
	defenderLost: 0,
	attackerTakes: 0,
	defenderTakes: 0,
	attackerRouts: false,
	defenderRouts: false
};

/** 8.7.1 The cavalry of both sides that may charge. */
export const chargers = (
	book: Book,
	combat: Combat,
	disorganised: readonly string[]
): readonly string[] => [
	...chargersOf(book, combat, 'attacker', disorganised),
	...chargersOf(book, combat, 'defender', disorganised)
];

/** The results that these words tell: `id:result,` for each unit. */
const resultsIn = (code: string): Results =>
	Object.fromEntries(
		code
			.split(',')
			.filter(Boolean)
			.map((part): [string, CohesionResult] => {
				const at = part.lastIndexOf(':');
				return [part.slice(0, at), part.slice(at + 1) as CohesionResult];
			})
	);

/** Does this become of any unit? */
export const any = (fates: Fates, fate: Fate): boolean => Object.values(fates).includes(fate);
const taken = (fighters: readonly Fighter[], fates: Fates): number =>
	stepsOf(fighters.filter(({ id }) => fates[id] === 'surrender'));

/** 8.7.4, 8.8 How the two sides stand once the check is over. */
export interface Meeting {
	/** The two sides as they meet in the Assault (`inAssault`). */
	readonly combat: Combat;
	readonly charging: readonly string[];
	readonly disorganised: readonly string[];
	/** Somebody defends, and somebody goes in. */
	readonly assault: boolean;
	/** What the check alone did. */
	readonly end: CombatEnd;
	/** Who meets, and what the check did, in words: all that the Assault still asks of it. */
	readonly leaves: string;
}

/** 8.7.4, 8.8 The check is over: the hex is empty, nobody assaults, or the Assault. */
const meeting = (
	book: Book,
	combat: Combat,
	results: Results,
	policy: Policy,
	evaded: boolean
): Meeting => {
	const attackers = cohesionFates(combat, 'attacker', results);
	const defenders = cohesionFates(combat, 'defender', results);
	const there = inAssault(combat, results);
	const able = fightersOf(there, 'attacker').length > 0;
	const prisoners = taken(combat.defenders, defenders);
	const defended = any(defenders, 'stays');
	const orderly = fightersOf(combat, 'attacker').every(({ id }) => results[id] === 'ok');
	const goesIn = policy.assault === 'always' || (policy.assault === 'if_ordered' && orderly);
	const disorganised = disorganisedIn(results);
	const assault = defended && able && goesIn;
	const end: CombatEnd = {
		...NOTHING_LOST,
		hex: defended ? 'holds' : able ? 'falls' : 'vacated',
		evaded,
		attackerRouts: any(attackers, 'rout'),
		defenderRouts: any(defenders, 'rout'),
		defenderLost: prisoners,
		attackerTakes: prisoners
	};
	const ids = (fighters: readonly Fighter[]): string => fighters.map(({ id }) => id).join();
	return {
		combat: there,
		charging: assault && policy.charge ? chargers(book, there, disorganised) : [],
		disorganised,
		assault,
		end,
		leaves: [assault, ids(there.attackers), ids(there.defenders), packed(end)].join('|')
	};
};

/** Meetings by the results of both checks, and by what these leave. */
interface Meetings {
	readonly after: (combat: Combat, results: string) => Meeting;
	readonly leaving: (leaves: string) => Meeting;
}

/** Each meeting worked out once: coordination and strengths change their chances, not what they are. */
export const meetings = (book: Book, policy: Policy, evaded: boolean): Meetings => {
	const byResults = new Map<string, Meeting>();
	const byLeaves = new Map<string, Meeting>();
	return {
		after: (combat, results) => {
			const known = byResults.get(results);
			if (known) return known;
			const made = meeting(book, combat, resultsIn(results), policy, evaded);
			byResults.set(results, made);
			byLeaves.set(made.leaves, made);
			return made;
		},
		leaving: (leaves) => {
			const known = byLeaves.get(leaves);
			if (!known) throw new Error(`No meeting ${leaves}`);
			return known;
		}
	};
};
