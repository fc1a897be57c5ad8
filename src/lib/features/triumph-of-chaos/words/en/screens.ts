import { texts } from '#lib/kernel/texts.ts';

/** triumph-of-chaos, in English: game. */
export const words = texts('triumph-of-chaos.screens', {});
