import { die, Draw } from '#lib/kernel/dice/draw.ts';
import { words } from '../words/en/rules.ts';

/** 11.2.1 Anti-subversion actions. */
export const ANTI_SUBVERSION = ['rally', 'anti_desertion', 'police'] as const;
export type AntiSubversion = (typeof ANTI_SUBVERSION)[number];

/** 11.2.2 Raising actions. */
export const RAISING = ['communist', 'barricade', 'detachments', 'military'] as const;
export type Raising = (typeof RAISING)[number];

/** 11.2 How many actions of each kind are owed: two with Trotsky in a district. */
export const actionsOwed = (turn: number, from: number, trotsky: boolean): number =>
	turn < from ? 0 : trotsky ? 2 : 1;

/** 11.2.2 Quarters of an RP, in which raising is paid. */
export const QUARTERS = 4;
const COST: Readonly<Record<'communist' | 'barricade', number>> = { communist: 2, barricade: 2 };
/** 11.2.2 A detachment's EP, and a whole unit's, in quarters. */
const DETACHMENT_EP = 1;
const MILITARY_EP = 4;
/** 11.2.2 EP of detachments for a free gun. */
const GUN_PER = 3;

/** 11.2.2 What raising has to go on: quarters of RP spent this turn, RP in stock, EP of detachments not yet raised. */
export interface Purse {
	readonly rp: number;
	readonly spent: number;
	readonly pool: number;
}

/** 11.2.2 RP left to spend, with their quarters (WO-28). */
export const rpToSpend = ({ rp, spent }: Purse): number => rp - spent / QUARTERS;

/** 11.2.2 The same in quarters. */
const left = (purse: Purse): number => rpToSpend(purse) * QUARTERS;

/** 11.2.2 RP left after the actions of a turn, added up, then rounded up (WO-28). */
export const rpLeft = ({ rp, spent }: Purse): number => rp - Math.ceil(spent / QUARTERS);

/** 11.2.2 Can a raising action be paid (WO-45)? Military units need 1 RP at least. */
export const canPay = (purse: Purse, action: Raising): boolean => {
	if (action === 'detachments') return left(purse) >= DETACHMENT_EP && purse.pool > 0;
	if (action === 'military') return left(purse) >= MILITARY_EP;
	return left(purse) >= COST[action];
};

/** 11.2.2 The EP of detachments that all remaining RP buy. */
export const detachmentEp = (purse: Purse): number =>
	Math.max(0, Math.min(purse.pool, Math.floor(left(purse) / DETACHMENT_EP)));

/** 11.2.2 What the purse holds after an action other than the draw of military units. */
export const paid = (purse: Purse, action: Exclude<Raising, 'military'>): Purse => {
	if (action !== 'detachments') return { ...purse, spent: purse.spent + COST[action] };
	const ep = detachmentEp(purse);
	return { ...purse, spent: purse.spent + ep * DETACHMENT_EP, pool: purse.pool - ep };
};

/** 11.2.2 The same of any action; a draw of military units costs one EP at least. */
const after = (purse: Purse, action: Raising): Purse =>
	action === 'military' ? { ...purse, spent: purse.spent + MILITARY_EP } : paid(purse, action);

/** 11.2.2 Guns that come free: one for each 3 EP of detachments placed, those before counted in. */
export const freeGuns = (before: number, placed: number): number =>
	Math.floor((before + placed) / GUN_PER) - Math.floor(before / GUN_PER);

/** 11.2.1 May an anti-subversion action be chosen: none twice, police only with events? */
export const mayAct = (
	action: AntiSubversion,
	chosen: readonly AntiSubversion[],
	events: boolean
): boolean => !chosen.includes(action) && (action !== 'police' || events);

/** 11.2, WO-45 How many raising actions can be paid one after the other, in the best order, up to those owed. */
export const payable = (
	purse: Purse,
	owed: number,
	chosen: readonly Raising[] = [],
	open: readonly Raising[] = RAISING
): number => {
	if (chosen.length === owed) return owed;
	return Math.max(
		chosen.length,
		...open
			.filter((action) => !chosen.includes(action) && canPay(purse, action))
			.map((action) => payable(after(purse, action), owed, [...chosen, action], open))
	);
};

/** 11.2, WO-45 Which raising actions leave as many to be paid as are owed and can be paid? */
export const mayRaise = (
	purse: Purse,
	owed: number,
	chosen: readonly Raising[],
	open: readonly Raising[]
): readonly Raising[] => {
	const most = payable(purse, owed, chosen, open);
	return open.filter(
		(action) =>
			chosen.length < owed &&
			!chosen.includes(action) &&
			canPay(purse, action) &&
			payable(after(purse, action), owed, [...chosen, action], open) === most
	);
};

/** 11.2.1 The police find a plot on these faces. */
export const policeAction = (): Draw<boolean> =>
	die(6, {
		label: words.police,
		rule: '11.2.1',
		needs: { from: 5, to: 6, word: words.success, other: words.failure }
	}).map((face) => face >= 5);

/** 11.2.2 Military units drawn, by their places in the pool, and what is left. */
export interface Drawn {
	readonly units: readonly number[];
	readonly ep: number;
	readonly purse: Purse;
}

/**
 * 11.2.2 Military units drawn one by one, each paid with its EP, until the RP are gone, the pool is empty, or one cannot
 * be paid whole. `names`: what each of the pool is called, for who throws.
 */
export const militaryDraw = (
	pool: readonly number[],
	purse: Purse,
	names: readonly string[] = []
): Draw<Drawn> => {
	const next = (so: Drawn): Draw<Drawn> => {
		const open = pool.map((_, at) => at).filter((at) => !so.units.includes(at));
		if (open.length === 0 || left(so.purse) < MILITARY_EP) return Draw.of(so);
		const taken = (at: number): Draw<Drawn> => {
			const ep = pool[at] ?? 0;
			if (ep * MILITARY_EP > left(so.purse)) return Draw.of(so);
			const purse = { ...so.purse, spent: so.purse.spent + ep * MILITARY_EP };
			return next({ units: [...so.units, at], ep: so.ep + ep, purse });
		};
		if (open.length === 1) return taken(open[0] ?? 0);
		const means = open.flatMap((at) => names[at] ?? []);
		return die(open.length, {
			label: words.militaryUnits,
			rule: '11.2.2',
			...(means.length > 0 && { means })
		}).chain((face) => taken(open[face - 1] ?? 0));
	};
	return next({ units: [], ep: 0, purse });
};
