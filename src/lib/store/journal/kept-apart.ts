import { say } from '#lib/kernel/phrase.ts';
import { journalFile } from '../files/names.ts';
import { newId } from '../new-id.ts';
import { tell } from '../notices.ts';
import { change } from '../records/records.ts';
import { now, type Database, type JournalRow } from '../rows.ts';
import { words } from '../words/en/store.ts';
import { joined, journalText, type Copy, type Damage, type Joined } from './copy.ts';
import { lineOf, NOTHING_BEFORE, rowsOf, type Line } from './line.ts';
import { inFiles } from './second-copy.ts';

/** The setting that says beside which journal this other one is kept, and from which line on they differ. */
export const BESIDE = 'beside:';

/** What that setting says for the journal that keeps the other version. */
export interface Beside {
	/** The journal whose copies differed. */
	readonly of: string;
	/** The first line at which they differ, counted from 0. */
	readonly from: number;
}

/** The same lines for a journal with another id; damaged letters stay as they are. */
const renamed = (of: string, lines: readonly (Line | Damage)[]): readonly (Line | Damage)[] => {
	let before = NOTHING_BEFORE;
	return lines.map((line) => {
		if (!('own' in line)) {
			before = NOTHING_BEFORE;
			return line;
		}
		const again = lineOf(of, line.place, before, line.text);
		before = again.own;
		return again;
	});
};

const unknown = (id: string): JournalRow => ({
	id,
	kind: 'unknown',
	title: '',
	createdAt: now(),
	changedAt: now(),
	header: null,
	summary: null,
	deletedAt: null
});

/**
 * Both copies can be read and say different things. The one whose every line is whole and follows the last stays; if
 * both are like that, the longer one. The other is kept as a journal of its own, and the owner chooses.
 */
export const keptApart = async (
	db: Database,
	id: string,
	row: JournalRow | undefined,
	here: Copy,
	there: Copy
): Promise<Joined> => {
	const [ours, theirs] = [joined(id, here, here), joined(id, there, there)];
	const fileStays =
		here.whole === there.whole ? theirs.lines.length > ours.lines.length : there.whole;
	const [stays, goes] = fileStays ? [theirs, ours] : [ours, theirs];
	const like = row ?? unknown(id);
	const other: JournalRow = { ...like, id: newId(), changedAt: now() };
	const lines = renamed(other.id, goes.lines);
	const differ = stays.lines.findIndex((line, place) => line.raw !== goes.lines[place]?.raw);
	const from = differ < 0 ? stays.lines.length : differ;
	const text = journalText(other.id, other, lines);
	await inFiles((files) => files.replace(journalFile(other.id), text));
	await change(
		db,
		async () => ({
			journals: [other],
			settings: [{ key: BESIDE + other.id, value: { of: id, from } satisfies Beside }]
		}),
		() => db.entries.bulkAdd(rowsOf(other.id, lines))
	);
	tell('beside', say(words.theTwoCopiesOfTitleDidNotAgreeBoth, { title: like.title }), other.id);
	return stays;
};
