import { chanceOf, type Distribution } from '../dice/distribution.ts';
import { Draw } from '../dice/draw.ts';
import type { Phrase } from '../phrase.ts';
import {
	resolution,
	type Forecast,
	type Resolution,
	type Telling,
	type Working
} from './calculator.ts';

type Bars = NonNullable<Forecast['chart']>['bars'];

/** An outcome that has a name. */
export interface Named<T> {
	readonly label: string;
	readonly is: (value: T) => boolean;
	readonly on: boolean;
}

/** Bars for named outcomes, in the order given; impossible ones are left out. */
export const namedBars = <T>(dist: Distribution<T>, outcomes: readonly Named<T>[]): Bars =>
	outcomes
		.map(({ label, is, on }) => ({ label, chance: chanceOf(dist, is), on }))
		.filter(({ chance }) => chance.n !== 0n);

/** The chances of something that either happens or does not. */
export const eitherWay = (
	dist: Distribution<boolean>,
	words: {
		readonly strong: Phrase;
		readonly second?: Phrase;
		readonly caption: Phrase;
		readonly yes: string;
		readonly no: string;
		readonly facts?: Forecast['facts'];
	}
): Forecast => ({
	answer: {
		value: { chance: chanceOf(dist, Boolean) },
		strong: words.strong,
		...(words.second ? { second: words.second } : {})
	},
	chart: {
		caption: words.caption,
		bars: namedBars(dist, [
			{ label: words.yes, is: (value) => value, on: true },
			{ label: words.no, is: (value) => !value, on: false }
		])
	},
	facts: words.facts ?? []
});

/** A resolution that needs no dice: the answer is already there. */
export const withoutDice = (of: {
	readonly working: readonly Working[];
	readonly answer: Forecast['answer'];
	readonly facts?: Forecast['facts'];
	/** The answer in the form that goes into a game. */
	readonly value?: unknown;
	readonly telling: Telling;
}): Resolution<never> =>
	resolution({
		working: of.working,
		draw: Draw.of(of.value ?? null),
		forecast: () => ({ answer: of.answer, chart: null, facts: of.facts ?? [] }),
		tell: () => of.telling
	});
