import { Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import type { Role, Surprise, Table } from '../types.ts';
import { fired, type Fire } from './fire.ts';
import { cancelRetreat, mayCancel } from './retreat.ts';
import { surprise, type Attempt } from './surprise.ts';
import { words } from '../words/en/rules.ts';

/** A side ready to fire. */
export interface Firer {
	readonly table: Table;
	/** Strength after 0, 1, 2 ... losses; beyond the end the last value holds. */
	readonly strengths: readonly number[];
	/** With this many losses it is gone. */
	readonly steps: number;
	readonly shift: number;
	readonly drm: number;
}

/** Losses of both sides, in loss factors. */
export interface Losses {
	readonly attacker: number;
	readonly defender: number;
}

/** COMBAT SEQUENCE: how a side fires after this many losses; null once it is gone. */
const fireAfter = ({ table, strengths, steps, shift, drm }: Firer, losses: number): Fire | null => {
	if (losses >= steps) return null;
	const strength = strengths[Math.min(losses, strengths.length - 1)] ?? 0;
	return { table, strength, shift, drm };
};

const ATTACKER_FIRES = words.attackerFires;
const DEFENDER_FIRES = words.defenderFires;

/** COMBAT SEQUENCE: both fire at once; that the defender takes his losses first changes nothing of it (TC-16). */
export const simultaneous = (
	book: Book,
	attacker: Fire | null,
	defender: Fire | null
): Draw<Losses> =>
	fired(book, attacker, ATTACKER_FIRES).chain((onDefender) =>
		fired(book, defender, DEFENDER_FIRES).map((onAttacker) => ({
			attacker: onAttacker,
			defender: onDefender
		}))
	);

/** COMBAT SURPRISE: one side fires first, the other with what it has left. */
export const oneFirst = (
	book: Book,
	first: { readonly role: Role; readonly fire: Fire | null },
	second: (losses: number) => Fire | null
): Draw<Losses> => {
	const [own, other] =
		first.role === 'attacker' ? [ATTACKER_FIRES, DEFENDER_FIRES] : [DEFENDER_FIRES, ATTACKER_FIRES];
	return fired(book, first.fire, own).chain((dealt) =>
		fired(book, second(dealt), other).map((taken) =>
			first.role === 'attacker'
				? { attacker: taken, defender: dealt }
				: { attacker: dealt, defender: taken }
		)
	);
};

/** COMBAT SURPRISE: the step that an attempt of the cavalry cost. */
const stepLost = ({ method }: Attempt, came: Surprise): number =>
	Number(came === 'fail' && method === 'cavalry');

/** COMBAT SEQUENCE: fire as the surprise has it; a cavalry step lost in the attempt no longer fires (TC-07). */
const fireOf = (
	book: Book,
	{ attacker, defender, attempt }: Combat,
	came: Surprise
): Draw<Losses> => {
	if (came === 'surprise')
		return oneFirst(book, { role: 'attacker', fire: fireAfter(attacker, 0) }, (losses) =>
			fireAfter(defender, losses)
		);
	if (came === 'debacle')
		return oneFirst(book, { role: 'defender', fire: fireAfter(defender, 0) }, (losses) =>
			fireAfter(attacker, losses)
		);
	return simultaneous(book, fireAfter(attacker, stepLost(attempt, came)), fireAfter(defender, 0));
};

/** COMBAT SURPRISE: what each side fired with after the losses it had taken by then; null where it was gone. */
export const firedWith = (
	{ attacker, defender, attempt }: Combat,
	{ surprise: came, losses }: Fought
): Readonly<Record<Role, Fire | null>> => ({
	attacker: fireAfter(attacker, came === 'debacle' ? losses.attacker : stepLost(attempt, came)),
	defender: fireAfter(defender, came === 'surprise' ? losses.defender : 0)
});

/** COMBAT SEQUENCE: who inflicted more losses; nobody if they are equal, except under another reading of TC-06. */
export const winnerOf = (book: Book, { attacker, defender }: Losses): Role | 'tie' => {
	if (defender > attacker) return 'attacker';
	if (attacker > defender) return 'defender';
	return book.readings['TC-06'] === 'defender' ? 'defender' : 'tie';
};

/** A whole combat in one space. */
export interface Combat {
	readonly attacker: Firer;
	readonly defender: Firer;
	readonly attempt: Attempt;
	/** TRIGGERED COMBAT: the attacker is the side that triggered it. */
	readonly triggered: boolean;
	/** The defender will try to cancel a retreat, with this net modifier. */
	readonly cancel: { readonly elite: boolean; readonly drm: number };
}

/** Fire and its winner, before any retreat. */
export interface Fought {
	readonly surprise: Surprise;
	readonly losses: Losses;
	readonly winner: Role | 'tie';
}

/** COMBAT SEQUENCE: surprise, fire, winner. */
export const fight = (book: Book, combat: Combat): Draw<Fought> =>
	surprise(book, combat.attempt).chain((came) =>
		fireOf(book, combat, came).map((losses) => ({
			surprise: came,
			losses,
			winner: winnerOf(book, losses)
		}))
	);

/**
 * COMBAT SEQUENCE: what a combat leads to. `may_stay`: the defender may stay for one more step; `attacker_retreats`: it
 * triggered the combat and did not win.
 */
export type Ending =
	| 'stands'
	| 'retreats'
	| 'may_stay'
	| 'retreats_losing'
	| 'defender_gone'
	| 'attacker_retreats';

/** COMBAT SEQUENCE: who must retreat when the fire is over. */
export const RETREATS_OWED = [
	'nobody',
	'attacker',
	'defender',
	'defender_may_cancel',
	'defender_gone'
] as const;
export type RetreatOwed = (typeof RETREATS_OWED)[number];

/** COMBAT SEQUENCE: nobody is left of the attacker: the fire took all, with the step lost in an attempt of the cavalry. */
export const attackerGone = (
	{ attacker, attempt }: Combat,
	{ losses, surprise: came }: Fought
): boolean => losses.attacker + stepLost(attempt, came) >= attacker.steps;

/** COMBAT SEQUENCE: must somebody retreat, and may the retreat be cancelled? */
export const retreatOwed = (book: Book, combat: Combat, fought: Fought): RetreatOwed => {
	const { defender, triggered, cancel } = combat;
	const { losses, winner } = fought;
	if (losses.defender >= defender.steps) return 'defender_gone';
	if (winner !== 'attacker')
		return triggered && !attackerGone(combat, fought) ? 'attacker' : 'nobody';
	const steps = defender.steps - losses.defender;
	return mayCancel(book, { elite: cancel.elite, steps }) ? 'defender_may_cancel' : 'defender';
};

const ENDINGS = {
	may_cancel: 'may_stay',
	retreat: 'retreats',
	retreat_loss: 'retreats_losing'
} as const;

/** COMBAT SEQUENCE; CANCEL RETREAT: the whole combat, a retreat that may be cancelled rolled for. */
export const combat = (book: Book, situation: Combat): Draw<Fought & { readonly ending: Ending }> =>
	fight(book, situation).chain((fought) => {
		const of = (ending: Ending) => Draw.of({ ...fought, ending });
		switch (retreatOwed(book, situation, fought)) {
			case 'defender_gone':
				return of('defender_gone');
			case 'attacker':
				return of('attacker_retreats');
			case 'nobody':
				return of('stands');
			case 'defender':
				return of('retreats');
			case 'defender_may_cancel':
				return cancelRetreat(book, situation.cancel.drm).map((came) => ({
					...fought,
					ending: ENDINGS[came]
				}));
		}
	});
