import { FIGHTING } from './white-october-fight.ts';
import { ON_THE_MAP } from './white-october-map.ts';
import { TURNS } from './white-october-turn.ts';
import { Raw } from './raw.ts';

/** Each kind to its procedure. */
export const WHITE_OCTOBER: Readonly<Record<string, (raw: Raw) => unknown>> = {
	...ON_THE_MAP,
	...FIGHTING,
	...TURNS
};

/** The answer to a case of this game, or undefined for a kind it does not have. */
export const answerWhiteOctober = (
	kind: string,
	inputs: Readonly<Record<string, unknown>>
): unknown => WHITE_OCTOBER[kind]?.(new Raw(inputs));
