import * as v from 'valibot';
import { recut, type AnyChart, type Misfit } from '#lib/kernel/book/chart.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { CHARTS, type Charts } from '../charts.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { isReading } from '#lib/kernel/book/choices.ts';
import { BOOK } from '../book.ts';
import { packFaults } from './checks.ts';
import { packSchema, type PackData } from './schema.ts';
import { words } from '../words/en/scenarios.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';

/** A module as the rules use it: data that fit together, and the charts with the module's corrections. */
export interface Pack {
	readonly data: PackData;
	readonly charts: Partial<Charts>;
	readonly readings: Readonly<Record<string, string>>;
}

export const problem = (place: string, reason: Phrase): { ok: false; problem: Phrase } =>
	wrong(say(patterns.placeIsReason, { place, reason }));

/** What is said of cells that do not fit a chart. */
const MISFITS: Readonly<Record<Misfit, string & Parameters<typeof say>[0]>> = {
	'no chart': words.noSuchChart,
	'strange word': words.aWordThatThisChartDoesNotUse,
	'other shape': words.theChartHasAnotherShape
};

/**
 * Reads a module's parts: each well formed, and all fitting together. The positions in which its scenarios begin are
 * not checked.
 */
export const readPack = (from: unknown): Parsed<Pack> => {
	const read = v.safeParse(packSchema, from);
	if (!read.success) {
		const [issue] = read.issues;
		return problem(v.getDotPath(issue) ?? 'module', say(patterns.what, { what: issue.message }));
	}
	const data = read.output;
	const charts: Record<string, AnyChart> = {};
	for (const [name, cells] of Object.entries(data.tables ?? {})) {
		const made = recut(CHARTS, name, cells);
		if (typeof made === 'string') return problem(`tables.${name}`, say(MISFITS[made]));
		charts[name] = made;
	}
	for (const [id, key] of Object.entries(data.rulings ?? {}))
		if (!isReading(BOOK, id, key)) return problem(`rulings.${id}`, say(words.noSuchReading));
	const [fault] = packFaults(data);
	if (fault) return problem(fault.place, fault.reason);
	return parsed({ data, charts: charts as Partial<Charts>, readings: data.rulings ?? {} });
};

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
