import { countChances, sumChances } from './dice-chances.ts';
import { certain, followed, merged, reread, type Distribution } from './distribution.ts';

/**
 * One throw that a rule calls for. `die`: one die, answered by its face. `sum`: several dice added up. `pool`: several
 * dice, of which those whose unmodified face lies within `needs` are counted. On a die, `needs` only tells the player
 * what is good.
 */
export interface Call {
	readonly kind: 'die' | 'sum' | 'pool';
	readonly dice: number;
	readonly sides: number;
	readonly needs?: Needs;
	/** What the throw is for, in a few words. */
	readonly label: string;
	/** The heading of the rulebook. */
	readonly rule: string;
}

/** The unmodified faces that succeed, both ends included. */
export interface Needs {
	readonly from: number;
	readonly to: number;
	/** The word for a success: hit, pass, saved ... */
	readonly word: string;
	/** The word for the other faces. */
	readonly other: string;
}

/** What each face of one die stands for, in order, where there is more to tell apart than good and bad. */
export type Meanings = readonly string[];

/** Who threw: the player's hand, the app, or the hand first and the app the rest. */
export type Thrower = 'hand' | 'app' | 'both';

/** A throw that was made: the faces as they lay, or only what a player counted. */
export interface Throw {
	readonly call: Call;
	readonly faces: readonly number[] | null;
	readonly count: number | null;
	readonly by: Thrower;
}

/** Throws one fair die: 1 to `sides`. */
export type DiceSource = (sides: number) => number;

type Node<T> =
	| { readonly kind: 'of'; readonly value: T }
	| { readonly kind: 'throw'; readonly call: Call; readonly means?: Meanings | undefined }
	| {
			readonly kind: 'chain';
			readonly first: Draw<unknown>;
			readonly next: (value: unknown) => Draw<T>;
	  }
	| {
			readonly kind: 'map';
			readonly first: Draw<unknown>;
			readonly read: (value: unknown) => T;
	  }
	| {
			readonly kind: 'told apart';
			readonly first: Draw<T>;
			readonly by: (value: unknown) => string;
	  };

/**
 * A procedure that throws dice, as a value: what is thrown next, and what the rule makes of it. Nothing is rolled until
 * one of the readers (`play`, `ask`, `chances`, `rethrow`) runs it.
 */
export class Draw<T> {
	readonly node: Node<T>;

	constructor(node: Node<T>) {
		this.node = node;
	}

	/** A draw without dice: the value stands. */
	static of<T>(value: T): Draw<T> {
		return new Draw<T>({ kind: 'of', value });
	}

	/** The same draw, read as what the rule makes of its result. */
	map<U>(read: (value: T) => U): Draw<U> {
		return new Draw<U>({ kind: 'map', first: this, read: read as (value: unknown) => U });
	}

	/** Outcomes with the same name count as one for all that follows: their chances are counted together. */
	toldApart(by: (value: T) => string): Draw<T> {
		return new Draw<T>({ kind: 'told apart', first: this, by: by as (value: unknown) => string });
	}

	/** Goes on to what is thrown next, which may depend on the result. */
	chain<U>(next: (value: T) => Draw<U>): Draw<U> {
		return new Draw<U>({ kind: 'chain', first: this, next: next as (value: unknown) => Draw<U> });
	}
}

const thrown = (call: Call, means?: Meanings): Draw<number> =>
	new Draw<number>({ kind: 'throw', call, means });

/** One die, answered by its face (a D10's 0 is 10). */
export const die = (
	sides: number,
	{ means, ...about }: { label: string; rule: string; needs?: Needs; means?: Meanings }
): Draw<number> => thrown({ kind: 'die', dice: 1, sides, ...about }, means);

/** Several dice added up; no dice give 0. */
export const sum = (
	dice: number,
	sides: number,
	about: { label: string; rule: string }
): Draw<number> => (dice <= 0 ? Draw.of(0) : thrown({ kind: 'sum', dice, sides, ...about }));

/**
 * Several dice, of which those with an unmodified face within `needs` are counted. Where no face can change the count,
 * nothing is thrown.
 */
export const pool = (
	dice: number,
	sides: number,
	needs: Needs,
	about: { label: string; rule: string }
): Draw<number> => {
	if (dice <= 0 || needs.from > sides || needs.to < 1 || needs.from > needs.to) return Draw.of(0);
	if (needs.from <= 1 && needs.to >= sides) return Draw.of(dice);
	return thrown({ kind: 'pool', dice, sides, needs, ...about });
};

/** The same step again and again, each working on what the last one left. */
export const repeated = <S>(
	times: number,
	start: S,
	step: (state: S, index: number) => Draw<S>
): Draw<S> => {
	let draw = Draw.of(start);
	for (let index = 0; index < times; index++) draw = draw.chain((state) => step(state, index));
	return draw;
};

/** A face as it is printed on the die: on a D10 the ten is printed as 0. */
export const printedFace = (sides: number, face: number): number =>
	sides === 10 && face === 10 ? 0 : face;

/** Does this unmodified face count? */
export const succeeds = (needs: Needs, face: number): boolean =>
	face >= needs.from && face <= needs.to;

/** What a throw answers to its call; undefined where it cannot be a throw of this call. */
export const answerTo = (call: Call, { faces, count }: Throw): number | undefined => {
	if (faces) {
		if (faces.length !== call.dice) return undefined;
		if (!faces.every((face) => Number.isInteger(face) && face >= 1 && face <= call.sides))
			return undefined;
		if (call.kind === 'pool' && call.needs) {
			const { needs } = call;
			return faces.filter((face) => succeeds(needs, face)).length;
		}
		return faces.reduce((total, face) => total + face, 0);
	}
	if (count === null || !Number.isInteger(count)) return undefined;
	if (call.kind === 'pool') return count >= 0 && count <= call.dice ? count : undefined;
	return count >= call.dice && count <= call.dice * call.sides ? count : undefined;
};

/** Do two calls ask for the same throw (dice, sides and what counts)? Labels do not matter. */
export const sameCall = (a: Call, b: Call): boolean =>
	a.kind === b.kind &&
	a.dice === b.dice &&
	a.sides === b.sides &&
	(a.kind !== 'pool' || (a.needs?.from === b.needs?.from && a.needs?.to === b.needs?.to));

type Read<T> =
	| { readonly value: T }
	| { readonly stopped: Call; readonly means: Meanings | undefined };

/** Walks through the stages; `answer` gives the number for each call, or undefined to stop there. */
export const walked = <T>(draw: Draw<T>, answer: (call: Call) => number | undefined): Read<T> => {
	const stages: ((value: unknown) => Draw<unknown>)[] = [];
	let at: Draw<unknown> = draw;
	for (;;) {
		const { node } = at;
		if (node.kind === 'chain') {
			stages.push(node.next);
			at = node.first;
		} else if (node.kind === 'map') {
			stages.push((value) => Draw.of(node.read(value)));
			at = node.first;
		} else if (node.kind === 'told apart') {
			at = node.first;
		} else {
			let value: unknown;
			if (node.kind === 'throw') {
				const number = answer(node.call);
				if (number === undefined) return { stopped: node.call, means: node.means };
				value = number;
			} else value = node.value;
			const next = stages.pop();
			if (!next) return { value: value as T };
			at = next(value);
		}
	}
};

/** Throws a whole call with the app's dice, recording every face. */
export const throwFor = (call: Call, source: DiceSource): Throw => ({
	call,
	faces: Array.from({ length: call.dice }, () => source(call.sides)),
	count: null,
	by: 'app'
});

/** First reader: the app's dice throw whatever the given throws leave open. */
export const play = <T>(
	draw: Draw<T>,
	source: DiceSource,
	fallen: readonly Throw[] = []
): { readonly value: T; readonly throws: readonly Throw[] } => {
	const throws: Throw[] = [];
	const result = walked(draw, (call) => {
		const given = fallen[throws.length];
		const next = given && sameCall(given.call, call) ? given : throwFor(call, source);
		throws.push(next);
		return answerTo(call, next);
	});
	if ('stopped' in result) throw new Error(`No throw for ${result.stopped.label}`);
	return { value: result.value, throws };
};

/** Where a resolution by hand stands. */
export type Asked<T> =
	| { readonly state: 'done'; readonly value: T; readonly used: number }
	| {
			readonly state: 'waiting';
			readonly call: Call;
			readonly means: Meanings | undefined;
			readonly used: number;
	  }
	| { readonly state: 'misfit'; readonly call: Call; readonly used: number };

/** Second reader: the player's hand. Reads the throws made so far, then calls for the next one. */
export const ask = <T>(draw: Draw<T>, fallen: readonly Throw[]): Asked<T> => {
	let used = 0;
	let misfit = false;
	const result = walked(draw, (call) => {
		const given = fallen[used];
		if (!given) return undefined;
		const answer = sameCall(given.call, call) ? answerTo(call, given) : undefined;
		if (answer === undefined) misfit = true;
		else used += 1;
		return answer;
	});
	if ('value' in result) return { state: 'done', value: result.value, used };
	const { stopped: call, means } = result;
	return misfit ? { state: 'misfit', call, used } : { state: 'waiting', call, means, used };
};

const leftOf = (
	draw: Draw<unknown>,
	answer: (call: Call) => Draw<number> | undefined
): Draw<unknown> => {
	const { node } = draw;
	if (node.kind === 'of') return draw;
	if (node.kind === 'throw') return answer(node.call) ?? draw;
	const first = leftOf(node.first, answer);
	if (first.node.kind !== 'of') return new Draw({ ...node, first });
	const { value } = first.node;
	if (node.kind === 'told apart') return first;
	if (node.kind === 'map') return Draw.of(node.read(value));
	return leftOf(node.next(value), answer);
};

/** What is left of it once these throws have fallen; of the last one dice may still be missing. */
export const after = <T>(draw: Draw<T>, fallen: readonly Throw[]): Draw<T> => {
	let used = 0;
	return leftOf(draw, (call) => {
		const given = fallen[used++];
		const lie = given?.faces?.length ?? call.dice;
		const number = given && answerTo({ ...call, dice: lie }, given);
		if (number === undefined) return undefined;
		const missing = call.dice - lie;
		return missing
			? thrown({ ...call, dice: missing }).map((more) => number + more)
			: Draw.of(number);
	}) as Draw<T>;
};

const callChances = ({ kind, dice, sides, needs }: Call): Distribution<number> =>
	kind === 'pool'
		? countChances(dice, sides, Math.min(needs!.to, sides) - Math.max(needs!.from, 1) + 1)
		: sumChances(dice, sides);

/** The chances stage by stage. Equal outcomes are merged where a further stage would otherwise be repeated for them. */
const stages = <T>(draw: Draw<T>): Distribution<T> => {
	const { node } = draw;
	switch (node.kind) {
		case 'of':
			return certain(node.value);
		case 'throw':
			return callChances(node.call) as Distribution<unknown> as Distribution<T>;
		case 'map':
			return rereadStages(node.first, node.read);
		case 'told apart': {
			const { total, outcomes } = stages(node.first);
			return merged(total, outcomes, node.by);
		}
		case 'chain':
			return followed(chances(node.first), (value) => stages(node.next(value)));
	}
};

/** Applies a reading as far in as the last stage, so that outcomes it does not tell apart are merged early. */
const rereadStages = <T>(draw: Draw<unknown>, read: (value: unknown) => T): Distribution<T> => {
	const { node } = draw;
	if (node.kind === 'map') return rereadStages(node.first, (value) => read(node.read(value)));
	if (node.kind === 'chain')
		return followed(chances(node.first), (value) => rereadStages(node.next(value), read));
	return reread(stages(draw), read);
};

/** Third reader: the exact chances, equal outcomes merged after every stage. */
export const chances = <T>(draw: Draw<T>): Distribution<T> => {
	const { total, outcomes } = stages(draw);
	const { kind } = draw.node;
	return kind === 'throw' || kind === 'told apart' ? { total, outcomes } : merged(total, outcomes);
};
