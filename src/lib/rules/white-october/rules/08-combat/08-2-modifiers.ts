import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { ratioRow, type RatioRow } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import { isMotor, type Role } from '../../types.ts';
import { words } from '../../words/en/rules.ts';
import {
	comparedFire,
	isLoneFort,
	moraleOf,
	predominantOf,
	qualityOf,
	wholeValue,
	type Engaged,
	type Fighter
} from './08-2-values.ts';

/** 8.2.5 What raises or lowers the Predominant Morale of one side. */
export interface MoraleChanges {
	/** Trotsky stands in one of its stacks. */
	readonly trotsky: boolean;
	/** 5.5 An HQ gives Mo. */
	readonly hqMo: boolean;
	/** Enemies stand all round its hex, whether they attack or not. */
	readonly encircled: boolean;
	/** 11.1 A Red stack that defends Petrograd. */
	readonly petrograd: boolean;
	/** 6 Events. */
	readonly plus: number;
	readonly minus: number;
}

/** 8.2.5 Morale is 6 at most and 1 at least. */
export const MOST_MORALE = 6;
const TROTSKY = 2;

/**
 * 1.6, 8.2.5 What a Morale is made of, line by line: first what raises it, up to 6, then what lowers it, down to 1
 * (WO-04); what goes beyond is the last line.
 */
export const moraleLines = (predominant: number, changes: MoraleChanges): readonly Modifier[] => {
	const { trotsky, hqMo, plus, encircled, petrograd, minus } = changes;
	const raised = modifiers(
		['1.6', words.predominantMorale, predominant],
		['8.2.5', words.trotsky, trotsky ? TROTSKY : 0],
		['5.5', words.hqCapacityMo, hqMo ? 1 : 0],
		['6', words.events, plus]
	);
	const lowered = modifiers(
		['8.2.5', words.encirclement, encircled ? -1 : 0],
		['11.1', words.petrogradDefended, petrograd ? -1 : 0],
		['6', words.events, -minus]
	);
	const [up, down] = [total(raised), total(lowered)];
	const morale = Math.max(1, Math.min(MOST_MORALE, up) + down);
	return [...raised, ...lowered, ...modifiers(['8.2.5', words.limitsOfMorale, morale - up - down])];
};

/** 8.2 One combat, as the dice meet it. */
export interface Battle {
	readonly attackers: readonly Fighter[];
	readonly defenders: readonly Fighter[];
	/** Supports of the attack, also those stacked with attackers; of the defence, from outside the hex. */
	readonly attackFire: readonly Fighter[];
	readonly defenceFire: readonly Fighter[];
	/** 7.1 Terrain and hexside together. */
	readonly terrain: number;
	readonly entrenched: boolean;
	readonly barricade: boolean;
	readonly night: boolean;
	/** The attack comes from all round. */
	readonly encircled: boolean;
	/** 5.5 Capacities that are paid for. */
	readonly hqA: boolean;
	readonly hqDe: boolean;
	readonly attackMorale: MoraleChanges;
	readonly defenceMorale: MoraleChanges;
	/** 6 Events, on the dice. */
	readonly dice: number;
}

/** 8.2.5 The lines of the ratio list, best first. */
const rows = ({ charts }: Book): readonly (RatioRow & { readonly row: string })[] =>
	[...charts.RATIO.rows].reverse().map((row) => {
		const [of = 0, to = 1] = row === 'below' ? [] : row.split('/').map(Number);
		return { of, to, row };
	});

/** 8.2.5 The line that a ratio of values reaches (WO-02). */
export const ratioLine = (
	book: Book,
	attack: number,
	defence: number
): (typeof book.charts.RATIO.rows)[number] =>
	ratioRow(rows(book), attack, defence).row as (typeof book.charts.RATIO.rows)[number];

/** 8.2.5 The modifier of a ratio of values (WO-02). */
export const ratioModifier = (book: Book, attack: number, defence: number): number =>
	book.charts.RATIO.at(ratioLine(book, attack, defence), 'modifier');

/** 8.2.5 The whole values of both sides, the line of the list that they reach, and its modifier (WO-02). */
export interface RatioRead {
	readonly attacker: number;
	readonly defender: number;
	readonly line: string;
	readonly modifier: number;
}

/** 8.2.4 Night keeps aircraft away. */
const supports = ({ attackFire, night }: Battle): readonly Fighter[] =>
	night ? attackFire.filter(({ type }) => type !== 'air') : attackFire;

/** 8.2 The two sides of a combat. */
export const engaged = (battle: Battle): { attacker: Engaged; defender: Engaged } => ({
	attacker: { role: 'attacker', units: battle.attackers, fire: supports(battle) },
	defender: { role: 'defender', units: battle.defenders, fire: battle.defenceFire }
});

/** 8.2.5 How the ratio of a battle is read. */
export const ratioRead = (book: Book, battle: Battle): RatioRead => {
	const sides = engaged(battle);
	const [attacker, defender] = [wholeValue(sides.attacker), wholeValue(sides.defender)];
	return {
		attacker,
		defender,
		line: ratioLine(book, attacker, defender),
		modifier: ratioModifier(book, attacker, defender)
	};
};

/** 8.2.5 What the Predominant Morale of both sides is made of, by which each reads its result. */
export const moralesOf = (battle: Battle): Readonly<Record<Role, readonly Modifier[]>> => ({
	attacker: moraleLines(predominantOf(battle.attackers, moraleOf), battle.attackMorale),
	defender: moraleLines(predominantOf(battle.defenders, moraleOf), battle.defenceMorale)
});
export const morales = (battle: Battle): Readonly<Record<Role, number>> => {
	const { attacker, defender } = moralesOf(battle);
	return { attacker: total(attacker), defender: total(defender) };
};

/** 4.4.1, 14.1 Tanks and cars that count: not those that are Low Ammo (WO-05). */
const motors = (units: readonly Fighter[]): readonly Fighter[] =>
	units.filter(({ type, lowAmmo }) => isMotor(type) && !lowAmmo);

/** 8.2.5 What the modifiers of the combat dice are made of, with no hex to ask. */
export interface Odds {
	readonly ratio: number;
	readonly quality: readonly [attacker: number, defender: number];
	readonly fire: readonly [attacker: number, defender: number];
	readonly vehicles: readonly [attacker: number, defender: number];
	readonly air: boolean;
	readonly tank: boolean;
	readonly night: boolean;
	readonly encircled: boolean;
	readonly hqA: boolean;
	readonly hqDe: boolean;
	readonly loneFort: boolean;
	/** Terrain and hexside; a lone fort's takes its place (WO-09). */
	readonly terrain: number;
	/** Entrenchment and barricade, none where a tank attacks. */
	readonly works: number;
	readonly events: number;
}

/** 8.2.5 The modifiers of the combat dice, in the order of the section. All add up (WO-05). */
export const oddsModifiers = ({ charts }: Book, odds: Odds): Modifier[] => {
	const drm = (row: (typeof charts.COMBAT_DRM.rows)[number]): number =>
		charts.COMBAT_DRM.at(row, 'modifier');
	const more = ([one, other]: readonly [number, number], by: number): number =>
		Math.sign(one - other) * by;
	const [attacking, defending] = odds.quality;
	return modifiers(
		['8.2.5', words.combatRatio, odds.ratio],
		['8.2.5', words.differenceOfQuality, attacking - defending],
		['8.2.5', words.firepowerInSupport, more(odds.fire, drm('more_fire'))],
		['8.2.5', words.aircraftInTheAttack, odds.air && !odds.night ? drm('air') : 0],
		['8.2.5', words.tanksAndCars, more(odds.vehicles, drm('more_vehicles'))],
		['14.1.1', words.aTankAttacks, odds.tank ? drm('tank') : 0],
		['8.2.5', words.nightAttack, odds.night ? drm('night') : 0],
		['8.2.5', words.encirclement, odds.encircled ? drm('encircled') : 0],
		['5.5', words.hqCapacityA, odds.hqA ? drm('hq_attack') : 0],
		['5.5', words.hqCapacityDe, odds.hqDe ? drm('hq_defence') : 0],
		['13', words.aFortAlone, odds.loneFort ? drm('lone_fort') : 0],
		['7.1', words.terrainAndHexside, odds.loneFort ? 0 : odds.terrain],
		['8.2.5', words.entrenchmentOrBarricade, odds.works],
		['6', words.events, odds.events]
	);
};

/** 14.1.1 What entrenchment and barricade give: nothing where a tank attacks that is not Low Ammo. */
export const worksModifier = (
	{ charts }: Book,
	works: { readonly entrenched: boolean; readonly barricade: boolean; readonly tank: boolean }
): number => {
	if (works.tank) return 0;
	const { FEATURE_EFFECTS: features } = charts;
	return (
		(works.entrenched ? features.at('entrenchment', 'combat') : 0) +
		(works.barricade ? features.at('barricade', 'combat') : 0)
	);
};

/** 8.2.5 Everything that the modifiers of a combat are made of. */
export const oddsOf = (book: Book, battle: Battle): Odds => {
	const { attacker, defender } = engaged(battle);
	const [ours, theirs] = [motors(battle.attackers), motors(battle.defenders)];
	const tank = ours.some(({ type }) => type === 'tank');
	return {
		ratio: ratioRead(book, battle).modifier,
		quality: [
			predominantOf(battle.attackers, qualityOf),
			predominantOf(battle.defenders, qualityOf)
		],
		fire: [comparedFire(attacker), comparedFire(defender)],
		vehicles: [ours.length, theirs.length],
		air: attacker.fire.some(({ type }) => type === 'air'),
		tank,
		night: battle.night,
		encircled: battle.encircled,
		hqA: battle.hqA,
		hqDe: battle.hqDe,
		loneFort: isLoneFort(battle.defenders),
		terrain: battle.terrain,
		works: worksModifier(book, { ...battle, tank }),
		events: battle.dice
	};
};
