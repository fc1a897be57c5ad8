import { chart } from '#lib/kernel/book/chart.ts';
import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../book.ts';
import type { TankModel } from '../types.ts';

/**
 * TANKS: weapons that bear ahead, to one side and astern; a turret bears everywhere. The several machine guns of
 * a Whippet are not numbered: no more than the limit of `tankFire` counts.
 */
// prettier-ignore
const TANK_WEAPONS = chart<TankModel, 'mg_ahead' | 'mg_side' | 'mg_astern' | 'gun_ahead' | 'gun_side' | 'gun_astern', number>({
	source:  { book: 'Red and White, 21 September 2007', section: 'Tanks', standing: 'printed' },
	columns: ['mg_ahead', 'mg_side', 'mg_astern', 'gun_ahead', 'gun_side', 'gun_astern'],
	rows:    ['mark_v_male', 'mark_v_female', 'whippet', 'ft17_mg', 'ft17_gun'],
	cells: [
		[1, 2, 1, 0, 1, 0],
		[1, 3, 1, 0, 0, 0],
		[4, 4, 4, 0, 0, 0],
		[1, 1, 1, 0, 0, 0],
		[0, 0, 0, 1, 1, 1]
	]
});

export type Bearing = 'ahead' | 'side' | 'astern';

/** TANKS: what a tank fires at a target in one direction in a turn. */
export interface TankFire {
	readonly machineGuns: number;
	readonly guns: number;
	/** Shells of its light guns (G13). */
	readonly shells: number;
}

/** TANKS: machine guns and guns that bear; a Whippet fires only so many of its machine guns in a turn. */
export const tankFire = (book: Book, model: TankModel, bearing: Bearing): TankFire => {
	const bear = TANK_WEAPONS.at(model, `mg_${bearing}`);
	const guns = TANK_WEAPONS.at(model, `gun_${bearing}`);
	return {
		machineGuns:
			model === 'whippet' ? Math.min(bear, numberOf(book, 'tank_guns.whippet_machine_guns')) : bear,
		guns,
		shells: guns * numberOf(book, 'tank_guns.shells')
	};
};
