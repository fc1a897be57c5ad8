import * as v from 'valibot';
import { KeptTwice } from '#lib/features/shared/settings/kept-twice.svelte.ts';
import type { Throw } from '#lib/kernel/dice/draw.ts';
import { isThrows } from '#lib/kernel/border/payload.ts';

const lines = <Each extends v.GenericSchema>(each: Each) =>
	v.pipe(
		v.record(v.pipe(v.string(), v.regex(/^\d{1,6}$/)), each),
		v.check((all) => Object.keys(all).length <= 1000)
	);
const words = v.pipe(v.string(), v.maxLength(400));

const strikeSchema = v.strictObject({
	/** The line that is to be struck, by its place in the journal. */
	place: v.pipe(v.number(), v.integer(), v.minValue(0)),
	reason: words,
	/** Reasons to keep lines that are no longer possible, by their place. */
	keeps: lines(words),
	/** Dice thrown for later lines since, by their place. */
	thrown: lines(v.custom<readonly Throw[]>(isThrows)),
	/** Of the throw that is due: the line it is for, and the faces typed so far. */
	typing: v.nullable(
		v.strictObject({ place: v.number(), faces: v.pipe(v.array(v.number()), v.maxLength(1000)) })
	)
});

/** A strike on its way: begun, and not written yet. */
export type KeptStrike = v.InferOutput<typeof strikeSchema>;

const freshStrike = (place: number): KeptStrike => ({
	place,
	reason: '',
	keeps: {},
	thrown: {},
	typing: null
});

/** So many at once; older ones go. */
const MOST = 10;

const parse = (raw: unknown): readonly KeptStrike[] =>
	Array.isArray(raw)
		? raw.slice(0, MOST).flatMap((one) => {
				const read = v.safeParse(strikeSchema, one);
				return read.success ? [read.output] : [];
			})
		: [];

/** The strikes of one battle that are on their way: a reload costs no dice. */
export class KeptStrikes {
	readonly #kept: KeptTwice<readonly KeptStrike[]>;

	constructor(battle: string) {
		this.#kept = new KeptTwice(`strike:${battle}`, parse);
	}

	load = (): Promise<void> => this.#kept.load();
	settled = (): Promise<unknown> => this.#kept.settled();

	of = (place: number): KeptStrike =>
		this.#kept.value.find((one) => one.place === place) ?? freshStrike(place);

	put = (strike: KeptStrike): void =>
		this.#kept.put([strike, ...this.#others(strike.place)].slice(0, MOST));

	/** It was written, or given up. */
	done = (place: number): void => {
		const others = this.#others(place);
		if (others.length < this.#kept.value.length) this.#kept.put(others);
	};

	#others(place: number): readonly KeptStrike[] {
		return this.#kept.value.filter((one) => one.place !== place);
	}
}
