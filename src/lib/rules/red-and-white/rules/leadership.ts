import { die, Draw } from '#lib/kernel/dice/draw.ts';
import type { Book } from '../book.ts';
import { LEADERSHIP_LINES } from '../charts/command.ts';
import type { Character } from '../types.ts';
import { words } from '../words/en/rules.ts';

/** LEADERSHIP: one unit in phase 1. Distances in inches to its nearest stand; undefined: not on the table. */
export interface LeadershipCheck {
	readonly leader: 'ok' | 'none' | 'second' | 'heroic_elsewhere';
	readonly distance?: number | undefined;
	readonly character?: Character | undefined;
	readonly ledHeroically?: boolean;
	readonly cinc: 'ok' | 'none' | 'heroic_elsewhere';
	readonly cincDistance?: number | undefined;
	readonly cincCharacter?: Character | undefined;
	/** CONSEQUENCES OF MAJOR MORALE FAILURE (G07): every unit on the last line. */
	readonly armyBroken?: boolean;
}

/** LEADERSHIP: the lines of its table, as which the players tell how far away a leader is. */
export const LEADER_BANDS = LEADERSHIP_LINES.rows;
export type LeaderBand = (typeof LEADER_BANDS)[number];

const reachOf = (book: Book, character: Character | null | undefined): number =>
	character === 'efficient' ? book.charts.IN_TEXT.at('efficient_inches', 'number') : 0;

/** LEADERSHIP; OFFICERS' CHARACTER: how many inches a band of this officer reaches. */
export const bandTo = (
	book: Book,
	band: LeaderBand,
	character: Character | null | undefined
): number => book.charts.LEADERSHIP_LINES.at(band, 'to') + reachOf(book, character);

/** LEADERSHIP: the band a distance lies in (R05). */
export const bandOf = (
	book: Book,
	inches: number,
	character: Character | null | undefined
): LeaderBand =>
	LEADER_BANDS.find((band) => {
		const to = bandTo(book, band, character);
		return band === 'middle' && book.readings.R05 === 'farther_band' ? inches < to : inches <= to;
	}) ?? 'over';

const endOf = (book: Book, band: LeaderBand, character: Character | null | undefined): number => {
	if (band === 'over') return bandTo(book, 'far', character) + 1;
	const to = bandTo(book, band, character);
	return bandOf(book, to, character) === band ? to : to - 1;
};

/**
 * LEADERSHIP: a distance that lies in the band: its far end, where that still belongs to it. If possible, a distance
 * that lies in it whoever the officer is, so that it does not give him away.
 */
export const inchesIn = (
	book: Book,
	band: LeaderBand,
	character: Character | null | undefined
): number => {
	const lies = (inches: number): boolean =>
		(['normal', 'efficient'] as const).every((one) => bandOf(book, inches, one) === band);
	const ends = [endOf(book, band, 'normal'), endOf(book, band, 'efficient')];
	return ends.find(lies) ?? endOf(book, band, character);
};

/** LEADERSHIP: the last line, "over 36 inches or no leader". */
const lastLine = (book: Book): number => book.charts.LEADERSHIP_LINES.at('over', 'actsOn');

/**
 * LEADERSHIP; OFFICERS' CHARACTER: D10 faces on which a unit at this distance acts; 10 needs no roll. Only the
 * end of the middle line stands in two lines (R05): the first is "or less", the last "over".
 */
export const leadershipLine = (
	book: Book,
	distance: number | undefined,
	character?: Character
): number => {
	if (distance === undefined) return lastLine(book);
	const reach =
		character === 'efficient' ? book.charts.IN_TEXT.at('efficient_inches', 'number') : 0;
	const row = book.charts.LEADERSHIP_LINES.rows.find((line) => {
		const to = book.charts.LEADERSHIP_LINES.at(line, 'to') + reach;
		return line === 'middle' && book.readings.R05 === 'farther_band'
			? distance < to
			: distance <= to;
	});
	return book.charts.LEADERSHIP_LINES.at(row ?? 'over', 'actsOn');
};

/** LEADERSHIP: the line of the unit's own leader (LD-2 to LD-6). */
export const ownLine = (book: Book, check: LeadershipCheck): number =>
	check.leader === 'ok' ? leadershipLine(book, check.distance, check.character) : lastLine(book);

/** LEADERSHIP: the line of the commander-in-chief; undefined where he cannot help (R07, R08). */
export const cincLine = (book: Book, check: LeadershipCheck): number | undefined => {
	if (check.cinc === 'none' || check.cincDistance === undefined) return undefined;
	if (book.readings.R07 === 'own_leader_only') return undefined;
	if (book.readings.R07 === 'cinc_only_if_no_leader' && check.leader === 'ok') return undefined;
	if (book.readings.R08 === 'line_over_36_always' && check.leader !== 'ok') return undefined;
	if (check.cinc === 'heroic_elsewhere') return lastLine(book);
	return leadershipLine(book, check.cincDistance, check.cincCharacter);
};

/** LEADERSHIP: D10 faces on which the unit may fire or move; 10 needs no roll. */
export const actsOn = (book: Book, check: LeadershipCheck): number => {
	if (check.ledHeroically) return 10;
	if (check.armyBroken) return lastLine(book);
	return Math.max(ownLine(book, check), cincLine(book, check) ?? 0);
};

/** LEADERSHIP: phase 1. Does the unit have leadership this turn? */
export const leadership = (book: Book, check: LeadershipCheck): Draw<boolean> => {
	const to = actsOn(book, check);
	if (to >= 10) return Draw.of(true);
	return die(10, {
		label: words.leadership,
		rule: 'Leadership',
		needs: { from: 1, to, word: words.acts, other: words.doesNotAct }
	}).map((face) => face <= to);
};
