import { modifiers, total, type Modifier } from '#lib/kernel/book/modifier.ts';
import { sum, type Draw } from '#lib/kernel/dice/draw.ts';
import { nearest } from '#lib/kernel/hex/ratio.ts';
import type { Book } from '../../book.ts';
import type { UnitState, UnitType } from '../../types.ts';
import { words } from '../../words/en/rules.ts';
import { moraleOf } from './08-2-values.ts';
import type { Target } from './08-2-4-supports.ts';

/** 8.1.3 A unit of the category that is shelled. */
export interface Shelled {
	readonly type: UnitType;
	readonly ep: number;
	/** As printed; null for who has none. */
	readonly morale: number | null;
	readonly state: UnitState;
	readonly recruits: boolean;
}

/** 8.1.3 One unit firing at a category of units; the first of them takes what one unit takes. */
export interface Barrage {
	readonly firepower: number;
	/** How often it is halved: Low Ammo, Disorganised. */
	readonly halved: number;
	readonly target: Target;
	/** The terrain's modifier. */
	readonly terrain: number;
	readonly entrenched: boolean;
	/** 6 Aerial observation. */
	readonly observation: boolean;
	readonly units: readonly [Shelled, ...Shelled[]];
}

/** 8.1.3 The firepower that counts. */
export const firepowerOf = ({ firepower, halved }: Barrage): number =>
	nearest(firepower / 2 ** halved);

/** 8.1.3 The modifiers of the dice. */
export const barrageModifiers = ({ charts }: Book, barrage: Barrage): Modifier[] => {
	const { BARRAGE_DRM: drm, FEATURE_EFFECTS: features } = charts;
	const { target, units } = barrage;
	const routed = units.every(({ state }) => state === 'routed');
	return modifiers(
		['8.1.3', words.firepower, firepowerOf(barrage)],
		['7.1', words.terrainOfTheTarget, barrage.terrain],
		['8.1.3', words.entrenchment, barrage.entrenched ? features.at('entrenchment', 'barrage') : 0],
		['8.1.3', words.theTargetIsRouted, routed ? drm.at('routed', 'modifier') : 0],
		['8.1.3', words.kindOfTarget, target === 'combat' ? 0 : drm.at(target, 'modifier')],
		['6', words.aerialObservation, barrage.observation ? drm.at('observation', 'modifier') : 0]
	);
};

/** 8.1.3 What the table says for a total: EP to lose, or d; and the Morale up to which units retreat. */
export interface BarrageLine {
	readonly loss: number;
	readonly d: boolean;
	readonly retreat: number;
}

/** 8.1.3 The line of a total; its last one holds, and below the first nothing happens. */
export const barrageLine = ({ charts }: Book, scored: number): BarrageLine => {
	const { rows } = charts.BARRAGE;
	const row = [...rows].reverse().find((from) => scored >= from);
	if (row === undefined) return { loss: 0, d: false, retreat: 0 };
	const { at } = charts.BARRAGE;
	return { loss: at(row, 'loss'), d: at(row, 'd') === 1, retreat: at(row, 'retreat') };
};

/** 8.1.3 What one unit suffers: EP lost, whether it is gone, and whether it becomes Disorganised. */
export interface Hit {
	readonly lost: number;
	readonly destroyed: boolean;
	readonly disorganised: boolean;
}

/** 8.1.3 The last EP of infantry and cavalry survives. */
const spared = (type: UnitType): boolean => type === 'infantry' || type === 'cavalry';

/**
 * 8.1.3 What a line does to the one unit that takes it: a spared loss becomes d, once; d costs a unit that is not in
 * order an EP, but never the last of infantry or cavalry; an HQ dies of any loss (WO-47), and so does Trotsky (WO-52),
 * whom no d touches.
 */
export const hitBy = ({ loss, d }: Pick<BarrageLine, 'loss' | 'd'>, unit: Shelled): Hit => {
	const last = spared(unit.type) ? 1 : 0;
	const most = Math.max(0, unit.ep - last);
	const lost = Math.min(loss, most);
	const head = unit.type === 'hq' || unit.type === 'leader';
	if (head && loss > 0) return { lost: 0, destroyed: true, disorganised: false };
	const disordered = (d && unit.type !== 'leader') || (last === 1 && loss > most);
	const shaken = disordered && unit.state !== 'normal';
	const more = shaken && unit.ep - lost > last ? 1 : 0;
	const headless = shaken && unit.type === 'hq';
	const destroyed = headless || (unit.ep > 0 && lost + more >= unit.ep);
	return {
		lost: lost + more,
		destroyed,
		disorganised: !destroyed && disordered && unit.state === 'normal'
	};
};

/** 8.1.3 Who of a category retreats: those whose Morale is too low; not forts, nor HQs on their own (WO-47). */
export const retreatsFrom = (retreat: number, target: Target, unit: Shelled): boolean => {
	const morale = moraleOf(unit);
	return target !== 'fort' && target !== 'hq' && morale !== null && morale <= retreat;
};

/** 8.1.3 What fell, and what it was made of. */
export interface BarrageRoll extends BarrageLine {
	readonly score: number;
	readonly modifier: number;
	readonly lines: readonly Modifier[];
}

/** 8.1.3 The dice of a barrage, read in the table. */
export const barrageRoll = (book: Book, barrage: Barrage): Draw<BarrageRoll> => {
	const lines = barrageModifiers(book, barrage);
	const modifier = total(lines);
	return sum(2, 6, { label: words.barrage, rule: '8.1.3' }).map((dice) => ({
		score: dice + modifier,
		modifier,
		lines,
		...barrageLine(book, dice + modifier)
	}));
};

/** 8.1.3 A whole barrage: the roll, what the first unit suffers, and how many retreat. */
export const barrage = (
	book: Book,
	aimed: Barrage
): Draw<BarrageRoll & { readonly hit: Hit; readonly retreats: number }> =>
	barrageRoll(book, aimed).map((roll) => {
		const hit = hitBy(roll, aimed.units[0]);
		const left = aimed.units.filter((_, at) => at > 0 || !hit.destroyed);
		return {
			...roll,
			hit,
			retreats: left.filter((unit) => retreatsFrom(roll.retreat, aimed.target, unit)).length
		};
	});
