import { NOTHING, type Corrections } from './corrections.ts';

/** The corrections of the game that is spoken of. */
let played: Corrections | undefined;

/** This game is spoken of: from now on its places have the names that its players gave them. */
export const speakOf = (header: { readonly corrections?: Corrections }): void => {
	played = header.corrections;
};

/** A hex as players of that game speak of it: a settlement with its number, or the number alone. */
export const hexCalled = (hex: string, printed: string | undefined): string => {
	const name = played?.[`hex.${hex}.name`] ?? printed;
	return name === undefined || name === NOTHING ? hex : `${name} (${hex})`;
};
