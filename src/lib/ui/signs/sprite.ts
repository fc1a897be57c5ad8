import sprite from './symbols.svg?url&no-inline';

/**
 * The address of one drawing in the sprite. The file name changes with its content, so the browser need not ask again
 * whether its copy is current, which it otherwise does for everything newly drawn.
 */
export const drawing = (id: string): string => `${sprite}#${id}`;
