import { asset } from '$app/paths';

const sprite = asset('/symbols.svg');

/** The address of one drawing of the sprite. */
export const drawing = (id: string): string => `${sprite}#${id}`;
