import { moduleReader, shippedBy, type Module } from '#lib/kernel/book/module.ts';
import { CHARTS, type Charts } from '../charts.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { BOOK } from '../book.ts';
import { packFaults } from './checks.ts';
import { packSchema, type PackData } from './schema.ts';

/** A module as the rules use it. */
export type Pack = Module<PackData, Charts>;

/** Reads a module. The positions in which its scenarios begin are not checked. */
export const readPack = moduleReader<PackData, Charts>({
	schema: packSchema,
	charts: CHARTS,
	book: BOOK,
	faults: packFaults
});

/** The module this app ships, as JSON. */
export const SHIPPED_MODULE: unknown = { map, units, scenario, rulings: {}, tables: {} };

/** The module this app ships. Its opening positions are known to be sound. */
export const shippedPack = shippedBy(readPack, SHIPPED_MODULE);
