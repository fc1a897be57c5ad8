import { copyName } from '#lib/features/red-and-white/forces/edit/copies.ts';
import { count, say, type Phrase } from '#lib/kernel/phrase.ts';
import {
	type BattleFile,
	type FileContents,
	type Force,
	historyOf,
	withFreshIds
} from '#lib/rules/red-and-white/index.ts';
import { isRecord } from '#lib/kernel/border/payload.ts';
import { same } from '#lib/kernel/same.ts';
import {
	NOTHING_MORE,
	type FileDocument,
	type FileJournal,
	type FilePhoto,
	type More,
	type MoreHere
} from './more.ts';

/**
 * What becomes of one thing of a file. `new`: it is not here yet. `same`: it is here already, as it is.
 * `beside`: another one bears its id, so it comes as a copy and both stay.
 */
export type Standing = 'new' | 'same' | 'beside';

/**
 * What becomes of a battle. `longer`: the one here ends where the file goes on, so the lines it lacks are added to it.
 * `shorter`: the one here goes on where the file ends, so nothing is added. Where two stories part, both stay.
 */
export type BattleStanding = 'new' | 'same' | 'beside' | 'longer' | 'shorter';

export interface PlannedForce {
	/** As it will be added. */
	readonly force: Force;
	readonly standing: Standing;
}
export interface PlannedBattle {
	readonly title: string;
	readonly battle: BattleFile;
	readonly standing: BattleStanding;
	/** The battle here that it is a part or a continuation of, and how many entries that has. */
	readonly here: { readonly id: string; readonly lines: number } | null;
}

/** A record of another kind, or a journal. */
export interface PlannedOther<T> {
	readonly thing: T;
	readonly standing: Standing;
}

/** Settings that are not here yet, and those that are here and say something else. */
export interface PlannedSettings {
	readonly fresh: Readonly<Record<string, unknown>>;
	readonly differing: Readonly<Record<string, unknown>>;
}

/** What opening a file will do. Nothing has been done yet. */
export interface Plan {
	readonly forces: readonly PlannedForce[];
	readonly battles: readonly PlannedBattle[];
	readonly documents: readonly PlannedOther<FileDocument>[];
	readonly journals: readonly PlannedOther<FileJournal>[];
	readonly photos: readonly FilePhoto[];
	readonly settings: PlannedSettings;
}

/** What is here before a file is opened. */
export interface Present {
	readonly forces: readonly Force[];
	readonly battles: readonly { readonly id: string; readonly entries: readonly unknown[] }[];
	/** What else is here; needed only for a file that holds more than forces and battles. */
	readonly more?: MoreHere;
}

const plannedForce = (
	force: Force,
	present: readonly Force[],
	freshId: () => string
): PlannedForce => {
	const rival = present.find(({ id }) => id === force.id);
	if (!rival) return { force, standing: 'new' };
	if (same(rival, force)) return { force, standing: 'same' };
	const name = copyName(
		force.name,
		present.map((one) => one.name)
	);
	return { force: { ...withFreshIds(force, freshId), name }, standing: 'beside' };
};

const idOf = (entry: unknown): unknown => (isRecord(entry) ? entry['id'] : undefined);

/** An entry is known by its id; what does not read has none. */
const sameEntry = (a: unknown, b: unknown): boolean => {
	const id = idOf(a);
	return id === undefined ? same(a, b) : id === idOf(b);
};

/** How many entries two stories have in common from their beginning. */
const inCommon = (a: readonly unknown[], b: readonly unknown[]): number => {
	const most = Math.min(a.length, b.length);
	let at = 0;
	while (at < most && sameEntry(a[at], b[at])) at += 1;
	return at;
};

const plannedBattle = (battle: BattleFile, present: Present['battles']): PlannedBattle => {
	const title = historyOf(battle.entries).state.header.name;
	const make = (standing: BattleStanding, rival?: Present['battles'][number]): PlannedBattle => ({
		...{ title, battle, standing },
		here: rival ? { id: rival.id, lines: rival.entries.length } : null
	});
	let parted = false;
	let behind: Present['battles'][number] | undefined;
	for (const rival of present) {
		const common = inCommon(rival.entries, battle.entries);
		if (common === 0) continue;
		if (common === battle.entries.length)
			return make(common === rival.entries.length ? 'same' : 'shorter', rival);
		if (common < rival.entries.length) parted = true;
		else if (!behind || rival.entries.length > behind.entries.length) behind = rival;
	}
	if (behind) return make('longer', behind);
	return make(parted ? 'beside' : 'new');
};

const plannedOther = <T extends { readonly id: string; readonly kind: string }>(
	thing: T,
	present: readonly T[],
	freshId: () => string
): PlannedOther<T> => {
	const rival = present.find(({ id, kind }) => id === thing.id && kind === thing.kind);
	if (!rival) return { thing, standing: 'new' };
	return same(rival, thing)
		? { thing, standing: 'same' }
		: { thing: { ...thing, id: freshId() }, standing: 'beside' };
};

const plannedSettings = (file: More['settings'], here: More['settings']): PlannedSettings => {
	const entries = Object.entries(file);
	return {
		fresh: Object.fromEntries(entries.filter(([key]) => !Object.hasOwn(here, key))),
		differing: Object.fromEntries(
			entries.filter(([key, value]) => Object.hasOwn(here, key) && !same(here[key], value))
		)
	};
};

/** Compares a file with what is here. Nothing that is here is ever changed by it. */
export const planOf = (
	{ forces, battles, more = NOTHING_MORE }: FileContents<BattleFile> & { readonly more?: More },
	present: Present,
	freshId: () => string
): Plan => {
	const here = [...present.forces];
	const planned = forces.map((force) => {
		const one = plannedForce(force, here, freshId);
		if (one.standing !== 'same') here.push(one.force);
		return one;
	});
	const beside = present.more ?? { ...NOTHING_MORE, photoIds: [] };
	const met = battles.map((battle) => plannedBattle(battle, present.battles));
	const known = new Set(beside.photoIds);
	return {
		forces: planned,
		battles: met,
		documents: more.documents.map((one) => plannedOther(one, beside.documents, freshId)),
		journals: more.journals.map((one) => plannedOther(one, beside.journals, freshId)),
		photos: more.photos.flatMap((one) => {
			if (!known.has(one.id)) return [one];
			return met[one.battle]?.here ? [] : [{ ...one, id: freshId() }];
		}),
		settings: plannedSettings(more.settings, beside.settings)
	};
};

const STAYS: readonly BattleStanding[] = ['same', 'shorter'];

/** What will be added: everything but what is here already. Photos keep the places of their battles in the whole plan. */
export const comesIn = (plan: Plan): Plan => {
	const isNew = ({ standing }: { readonly standing: Standing }): boolean => standing !== 'same';
	return {
		...plan,
		forces: plan.forces.filter(isNew),
		battles: plan.battles.filter(({ standing }) => !STAYS.includes(standing)),
		documents: plan.documents.filter(isNew),
		journals: plan.journals.filter(isNew)
	};
};

/** Is there anything to add? `settings`: those that differ are wanted too. */
export const addsNothing = (plan: Plan, settings: boolean): boolean => {
	const { forces, battles, documents, journals, photos } = comesIn(plan);
	const { fresh, differing } = plan.settings;
	const some = [forces, battles, documents, journals, photos].some(({ length }) => length > 0);
	const set = Object.keys(settings ? { ...fresh, ...differing } : fresh).length > 0;
	return !some && !set;
};

/** `2 forces`, `1 battle`, or both: what a plan or a phone holds. */
export const thingsPhrase = (forces: number, battles: number): Phrase => {
	const some = count(forces, '{n} force', '{n} forces');
	const fights = count(battles, '{n} battle', '{n} battles');
	if (battles === 0) return some;
	return forces === 0 ? fights : say('{forces} and {battles}', { forces: some, battles: fights });
};
