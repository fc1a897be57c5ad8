import { CHARTS, type Charts } from './charts.ts';
import { DEFAULT_READINGS, type ReadingKey, type RulingId } from './rulings/all.ts';
import type { AttackKind, Mover, Player, Terrain, UnitType } from './types.ts';

/** What the players agree on before a game. */
export interface Options {
	/** 6 Random events. */
	readonly events: 'used' | 'not_used';
	/** New Combat Rules: one coordination roll, one Cohesion result for a side. */
	readonly combat: 'standard' | 'new';
	/** 9 Vehicles roll for destruction: each, or only as many as steps were lost. */
	readonly vehicle_losses: 'each' | 'as_many_as_losses';
}

const DEFAULT_OPTIONS: Options = {
	events: 'not_used',
	combat: 'standard',
	vehicle_losses: 'each'
};

/** The charts with the owner's corrections, the chosen reading of each ruling, the options. */
export interface Book {
	readonly charts: Charts;
	readonly readings: Readonly<Record<string, string>>;
	readonly options: Options;
}

/** A book with the owner's choices over the defaults. */
export const bookOf = (
	owner: {
		readonly charts?: Partial<Charts>;
		readonly readings?: Readonly<Record<string, string>>;
		readonly options?: Partial<Options>;
	} = {}
): Book => ({
	charts: { ...CHARTS, ...owner.charts },
	readings: { ...DEFAULT_READINGS, ...owner.readings },
	options: { ...DEFAULT_OPTIONS, ...owner.options }
});

/** The book as this app ships it. */
export const defaultBook: Book = bookOf();

/** The reading in force of a ruling; the readings are checked where a book comes in. */
export const reading = <Id extends RulingId>(book: Book, ruling: Id): ReadingKey<Id> =>
	(book.readings[ruling] ?? DEFAULT_READINGS[ruling]) as ReadingKey<Id>;

/** Quarters of a movement point, in which all costs are counted (a major road costs three). */
export const QUARTERS = 4;

/** Terrain chart: the column of a counter. Armoured trains use railroads only. */
export const moverOf = (type: UnitType): Mover => {
	switch (type) {
		case 'infantry':
		case 'recruits':
			return 'inf';
		case 'cavalry':
			return 'cav';
		case 'artillery':
		case 'horse-artillery':
			return 'art';
		case 'armored-train':
		case 'rail-depot':
			return 'depot';
		case 'convoy':
			return 'convoy';
		case 'tank':
			return 'tank';
		case 'armored-car':
			return 'ac';
	}
};

/** Terrain chart, Barrage: what the ground adds to the dice. */
export const barrageTerrain = (book: Book, terrain: Terrain): number =>
	book.charts.TERRAIN_EFFECTS.at(terrain, 'barrage');

/** Terrain chart, Assault: what the ground adds, its condition apart. */
export const assaultTerrain = (book: Book, terrain: Terrain): number =>
	book.charts.TERRAIN_EFFECTS.at(terrain, 'assault');

/** Terrain chart, note 6: does the number only count when the Assault comes from one hex? */
export const onlyFromOneHex = (book: Book, terrain: Terrain): boolean =>
	book.charts.TERRAIN_EFFECTS.at(terrain, 'oneDirection') === 1;

/** Terrain chart, other effects: cavalry fights dismounted here. */
export const noCharge = (book: Book, terrain: Terrain): boolean =>
	book.charts.TERRAIN_EFFECTS.at(terrain, 'noCharge') === 1;

/** 7.2 What an attack, or the support of one, costs a counter, in MP. */
export const attackCost = (
	book: Book,
	kind: AttackKind,
	who: { readonly type: UnitType; readonly player: Player; readonly shock: boolean }
): number => {
	if (who.type === 'armored-train') return 0;
	if (kind === 'hasty') return book.charts.ATTACK_COST.at('hasty', 'mp');
	if (who.type === 'tank') return book.charts.ATTACK_COST.at('tank', 'mp');
	if (who.type === 'armored-car') return book.charts.ATTACK_COST.at('armoured_car', 'mp');
	if (who.player === 'white') return book.charts.ATTACK_COST.at('white', 'mp');
	return book.charts.ATTACK_COST.at(who.shock ? 'red_shock' : 'red', 'mp');
};
