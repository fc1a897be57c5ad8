import { ask, type Draw, type Throw } from '../dice/draw.ts';
import { say } from '../phrase.ts';
import type { Calculator, Form } from '../sheet/calculator.ts';
import { refuse, type Decision, type Refusal } from './engine.ts';
import { words } from '../words/en/kernel.ts';

/** A throw that lacks only its situation and its dice. */
export interface Asked<Parties> {
	readonly procedure: string;
	/** Who acts, and on whom. */
	readonly parties: Parties;
}

/**
 * The one command for every throw: who, in which situation, what fell, and what the referee said instead. It carries
 * nothing that can be derived.
 */
export interface Roll<Parties, Ruled = never> extends Asked<Parties> {
	readonly type: 'roll';
	/**
	 * What was filled in by hand, or filled in by the table and left unchanged. Empty where the table knows the whole
	 * situation.
	 */
	readonly form: Form;
	readonly throws: readonly Throw[];
	/** The referee's word, with his name and reason. */
	readonly ruled?: Ruled;
}

/** A throw in a saved game: its sheet, how the table fills it in, and what follows from it. */
export interface Procedure<Book, State, R extends Roll<unknown, unknown>, Fact> extends Calculator<
	Book,
	unknown
> {
	/** The situation as the table knows it. */
	readonly fill: (state: State, parties: R['parties']) => Form;
	/** Everything that follows from what fell: losses, marks, officers, debts. */
	readonly comes: (state: State, roll: R, value: unknown) => Decision<Fact>;
}

/** What the throws come to in this draw; a refusal where there are too few, too many, or throws of other dice. */
export const valueOf = <T>(
	draw: Draw<T>,
	throws: readonly Throw[],
	rule: string
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: Refusal } => {
	const asked = ask(draw, throws);
	return asked.state === 'done' && asked.used === throws.length
		? { ok: true, value: asked.value }
		: refuse(rule, say(words.theDiceDoNotFitWhatWasToBeRolled));
};
