import { t } from '#lib/words/t.ts';

/** A side by its name. */
export const sideName = (side: 'red' | 'white'): string => t(side === 'red' ? 'Red' : 'White');
