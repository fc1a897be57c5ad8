import * as v from 'valibot';
import { checksumOf } from '#lib/kernel/border/checksum.ts';
import { parsed, wrong, type Parsed } from '#lib/kernel/border/parsed.ts';
import { entryId, formProblem } from '#lib/kernel/border/entries.ts';
import { schemaProblem } from '#lib/kernel/border/schema-problem.ts';
import type { DocumentKind } from '#lib/kernel/game/document.ts';
import { readingHistory, readingOn } from '#lib/kernel/game/history.ts';
import type { Entry, EntryId } from '#lib/kernel/game/journal.ts';
import { count, say } from '#lib/kernel/phrase.ts';
import type { Sliced } from '#lib/kernel/sliced.ts';
import { isAgreed } from '#lib/session/agreed.ts';
import type { Session } from '#lib/session/session.ts';
import { words } from '../words/en/hand-over.ts';

/** The form in which this build writes a turn. */
const VERSION = 1;
/** More than anybody plays in one turn. */
const MOST = 5000;

const text = v.pipe(v.string(), v.maxLength(100));
const line = v.strictObject({
	id: entryId,
	at: text,
	/** What was decided; what came of it, the other phone works out itself. */
	command: v.exactOptional(v.unknown()),
	undo: v.exactOptional(entryId),
	undoTo: v.exactOptional(entryId),
	redo: v.exactOptional(entryId)
});
const turn = v.strictObject({
	/** The first line of the game, by which both phones know it. */
	first: entryId,
	/** How many lines come before these, and the last of them. */
	from: v.pipe(v.number(), v.integer(), v.minValue(0)),
	after: v.nullable(entryId),
	by: v.pipe(v.string(), v.maxLength(64)),
	/** The form of the game's lines. */
	form: v.pipe(v.number(), v.integer(), v.minValue(1)),
	lines: v.pipe(v.array(line), v.minLength(1), v.maxLength(MOST)),
	/** The checksum of what came of them on the phone that sends them. */
	sum: text
});

/** What was played on one phone since the other had the game: decisions alone, with their dice. */
export type SentTurn = v.InferOutput<typeof turn>;

/** A turn of a game as a thing that travels; `title`: the game it is of. */
export const turnOf = (game: string, title: string): DocumentKind<SentTurn> => ({
	kind: `${game}:turn`,
	version: VERSION,
	parse: (raw, version, at) => {
		const form = formProblem(version, VERSION);
		if (form) return wrong(form);
		const read = v.safeParse(turn, raw, { abortEarly: true });
		return read.success ? parsed(read.output) : wrong(schemaProblem(read.issues[0], at));
	},
	idOf: ({ lines }) => lines.at(-1)?.id ?? '',
	nameOf: () => title
});

/** Plain data in one order of its fields. */
const ordered = (value: unknown): unknown =>
	Array.isArray(value)
		? value.map(ordered)
		: typeof value === 'object' && value !== null
			? Object.fromEntries(
					Object.entries(value)
						.filter(([, one]) => one !== undefined)
						.sort(([a], [b]) => (a < b ? -1 : 1))
						.map(([key, one]) => [key, ordered(one)])
				)
			: value;

const sumOf = (entries: readonly Entry<unknown, unknown>[]): string =>
	checksumOf(
		JSON.stringify(ordered(entries.map((one) => (one.kind === 'done' ? one.facts : one.kind))))
	);

/** The turn that is to be sent: everything after the last line that another phone wrote, or why there is none. */
export const madeTurn = <S, C, F>(
	{ journal }: Pick<Session<S, C, F, unknown>, 'journal'>,
	entries: readonly Entry<C, F>[],
	by: string
): Parsed<SentTurn> => {
	const from = entries.findLastIndex((one) => one.by !== by) + 1;
	const fresh = entries.slice(from);
	const [first] = entries;
	if (!first || fresh.length === 0) return wrong(say(words.nothingPlayedSince));
	const lines: SentTurn['lines'] = [];
	for (const one of fresh) {
		const { id, at, kind } = one;
		if (kind === 'strike') return wrong(say(words.aStruckLineDoesNotTravel));
		if (kind === 'done') lines.push({ id, at, command: one.command });
		else lines.push({ id, at, [kind]: one.entry });
	}
	return parsed({
		first: first.id,
		from,
		by,
		form: journal.version,
		lines,
		after: entries[from - 1]?.id ?? null,
		sum: sumOf(fresh)
	});
};

/** A game with the turn that came in, and the first line of it that was not here. */
export interface TakenTurn<C, F> {
	readonly entries: readonly Entry<C, F>[];
	readonly fresh: EntryId;
}

/** Where this game has the line that the turn comes after: that may be later than there, after lines that were taken back. */
const placeOf = ({ after }: SentTurn, here: readonly { readonly id: EntryId }[]): number =>
	after === null ? 0 : here.findIndex(({ id }) => id === after) + 1;

/** Does it have it at all? */
export const goesOn = (turn: SentTurn, here: readonly { readonly id: EntryId }[]): boolean =>
	turn.after === null || placeOf(turn, here) > 0;

/**
 * The game `here` with the turn that was sent, each decision of which is decided again by our own rules; or why it is
 * not taken in: another game, not the next turn, or against a rule.
 */
export function* takingTurn<S, C, F>(
	session: Session<S, C, F, unknown>,
	turn: SentTurn,
	here: readonly Entry<C, F>[]
): Sliced<Parsed<TakenTurn<C, F>>> {
	const { journal, engine, fixed } = session;
	const { by, form, lines, sum } = turn;
	const early = formProblem(form, journal.version);
	if (early) return wrong(early);
	if (!goesOn(turn, here)) {
		const missing = turn.from - here.length;
		return wrong(
			missing > 0 ? count(missing, words.nLinesAreMissing) : say(words.bothHavePlayedOn)
		);
	}
	const from = placeOf(turn, here);
	const since = here.slice(from);
	const known = since.filter(({ id }) => lines.some((line) => line.id === id));
	const next = lines[known.length];
	if (!next) return wrong(say(words.itIsHereAlready));
	/** What was played here meanwhile: in no turn's way once it is taken back. */
	const ours = since.slice(0, since.length - known.length);
	const rules = engine();
	const settled = yield* readingHistory(rules, here.slice(0, from));
	const floor = settled.counted.length;
	const meanwhile = yield* readingOn(rules, settled, ours);
	const apart =
		meanwhile.counted.length !== floor ||
		meanwhile.counted.some(({ id }, at) => id !== settled.counted[at]?.id);
	if (apart || since.slice(ours.length).some(({ id }, at) => id !== lines[at]?.id))
		return wrong(say(words.bothHavePlayedOn));
	let history = yield* readingOn(rules, meanwhile, known);
	const entries = [...here];
	for (const [at, { id, at: when, command, ...note }] of lines.entries()) {
		if (at < known.length) continue;
		const n = from + at + 1;
		const [kind, entry] = Object.entries(note)[0] ?? ['done', undefined];
		const read = journal.parse({
			id,
			by,
			at: when,
			after: entries.at(-1)?.id ?? null,
			kind,
			...(kind === 'done' ? { command, facts: [] } : { entry })
		});
		if (!read.ok) return read;
		let one = read.value;
		if (one.kind === 'done') {
			const decision = rules.decide(history.state, one.command);
			if (!decision.ok) {
				const { why, rule } = decision.refusal;
				return wrong(say(words.lineNIsAgainstTheRules, { n, why, rule }));
			}
			one = { ...one, facts: decision.facts };
		}
		const before = history;
		history = yield* readingOn(rules, history, [one]);
		if (history.counted[floor - 1] !== settled.counted[floor - 1])
			return wrong(say(words.lineNTakesBackTooMuch, { n }));
		const gone = before.counted.slice(history.counted.length);
		if (gone.some((line) => fixed?.(line)) && !isAgreed(before, session))
			return wrong(say(words.lineNTakesBackDice, { n }));
		entries.push(one);
		yield at / lines.length;
	}
	if (sumOf(entries.slice(from + ours.length)) !== sum)
		return wrong(say(words.theAppsDecideOtherwise));
	return parsed({ entries, fresh: next.id });
}
