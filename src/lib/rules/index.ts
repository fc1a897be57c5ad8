import { orel1919 } from './orel-1919/listed.ts';
import { calculatorBySlug, CONTENTS } from './red-and-white/index.ts';
import { redAndWhite } from './red-and-white/listed.ts';
import { triumphOfChaos } from './triumph-of-chaos/listed.ts';

/** Every game, each loaded when it is opened. */
export const GAMES = [redAndWhite, orel1919, triumphOfChaos] as const;

/** The game whose calculators stand on the start screen; each is fetched by itself, and no game with it. */
export const ON_START = {
	title: redAndWhite.title,
	contents: CONTENTS,
	calculator: calculatorBySlug
};
