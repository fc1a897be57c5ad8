import { die, type Draw } from '#lib/kernel/dice/draw.ts';
import { modifiers, type Modifier } from '#lib/kernel/book/modifier.ts';
import { numberAt, numberOf, type Book } from '../book.ts';
import { WESTERN_MODIFIERS } from '../charts/list-numbers.ts';
import { words } from '../words/en/rules.ts';

/** WESTERN RESPONSE: pushes of a control marker by one box, and replacement steps at once. */
export interface Response {
	readonly pushes: number;
	readonly steps: number;
}

/** WESTERN RESPONSE: what the die modifiers ask. */
export interface WesternSituation {
	readonly tsarAlive: boolean;
	readonly card9: boolean;
	/** Red home VCs that White controls. */
	readonly redHomeCities: number;
	readonly redHasAlly: boolean;
	readonly whiteHadPowers: boolean;
}

/** WESTERN RESPONSE: the lines in printed order; the home VCs always count one way or the other (TC-13). */
export const westernModifiers = (book: Book, situation: WesternSituation): readonly Modifier[] => {
	const many = situation.redHomeCities >= numberOf(book, WESTERN_MODIFIERS.cities);
	const worth = (
		number: (typeof WESTERN_MODIFIERS)[keyof typeof WESTERN_MODIFIERS],
		counts: boolean
	) => ['Western Response', number.label, counts ? numberOf(book, number) : 0] as const;
	return modifiers(
		worth(WESTERN_MODIFIERS.tsar, situation.tsarAlive),
		worth(WESTERN_MODIFIERS.card9, situation.card9),
		worth(WESTERN_MODIFIERS.manyCities, many),
		worth(WESTERN_MODIFIERS.ally, situation.redHasAlly),
		worth(WESTERN_MODIFIERS.centralPowers, situation.whiteHadPowers),
		worth(WESTERN_MODIFIERS.fewCities, !many)
	);
};

/** WESTERN RESPONSE: one die, held to 1..6, by the western powers White controls (TC-10). */
export const westernResponse = (book: Book, factions: 1 | 2 | 3, drm: number): Draw<Response> =>
	die(6, { label: words.westernResponse, rule: 'Western Response' }).map((roll) => {
		const cell = `western.${Math.min(6, Math.max(1, roll + drm))}.${factions}`;
		return {
			pushes: numberAt(book, `${cell}.pushes`),
			steps: numberAt(book, `${cell}.steps`)
		};
	});
