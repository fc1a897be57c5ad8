import { note, noted } from '#lib/store/records/noted.ts';

const keyOf = (game: string): string => `tachanka:first:${game}`;

/** The game in which a line says what to do now, if there is one. */
export const taughtGame = (game: string): string | null => noted(keyOf(game));

/** In this game a line says what to do. */
export const teachIn = (game: string, id: string): void => note(keyOf(game), id);

/** No line says what to do any more; the game stays. */
export const stopTeaching = (game: string): void => note(keyOf(game), null);
