import { addPlan } from '#lib/features/shared/data/add-plan.ts';
import { readRow, journalsOf } from '#lib/features/shared/data/kinds.ts';
import { comesIn, planOf } from '#lib/features/shared/data/plan/plan.ts';
import { presentBeside } from '#lib/features/shared/data/plan/present.ts';
import { readFile } from '#lib/features/shared/data/read-file.ts';
import type { Phrase, PhraseValue } from '#lib/kernel/phrase.ts';
import { same } from '#lib/kernel/same.ts';
import { withStore } from '#lib/store/database.ts';
import { openJournal } from '#lib/store/journal/journal.ts';
import { newId } from '#lib/store/new-id.ts';
import { StoreProblem } from '#lib/store/problem.ts';
import { t } from '#lib/words/t.ts';
import { FOREIGN } from '../../../../tools/fuzz/hostile-file.ts';

const foreign: ReadonlySet<string> = new Set(FOREIGN);
/** What a draw came to, what stands in the gaps of a sentence, and what is chosen in a book, are called by any plain word. */
const FREE = /\.(values?\b|(readings|numbers|options)$)/;
const PLAIN: readonly string[] = ['foreign', 'more'];

/** The first name in it that no schema knows. */
const foreignIn = (value: unknown, at = ''): string | undefined => {
	if (typeof value !== 'object' || value === null) return undefined;
	for (const [key, one] of Object.entries(value)) {
		const path = `${at}.${key.slice(0, 30)}`;
		const known = !foreign.has(key) || (PLAIN.includes(key) && FREE.test(at));
		const found = known ? foreignIn(one, path) : path;
		if (found !== undefined) return found;
	}
	return undefined;
};

/** The first number, text or id in it that is larger than anything of ours, or that no text can hold. */
const oversizedIn = (value: unknown, at = ''): string | undefined => {
	if (typeof value === 'number') return Math.abs(value) > 1e9 ? `${at}: ${value}` : undefined;
	if (typeof value === 'string') {
		const id = /\.id$/.test(at);
		return value.length > 4000 || (id ? /\p{Cs}|\p{Cc}/u : /\p{Cs}/u).test(value) ? at : undefined;
	}
	if (typeof value !== 'object' || value === null) return undefined;
	for (const [key, one] of Object.entries(value)) {
		const found = oversizedIn(one, `${at}.${key.slice(0, 30)}`);
		if (found !== undefined) return found;
	}
	return undefined;
};

const quoted = (value: PhraseValue): readonly string[] => {
	if (typeof value === 'string') return [value];
	if (typeof value !== 'object') return [];
	if ('list' in value) return value.list.flatMap(quoted);
	return 'text' in value ? Object.values(value.values ?? {}).flatMap(quoted) : [];
};

/** What is wrong with the words of a refusal: at most two sentences, and little of the file. */
const longWinded = (problem: Phrase): string | undefined => {
	const text = t(problem);
	const sentences = text.split(/(?<!\.)[.!?](?:\s|$)/).filter((one) => one.trim() !== '').length;
	const long = quoted(problem).some((one) => one.length > 60);
	return sentences < 1 || sentences > 2 || long || text.length > 300 ? text : undefined;
};

const TABLES = ['documents', 'journals', 'entries', 'photos', 'pictures', 'settings'] as const;
const rows = (): Promise<readonly (readonly unknown[])[]> =>
	withStore((db) => Promise.all(TABLES.map((name) => db.table<unknown>(name).toArray())));

/** Things here that do not read, though they just came in. */
const unread = async (): Promise<string | undefined> => {
	for (const row of await withStore((db) => db.documents.toArray()))
		if (!(await readRow(row))?.read.ok) return `${row.kind} ${row.id} does not read`;
	for (const { id, kind } of await withStore((db) => db.journals.toArray())) {
		const game = await journalsOf(kind);
		if (!game) return `nobody reads ${kind}`;
		const { damaged } = await openJournal(id, game.parseEntry).read();
		if (damaged[0]) return `${kind} ${id}: ${t(damaged[0].problem)}`;
	}
	return undefined;
};

/** What opening a file came to, and what is wrong with that. */
export interface Outcome {
	readonly refused?: Phrase;
	readonly crash?: string;
	/** Something is otherwise though the file was refused, or what came in does not read. */
	readonly change?: string;
	readonly foreign?: string;
	readonly oversized?: string;
	readonly words?: string;
	/** Of the processor, in ms. */
	readonly cost: number;
}

/** Opens a file as the screen does; `adds`: its plan is done as well. */
export const opened = async (text: string, adds: boolean): Promise<Outcome> => {
	const began = process.cpuUsage();
	const cost = (): number => {
		const { user, system } = process.cpuUsage(began);
		return (user + system) / 1000;
	};
	try {
		const before = adds ? await rows() : [];
		const read = await readFile(text);
		const readIn = cost();
		if (!read.ok) {
			const words = longWinded(read.problem);
			const changed = adds && !same(before, await rows());
			return {
				...{ refused: read.problem, cost: readIn },
				...(words !== undefined && { words }),
				...(changed && { change: 'a refused file changed something' })
			};
		}
		const { journals, documents } = read.value;
		const kept = [
			journals.map(({ entries, photos }) => [entries, photos.map(({ about }) => about)]),
			documents.map(({ value }) => value)
		];
		const [found, large] = [foreignIn(kept), oversizedIn(kept)];
		const odd = {
			...(found !== undefined && { foreign: found }),
			...(large !== undefined && { oversized: large })
		};
		if (!adds) {
			planOf(read.value, { documents: [], journals: [], photos: [] }, newId);
			return { ...odd, cost: cost() };
		}
		const plan = planOf(read.value, await presentBeside(read.value), newId);
		try {
			await addPlan(plan, true);
		} catch (cause) {
			if (!(cause instanceof StoreProblem)) throw cause;
			const changed = !same(before, await rows());
			const change = changed ? 'half of it came in' : `a plan was refused: ${t(cause.phrase)}`;
			return { ...odd, change, cost: cost() };
		}
		const took = cost();
		const change = await unread();
		const more = (await withStore((db) => db.journals.count())) - (before[1]?.length ?? 0);
		const fresh = comesIn(plan, true).journals.filter(({ here }) => !here).length;
		return {
			...{ ...odd, cost: took },
			...(change !== undefined && { change }),
			...(more !== fresh && { change: `${more} journals came in instead of ${fresh}` })
		};
	} catch (cause) {
		return {
			crash: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause),
			cost: cost()
		};
	}
};
