import { t } from '#lib/words/t.ts';
import { words } from '../words/en/history.ts';

/** The name of a side. */
export const sideName = (side: 'red' | 'white'): string =>
	t(side === 'red' ? words.red : words.white);
