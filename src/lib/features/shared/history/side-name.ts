import type { Sign } from '#lib/kernel/report/block.ts';
import { t } from '#lib/words/t.ts';
import { words } from '../words/en/history.ts';

/** The name of a side. */
export const sideName = (side: Sign): string => t(words[side]);
