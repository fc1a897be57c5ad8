import Fraction from 'fraction.js';
import { chanceOf, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '#lib/rules/red-and-white/book.ts';
import { exact, written } from '../form.ts';
import type { Inputs } from './inputs.ts';

/** What the rules make of the inputs of a case, as the case files write it. */
export type Answer = (inputs: Inputs, book: Book) => Record<string, unknown>;
/** Kinds of cases, and what answers each. */
export type Answers = Readonly<Record<string, Answer>>;

/** The rules do not allow it. */
export const IMPOSSIBLE = { allowed: false };
/** The chance that it comes to yes. */
export const yes = (draw: Draw<boolean>): { frac: string } =>
	exact(chanceOf(chances(draw), Boolean));
/** Numbers with their chances. */
export const numbers = (dist: Distribution<number>) =>
	written(dist, (value) => new Fraction(value).toFraction(false));
