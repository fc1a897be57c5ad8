import type { Sign } from '#lib/kernel/report/block.ts';
import { t } from '#lib/words/t.ts';
import { words } from '../words/en/history.ts';

const NAMES = { red: words.red, white: words.white, green: words.green, allied: words.allied };

/** The name of a side. */
export const sideName = (side: Sign): string => t(NAMES[side]);
