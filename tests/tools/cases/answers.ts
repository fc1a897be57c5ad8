import Fraction from 'fraction.js';
import { chanceOf, mapped, type Distribution } from '#lib/kernel/dice/distribution.ts';
import { chances, type Draw } from '#lib/kernel/dice/draw.ts';

/** An answer that hangs on no dice. */
export const value = (answer: unknown): { value: unknown } => ({ value: answer });

/** A chance as a fraction. */
export const fraction = (chance: Fraction): { fraction: string } => ({
	fraction: chance.toFraction()
});

/** The chance that a throw comes to yes. */
export const chance = (draw: Draw<boolean>): { fraction: string } =>
	fraction(chanceOf(chances(draw), Boolean));

/** A distribution: what may come of it, by name, with the chance of each. */
export const distOf = <T>(of: Distribution<T>, name: (one: T) => string): { dist: object } => ({
	dist: Object.fromEntries(
		mapped(of, name).outcomes.map(({ value: outcome, weight }) => [
			outcome,
			new Fraction(weight, of.total).toFraction()
		])
	)
});

/** What may come of a throw, by name, with the chance of each. */
export const drawn = <T>(draw: Draw<T>, name: (one: T) => string = String): { dist: object } =>
	distOf(chances(draw), name);
