import { say } from '#lib/kernel/phrase.ts';
import { t } from '#lib/words/t.ts';
import {
	bandTo,
	type Book,
	type LeaderBand,
	type OfficerInBattle
} from '#lib/rules/red-and-white/index.ts';
import { words } from '../words/en/together.ts';

/**
 * LEADERSHIP; OFFICERS' CHARACTER (LD-3): how far a band reaches. While a character is covered, the reach of an
 * efficient officer is shown too, whoever he is.
 */
export const bandWords = (
	book: Book,
	band: LeaderBand,
	officer: OfficerInBattle | undefined
): string => {
	if (band === 'over') return t(words.farther);
	const to = (character: OfficerInBattle['character']) => ({
		inches: bandTo(book, band, character)
	});
	if (!officer || officer.revealed)
		return t(say(words.toFar, { far: to(officer?.character ?? null) }));
	return t(say(words.toFarEfficient, { far: to('normal'), efficient: to('efficient') }));
};
