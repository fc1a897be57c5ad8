import { LAST, lastGame } from '#lib/features/shared/app/last-game.ts';
import { note, noted } from '#lib/store/records/noted.ts';

/** Where the note of a deleted game waits. */
const ASIDE = 'tachanka:last-game-deleted';

const move = (from: string, to?: string): void => {
	if (to) note(to, noted(from));
	note(from, null);
};

/** Forgets a game that is deleted, until it is brought back. */
export const layAsideLastGame = (id: string): void => {
	if (lastGame()?.id === id) move(LAST, ASIDE);
	else if (lastGame(ASIDE)?.id === id) move(ASIDE);
};

/** A game that was deleted is there again: it is the last one, unless another was played since. */
export const recallLastGame = (id: string): void => {
	if (!lastGame() && lastGame(ASIDE)?.id === id) move(ASIDE, LAST);
};
