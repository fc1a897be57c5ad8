import type { Sliced } from '#lib/kernel/sliced.ts';
import type { JournalRow } from '../rows.ts';
import type { FileRead } from '../files/files.ts';
import { formOf } from '../files/folder.ts';
import { unsealed } from '../records/seal.ts';
import {
	fileText,
	lineFromBoth,
	lineIn,
	lineOf,
	linesWithin,
	NOTHING_BEFORE,
	type Line
} from './line.ts';

/** Letters that are not a line as it was written, and where they are. */
export interface Damage {
	readonly place: number;
	readonly raw: string;
}

/** What one copy of a journal holds. */
export interface Copy {
	readonly lines: ReadonlyMap<number, Line>;
	readonly damage: readonly Damage[];
	/** Every line can be read and follows the one before; there is nothing else. */
	readonly whole: boolean;
	readonly row: JournalRow | undefined;
}

/** How many lines are read before other work gets a turn. */
const TURN = 20;

/** Do the lines stand at 0, 1, 2 …, each following the one before? */
const follow = (lines: readonly Line[]): boolean => {
	let before = NOTHING_BEFORE;
	for (const [place, line] of lines.entries()) {
		if (line.place !== place || line.before !== before) return false;
		before = line.own;
	}
	return true;
};

/** Lines by their places; where several claim a place, the first has it. */
const byPlace = (lines: readonly Line[]): Map<number, Line> => {
	const found = new Map<number, Line>();
	for (const line of lines) if (!found.has(line.place)) found.set(line.place, line);
	return found;
};

const copyOf = (
	of: string,
	found: readonly (Line | Damage)[],
	row: JournalRow | undefined,
	tidy: boolean
): Copy => {
	const lines = found.filter((one) => 'own' in one);
	const damage = found.filter((one) => !('own' in one));
	const inside = damage.flatMap(({ raw }) => linesWithin(of, raw));
	return {
		lines: byPlace([...lines, ...inside]),
		damage,
		whole: tidy && damage.length === 0 && follow(lines),
		row
	};
};

/** The copy in the rows of the database. */
export function* readingRows(
	of: string,
	rows: readonly { readonly place: number; readonly line: string }[]
): Sliced<Copy> {
	let tidy = true;
	const found: (Line | Damage)[] = [];
	for (const [at, { place, line }] of rows.entries()) {
		const read = lineIn(of, line);
		tidy &&= read?.place === place;
		found.push(read ?? { place, raw: line });
		if (at % TURN === 0) yield at / rows.length;
	}
	return copyOf(of, found, undefined, tidy);
}

const headName = (of: string): string => `${of} head`;

/** The first line says what the journal is, so that the file can stand alone. It is not an entry. */
export const headLine = (of: string, row: JournalRow): Line =>
	lineOf(headName(of), 0, NOTHING_BEFORE, JSON.stringify({ journal: unsealed(row) }));

/** The text of a journal's file; where its row is not known, its lines alone. */
export const journalText = (
	of: string,
	row: JournalRow | undefined,
	lines: readonly { readonly raw: string }[]
): string => fileText(row ? [headLine(of, row), ...lines] : lines);

const rowIn = (of: string, raw: string): JournalRow | undefined => {
	const head = lineIn(headName(of), raw) ?? linesWithin(headName(of), raw)[0];
	return head && (JSON.parse(head.text) as { readonly journal: JournalRow }).journal;
};

/** The copy in what its file says; `early` is told of each line when it is read. */
export function* readingFile(
	of: string,
	{ text, sound }: Pick<FileRead, 'text' | 'sound'>,
	early: (line: Line) => void = () => undefined
): Sliced<Copy> {
	const found: (Line | Damage)[] = [];
	let row: JournalRow | undefined;
	let place = 0;
	const raws = text.split('\n');
	const torn = raws.pop() ?? '';
	const last = linesWithin(of, torn)[0];
	for (const [at, raw] of raws.entries()) {
		if (at % TURN === 0) yield at / raws.length;
		if (raw === '' || (at === 0 && formOf(raw) !== undefined)) continue;
		const line = lineIn(of, raw, sound?.[at]);
		if (line) {
			found.push(line);
			early(line);
			place = line.place + 1;
			continue;
		}
		const known = place === 0 ? rowIn(of, raw) : undefined;
		row ??= known;
		// A head line to which another line is stuck gives the row too, and is still searched for that other line.
		if (known && lineIn(headName(of), raw)) continue;
		found.push({ place, raw });
		place += 1;
	}
	// A line torn while being written was never reported as kept; a whole line may only have lost its end.
	if (last) found.push(last);
	return copyOf(of, found, row, torn === '');
}

/** Damaged lines that follow each other may be a single one in which a line end appeared. */
const asOne = (damage: readonly Damage[]): readonly Damage[] =>
	damage.flatMap((one, index) => {
		const next = damage[index + 1];
		return next?.place === one.place + 1
			? [{ place: one.place, raw: `${one.raw}\n${next.raw}` }]
			: [];
	});

/** Both copies together, by place: a line as it was written, or letters that neither copy can repair. */
export interface Joined {
	readonly lines: readonly (Line | Damage)[];
	/** There is a place at which both copies can be read and differ, or a line that does not follow the one before. */
	readonly parted: boolean;
}

/** Joins two copies into one, where they agree. */
export const joined = (of: string, here: Copy, there: Copy): Joined => {
	const damage = new Map<number, string[]>();
	for (const { place, raw } of [...here.damage, ...there.damage, ...asOne(there.damage)])
		damage.set(place, [...(damage.get(place) ?? []), raw]);
	const places = [...here.lines.keys(), ...there.lines.keys(), ...damage.keys()];
	const length = places.reduce((most, place) => Math.max(most, place), -1);
	const lines: (Line | Damage)[] = [];
	let differ = false;
	let broken = false;
	for (let place = 0; place <= length; place++) {
		const [a, b] = [here.lines.get(place), there.lines.get(place)];
		differ ||= a !== undefined && b !== undefined && a.raw !== b.raw;
		const raws = damage.get(place) ?? [];
		const line = a ?? b ?? fromDamage(of, place, raws);
		const last = lines.at(-1);
		if (line && last && 'own' in last) broken ||= line.before !== last.own;
		lines.push(line ?? { place, raw: raws[0] ?? '' });
	}
	// Lines of different versions may lie at different places; a single copy always agrees with itself.
	const alike =
		here.lines.size === there.lines.size &&
		[...here.lines].every(([place, { raw }]) => there.lines.get(place)?.raw === raw);
	return { lines, parted: differ || (broken && !alike) };
};

const fromDamage = (of: string, place: number, raws: readonly string[]): Line | undefined => {
	for (const [index, a] of raws.entries())
		for (const b of raws.slice(index + 1)) {
			const line = lineFromBoth(of, a, b);
			if (line?.place === place) return line;
		}
	return undefined;
};
