import { numberOf } from '#lib/kernel/book/book.ts';
import type { Book } from '../../book.ts';
import type { TankModel } from '../../types.ts';

export type Bearing = 'ahead' | 'side' | 'astern';

/** TANKS: what a tank fires at a target in one direction in a turn. */
export interface TankFire {
	readonly machineGuns: number;
	readonly guns: number;
	/** Shells of its light guns (G13). */
	readonly shells: number;
}

/** TANKS: the machine guns and guns that bear; a Whippet fires only some of its machine guns in a turn. */
export const tankFire = (book: Book, model: TankModel, bearing: Bearing): TankFire => {
	const bear = book.charts.TANK_WEAPONS.at(model, `mg_${bearing}`);
	const guns = book.charts.TANK_WEAPONS.at(model, `gun_${bearing}`);
	return {
		machineGuns:
			model === 'whippet' ? Math.min(bear, numberOf(book, 'tank_guns.whippet_machine_guns')) : bear,
		guns,
		shells: guns * numberOf(book, 'tank_guns.shells')
	};
};
