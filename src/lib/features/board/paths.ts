import { resolve } from '$app/paths';
import { OWN, packKindOf } from '#lib/kernel/game/document.ts';
import { dataHref } from '#lib/features/shared/data/paths.ts';
import type { EntryId } from '#lib/kernel/game/journal.ts';

/** Addresses of the screens of a game on the map; `game`: which one. */
export const mapGamesHref = (game: string): string => resolve('/maps/[game]', { game });
export const newGameHref = (game: string): string => resolve('/maps/[game]/new', { game });
export const mapGameHref = (game: string, id: string): string =>
	resolve('/maps/[game]/[id]', { game, id });
export const logHref = (game: string, id: string): string =>
	resolve('/maps/[game]/[id]/log', { game, id });
export const asItWasHref = (game: string, id: string, line: EntryId): string =>
	resolve('/maps/[game]/[id]/log/[line]', { game, id, line });
export const sendHref = (game: string, id: string): string =>
	resolve('/maps/[game]/[id]/send', { game, id });
export const takeInHref = (game: string): string => resolve('/maps/[game]/take-in', { game });
export const reportHref = (game: string, id: string): string =>
	resolve('/maps/[game]/[id]/report', { game, id });
export const luckHref = (game: string, id: string): string =>
	resolve('/maps/[game]/[id]/luck', { game, id });
export const strikeHref = (game: string, id: string, line: EntryId): string =>
	resolve('/maps/[game]/[id]/log/[line]/strike', { game, id, line });
/** The screen for files going out and coming in; `id` chooses what goes out. */
export const filesHref = (game: string, id?: string): string => dataHref(game, id);
/** The first game, that teaches. */
export const firstGameHref = (game: string): string => resolve('/maps/[game]/first', { game });
/** The owner's corrections of its data, and the screen by which they go out and come in. */
export const correctionsHref = (game: string): string =>
	resolve('/maps/[game]/corrections', { game });
export const packHref = (game: string): string => dataHref(packKindOf(game), OWN);
/** The rules in words, a part of them, the rulings, and what is played on one sheet. */
export const rulesHref = (game: string): string => resolve('/maps/[game]/rules', { game });
export const partHref = (game: string, part: string): string =>
	resolve('/maps/[game]/rules/[part]', { game, part });
export const rulingsHref = (game: string, id?: string): string =>
	`${resolve('/maps/[game]/rules/house', { game })}${id === undefined ? '' : `#${id}`}`;
export const inForceHref = (game: string): string =>
	resolve('/maps/[game]/rules/in-force', { game });
