import type { Answers } from './red-and-white/answer.ts';
import { COMMAND } from './red-and-white/command.ts';
import { FIGURES } from './red-and-white/figures.ts';
import { FIRE } from './red-and-white/fire.ts';
import { bookFor, Inputs } from './red-and-white/inputs.ts';
import { MELEE } from './red-and-white/melee.ts';
import { MORALE } from './red-and-white/morale.ts';
import { VEHICLES } from './red-and-white/vehicles.ts';

/** Each kind of Red and White case and the procedure that answers it. */
export const RED_AND_WHITE: Answers = {
	...COMMAND,
	...FIRE,
	...MORALE,
	...MELEE,
	...FIGURES,
	...VEHICLES
};

/** Answers one case; undefined for a kind that is not of this game. */
export const answerRedAndWhite = (
	kind: string,
	inputs: Readonly<Record<string, unknown>>
): unknown => {
	const given = new Inputs(inputs);
	return RED_AND_WHITE[kind]?.(given, bookFor(given));
};
