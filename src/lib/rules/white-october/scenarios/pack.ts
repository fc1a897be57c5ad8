import * as v from 'valibot';
import { recut, type AnyChart, type Misfit } from '#lib/kernel/book/chart.ts';
import { isReading } from '#lib/kernel/book/choices.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { say, type Phrase } from '#lib/kernel/phrase.ts';
import { words as patterns } from '#lib/kernel/words/en/patterns.ts';
import { BOOK } from '../book.ts';
import { CHARTS, type Charts } from '../charts.ts';
import { words } from '../words/en/scenarios.ts';
import { packFaults } from './checks.ts';
import map from './data/map.json';
import scenario from './data/scenario.json';
import units from './data/units.json';
import { packSchema, type PackData } from './schema.ts';
import { tableDoubts, type Doubt } from './tables.ts';

/** A module as the rules use it: data that fit together, and the charts with the module's corrections. */
export interface Pack {
	readonly data: PackData;
	readonly charts: Partial<Charts>;
	readonly readings: Readonly<Record<string, string>>;
	/** What its charts say against the rules; an owner may keep it. */
	readonly doubts: readonly Doubt[];
}

const problem = (place: string, reason: Phrase): { ok: false; problem: Phrase } =>
	wrong(say(patterns.placeIsReason, { place, reason }));

/** What is said of cells that do not fit a chart. */
const MISFITS: Readonly<Record<Misfit, string & Parameters<typeof say>[0]>> = {
	'no chart': words.noSuchChart,
	'strange word': words.aWordThatThisChartDoesNotUse,
	'other shape': words.theChartHasAnotherShape
};

/** Reads a module's parts: each well formed, and all fitting together. */
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
	const own = charts as unknown as Partial<Charts>;
	return parsed({
		data,
		charts: own,
		readings: data.rulings ?? {},
		doubts: tableDoubts({ ...CHARTS, ...own })
	});
};

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
