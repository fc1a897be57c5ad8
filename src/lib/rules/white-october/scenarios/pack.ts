import { moduleReader, shippedBy, type Module } from '#lib/kernel/book/module.ts';
import { BOOK } from '../book.ts';
import { CHARTS, type Charts } from '../charts.ts';
import { packFaults } from './checks.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { packSchema, type Counter, type PackData } from './schema.ts';

/** A module as the rules use it. */
export type Pack = Module<PackData, Charts>;

/** Reads a module. */
export const readPack = moduleReader<PackData, Charts>({
	schema: packSchema,
	charts: CHARTS,
	book: BOOK,
	faults: packFaults
});

/** What the weaker side of a counter follows from. */
type Turned = Pick<Counter, 'ep' | 'combat' | 'quality' | 'morale' | 'reduced'> & { type: string };
/** 8.2.6 A counter of several EP has a weaker side: where it is not said, it has 2 less for each EP lost. */
export const turned = (units: readonly Turned[]): void => {
	for (const unit of units) {
		const { type, ep = 0, combat = 0, quality = 1, morale = 1 } = unit;
		if (ep < 2) delete unit.reduced;
		else if (type === 'infantry' || type === 'cavalry')
			unit.reduced ??= { combat: Math.max(0, combat - 2 * (ep - 1)), quality, morale };
	}
};
turned(units.units);

/** The module this app ships, as JSON. */
export const SHIPPED_MODULE: unknown = { map, units, scenario, rulings: {}, tables: {} };

/** The module this app ships. */
export const shippedPack = shippedBy(readPack, SHIPPED_MODULE);
