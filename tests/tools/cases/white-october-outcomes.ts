// 8.2.6, 8.2.7 What comes of an attack, reckoned without a map: by the first order of losses that the rules allow.
import type { Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '#lib/rules/white-october/book.ts';
import {
	combat,
	lossesOf,
	type CombatResult,
	type CombatRoll
} from '#lib/rules/white-october/rules/08-combat/08-2-5-results.ts';
import {
	bearers,
	disorganises,
	nextLosers
} from '#lib/rules/white-october/rules/08-combat/08-2-6-losses.ts';
import type { Battle } from '#lib/rules/white-october/rules/08-combat/08-2-modifiers.ts';
import {
	areLoneGuns,
	isLoneFort,
	leading,
	type Fighter
} from '#lib/rules/white-october/rules/08-combat/08-2-values.ts';
import {
	isArtillery,
	isCombatUnit,
	isMotor,
	otherRole,
	type Code,
	type Role
} from '#lib/rules/white-october/types.ts';

const epOf = (units: readonly Fighter[]): number => units.reduce((sum, { ep }) => sum + ep, 0);

/** 8.2.6 Does a d cost one of these an EP: one was Disorganised or Routed already? */
const costsOnD = (units: readonly Fighter[]): readonly Fighter[] =>
	disorganises(units).filter(({ state, ep }) => state !== 'normal' && ep > 0);

/** 8.2.6, 8.2.7 What becomes of a side that takes losses by the first order that the rules allow. */
export interface Outcome {
	/** EP lost in the combat, not those that surrender. */
	readonly lost: number;
	/**
	 * `stays`, with or without `d`; `r` retreats; `dr` routs; `s` surrenders; `x`: no EP are left.
	 */
	readonly fate: 'stays' | 'd' | 'r' | 'dr' | 's' | 'x';
	/** The most hexes of advance after combat; 0 where there is none. */
	readonly advance: 0 | 1 | 2;
}

/** 8.2.6 The units after so many losses, in the order that the rules allow first. */
const afterLosses = (units: readonly Fighter[], role: Role, losses: number): readonly Fighter[] => {
	const taken: string[] = [];
	for (let n = 0; n < losses; n++) {
		const [next] = nextLosers(units, role, taken);
		if (next !== undefined) taken.push(next);
	}
	return units.map((unit) => {
		const lost = taken.filter((id) => id === unit.id).length;
		return { ...unit, ep: unit.ep - lost, lost: unit.lost + lost };
	});
};

/** 8.2.6 What a code does to those who lose, besides an advance. */
const fateIn = (code: Code): 'stays' | 'd' | 'r' | 'dr' =>
	code === 'd' || code === 'd a1' ? 'd' : code === 'r' || code === 'dr' ? code : 'stays';

/** 8.2.6 The losses and the fate of one side, with no advance yet. */
const suffered = (
	units: readonly Fighter[],
	role: Role,
	losses: number,
	code: Code
): { readonly lost: number; readonly fate: Outcome['fate'] } => {
	const left = afterLosses(units, role, losses).filter(({ ep, type }) => ep > 0 || isMotor(type));
	const lead = left.filter(({ id }) => leading(units).some((unit) => unit.id === id));
	// WO-43: guns that lost all combat units rout, those that were Routed surrender.
	const headless = (lost: number): { readonly lost: number; readonly fate: Outcome['fate'] } => {
		const guns = role === 'defender' ? left.filter(({ type }) => isArtillery(type)) : [];
		if (guns.length === 0 || areLoneGuns(units)) return { lost, fate: 'x' };
		return { lost, fate: guns.every(({ state }) => state === 'routed') ? 's' : 'dr' };
	};
	// WO-86: vehicles without company have no EP to lose; what the code says befalls them.
	if (lead.length === 0 && leading(units).length > 0) return headless(losses);
	const fate = fateIn(code);
	if (fate === 'd') {
		if (costsOnD(left).length === 0) return { lost: losses, fate };
		return epOf(lead) === 1 ? headless(losses + 1) : { lost: losses + 1, fate };
	}
	if (isLoneFort(units)) return { lost: losses, fate: fate === 'dr' ? 's' : 'stays' };
	if (fate !== 'dr') return { lost: losses, fate };
	const surrenders =
		areLoneGuns(units) || (lead.length > 0 && lead.every(({ state }) => state === 'routed'));
	return { lost: losses, fate: surrenders ? 's' : 'dr' };
};

/** 8.2.7 May anybody of a side advance: a combat unit in order, still there? */
const canAdvance = (units: readonly Fighter[], fate: Outcome['fate']): boolean =>
	(fate === 'stays' || fate === 'd') &&
	units.some(({ type, state }) => isCombatUnit(type) && state !== 'routed');

/** 8.2.6, 8.2.7 What becomes of both sides, the loser first; whoever is winner advances (WO-17). */
export const outcomes = (
	battle: Battle,
	result: CombatResult
): { readonly attacker: Outcome; readonly defender: Outcome } => {
	const [attackerLoss, defenderLoss] = lossesOf(
		[result.attacker.loss, result.defender.loss],
		bearers(battle)
	);
	const sides = {
		attacker: suffered(battle.attackers, 'attacker', attackerLoss, result.attacker.code),
		defender: suffered(battle.defenders, 'defender', defenderLoss, result.defender.code)
	};
	const loser = otherRole(result.winner);
	const winner = sides[result.winner];
	const winners = result.winner === 'attacker' ? battle.attackers : battle.defenders;
	const beaten = result.winner === 'attacker' ? battle.defenders : battle.attackers;
	const { fate } = sides[loser];
	const fortStays =
		loser === 'defender' && !isLoneFort(beaten) && beaten.some(({ type }) => type === 'fort');
	const emptied = fate !== 'stays' && fate !== 'd' && !fortStays;
	const hexes =
		emptied && canAdvance(winners, winner.fate) ? advanceIn(result[result.winner].code, fate) : 0;
	return {
		attacker: { ...sides.attacker, advance: result.winner === 'attacker' ? hexes : 0 },
		defender: { ...sides.defender, advance: result.winner === 'defender' ? hexes : 0 }
	};
};

/** 8.2.7 The most hexes of advance by a code, against an enemy with this fate. */
const advanceIn = (code: Code, fate: Outcome['fate']): 0 | 1 | 2 => {
	if (code === 'a') return fate === 'dr' ? 2 : 1;
	return code === 'a1' || code === 'd a1' ? 1 : 0;
};

/** 8.2.5 A whole attack: the dice, the losses by the first order that the rules allow, and what becomes of both sides. */
export const attack = (
	book: Book,
	battle: Battle
): Draw<CombatRoll & { readonly outcome: ReturnType<typeof outcomes> }> =>
	combat(book, battle).map((roll) => ({ ...roll, outcome: outcomes(battle, roll) }));
