import sprite from './symbols.svg?url&no-inline';

/**
 * The address of one drawing of the sprite. Its name changes with its content, so that the browser need not ask again
 * whether it still holds, which it does for whatever is newly drawn on the screen.
 */
export const drawing = (id: string): string => `${sprite}#${id}`;
