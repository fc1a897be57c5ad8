import { moduleReader, type Module } from '#lib/kernel/book/module.ts';
import { say } from '#lib/kernel/phrase.ts';
import { CHARTS, type Charts } from '../charts.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { BOOK } from '../book.ts';
import { packFaults } from './checks.ts';
import { packSchema, type PackData } from './schema.ts';
import { words } from '../words/en/scenarios.ts';

/** A module as the rules use it. */
export type Pack = Module<PackData, Charts>;

/** Reads a module. The positions in which its scenarios begin are not checked. */
export const readPack = moduleReader<PackData, Charts>({
	schema: packSchema,
	charts: CHARTS,
	book: BOOK,
	faults: packFaults,
	says: {
		'no chart': say(words.noSuchChart),
		'strange word': say(words.aWordThatThisChartDoesNotUse),
		'other shape': say(words.theChartHasAnotherShape),
		'no reading': say(words.noSuchReading)
	}
});

/** The module this app ships, as JSON. */
export const SHIPPED_MODULE: unknown = { map, units, scenario, rulings: {}, tables: {} };

let shipped: Pack | undefined;
/**
 * The module this app ships; its opening positions are known to be sound. It is read once, since data never change,
 * like the charts.
 */
export const shippedPack = (): Pack => {
	if (!shipped) {
		const read = readPack(SHIPPED_MODULE);
		if (!read.ok) throw new Error(JSON.stringify(read.problem));
		shipped = read.value;
	}
	return shipped;
};
