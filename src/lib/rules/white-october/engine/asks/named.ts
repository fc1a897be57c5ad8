import { OFF } from '#lib/kernel/hex/retreat.ts';
import { count, phraseOf, say, type Phrase } from '#lib/kernel/phrase.ts';
import type { TextId } from '#lib/kernel/texts.ts';
import { afterRest } from '../../rules/09-fatigue.ts';
import { words } from '../../words/en/engine-answers.ts';
import type { CommandOf } from '../commands.ts';
import { nameOf } from '../facts/kind.ts';
import type { Place, State, UnitId } from '../state.ts';

/** How an answer reads, and what of the map it is about. */
export interface Named {
	readonly label: Phrase;
	readonly hint?: Phrase;
	readonly unit?: UnitId;
	readonly hex?: Place;
	readonly path?: readonly Place[];
	/** What the answers with the same name have in common: one unit, in several places. */
	readonly group?: Phrase;
	/** How it reads below that. */
	readonly brief?: Phrase;
	/** It declines, or ends the part. */
	readonly ends?: true;
}

/** A unit as it stands. */
export const recordOf = (state: State, id: UnitId) => state.units.find((unit) => unit.id === id);

/** Where a unit is, and its EP. */
export const standing = (state: State, id: UnitId): Pick<Named, 'unit' | 'hex' | 'hint'> => {
	const one = recordOf(state, id);
	return {
		unit: id,
		...(one?.at ? { hex: one.at, hint: say(words.inPlace, { place: nameOf(one.at) }) } : {})
	};
};

/** A unit, in or towards a place. */
export const into = (id: UnitId, at: Place, text: TextId<'unit' | 'place'>): Named => ({
	label: say(text, { unit: nameOf(id), place: nameOf(at) }),
	unit: id,
	hex: at,
	group: say(words.unit, { unit: nameOf(id) }),
	brief: say(words.place, { place: nameOf(at) })
});

/** 4.5, 9.3 What kind of turn it is. */
export const turnOf = (
	{ stock, fatigue }: State,
	{ offensive, rest }: CommandOf<'declare'>
): Named => {
	const [label, effect] = offensive
		? rest
			? [words.anOffensiveTurnButAtRest, words.restOffensiveEffect]
			: [words.anOffensiveTurn, words.offensiveEffect]
		: rest
			? [words.aTurnOfRest, words.restEffect]
			: [words.neither, words.neitherEffect];
	return {
		label: say(label),
		hint: say(words.costEffect, {
			cost: offensive ? count(stock, words.usesOneOfNInStock) : say(words.neitherSaves, { stock }),
			effect: phraseOf(effect, { level: afterRest(fatigue) })
		})
	};
};

/** 8.2.6 A way back: its end, and what it leads over. */
export const back = (path: readonly Place[]): Named => {
	const end = path.at(-1) ?? '';
	const over = path.slice(0, -1).map(nameOf);
	return {
		label: end === OFF ? say(words.backOffTheMap) : say(words.backToPlace, { place: nameOf(end) }),
		...(over.length > 0 ? { hint: say(words.byPlaces, { places: { list: over } }) } : {}),
		...(end === OFF ? {} : { hex: end }),
		path
	};
};
