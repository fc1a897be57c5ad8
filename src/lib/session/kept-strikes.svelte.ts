import * as v from 'valibot';
import { KeptTwice } from '#lib/session/kept-twice.svelte.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { entryId } from '#lib/kernel/border/entries.ts';
import { isThrows } from '#lib/kernel/border/payload.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';

const lines = <Each extends v.GenericSchema>(each: Each) =>
	v.pipe(
		v.record(entryId, each),
		v.check((all) => Object.keys(all).length <= 1000)
	);
const words = v.pipe(v.string(), v.maxLength(400));

const strikeSchema = v.strictObject({
	/** The line to be struck. */
	line: entryId,
	reason: words,
	/** Reasons to keep lines that are no longer possible. */
	keeps: lines(words),
	/** Dice thrown since for later lines. */
	thrown: lines(v.custom<readonly Throw[]>(isThrows)),
	/** For the throw that is due: the line it is for, and the faces typed so far. */
	typing: v.nullable(
		v.strictObject({ line: entryId, faces: v.pipe(v.array(v.number()), v.maxLength(1000)) })
	)
});

/** A strike that was begun but not written yet. */
export type KeptStrike = v.InferOutput<typeof strikeSchema>;

const freshStrike = (line: EntryId): KeptStrike => ({
	line,
	reason: '',
	keeps: {},
	thrown: {},
	typing: null
});

/** At most this many at once; older ones are dropped. */
const MOST = 10;

const parse = (raw: unknown): readonly KeptStrike[] =>
	Array.isArray(raw)
		? raw.slice(0, MOST).flatMap((one) => {
				const read = v.safeParse(strikeSchema, one);
				return read.success ? [read.output] : [];
			})
		: [];

/** The unfinished strikes of one game, so that a reload loses no dice. */
export class KeptStrikes {
	readonly #kept: KeptTwice<KeptStrike>;

	constructor(game: string) {
		this.#kept = new KeptTwice(`strike:${game}`, parse, ({ line }) => line);
	}

	load = (): Promise<void> => this.#kept.load();
	settled = (): Promise<unknown> => this.#kept.settled();

	of = (line: EntryId): KeptStrike =>
		this.#kept.value.find((one) => one.line === line) ?? freshStrike(line);

	put = (strike: KeptStrike): void =>
		this.#kept.put([strike, ...this.#others(strike.line)].slice(0, MOST));

	/** Forgets a strike that was written or given up. */
	done = (line: EntryId): void => {
		const others = this.#others(line);
		if (others.length < this.#kept.value.length) this.#kept.put(others);
	};

	#others(line: EntryId): readonly KeptStrike[] {
		return this.#kept.value.filter((one) => one.line !== line);
	}
}
