import type { EntryId, Line } from './journal.ts';

/** Lines stacked on one another: whoever takes the last one off sees those below it. */
export interface Pile<State, Command, Fact> {
	readonly line: Line<State, Command, Fact>;
	readonly below: Pile<State, Command, Fact> | null;
	readonly height: number;
	/** A pile far below, so that any place in a high pile is found in few steps (Myers 1983). */
	readonly jump: Pile<State, Command, Fact> | null;
}

const heightOf = (pile: { readonly height: number } | null | undefined): number =>
	pile?.height ?? 0;

/** A pile with one more line on top. */
export const laidOn = <S, C, F>(
	below: Pile<S, C, F> | null,
	line: Line<S, C, F>
): Pile<S, C, F> => {
	const far = below?.jump;
	const even = heightOf(below) - heightOf(far) === heightOf(far) - heightOf(far?.jump);
	return {
		line,
		below,
		height: heightOf(below) + 1,
		jump: below && even ? (far?.jump ?? null) : below
	};
};

/** The part of a pile up to this place in the journal. */
export const downToPlace = <S, C, F>(
	pile: Pile<S, C, F> | null,
	place: number
): Pile<S, C, F> | null => {
	let at = pile;
	while (at && at.line.place > place)
		at = at.jump && at.jump.line.place > place ? at.jump : at.below;
	return at;
};

/**
 * The part of a pile that has the line with this id on top; null where that is not in the pile. `place`: where it was
 * written.
 */
export const downToLine = <S, C, F>(
	pile: Pile<S, C, F> | null,
	id: EntryId,
	place: number | undefined
): Pile<S, C, F> | null => {
	const at = place === undefined ? null : downToPlace(pile, place);
	return at?.line.id === id ? at : null;
};
