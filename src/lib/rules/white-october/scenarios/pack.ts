import { moduleReader, type Module } from '#lib/kernel/book/module.ts';
import type { Parsed } from '#lib/kernel/border/parsed.ts';
import { say } from '#lib/kernel/phrase.ts';
import { BOOK } from '../book.ts';
import { CHARTS, type Charts } from '../charts.ts';
import { words } from '../words/en/scenarios.ts';
import { packFaults } from './checks.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { packSchema, type Counter, type PackData } from './schema.ts';

/** A module as the rules use it. */
export type Pack = Module<PackData, Charts>;

/** Reads a module. */
export const readPack: (from: unknown) => Parsed<Pack> = moduleReader<PackData, Charts>({
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

/** 8.2.6 A counter of several EP has a weaker side: where it is not said, it has 2 less for each EP lost. */
export const turned = (units: Counter[]): void => {
	for (const unit of units) {
		const { type, ep = 0, combat = 0, quality = 1, morale = 1 } = unit;
		if (ep < 2) delete unit.reduced;
		else if (type === 'infantry' || type === 'cavalry')
			unit.reduced ??= { combat: Math.max(0, combat - 2 * (ep - 1)), quality, morale };
	}
};
turned(units.units as Counter[]);

/** The module this app ships, as JSON. */
export const SHIPPED_MODULE: unknown = { map, units, scenario, rulings: {}, tables: {} };

let shipped: Pack | undefined;
/** The module this app ships. It is read once, since data never change, like the charts. */
export const shippedPack = (): Pack => {
	if (!shipped) {
		const read = readPack(SHIPPED_MODULE);
		if (!read.ok) throw new Error(JSON.stringify(read.problem));
		shipped = read.value;
	}
	return shipped;
};
