import { orel1919 } from './orel-1919/listed.ts';
import { redAndWhite } from './red-and-white/listed.ts';
import { triumphOfChaos } from './triumph-of-chaos/listed.ts';
import { whiteOctober } from './white-october/listed.ts';

/** Every game, each loaded when it is opened. */
export const GAMES = [redAndWhite, orel1919, whiteOctober, triumphOfChaos] as const;

/** The game whose calculators are on the start screen. */
export const ON_START = redAndWhite;
